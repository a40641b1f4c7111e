"""The loose cards of a table by rank: which groups of them a value can take, and all their unions.

A rank word counts the cards of each rank; above every count it has a guard bit. A group fits where taking
it from the table's rank word, guards set, leaves all guards standing.
"""

from __future__ import annotations

from array import array

from kasino_teach.solver.arrays import grown, zeros
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import VALUE_AT
from kasino_teach.solver.problem import Problem


class LooseCards:
    """One table at a time, that of the last node given to `load`."""

    def __init__(self, problem: Problem) -> None:
        """Reads the fields of the words, and lists the groups of every value a hand card may have."""
        self.kinds = len(problem.kinds)
        self.word = array("q", problem.kind_word)
        self.shift = array("q", problem.kind_shift)
        self.mask = array("q", problem.kind_mask)
        self.rank = array("q", [kind.rank for kind in problem.kinds])
        self.rank_shift = array("q", problem.rank_shift)
        self.rank_mask = array("q", [(1 << n.bit_length()) - 1 for n in problem.rank_count])
        self.guards = problem.guards
        self.group_start, self.group_end = zeros(32), zeros(32)
        self.groups = self.list_groups(problem)
        self.table0 = self.table1 = -1
        self.counts = zeros(self.kinds + 1)
        self.present = zeros(14)
        self.ranks_present = 0
        self.rank_word = 0
        self.seen: set[int] = set()
        self.unions = zeros(64)

    def list_groups(self, problem: Problem) -> array[int]:
        """The groups as rank words, value after value."""
        groups: list[int] = []
        for value in range(-13, problem.highest + 1):
            self.group_start[value + VALUE_AT] = len(groups)
            if value > 0:
                groups += problem.groups[value]
            elif problem.rank_worth[-value] == (value,):
                groups.append(1 << problem.rank_shift[-value])
            self.group_end[value + VALUE_AT] = len(groups)
        return array("q", [*groups, 0])

    def load(self, node: Node) -> None:
        """Read the table of a node: the cards of each kind and each rank."""
        table0, table1 = node.table0, node.table1
        if table0 == self.table0 and table1 == self.table1:
            return
        self.table0 = self.table1 = -1  # an interrupt must not leave it half read
        self.rank_word = 0
        last = 0
        self.ranks_present = 0
        for kind in range(self.kinds):
            field = table0 if self.word[kind] == 0 else table1
            count = (field >> self.shift[kind]) & self.mask[kind]
            self.counts[kind] = count
            if count:
                rank = self.rank[kind]
                self.rank_word += count << self.rank_shift[rank]
                if rank != last:
                    self.present[self.ranks_present] = rank
                    self.ranks_present += 1
                    last = rank
        self.table0, self.table1 = table0, table1

    def can(self, node: Node, value: int) -> bool:
        """Whether a value can take anything from a node's table."""
        self.load(node)
        return self.fits_more(0, value)

    def holds(self, node: Node, rank: int) -> bool:
        """Whether a card of a rank lies loose."""
        self.load(node)
        return (self.rank_word >> self.rank_shift[rank]) & self.rank_mask[rank] > 0

    def fits(self, node: Node, ranks: int) -> bool:
        """Whether so many cards of each rank lie loose."""
        self.load(node)
        return (((self.rank_word | self.guards) - ranks) & self.guards) == self.guards

    def fits_more(self, ranks: int, value: int) -> bool:
        """Whether a group of a value is left beside a set, on the table that was loaded."""
        guarded = (self.rank_word | self.guards) - ranks
        for at in range(self.group_start[value + VALUE_AT], self.group_end[value + VALUE_AT]):
            if ((guarded - self.groups[at]) & self.guards) == self.guards:
                return True
        return False

    def unite(self, value: int, first: int) -> int:
        """Put every union of disjoint groups into `unions` from `first` on, the empty one first.

        Returns where they end.
        """
        guards, groups = self.guards, self.groups
        guarded = self.rank_word | guards
        self.seen.clear()
        if first == len(self.unions):
            self.unions = grown(self.unions, 2 * first)
        self.unions[first] = 0
        total = first + 1
        for at in range(self.group_start[value + VALUE_AT], self.group_end[value + VALUE_AT]):
            group = groups[at]
            if ((guarded - group) & guards) != guards:
                continue
            base = first
            while base < total:
                union = self.unions[base] + group
                base += 1
                if ((guarded - union) & guards) == guards and union not in self.seen:
                    self.seen.add(union)
                    if total == len(self.unions):
                        self.unions = grown(self.unions, 2 * total)
                    self.unions[total] = union
                    total += 1
        return total

    def is_inside(self, at: int, total: int, end: int, builds_there: bool) -> bool:
        """Whether a union is a proper part of another, those of a second value (from `total`) included.

        With `builds_there` one that the second value takes too is a part: there the builds come with it.
        """
        ranks = self.unions[at]
        for place in range(1, end):
            whole = self.unions[place]
            if whole == ranks:
                if place > total and builds_there:
                    return True
            elif place != total and (((whole | self.guards) - ranks) & self.guards) == self.guards:
                return True
        return False
