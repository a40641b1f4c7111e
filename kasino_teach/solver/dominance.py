"""Dominance: which cards of a rank a capture takes, and which choices need no search.

A card is better than one of its rank that plays alike where it is worth as much or more in points and in
spades. A better card is taken before a worse one, since a game in which the two have changed places can be
played in just the same way.
"""

from __future__ import annotations

from array import array
from itertools import pairwise

from kasino_teach.solver.arrays import grown, zeros
from kasino_teach.solver.loose import LooseCards
from kasino_teach.solver.problem import Problem


def better_pairs(problem: Problem) -> list[tuple[int, int]]:
    """The pairs of kinds of which the first is better than the second."""
    kinds, sign = problem.kinds, problem.sign
    found = []
    for x, better in enumerate(kinds):
        for y in problem.kinds_of_rank[better.rank]:
            worse = kinds[y]
            points = sign * (better.points - worse.points)
            spades = sign * (better.spade - worse.spade)
            alike = better.twin < 0 and worse.twin < 0 and not problem.absolute
            if alike and points >= 0 and spades >= 0 and points + spades > 0:
                found.append((x, y))
    return found


class Choices:
    """The ways to take so many cards of one rank: `count` of them, each in three columns:

    `table0`, `table1` what it takes from the two table words, `info` what the cards are worth.
    """

    def __init__(self, problem: Problem, loose: LooseCards) -> None:
        """`loose` holds the table that is asked about."""
        self.loose = loose
        self.kinds = len(problem.kinds)
        self.rank = array("q", [kind.rank for kind in problem.kinds])
        self.info_of = array("q", problem.kind_info)
        fields = list(zip(problem.kind_word, problem.kind_shift, strict=True))
        self.unit0 = array("q", [(word == 0) << shift for word, shift in fields])
        self.unit1 = array("q", [(word == 1) << shift for word, shift in fields])
        self.pairs = better_pairs(problem)
        self.better = zeros(self.kinds * self.kinds + 1)
        for x, y in self.pairs:
            self.better[x * self.kinds + y] = 1
        self.first = zeros(15)
        self.pick = zeros(self.kinds + 1)
        self.chain = zeros(14)
        self.order(problem)
        self.count = 0
        self.table0, self.table1, self.info = zeros(64), zeros(64), zeros(64)
        self.taken = zeros(self.kinds + 1)

    def order(self, problem: Problem) -> None:
        """The kinds of each rank, best first, and whether each is better than the next (a chain)."""
        kinds, sign = problem.kinds, problem.sign
        at = 0
        for rank in range(1, 14):
            self.first[rank] = at
            mine = sorted(
                problem.kinds_of_rank[rank],
                key=lambda k: (sign * kinds[k].points, sign * kinds[k].spade),
                reverse=True,
            )
            self.chain[rank] = int(all(self.better[x * self.kinds + y] for x, y in pairwise(mine)))
            for kind in mine:
                self.pick[at] = kind
                at += 1
        self.first[14] = at

    def find(self, rank: int, wanted: int, pruned: bool) -> None:
        """List the ways to take `wanted` cards of a rank; `pruned`: without those that are dominated."""
        self.count = 0
        if pruned and self.chain[rank]:
            self.take_best(rank, wanted)
        else:
            self.spread(self.first[rank], self.first[rank + 1], wanted, pruned, 0, 0, 0)

    def take_best(self, rank: int, wanted: int) -> None:
        """The one choice where every kind of the rank is better than the next."""
        table0 = table1 = info = 0
        for at in range(self.first[rank], self.first[rank + 1]):
            kind = self.pick[at]
            count = self.loose.counts[kind]
            count = min(count, wanted)
            table0 += count * self.unit0[kind]
            table1 += count * self.unit1[kind]
            info += count * self.info_of[kind]
            wanted -= count
        self.add(table0, table1, info)

    def add(self, table0: int, table1: int, info: int) -> None:
        """Append a choice."""
        if self.count == len(self.table0):
            self.table0 = grown(self.table0, 2 * self.count)
            self.table1 = grown(self.table1, 2 * self.count)
            self.info = grown(self.info, 2 * self.count)
        self.table0[self.count] = table0
        self.table1[self.count] = table1
        self.info[self.count] = info
        self.count += 1

    def spread(
        self, at: int, end: int, wanted: int, pruned: bool, table0: int, table1: int, info: int
    ) -> None:
        """Append every choice of `wanted` cards from the kinds `pick[at:end]`, added to what is there."""
        if at == end:
            if wanted == 0 and not (pruned and self.is_dominated(end)):
                self.add(table0, table1, info)
            return
        kind = self.pick[at]
        most = self.loose.counts[kind]
        most = min(most, wanted)
        for count in range(most, -1, -1):
            self.taken[kind] = count
            self.spread(
                at + 1,
                end,
                wanted - count,
                pruned,
                table0 + count * self.unit0[kind],
                table1 + count * self.unit1[kind],
                info + count * self.info_of[kind],
            )

    def is_dominated(self, end: int) -> bool:
        """Whether `taken` leaves a card that is better than one it takes, among one rank's kinds."""
        rank = self.rank[self.pick[end - 1]]
        for i in range(self.first[rank], end):
            left = self.pick[i]
            if self.taken[left] == self.loose.counts[left]:
                continue
            for j in range(self.first[rank], end):
                chosen = self.pick[j]
                if self.taken[chosen] and self.better[left * self.kinds + chosen]:
                    return True
        return False
