"""A cursor over a text that knows where it is, so that every error can name its column."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeVar

from kasino_teach.cards import RANKS, SUITS, SYMBOLS, Card, card
from kasino_teach.errors import NotationError

T = TypeVar("T")

_RANK_OF: Final = {r: n for n, r in enumerate(RANKS, 1)} | {
    r.lower(): n for n, r in enumerate(RANKS, 1)
}
_SUIT_OF: Final = {
    mark: n for marks in (SUITS, SUITS.upper(), SYMBOLS, "♧♢♡♤") for n, mark in enumerate(marks)
}
_WHOLE: Final = re.compile(r"\d{1,9}(?!\d)", re.ASCII)
_POINTS: Final = re.compile(r"-?\d{1,24}(:0*[1-9]\d{0,8})?(?![\d:])", re.ASCII)
_EMOJI: Final = "\ufe0f"
"""Telephones write this behind ♦ to ask for a coloured picture."""


class Scanner:
    """A place in a text that goes from left to right. A subclass says what lies between things."""

    def __init__(self, text: str, start: int = 0, end: int | None = None) -> None:
        """Goes through `text[start:end]`; columns are those of the whole text."""
        self.text = text
        self.end = len(text) if end is None else end
        self.at = start
        self.move_to(start)

    def move_to(self, at: int) -> None:
        """Go to a place."""
        self.at = at

    def error(self, expected: str) -> NotationError:
        """The error for the place the cursor is at."""
        return NotationError(self.text, self.at + 1, expected)

    @property
    def done(self) -> bool:
        """Whether everything has been read."""
        return self.at >= self.end

    def peek(self, mark: str) -> bool:
        """Whether `mark` comes next."""
        return self.text.startswith(mark, self.at, self.end)

    def take(self, mark: str) -> bool:
        """Read `mark` if it comes next, and say whether it did."""
        found = self.peek(mark)
        if found:
            self.move_to(self.at + len(mark))
        return found

    def need(self, mark: str, expected: str = "") -> None:
        """Read `mark`. Raises NotationError where something else stands."""
        if not self.take(mark):
            raise self.error(expected or repr(mark))


class Reader(Scanner):
    """Reads cards, numbers and points that stand side by side, as in a position or a move."""

    def finish(self) -> None:
        """Raises NotationError unless everything has been read."""
        if not self.done:
            raise self.error("the end")

    def card(self) -> Card:
        """One card: `Td`, `10d`, `10♦`, `7h'`."""
        if self.take("10"):
            rank = 10
        elif not self.done and self.text[self.at] in _RANK_OF:
            rank = _RANK_OF[self.text[self.at]]
            self.at += 1
        else:
            raise self.error("a card such as Td")
        if self.done or self.text[self.at] not in _SUIT_OF:
            raise self.error("a suit: c, d, h or s")
        suit = _SUIT_OF[self.text[self.at]]
        self.at += 1
        self.take(_EMOJI)
        return card(rank, suit, int(self.take("'") or self.take("’")))

    def cards(self, stop: str = "") -> tuple[Card, ...]:
        """Cards run together, up to one of the characters `stop` or the end."""
        found = []
        while not self.done and self.text[self.at] not in stop:
            found.append(self.card())
        return tuple(found)

    def number(self, what: str) -> int:
        """A whole number, 0 or more."""
        found = _WHOLE.match(self.text, self.at, self.end)
        if not found:
            raise self.error(what)
        self.at = found.end()
        return int(found.group())

    def points(self) -> int | Fraction:
        """Exact points: `9`, `-1`, or `15:2` for fifteen halves; 24 digits at most, 9 below the line."""
        found = _POINTS.match(self.text, self.at, self.end)
        if not found:
            raise self.error("points such as 9 or 15:2")
        self.at = found.end()
        return whole(Fraction(found.group().replace(":", "/")))

    def parted(self, read: Callable[[], T], by: str = "/") -> tuple[T, ...]:
        """What `read` reads, again and again, parted by the mark `by`."""
        found = [read()]
        while self.take(by):
            found.append(read())
        return tuple(found)


def whole(points: int | Fraction) -> int | Fraction:
    """The same points, as an int where they are whole."""
    return int(points) if points == int(points) else points


def points_text(points: int | Fraction) -> str:
    """Points as the notation writes them: `9`, `15:2`."""
    return str(points).replace("/", ":")
