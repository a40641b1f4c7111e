"""Whether the cards of a build can be shared out into groups of its value."""

from __future__ import annotations

from collections.abc import Sequence

from kasino_teach.values import Value

_Counts = tuple[int, ...]
"""How many are left of each number, the largest number first."""


def can_share_out(values: Sequence[Value], value: Value) -> bool:
    """Whether values can be shared out, all of them, into groups that are worth `value`.

    No card counts more than 16, so two whole packs are settled in less than a second.
    """
    if not all(v.is_number for v in (value, *values)):
        return all(v == value for v in values)
    numbers, whole = [v.number for v in values], value.number
    if sum(numbers) % whole or max(numbers) > whole:
        return False
    kinds = sorted(set(numbers), reverse=True)
    counts = tuple(numbers.count(kind) for kind in kinds)
    return _Sharing(kinds, whole).fits(counts, whole)


class _Sharing:
    """Fills one group after the other. What is left says how much room the group begun still has."""

    def __init__(self, kinds: Sequence[int], whole: int) -> None:
        self.kinds = kinds
        self.whole = whole
        self.in_vain: set[_Counts] = set()

    def fits(self, left: _Counts, room: int) -> bool:
        """Whether all that is left can be put, `room` of it into the group begun."""
        if room == self.whole:  # a new group: its largest member can be named without trying others
            largest = next((i for i, count in enumerate(left) if count), None)
            return largest is None or self.put(left, room, largest)
        if left in self.in_vain:
            return False
        tried = (i for i, count in enumerate(left) if count and self.kinds[i] <= room)
        if any(self.put(left, room, i) for i in tried):
            return True
        self.in_vain.add(left)
        return False

    def put(self, left: _Counts, room: int, i: int) -> bool:
        """Whether the rest fits once one of kind `i` is put into the group begun."""
        rest = (*left[:i], left[i] - 1, *left[i + 1 :])
        return self.fits(rest, room - self.kinds[i] or self.whole)
