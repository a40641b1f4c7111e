# The types with which payoff.py is compiled.
cimport cython

cdef long long ANY, MINE, THEIRS, CHANCE_AT, POINTS_AT, SPADES_AT

cdef class Payoff:
    cdef readonly long long low, high, need_cards, need_spades
    cdef long long end_cards, end_spades
    cdef long long sign, unit, cards, spades, over, last_capture, spades_total, plies
    cdef bint at_once, has_chances
    cdef long long[::1] gains, losses

    @cython.locals(reach=longlong, low=longlong, high=longlong, left=longlong)
    cpdef void bound(self, long long ply, long long cards, long long spades, long long last, long long outside) noexcept
    @cython.locals(most=longlong, least=longlong)
    cdef void bound_last(self, long long ply, long long last) noexcept
    @cython.locals(left=longlong)
    cdef void need_low(self, long long cards, long long spades, long long outside) noexcept
    @cython.locals(left=longlong)
    cdef void need_high(self, long long cards, long long spades, long long outside) noexcept
    cdef long long least(self, long long lead, long long left) noexcept
    @cython.locals(side=longlong)
    cdef void need_end(self, long long cards, long long spades, bint high) noexcept
    @cython.locals(mine=longlong, theirs=longlong)
    cdef long long spade_points(self, long long captured, long long lead) noexcept
    @cython.locals(value=longlong, captured=longlong, side=longlong)
    cdef long long final(self, long long cards, long long spades, long long last, long long outside) noexcept
