# The types with which search.py is compiled.
cimport cython
from kasino_teach.solver.moves cimport Moves
from kasino_teach.solver.payoff cimport Payoff
from kasino_teach.solver.table cimport Table

cdef long long PEEK, CARD_BITS, LIMIT, VISITS, DROPPED_CARDS, DROPPED_SPADES, MANY_BUILDS, MANY_WON
cdef long long MINE, MULLE_BIT, SWEEP_BIT, KNOWN

cdef class Search:
    cdef readonly object record, judge, builds
    cdef public object hook
    cdef readonly Moves moves
    cdef readonly Payoff payoff
    cdef readonly Table table
    cdef public long long nodes
    cdef readonly long long low, high
    cdef long long peeking, closing, plies, seats, sweep, mulle, sign
    cdef bint must_capture, absolute, has_cards, has_spades, has_over
    cdef long long[::1] seat, window, deal, seat_bits, sweep_counts

    @cython.locals(low=longlong, high=longlong)
    cpdef void look(self, long long x, long long ply, long long cards, long long spades, long long last, long long outside) except *
    @cython.locals(low=longlong, high=longlong, value=longlong, beta=longlong)
    cpdef long long exact(self, long long t0, long long t1, long long h, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long guess) except? -4611686018427387904
    @cython.locals(low=longlong, high=longlong, sure=longlong, m=longlong, known=longlong, bound=longlong, best_at=longlong, value=longlong)
    cpdef long long reach(self, long long t0, long long t1, long long h, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long beta) except? -4611686018427387904
    @cython.locals(left=longlong, taken=longlong)
    cdef long long close(self, long long t0, long long t1, long long h, long long ply, long long cards, long long spades, long long last, long long outside) except? -4611686018427387904
    @cython.locals(left=longlong)
    cdef long long key(self, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside) noexcept
    @cython.locals(moves=Moves, seat=longlong, window=longlong, hand=longlong, first=longlong, count=longlong, epoch=longlong, best=longlong, best_at=longlong, turn=longlong, at=longlong, value=longlong)
    cdef long long best(self, long long t0, long long t1, long long h, long long b, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long beta, long long hint) except? -4611686018427387904
    @cython.locals(gain=longlong, over=longlong)
    cdef long long play(self, long long d0, long long d1, long long dh, long long b, long long info, long long t0, long long t1, long long h, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long beta) except? -4611686018427387904
    @cython.locals(low=longlong, high=longlong, value=longlong, beta=longlong)
    cpdef long long exact_move(self, long long d0, long long d1, long long dh, long long b, long long info, long long t0, long long t1, long long h, long long x, long long ply, long long cards, long long spades, long long last, long long outside, long long guess) except? -4611686018427387904
    @cython.locals(gain=longlong, known=longlong)
    cdef long long peek(self, long long d0, long long d1, long long dh, long long b, long long info, long long t0, long long t1, long long h, long long x, long long ply, long long cards, long long spades, long long last, long long outside) except? -4611686018427387904
    cpdef long long over(self, long long x, long long ply, long long cards, long long spades, long long last, long long outside) except? -4611686018427387904
