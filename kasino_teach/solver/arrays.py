"""Arrays of machine words: the columns in which the compiled solver keeps what it works out."""

from __future__ import annotations

from array import array


def zeros(count: int) -> array[int]:
    """An array of `count` words, all 0."""
    return array("q", [0]) * count


def grown(old: array[int], count: int) -> array[int]:
    """A copy of an array with room for `count` words."""
    new = zeros(count)
    for at in range(len(old)):
        new[at] = old[at]
    return new


def reorder(column: array[int], start: int, order: list[int]) -> None:
    """Put the words from `start` on in another order: the first becomes that at `order[0]`, and so on."""
    values = [column[start + at] for at in order]
    for at in range(len(order)):
        column[start + at] = values[at]
