# The types with which search.py is compiled.
cimport cython
from kasino_teach.solver.moves cimport Moves
from kasino_teach.solver.payoff cimport Payoff
from kasino_teach.solver.table cimport Table

cdef long long PEEK, CARD_BITS, LIMIT, VISITS, BOUND, HINT, UNKNOWN, LOW_NEEDS, NO_NEEDS, MANY_BUILDS, MANY_WON
cdef long long MINE, MULLE_BIT, SWEEP_BIT, KNOWN

cdef class Search:
    cdef readonly object record, judge, builds
    cdef public object hook
    cdef readonly Moves moves
    cdef readonly Payoff payoff
    cdef readonly Table table
    cdef public long long nodes
    cdef readonly long long low, high, need_cards, need_spades
    cdef long long peeking, closing, plies, seats, sweep, mulle, sign
    cdef bint must_capture, absolute
    cdef long long[::1] seat, window, deal, seat_bits, sweep_counts

    @cython.locals(low=longlong, high=longlong)
    cpdef void look(self, long long x, long long ply, long long cards, long long spades, long long last, long long outside) except *
    @cython.locals(low=longlong, high=longlong, value=longlong, beta=longlong)
    cpdef long long exact(self, long long t0, long long t1, long long h, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long guess) except? -4611686018427387904
    @cython.locals(payoff=Payoff, low=longlong, high=longlong, m=longlong, known=longlong, needs=longlong, bound=longlong, hint=longlong, value=longlong)
    cpdef long long reach(self, long long t0, long long t1, long long h, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long beta) except? -4611686018427387904
    @cython.locals(need_cards=longlong, need_spades=longlong)
    cdef bint meets_low(self, long long needs, long long cards, long long spades) noexcept
    @cython.locals(need_cards=longlong, need_spades=longlong)
    cdef bint meets_high(self, long long needs, long long cards, long long spades) noexcept
    @cython.locals(cards=longlong, spades=longlong)
    cdef long long packed_needs(self) noexcept
    @cython.locals(payoff=Payoff, can=bint, left=longlong, taken=longlong)
    cdef long long close(self, long long t0, long long t1, long long h, long long ply, long long cards, long long spades, long long last, long long outside, long long beta) except? -4611686018427387904
    @cython.locals(m=longlong)
    cdef long long key(self, long long b, long long x, long long ply, long long cards, long long spades, long long last) noexcept
    @cython.locals(moves=Moves, seat=longlong, window=longlong, hand=longlong, first=longlong, count=longlong, epoch=longlong, best=longlong, best_at=longlong, turn=longlong, at=longlong, value=longlong, need_cards=longlong, need_spades=longlong)
    cdef long long best(self, long long t0, long long t1, long long h, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long beta, long long hint) except? -4611686018427387904
    @cython.locals(gain=longlong, over=longlong, value=longlong, more_cards=longlong, more_spades=longlong)
    cdef long long play(self, long long d0, long long d1, long long dh, long long b, long long info, long long t0, long long t1, long long h, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long beta) except? -4611686018427387904
    @cython.locals(low=longlong, high=longlong, value=longlong, beta=longlong)
    cpdef long long exact_move(self, long long d0, long long d1, long long dh, long long b, long long info, long long t0, long long t1, long long h, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long guess) except? -4611686018427387904
    @cython.locals(gain=longlong, known=longlong, more_cards=longlong, more_spades=longlong)
    cdef long long peek(self, long long d0, long long d1, long long dh, long long b, long long info, long long t0, long long t1, long long h, long long x, long long ply, long long cards, long long spades, long long last, long long outside) except? -4611686018427387904
    cpdef long long over(self, long long x, long long ply, long long cards, long long spades, long long last, long long outside) except? -4611686018427387904
