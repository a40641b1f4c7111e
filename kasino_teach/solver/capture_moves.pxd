# The types with which capture_moves.py is compiled.
cimport cython
from kasino_teach.solver.capture_sets cimport CaptureSets
from kasino_teach.solver.dominance cimport Choices
from kasino_teach.solver.move_list cimport MoveList
from kasino_teach.solver.node cimport Node

cdef long long LENGTH_AT, MULLE_BIT, NOTHING_TAKEN, START_BITS, SWEEP_BIT

cdef class CaptureMoves:
    cdef object problem, builds
    cdef CaptureSets sets
    cdef Choices choices
    cdef MoveList moves
    cdef bint forced
    cdef long long flag_score, start
    cdef long long[::1] lower, higher, twin, rank, info_of, owed

    cdef bint takes_any(self, Node node, long long kind) except *
    @cython.locals(lower=longlong, higher=longlong)
    cdef void append(self, Node node, long long bit, long long kind) except *
    @cython.locals(owed=longlong, found=longlong, at=longlong, place=longlong, info=longlong, rest=longlong, twice=bint)
    cdef void append_at(self, Node node, long long bit, long long kind, long long value) except *
    @cython.locals(builds=longlong, found=longlong, at=longlong, place=longlong, info=longlong, rest=longlong, twice=bint, builds_there=bint)
    cdef void append_maximal(self, Node node, long long bit, long long kind, long long value, long long other) except *
    @cython.locals(sets=CaptureSets, choices=Choices, table0=longlong, table1=longlong, flags=longlong, score=longlong)
    cdef void add(self, Node node, long long bit, long long kind, long long place, long long rest, long long info, bint twice) except *
