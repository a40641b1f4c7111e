# The types with which node.py is compiled.
cimport cython

cdef class Node:
    cdef public long long ply, seat, deal, held, dealt
    cdef public bint sweeps_count
    cdef public Node next
    cdef public long long table0, table1, hand, builds, won, cards, spades, last, outside
    cdef public long long gain, more_cards, more_spades
