# The types with which payoff.py is compiled.
cimport cython

cdef long long MINE, THEIRS, CHANCE_AT, POINTS_AT, SPADES_AT

cdef class Payoff:
    cdef readonly long long low, high, sure
    cdef long long sign, unit, cards, spades, over, sweep, last_capture, spades_total, plies
    cdef bint at_once, has_chances
    cdef long long[::1] sweeps_left

    @cython.locals(reach=longlong, low=longlong, high=longlong, sure=longlong, left=longlong)
    cpdef void bound(self, long long ply, long long cards, long long spades, long long last, long long outside) noexcept
    cdef void bound_last(self, long long ply, long long last) noexcept
    @cython.locals(mine=longlong, theirs=longlong)
    cdef long long spade_points(self, long long captured, long long lead) noexcept
    @cython.locals(value=longlong, captured=longlong, side=longlong)
    cdef long long final(self, long long cards, long long spades, long long last, long long outside) noexcept
