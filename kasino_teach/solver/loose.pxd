# The types with which loose.py is compiled.
cimport cython
from kasino_teach.solver.arrays cimport grown, zeros
from kasino_teach.solver.node cimport Node

cdef long long VALUE_AT

cdef class LooseCards:
    cdef long long kinds, table0, table1
    cdef readonly long long guards, rank_word, ranks_present
    cdef long long[::1] word, shift, mask, rank, rank_shift, rank_mask
    cdef long long[::1] group_start, group_end, groups
    cdef long long[::1] counts, present, unions
    cdef set seen

    @cython.locals(table0=longlong, table1=longlong, kind=longlong, field=longlong, count=longlong, rank=longlong, last=longlong)
    cdef void load(self, Node node) noexcept
    cdef bint can(self, Node node, long long value) noexcept
    cdef bint holds(self, Node node, long long rank) noexcept
    cdef bint fits(self, Node node, long long ranks) noexcept
    @cython.locals(at=longlong, guarded=longlong)
    cdef bint fits_more(self, long long ranks, long long value) noexcept
    @cython.locals(guards=longlong, groups="long long[::1]", guarded=longlong, total=longlong, at=longlong, group=longlong, base=longlong, union=longlong)
    cdef long long unite(self, long long value, long long first) except -1
    @cython.locals(ranks=longlong, whole=longlong, place=longlong)
    cdef bint is_inside(self, long long at, long long total, long long end, bint builds_there) noexcept
