# The types with which search.py is compiled.
cimport cython
from kasino_teach.solver.move_generator cimport MoveGenerator
from kasino_teach.solver.move_list cimport MoveList
from kasino_teach.solver.needs cimport Needs
from kasino_teach.solver.node cimport Node
from kasino_teach.solver.payoff cimport Payoff
from kasino_teach.solver.transposition cimport TranspositionTable

cdef long long PEEK, CARD_BITS, LIMIT, VISITS, BOUND, HIGH_AT, HINT_AT, HINTS, KNOWN, UNKNOWN, MANY_BUILDS, MANY_WON
cdef long long LOW_NEEDS, NO_NEEDS, GOES_ON
cdef long long MINE, MULLE_BIT, POINTS_AT, SPADES_AT, SWEEP_BIT

cdef class Search:
    cdef readonly object judge, builds
    cdef public object hook
    cdef readonly MoveGenerator generator
    cdef readonly Payoff payoff
    cdef readonly Needs needs
    cdef readonly TranspositionTable table
    cdef readonly list at_ply
    cdef public long long nodes
    cdef readonly long long low, high
    cdef long long best_at, peeking, closing, plies, sweep, mulle, sign
    cdef bint must_capture, absolute, at_once

    cpdef long long mtdf(self, Node node, long long guess) except? -4611686018427387904
    @cython.locals(moves=MoveList)
    cpdef long long mtdf_move(self, Node node, long long table0, long long table1, long long hand, long long builds, long long info, long long guess) except? -4611686018427387904
    cpdef void look(self, Node node) except *
    @cython.locals(low=longlong, high=longlong, value=longlong, beta=longlong)
    cdef long long pin_down(self, Node node, bint made, long long guess) except? -4611686018427387904
    @cython.locals(payoff=Payoff, low=longlong, high=longlong, key=longlong, known=longlong, needed=longlong, bound=longlong, value=longlong)
    cdef long long null_window(self, Node node, long long beta) except? -4611686018427387904
    cdef void remember(self, Node node, long long key, long long known, long long needed, long long value, bint lower) except *
    @cython.locals(payoff=Payoff, needs=Needs, can=bint, left=longlong, taken=longlong, cards=longlong, spades=longlong)
    cdef long long close(self, Node node, long long beta) except? -4611686018427387904
    cdef long long key(self, long long ply, long long last, long long builds) noexcept
    @cython.locals(generator=MoveGenerator, needs=Needs, first=longlong, count=longlong, epoch=longlong, best=longlong, best_at=longlong, turn=longlong, at=longlong, value=longlong, need_cards=longlong, need_spades=longlong)
    cdef long long best(self, Node node, long long beta, long long hint) except? -4611686018427387904
    @cython.locals(after=Node, future=longlong, value=longlong)
    cdef long long value_of_made(self, Node node, long long beta) except? -4611686018427387904
    @cython.locals(moves=MoveList, after=Node, last=longlong, known=longlong, needed=longlong)
    cdef long long peek(self, Node node, long long at) except? -4611686018427387904
    @cython.locals(moves=MoveList, after=Node, info=longlong, last=longlong, outside=longlong, gain=longlong, more_cards=longlong, more_spades=longlong)
    cdef void make(self, Node node, long long at) except *
