# The types with which payoff.py is compiled.
cimport cython
from kasino_teach.solver.needs cimport Needs
from kasino_teach.solver.node cimport Node

cdef long long ANY, MINE, THEIRS, CHANCE_AT, POINTS_AT, SPADES_AT

cdef class Payoff:
    cdef readonly long long low, high
    cdef readonly Needs needs
    cdef long long end_cards, end_spades
    cdef long long sign, unit, cards, spades, over, last_capture, spades_total, plies
    cdef bint at_once, has_chances
    cdef long long[::1] gains, losses

    @cython.locals(reach=longlong, low=longlong, high=longlong, left=longlong, cards=longlong, spades=longlong, outside=longlong)
    cpdef void bound(self, Node node) noexcept
    @cython.locals(most=longlong, least=longlong)
    cdef void bound_last(self, Node node) noexcept
    @cython.locals(needs=Needs, left=longlong)
    cdef void need_low(self, Node node) noexcept
    @cython.locals(needs=Needs, left=longlong)
    cdef void need_high(self, Node node) noexcept
    cdef long long least(self, long long lead, long long left) noexcept
    @cython.locals(needs=Needs, side=longlong)
    cdef void need_end(self, Node node, bint high) noexcept
    @cython.locals(mine=longlong, theirs=longlong)
    cdef long long spade_points(self, long long captured, long long lead) noexcept
    @cython.locals(cards=longlong, spades=longlong, outside=longlong, value=longlong, captured=longlong, side=longlong)
    cdef long long final(self, Node node, long long last) noexcept
