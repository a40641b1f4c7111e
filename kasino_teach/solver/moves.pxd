# The types with which moves.py is compiled.
cimport cython
from kasino_teach.solver.captures cimport Captures
from kasino_teach.solver.table cimport Table, grown, reorder, words

cdef long long LENGTH_AT, POOL_CAP, MOVES_CAP, LONG_LIST, PILE_BITS, MULLE_BIT, SWEEP_BIT, ONE, START_BITS, POINTS_AT

cdef class Moves:
    cdef readonly object record
    cdef readonly object builds
    cdef readonly Captures captures
    cdef Table index
    cdef readonly long long first, count, epoch, size
    cdef long long card_start, capacity, sign, unit
    cdef bint forced, trail_duty, has_builds, keeps_busy
    cdef object style
    cdef list built
    cdef dict groups
    cdef long long[::1] values, second, twin, rank, owed, bit_kind, like
    cdef long long[::1] table0, table1, hand, build, info, score

    cpdef void clear(self) except *
    @cython.locals(place=longlong, known=longlong, start=longlong)
    cpdef void find(self, long long t0, long long t1, long long hand, long long b, long long window, long long seat) except *
    cpdef list listed(self)
    @cython.locals(can_capture=bint, can_build=bint, busy=bint, outshone=bint, able=longlong, last=longlong, at=longlong, bit=longlong, kind=longlong, start=longlong)
    cdef void generate(self, long long t0, long long t1, long long hand, long long b, long long window, long long seat) except *
    @cython.locals(at=longlong, kinds=longlong)
    cdef bint outshone(self, long long kind, long long hand, long long window) noexcept
    @cython.locals(place=longlong, known=longlong, at=longlong)
    cdef bint last_captures(self, long long t0, long long t1, long long hand, long long window) except *
    cdef bint has_taker(self, long long t0, long long t1, long long kind, long long b) except *
    cdef void push(self, long long d0, long long d1, long long bit, long long b, long long info, long long score) except *
    cdef long long worth(self, long long info) noexcept
    @cython.locals(first=longlong, second=longlong)
    cdef void take(self, long long t0, long long t1, long long bit, long long kind, long long b) except *
    @cython.locals(captures=Captures, owed=longlong, found=longlong, at=longlong, place=longlong, x0=longlong, x1=longlong, info=longlong, more=longlong, rest=longlong, twice=bint)
    cdef void take_at(self, long long t0, long long t1, long long bit, long long kind, long long b, long long value) except *
    @cython.locals(captures=Captures, found=longlong, at=longlong, place=longlong, x0=longlong, x1=longlong, info=longlong, more=longlong, rest=longlong, twice=bint, there=bint)
    cdef void take_maximal(self, long long t0, long long t1, long long bit, long long kind, long long b, long long value, long long other) except *
    @cython.locals(captures=Captures, at=longlong, flags=longlong, score=longlong)
    cdef void add_capture(self, long long t0, long long t1, long long x0, long long x1, long long bit, long long kind, long long b, long long rest, long long info, bint twice) except *
    @cython.locals(last=longlong, at=longlong, bit=longlong, kind=longlong, score=longlong)
    cdef void trail_all(self, long long hand, long long window, long long barred, long long b) except *
    @cython.locals(last=longlong, at=longlong, bit=longlong, kind=longlong, start=longlong, others=longlong, other=longlong)
    cdef bint build_all(self, long long t0, long long t1, long long hand, long long b, long long window, long long seat) except *
    @cython.locals(captures=Captures, start=longlong, place=longlong, group=longlong, x0=longlong, x1=longlong, info=longlong)
    cdef void build_loose(self, long long t0, long long t1, long long bit, long long kind, long long b, long long value, long long seat) except *
    cdef void build_on(self, long long bit, long long kind, long long b, long long value, long long seat) except *
    cdef void sort_long(self, long long start) except *
    @cython.locals(end=longlong, at=longlong)
    cdef void sort(self, long long start) except *
    cdef void swap(self, long long x, long long y) noexcept
