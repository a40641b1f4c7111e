"""Captures: every set a value can take from a loose table, up to cards that are one and the same.

First by rank: the groups that fit on the table, then all unions of disjoint groups (loose.py). Then by
kind: which cards of a rank are taken (dominance.py).
"""

from __future__ import annotations

from kasino_teach.solver.arrays import grown, zeros
from kasino_teach.solver.dominance import Choices
from kasino_teach.solver.loose import LooseCards
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import LENGTH_AT, VALUE_AT
from kasino_teach.solver.problem import Problem
from kasino_teach.solver.transposition import TranspositionTable

NOTHING_TAKEN = 0
"""The place of the empty capture, which is always there."""


class CaptureSets:
    """Finds captures and remembers them. A capture has a place in three columns:

    `table0`, `table1` what it takes from the two table words, `info` what the cards are worth.
    """

    def __init__(self, problem: Problem, compiled: bool) -> None:
        """`compiled`: whether this code runs compiled, which decides how things are remembered."""
        self.loose = LooseCards(problem)
        self.choices = Choices(problem, self.loose)
        self.index = TranspositionTable(compiled, 10, 20)
        self.size = self.capacity = 0
        self.table0 = self.table1 = self.info = zeros(1)
        self.clear()

    def clear(self) -> None:
        """Forget every capture."""
        self.index.clear()
        self.capacity = 256
        self.table0, self.table1, self.info = zeros(256), zeros(256), zeros(256)
        self.size = NOTHING_TAKEN + 1

    def find(self, node: Node, value: int, owed: int) -> int:
        """All captures at a value: where they begin in the columns, and from bit 40 on their number.

        `owed` is a rank of which every card has to be taken, or 0.
        """
        known = self.index.get(node.table0, node.table1, value, owed)
        if known:
            return known - 1
        loose = self.loose
        loose.load(node)
        start = self.size
        all_of = 0
        if owed:
            all_of = loose.rank_mask[owed] << loose.rank_shift[owed]
        total = loose.unite(value, 0)
        for at in range(1, total):
            ranks = loose.unions[at]
            if (ranks & all_of) == (loose.rank_word & all_of):
                self.expand(ranks, True)
        found = start | (self.size - start) << LENGTH_AT
        self.index.put(node.table0, node.table1, value, owed, found + 1, 0)
        return found

    def find_maximal(self, node: Node, value: int, other: int, builds_there: bool) -> int:
        """As `find`, but only captures of which no other by the same card takes more.

        `other` is a second value of the card, or the same one; `builds_there`: it takes builds too.
        """
        place = 1 << 8 | (other + VALUE_AT) << 1 | int(builds_there)
        known = self.index.get(node.table0, node.table1, value, place)
        if known:
            return known - 1
        loose = self.loose
        loose.load(node)
        start = self.size
        total = loose.unite(value, 0)
        end = loose.unite(other, total) if other != value else total
        for at in range(1, total):
            ranks = loose.unions[at]
            if not loose.fits_more(ranks, value) and not loose.is_inside(
                at, total, end, builds_there
            ):
                self.expand(ranks, True)
        found = start | (self.size - start) << LENGTH_AT
        self.index.put(node.table0, node.table1, value, place, found + 1, 0)
        return found

    def push(self, table0: int, table1: int, info: int) -> None:
        """Append a capture."""
        if self.size == self.capacity:
            self.capacity *= 2
            self.table0 = grown(self.table0, self.capacity)
            self.table1 = grown(self.table1, self.capacity)
            self.info = grown(self.info, self.capacity)
        self.table0[self.size] = table0
        self.table1[self.size] = table1
        self.info[self.size] = info
        self.size += 1

    def expand(self, ranks: int, pruned: bool) -> None:
        """Append every choice of cards for a rank word; `pruned`: of like cards the better first."""
        loose, choices = self.loose, self.choices
        start = self.size
        self.push(0, 0, 0)
        for at in range(loose.ranks_present):
            rank = loose.present[at]
            wanted = (ranks >> loose.rank_shift[rank]) & loose.rank_mask[rank]
            if wanted == 0:
                continue
            choices.find(rank, wanted, pruned)
            end = self.size
            for other in range(1, choices.count):
                for base in range(start, end):
                    self.push(
                        self.table0[base] + choices.table0[other],
                        self.table1[base] + choices.table1[other],
                        self.info[base] + choices.info[other],
                    )
            for base in range(start, end):
                self.table0[base] += choices.table0[0]
                self.table1[base] += choices.table1[0]
                self.info[base] += choices.info[0]
