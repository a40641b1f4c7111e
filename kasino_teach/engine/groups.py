"""Groups: table cards worth exactly one value. What groups make up together: `ranks`.

Sets of cards are bit masks here: bit i is the i-th of the table's loose cards, in card order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kasino_teach.cards import Card
from kasino_teach.notation import Group
from kasino_teach.rules import RuleSet
from kasino_teach.values import Value

Split = tuple[Group, ...]


def groups_of(cards: Sequence[Card], rules: RuleSet, value: Value) -> Iterator[tuple[int, Group]]:
    """Every group of `value` among `cards` (in order) as mask and cards, lexicographically.

    A card of a group counts as one of the values it has on the table; one that has no number is a
    group by itself.
    """
    if not value.is_number:
        worth = rules.table_values
        yield from ((1 << i, (card,)) for i, card in enumerate(cards) if value in worth[card])
        return
    yield from sums_of(cards, rules.table_numbers, value.number)


def sums_of(
    cards: Sequence[Card], numbers: Mapping[Card, tuple[int, ...]], total: int
) -> Iterator[tuple[int, Group]]:
    """Every set of the cards (in order) that sums to `total`, each counting one of its numbers."""
    usable = [
        (1 << i, card, [n for n in numbers[card] if n <= total]) for i, card in enumerate(cards)
    ]
    yield from _sums([entry for entry in usable if entry[2]], 0, {total}, 0, ())


def _sums(
    usable: list[tuple[int, Card, list[int]]], start: int, left: set[int], mask: int, cards: Group
) -> Iterator[tuple[int, Group]]:
    """Extend a group by the cards from `start` on; `left` holds what may still be missing (0: complete)."""
    if 0 in left:
        yield mask, cards
    room = max(left)
    for i in range(start, len(usable)):
        bit, card, values = usable[i]
        if values[0] > room:
            break  # cards are in order of rank, and the smallest value follows the rank
        if then := {rest - v for rest in left for v in values if v <= rest}:
            yield from _sums(usable, i + 1, then, mask | bit, (*cards, card))


def is_worth(group: Group, rules: RuleSet, value: Value) -> bool:
    """Whether the cards, all together, are one group of `value`."""
    if len(group) == 1:
        return value in rules.table_values[group[0]]
    sums = {0}
    for card in group:
        sums = {total + n for total in sums for n in rules.table_numbers[card]}
    return value.is_number and value.number in sums
