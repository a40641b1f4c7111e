# The types with which arrays.py is compiled.
cimport cython

cpdef long long[::1] zeros(long long count)
@cython.locals(new="long long[::1]", at=longlong)
cpdef long long[::1] grown(long long[::1] old, long long count)
@cython.locals(at=longlong)
cpdef void reorder(long long[::1] column, long long start, list order) except *
