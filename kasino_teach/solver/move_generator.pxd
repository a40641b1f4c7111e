# The types with which move_generator.py is compiled.
cimport cython
from kasino_teach.solver.arrays cimport zeros
from kasino_teach.solver.build_moves cimport BuildMoves
from kasino_teach.solver.capture_moves cimport CaptureMoves
from kasino_teach.solver.capture_sets cimport CaptureSets
from kasino_teach.solver.move_list cimport MoveList
from kasino_teach.solver.node cimport Node
from kasino_teach.solver.transposition cimport TranspositionTable

cdef long long LENGTH_AT, MANY_CAPTURES, MANY_MOVES, ONE, START_BITS

cdef class MoveGenerator:
    cdef object builds
    cdef readonly CaptureSets sets
    cdef readonly MoveList moves
    cdef CaptureMoves captures
    cdef BuildMoves building
    cdef TranspositionTable index
    cdef readonly long long first, count, epoch
    cdef long long kinds, cards_count
    cdef bint forced, trail_duty, has_builds, keeps_busy
    cdef long long[::1] bit_kind, dominates, unit0, unit1, info_of, cards, cards_kind

    cpdef void clear(self) except *
    @cython.locals(hand=longlong, place=longlong, known=longlong, start=longlong)
    cpdef void find(self, Node node) except *
    @cython.locals(can_capture=bint, can_build=bint, busy=bint, dominated=bint, able=longlong, at=longlong, bit=longlong, kind=longlong, start=longlong)
    cdef void generate(self, Node node, long long hand) except *
    @cython.locals(at=longlong, kind=longlong, last=longlong)
    cdef void pick_cards(self, Node node, long long hand) except *
    @cython.locals(at=longlong)
    cdef bint is_dominated(self, Node node, long long hand, long long kind) noexcept
    @cython.locals(at=longlong, bit=longlong, kind=longlong, score=longlong)
    cdef void append_trails(self, Node node, long long barred) except *
    @cython.locals(hand=longlong, place=longlong, known=longlong, at=longlong)
    cdef bint last_captures(self, Node node) except *
