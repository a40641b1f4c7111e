# The types with which move_list.py is compiled.
cimport cython
from kasino_teach.solver.arrays cimport grown, reorder, zeros

cdef long long LONG_LIST, POINTS_AT

cdef class MoveList:
    cdef readonly long long size
    cdef long long capacity, sign, unit
    cdef long long[::1] table0, table1, hand, builds, info, score

    cdef void clear(self) except *
    cdef void push(self, long long table0, long long table1, long long hand, long long builds, long long info, long long score) except *
    cdef void grow(self) except *
    cdef long long looks(self, long long info) noexcept
    cpdef list words(self, long long first, long long count)
    @cython.locals(at=longlong)
    cdef bint has(self, long long table0, long long table1, long long builds, long long start) noexcept
    @cython.locals(end=longlong, at=longlong)
    cdef void sort(self, long long start) except *
    cdef void sort_long(self, long long start) except *
    cdef void swap(self, long long x, long long y) noexcept
