# The types with which transposition.py is compiled.
cimport cython
from kasino_teach.solver.arrays cimport zeros

cdef long long NEAR
cdef long long STRIDE, MIX_A, MIX_B, MIX_C, MIX_D

cdef class TranspositionTable:
    cdef dict memo
    cdef readonly long long cap
    cdef readonly long long size
    cdef readonly long long count
    cdef readonly long long more
    cdef long long ways
    cdef long long[::1] store

    @cython.locals(slot=longlong, at=longlong, value=longlong, _=longlong)
    cpdef long long get(self, long long a, long long b, long long c, long long d) except? -1
    cpdef void put(self, long long a, long long b, long long c, long long d, long long value, long long more) except *
    @cython.locals(slot=longlong, first=longlong, at=longlong, _=longlong)
    cdef void place(self, long long a, long long b, long long c, long long d, long long value, long long more) noexcept
    @cython.locals(mixed=ulonglong)
    cdef long long hashed(self, long long a, long long b, long long c, long long d) noexcept
    @cython.locals(old="long long[::1]", size=longlong, at=longlong, slot=longlong)
    cdef void grow(self) except *
