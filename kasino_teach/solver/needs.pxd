# The types with which needs.py is compiled.
cimport cython
from kasino_teach.solver.node cimport Node

cdef class Needs:
    cdef bint absolute
    cdef public long long cards, spades

    @cython.locals(cards=longlong, spades=longlong)
    cdef bint meets_low(self, long long packed, Node node) noexcept
    @cython.locals(cards=longlong, spades=longlong)
    cdef bint meets_high(self, long long packed, Node node) noexcept
    @cython.locals(cards=longlong, spades=longlong)
    cdef long long packed(self) noexcept
    cdef void lower_to(self, long long cards, long long spades) noexcept
    cdef void before(self, Node node) noexcept
