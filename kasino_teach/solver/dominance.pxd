# The types with which dominance.py is compiled.
cimport cython
from kasino_teach.solver.arrays cimport grown, zeros
from kasino_teach.solver.loose cimport LooseCards

cdef class Choices:
    cdef LooseCards loose
    cdef readonly long long kinds
    cdef readonly list pairs
    cdef long long count
    cdef long long[::1] rank, info_of, unit0, unit1, better, first, pick, chain
    cdef long long[::1] table0, table1, info, taken

    cdef void find(self, long long rank, long long wanted, bint pruned) except *
    @cython.locals(table0=longlong, table1=longlong, info=longlong, at=longlong, kind=longlong, count=longlong)
    cdef void take_best(self, long long rank, long long wanted) except *
    cdef void add(self, long long table0, long long table1, long long info) except *
    @cython.locals(kind=longlong, most=longlong, count=longlong)
    cdef void spread(self, long long at, long long end, long long wanted, bint pruned, long long table0, long long table1, long long info) except *
    @cython.locals(rank=longlong, i=longlong, j=longlong, left=longlong, chosen=longlong)
    cdef bint is_dominated(self, long long end) noexcept
