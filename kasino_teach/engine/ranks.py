"""Loose cards by rank: which numbers of each rank can be taken together, and how they are shared out.

Cards of one rank count alike, so a table of thirty cards has millions of sets and only some thousand
such choices. A choice is a whole number here: five bits for each rank hold how many of it are meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.engine.groups import Split
from kasino_teach.rules import RuleSet
from kasino_teach.values import Value

FIELD: Final = 5
"""Bits for a rank: eight cards of a rank at most (two packs), and a bit above that stays free."""
_FREE: Final = sum(1 << FIELD * rank + FIELD - 1 for rank in range(14))

RankGroup = tuple[int, ...]
"""The ranks of a group's cards, in order."""
RankNumbers = tuple[tuple[int, ...], ...]
"""At each rank the numbers one of its cards may count on the table; none for courts without one."""


def packed(ranks: Sequence[int]) -> int:
    """So many of each rank as a choice."""
    return sum([1 << FIELD * rank for rank in ranks])


def fits(choice: int, room: int) -> bool:
    """Whether a choice has of no rank more than another."""
    return (room + _FREE - choice) & _FREE == _FREE


def count_of(choice: int, rank: int) -> int:
    """How many of a rank a choice has."""
    return choice >> FIELD * rank & (1 << FIELD) - 1


class RankUnions:
    """What disjoint groups worth one value make up, of loose cards with the ranks given."""

    def __init__(self, ranks: tuple[int, ...], numbers: RankNumbers, value: Value) -> None:
        """`ranks` has one entry for each card, in order."""
        self.room = room = packed(ranks)
        groups: list[RankGroup] = []
        if value.is_number:
            counts = [(rank, count_of(room, rank)) for rank in dict.fromkeys(ranks)]
            _add_groups(groups, counts, numbers, (value.number,), ())
        elif value.rank in ranks:
            groups = [(value.rank,)]
        self._groups: dict[int, list[tuple[int, RankGroup]]] = {}
        for group in groups:
            self._groups.setdefault(group[0], []).append((packed(group), group))
        self._splits: dict[int, tuple[RankGroup, ...] | None] = {0: ()}
        self.choices = self._choices()

    def _choices(self) -> tuple[int, ...]:
        """Every choice that groups make up; the empty one is the first."""
        found = {0: None}
        for groups in self._groups.values():
            for group, _ in groups:
                for choice in list(found):
                    more = choice + group
                    while fits(more, self.room):
                        found[more] = None
                        more += group
        return tuple(found)

    def split(self, choice: int) -> tuple[RankGroup, ...] | None:
        """How a choice is shared out: the lowest card gets the smallest group, again and again.

        None where it cannot be shared out.
        """
        if choice in self._splits:
            return self._splits[choice]
        lowest = ((choice & -choice).bit_length() - 1) // FIELD
        found = None
        for group, ranks in self._groups.get(lowest, ()):
            if fits(group, choice):
                rest = self.split(choice - group)
                if rest is not None:
                    found = (ranks, *rest)
                    break
        self._splits[choice] = found
        return found


def unions_of(cards: Sequence[Card], rules: RuleSet, value: Value) -> RankUnions:
    """The unions of groups among loose cards (in order). Asked again, they are still known."""
    return _unions(tuple([card.rank for card in cards]), rules.rank_numbers, value)


_unions: Final = lru_cache(maxsize=1024)(RankUnions)


def split_of(cards: Sequence[Card], rules: RuleSet, value: Value) -> Split | None:
    """The canonical way to share cards (in order) out into groups of a value; None where there is none."""
    unions = unions_of(cards, rules, value)
    ranks = unions.split(unions.room)
    return None if ranks is None else shared_out(cards, ranks)


def shared_out(cards: Sequence[Card], ranks: tuple[RankGroup, ...]) -> Split:
    """Cards (in order) put into groups of the ranks given: lower cards into earlier groups."""
    if len(ranks) == 1:
        return (tuple(cards),)
    by_rank: dict[int, list[Card]] = {}
    for card in reversed(cards):
        by_rank.setdefault(card.rank, []).append(card)
    return tuple(tuple([by_rank[rank].pop() for rank in group]) for group in ranks)


def _add_groups(
    found: list[RankGroup],
    counts: Sequence[tuple[int, int]],
    numbers: RankNumbers,
    left: tuple[int, ...],
    ranks: RankGroup,
) -> None:
    """Add groups that begin with `ranks`, lexicographically. `left`: what may be missing, largest first."""
    room = left[0]
    for at, (rank, count) in enumerate(counts):
        values = numbers[rank]
        if not values:
            continue
        if values[0] > room:
            break  # the smallest number follows the rank
        then = [rest - number for rest in left for number in values if number <= rest]
        group = (*ranks, rank)
        if 0 in then:
            found.append(group)
        if more := tuple(sorted({rest for rest in then if rest}, reverse=True)):
            rest = counts[at + 1 :]
            again = [(rank, count - 1), *rest] if count > 1 else rest
            if again:
                _add_groups(found, again, numbers, more, group)
