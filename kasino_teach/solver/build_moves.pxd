# The types with which build_moves.py is compiled.
cimport cython
from kasino_teach.solver.capture_sets cimport CaptureSets
from kasino_teach.solver.move_list cimport MoveList
from kasino_teach.solver.node cimport Node

cdef long long ONE, PILE_BITS

cdef class BuildMoves:
    cdef object problem, builds, style
    cdef CaptureSets sets
    cdef MoveList moves
    cdef list built
    cdef dict groups

    @cython.locals(others=longlong, at=longlong)
    cdef void append(self, Node node, long long hand, long long bit, long long kind) except *
    @cython.locals(sets=CaptureSets, moves=MoveList, start=longlong, place=longlong, group=longlong, info=longlong, table0=longlong, table1=longlong)
    cdef void append_on_loose(self, Node node, long long bit, long long kind, long long value) except *
    cdef list groups_with(self, long long kind, long long value)
    cdef list groups_worth(self, long long value)
    @cython.locals(moves=MoveList)
    cdef void append_on_builds(self, Node node, long long bit, long long kind, long long value) except *
    cdef bint may_raise(self, Node node, object pile) except *
    cdef bint may_add(self, object pile) except *
    cdef bint owns_another(self, Node node, long long at) except *
