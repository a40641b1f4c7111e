# The types with which captures.py is compiled.
cimport cython
from kasino_teach.solver.table cimport Table, grown, words

cdef long long LENGTH_AT, POINTS_AT, SPADES_AT

cdef class Captures:
    cdef readonly long long kinds
    cdef readonly long long guards
    cdef public long long size
    cdef long long capacity, at0, at1, rank_word, ranks_present, spreads
    cdef long long[::1] word, shift, mask, info, rank, unit0, unit1
    cdef long long[::1] rank_shift, rank_mask
    cdef long long[::1] first, pick, chain, better
    cdef long long[::1] group_start, group_end, groups
    cdef long long[::1] pool0, pool1, pool_info, pool_rank
    cdef long long[::1] counts, present, sets, spread0, spread1, spread_info, taken
    cdef Table index
    cdef set seen

    cdef void room(self, long long count) except *
    cpdef void clear(self) except *
    @cython.locals(kind=longlong, field=longlong, count=longlong, rank=longlong, last=longlong)
    cpdef void load(self, long long t0, long long t1) noexcept
    @cython.locals(at=longlong, guarded=longlong)
    cpdef bint can(self, long long t0, long long t1, long long value) noexcept
    cpdef bint holds(self, long long t0, long long t1, long long rank) noexcept
    cpdef bint fits(self, long long t0, long long t1, long long ranks) noexcept
    @cython.locals(known=longlong, start=longlong, all_of=longlong, total=longlong, at=longlong, ranks=longlong, found=longlong)
    cpdef long long find(self, long long t0, long long t1, long long value, long long owed) except -1
    @cython.locals(known=longlong, start=longlong, place=longlong, end=longlong, total=longlong, at=longlong, ranks=longlong, found=longlong)
    cpdef long long find_maximal(self, long long t0, long long t1, long long value, long long other, bint builds_there) except -1
    @cython.locals(at=longlong, guarded=longlong)
    cdef bint fits_more(self, long long ranks, long long value) noexcept
    @cython.locals(ranks=longlong, whole=longlong, place=longlong)
    cdef bint is_inside(self, long long at, long long total, long long end, bint builds_there) noexcept
    @cython.locals(guarded=longlong, total=longlong, at=longlong, group=longlong, base=longlong, union=longlong)
    cdef long long unions(self, long long value, long long first) except -1
    cdef void push(self, long long x0, long long x1, long long info, long long ranks) except *
    @cython.locals(start=longlong, at=longlong, rank=longlong, wanted=longlong, end=longlong, other=longlong, base=longlong)
    cpdef void expand(self, long long ranks, bint pruned) except *
    @cython.locals(x0=longlong, x1=longlong, info=longlong, at=longlong, kind=longlong, count=longlong)
    cdef void take_best(self, long long rank, long long wanted) except *
    cdef void add_spread(self, long long x0, long long x1, long long info) except *
    @cython.locals(kind=longlong, most=longlong, count=longlong)
    cdef void spread(self, long long at, long long end, long long wanted, bint pruned, long long x0, long long x1, long long info) except *
    @cython.locals(rank=longlong, i=longlong, j=longlong, left=longlong, chosen=longlong)
    cdef bint wasteful(self, long long end) noexcept
