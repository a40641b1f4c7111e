"""Builds on the table as numbered sets: two sets that play alike have one number; 0 is none.

Of a build matters what it is worth in a pile, its value, whether that is fixed, and, only where the
rules ask, who owns it and whether its cards are all of the value's rank.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.notation import Build
from kasino_teach.solver.door import code
from kasino_teach.solver.problem import Problem


class Pile(NamedTuple):
    """A build as the search sees it; `info` is its cards' info word."""

    value: int
    owner: int
    fixed: bool
    same_rank: bool
    info: int


class BuildSets:
    """Numbers sets of builds, and knows what captures and cards laid make of them."""

    def __init__(self, problem: Problem) -> None:
        """Starts with the empty set, number 0."""
        self.problem = problem
        self.sets: list[tuple[Pile, ...]] = [()]
        self.numbers: dict[tuple[Pile, ...], int] = {(): 0}
        self.captures: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}

    def number(self, piles: Iterable[Pile]) -> int:
        """The number of a set."""
        key = tuple(sorted(piles))
        found = self.numbers.get(key)
        if found is None:
            found = len(self.sets)
            self.sets.append(key)
            self.numbers[key] = found
        return found

    def of(self, builds: Iterable[Build]) -> int:
        """The number of a position's builds."""
        return self.number(self.pile(build) for build in builds)

    def pile(self, build: Build) -> Pile:
        """A build of a position as the search sees it."""
        problem = self.problem
        worth, value = problem.codes.built, code(build.value)
        same = problem.knows_rank and all(worth[card] == value for card in build.cards)
        owner = build.owner if problem.knows_owner else 0
        return Pile(value, owner, build.fixed, same, self.info(build.cards))

    def info(self, cards: Iterable[Card]) -> int:
        """The info word of cards inside a build."""
        return sum(map(self.problem.info_of, cards))

    def subsets(self, number: int, value: int) -> tuple[tuple[int, int], ...]:
        """What a capture at `value` can take of a set: the set that is left, and the taken's info."""
        key = (number, value)
        found = self.captures.get(key)
        if found is None:
            piles = self.sets[number]
            mine = [at for at, pile in enumerate(piles) if pile.value == value]
            left: dict[int, int] = {}
            for size in range(1, len(mine) + 1):
                for chosen in combinations(mine, size):
                    rest = self.number(p for at, p in enumerate(piles) if at not in chosen)
                    left[rest] = sum(piles[at].info for at in chosen)
            found = self.captures[key] = tuple(left.items())
        return found

    def owns(self, number: int, seat: int) -> bool:
        """Whether one of the builds is the seat's."""
        return any(pile.owner == seat for pile in self.sets[number])

    def laid(self, number: int, onto: int, pile: Pile) -> int:
        """The set once `pile` is laid; `onto` is the index of the build it was laid on, or -1.

        `pile` counts only what is new: the cards of `onto` and of builds that merge are added here.
        """
        style = self.problem.style
        merges = style is not None and style.merges
        info, fixed, same = pile.info, pile.fixed, pile.same_rank
        kept = []
        for at, other in enumerate(self.sets[number]):
            merged = merges and at != onto and other.value == pile.value
            if merged or at == onto:
                info += other.info
                fixed = fixed or merged
                same = same and other.same_rank
            else:
                kept.append(other)
        kept.append(Pile(pile.value, pile.owner, fixed, same, info))
        return self.number(kept)
