# The types with which capture_sets.py is compiled.
cimport cython
from kasino_teach.solver.arrays cimport grown, zeros
from kasino_teach.solver.dominance cimport Choices
from kasino_teach.solver.loose cimport LooseCards
from kasino_teach.solver.node cimport Node
from kasino_teach.solver.transposition cimport TranspositionTable

cdef long long LENGTH_AT, VALUE_AT

cdef class CaptureSets:
    cdef readonly LooseCards loose
    cdef readonly Choices choices
    cdef public long long size
    cdef long long capacity
    cdef long long[::1] table0, table1, info
    cdef TranspositionTable index

    cpdef void clear(self) except *
    @cython.locals(loose=LooseCards, known=longlong, start=longlong, all_of=longlong, total=longlong, at=longlong, ranks=longlong, found=longlong)
    cpdef long long find(self, Node node, long long value, long long owed) except -1
    @cython.locals(loose=LooseCards, known=longlong, start=longlong, place=longlong, end=longlong, total=longlong, at=longlong, ranks=longlong, found=longlong)
    cpdef long long find_maximal(self, Node node, long long value, long long other, bint builds_there) except -1
    cdef void push(self, long long table0, long long table1, long long info) except *
    @cython.locals(loose=LooseCards, choices=Choices, start=longlong, at=longlong, rank=longlong, wanted=longlong, end=longlong, other=longlong, base=longlong)
    cpdef void expand(self, long long ranks, bint pruned) except *
