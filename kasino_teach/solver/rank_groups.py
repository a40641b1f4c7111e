"""Groups by rank: which numbers of cards of each rank are worth a value, as rank words."""

from __future__ import annotations

from collections.abc import Sequence


def groups_by_value(
    highest: int,
    worth: Sequence[tuple[int, ...]],
    counts: Sequence[int],
    shift: Sequence[int],
) -> list[list[int]]:
    """For every value up to `highest` all groups worth it, a rank word each.

    `worth` holds the values a card of each rank may count as (none: it is in no sum), `counts` how
    many there can be. Value 0 has the empty group.
    """
    found: list[list[int]] = [[0], *([] for _ in range(highest))]
    for rank, values in enumerate(worth):
        if not values or not counts[rank]:
            continue
        more: list[list[int]] = [[] for _ in found]
        for taken in range(1, counts[rank] + 1):
            word = taken << shift[rank]
            for total in _totals(values, taken):
                for value in range(highest + 1 - total):
                    more[value + total] += [word + group for group in found[value]]
        found = [old + new for old, new in zip(found, more, strict=True)]
    return found


def _totals(values: tuple[int, ...], taken: int) -> set[int]:
    """What so many cards may be worth together, each counting as one of the values."""
    totals = {0}
    for _ in range(taken):
        totals = {total + value for total in totals for value in values}
    return totals
