"""Lists of moves, one after the other in the same columns. A move is five words:

`table0`, `table1` and `hand` what it changes in the table words and the hand word, `builds` the number of
the set of builds it leaves, `info` the info word of the cards that go to the pile (0: none do), with two
bits more: whether it empties the table and whether it takes the twin alone. A sixth, `score`, is how good it
looks; it only puts them in order.
"""

from __future__ import annotations

from kasino_teach.solver.arrays import grown, reorder, zeros
from kasino_teach.solver.packing import POINTS_AT
from kasino_teach.solver.problem import Problem

LONG_LIST = 24
"""Lists longer than this are not sorted by insertion."""


class MoveList:
    """The moves at `0` to `size - 1`."""

    def __init__(self, problem: Problem) -> None:
        """Reads what a card looks worth from the problem."""
        self.sign = problem.sign
        self.unit = problem.scale
        self.clear()

    def clear(self) -> None:
        """Forget all moves."""
        self.size = 0
        self.capacity = 256
        self.table0, self.table1, self.hand = zeros(256), zeros(256), zeros(256)
        self.builds, self.info, self.score = zeros(256), zeros(256), zeros(256)

    def push(self, table0: int, table1: int, hand: int, builds: int, info: int, score: int) -> None:
        """Append a move."""
        if self.size == self.capacity:
            self.grow()
        self.table0[self.size] = table0
        self.table1[self.size] = table1
        self.hand[self.size] = hand
        self.builds[self.size] = builds
        self.info[self.size] = info
        self.score[self.size] = score
        self.size += 1

    def grow(self) -> None:
        """Double the room."""
        self.capacity *= 2
        self.table0 = grown(self.table0, self.capacity)
        self.table1 = grown(self.table1, self.capacity)
        self.hand = grown(self.hand, self.capacity)
        self.builds = grown(self.builds, self.capacity)
        self.info = grown(self.info, self.capacity)
        self.score = grown(self.score, self.capacity)

    def looks(self, info: int) -> int:
        """How good cards look in a pile: eight times their points, and their number."""
        return self.sign * (8 * ((info >> POINTS_AT) & 0xFFFFFF) + self.unit * (info & 255))

    def words(self, first: int, count: int) -> list[tuple[int, int, int, int, int]]:
        """Some moves, each as its five words."""
        return [
            (self.table0[at], self.table1[at], self.hand[at], self.builds[at], self.info[at])
            for at in range(first, first + count)
        ]

    def has(self, table0: int, table1: int, builds: int, start: int) -> bool:
        """Whether a move from `start` on changes the table in this way."""
        for at in range(start, self.size):
            if (
                self.table0[at] == table0
                and self.table1[at] == table1
                and self.builds[at] == builds
            ):
                return True
        return False

    def sort(self, start: int) -> None:
        """Put the moves from `start` on in order, best score first; equal ones keep their order."""
        if self.size - start > LONG_LIST:
            self.sort_long(start)
            return
        for end in range(start + 1, self.size):
            at = end
            while at > start and self.score[at - 1] < self.score[at]:
                self.swap(at - 1, at)
                at -= 1

    def sort_long(self, start: int) -> None:
        """As `sort`, for lists too long to be sorted by insertion."""
        score = [-self.score[at] for at in range(start, self.size)]
        order = sorted(range(self.size - start), key=score.__getitem__)
        reorder(self.table0, start, order)
        reorder(self.table1, start, order)
        reorder(self.hand, start, order)
        reorder(self.builds, start, order)
        reorder(self.info, start, order)
        reorder(self.score, start, order)

    def swap(self, x: int, y: int) -> None:
        """Exchange two moves."""
        self.table0[x], self.table0[y] = self.table0[y], self.table0[x]
        self.table1[x], self.table1[y] = self.table1[y], self.table1[x]
        self.hand[x], self.hand[y] = self.hand[y], self.hand[x]
        self.builds[x], self.builds[y] = self.builds[y], self.builds[x]
        self.info[x], self.info[y] = self.info[y], self.info[x]
        self.score[x], self.score[y] = self.score[y], self.score[x]
