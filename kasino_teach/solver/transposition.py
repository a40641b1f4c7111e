"""The transposition table, from four words to two: exact, because it keeps the whole key.

Compiled it is an open-addressed array; interpreted a dict is faster. Both forget under pressure,
never lie: what is lost is worked out again.
"""

from __future__ import annotations

from kasino_teach.solver.arrays import zeros

NEAR = 8
"""So many slots are tried for a key in a table that may grow no more; before, as many as it takes."""
STRIDE = 6
NOTHING = (0, 0)
MIX_A = 0x1F3D5B79A2C4E687
MIX_B = 0x2545F4914F6CDD1D
MIX_C = 0x1B873593CC9E2D51
MIX_D = 0x2127599BF4325C37


class TranspositionTable:
    """Maps four words to a value other than 0, and a second word; 0 is the answer for what is not there."""

    def __init__(self, compiled: bool, bits: int, cap_bits: int) -> None:
        """Room for 2 ** `bits` entries at first and never more than 2 ** `cap_bits`."""
        self.memo: dict[tuple[int, int, int, int], tuple[int, int]] | None = (
            None if compiled else {}
        )
        self.cap = 1 << cap_bits
        self.size = 1 << bits
        self.count = self.more = 0
        self.ways = self.size if self.size < self.cap else NEAR
        self.store = zeros(STRIDE * self.size if compiled else 1)

    def get(self, a: int, b: int, c: int, d: int) -> int:
        """The value of a key, or 0. Its second word is left in `more`."""
        if self.memo is not None:
            value, self.more = self.memo.get((a, b, c, d), NOTHING)
            return value
        slot = self.hashed(a, b, c, d)
        for _ in range(self.ways):
            at = STRIDE * slot
            value = self.store[at + 4]
            if value == 0:
                return 0
            if (
                self.store[at] == a
                and self.store[at + 1] == b
                and self.store[at + 2] == c
                and self.store[at + 3] == d
            ):
                self.more = self.store[at + 5]
                return value
            slot = (slot + 1) & (self.size - 1)
        return 0

    def put(self, a: int, b: int, c: int, d: int, value: int, more: int) -> None:
        """Remember a value; where there is no room another one is forgotten."""
        if self.memo is not None:
            if len(self.memo) >= self.cap:
                self.memo.clear()
            self.memo[a, b, c, d] = value, more
            return
        if 2 * self.count > self.size and self.size < self.cap:
            self.grow()
        self.place(a, b, c, d, value, more)

    def place(self, a: int, b: int, c: int, d: int, value: int, more: int) -> None:
        """Write into the first slot that is free or holds the key, else into the first of all."""
        first = self.hashed(a, b, c, d)
        slot = first
        for _ in range(self.ways):
            at = STRIDE * slot
            if self.store[at + 4] == 0:
                self.count += 1
                break
            if (
                self.store[at] == a
                and self.store[at + 1] == b
                and self.store[at + 2] == c
                and self.store[at + 3] == d
            ):
                break
            slot = (slot + 1) & (self.size - 1)
        else:
            at = STRIDE * first
        self.store[at] = a
        self.store[at + 1] = b
        self.store[at + 2] = c
        self.store[at + 3] = d
        self.store[at + 4] = value
        self.store[at + 5] = more

    def hashed(self, a: int, b: int, c: int, d: int) -> int:
        """The slot a key belongs to."""
        mixed = a * MIX_A
        mixed ^= mixed >> 29
        mixed = (mixed + b) * MIX_B
        mixed ^= mixed >> 31
        mixed = (mixed + c) * MIX_C
        mixed ^= mixed >> 29
        mixed = (mixed + d) * MIX_D
        mixed ^= mixed >> 32
        return mixed & (self.size - 1)

    def grow(self) -> None:
        """Double the room."""
        old, size = self.store, self.size
        self.size = 2 * size
        self.ways = self.size if self.size < self.cap else NEAR
        self.store = zeros(STRIDE * self.size)
        self.count = 0
        for slot in range(size):
            at = STRIDE * slot
            if old[at + 4] != 0:
                self.place(old[at], old[at + 1], old[at + 2], old[at + 3], old[at + 4], old[at + 5])

    def clear(self) -> None:
        """Forget everything; the room stays."""
        if self.memo is not None:
            self.memo.clear()
            return
        self.store = zeros(STRIDE * self.size)
        self.count = 0
