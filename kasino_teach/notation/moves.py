"""Moves as plain data and as text. Nothing here knows whether a move is legal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from kasino_teach.cards import Card, text
from kasino_teach.notation.reader import Reader
from kasino_teach.notation.setup import read_value
from kasino_teach.values import Value

Group = tuple[Card, ...]

MARKS: Final = ("!!", "??", "!?", "?!", "!", "?")
"""Comment marks, longest first."""


@dataclass(frozen=True, slots=True)
class Trail:
    """Lay a card on the table."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True, init=False)
class Capture:
    """Take cards from the table: `taken` loose ones and whole `builds`, each named by its cards.

    Two captures are equal when they play the same card and take the same set. `groups` says how the
    loose cards are shared out; it is evidence for people, and its order here is the canonical one.
    """

    card: Card
    taken: tuple[Card, ...]
    builds: tuple[Group, ...]
    groups: tuple[Group, ...] = field(compare=False)

    def __init__(
        self, card: Card, groups: Iterable[Iterable[Card]], builds: Iterable[Group] = ()
    ) -> None:
        """`groups` of loose cards and `builds` in any order."""
        ordered = tuple(sorted(tuple(sorted(group)) for group in groups))
        self._fill(card, ordered, tuple(sorted(tuple(sorted(build)) for build in builds)))

    @classmethod
    def canonical(cls, card: Card, groups: tuple[Group, ...], builds: tuple[Group, ...]) -> Capture:
        """A capture whose groups and builds are in order already: many are made when moves are listed."""
        capture = cls.__new__(cls)
        capture._fill(card, groups, builds)
        return capture

    def _fill(self, card: Card, groups: tuple[Group, ...], builds: tuple[Group, ...]) -> None:
        put = object.__setattr__
        put(self, "card", card)
        put(self, "groups", groups)
        put(self, "taken", tuple(sorted(chain.from_iterable(groups))))
        put(self, "builds", builds)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards it takes from the table, loose and in builds; not the card played."""
        return (*self.taken, *chain.from_iterable(self.builds))

    def __str__(self) -> str:
        groups = ["+".join(map(str, group)) for group in self.groups]
        return f"{self.card}x{','.join(groups + [f'[{text(build)}]' for build in self.builds])}"


@dataclass(frozen=True, slots=True, init=False)
class MakeBuild:
    """Lay a card on loose cards, or on a build named by its cards, and declare the build's value."""

    card: Card
    target: tuple[Card, ...]
    value: Value
    on_build: bool = False

    def __init__(
        self, card: Card, target: Iterable[Card], value: Value | int, on_build: bool = False
    ) -> None:
        """`target` in any order. Raises KasinoError for a number below 1."""
        put = object.__setattr__
        put(self, "card", card)
        put(self, "target", tuple(sorted(target)))
        put(self, "value", Value.of(value) if isinstance(value, int) else value)
        put(self, "on_build", on_build)

    def __str__(self) -> str:
        target = f"[{text(self.target)}]" if self.on_build else "+".join(map(str, self.target))
        return f"{self.card}^{target}={self.value}"


Move = Trail | Capture | MakeBuild


@dataclass(frozen=True, slots=True)
class MoveText:
    """What the text of a move says: the move, whether it is marked as a sweep, and its comment mark."""

    move: Move
    sweep: bool = False
    mark: str = ""
    sweep_column: int = 0


def parse_move_text(line: str) -> MoveText:
    """Read a move's text: `Ks`, `Ksx5c+8d,3h+Tc*!`, `3c^4d=7`. Raises NotationError.

    Spaces may stand before its marks.
    """
    reader = Reader(line)
    card = reader.card()
    move: Move
    if reader.take("x") or reader.take("X"):
        move = _read_capture(reader, card)
    elif reader.take("^"):
        move = _read_build(reader, card)
    else:
        move = Trail(card)
    _skip_to_mark(reader, "*!?")
    sweep_column = reader.at + 1
    sweep = reader.take("*")
    _skip_to_mark(reader, "!?")
    mark = next((mark for mark in MARKS if reader.take(mark)), "")
    if not reader.done:
        raise reader.error("x and cards to capture, ^ and a build, a mark or the end")
    return MoveText(move, sweep, mark, sweep_column)


def _skip_to_mark(reader: Reader, marks: str) -> None:
    """Go over spaces, if one of the signs `marks` stands behind them."""
    at = reader.at
    while reader.take(" "):
        pass
    if not any(map(reader.peek, marks)):
        reader.move_to(at)


def _read_capture(reader: Reader, card: Card) -> Capture:
    groups: list[Group] = []
    builds: list[Group] = []
    while True:
        if reader.peek("["):
            builds.append(_read_bracket(reader))
        else:
            groups.append(reader.parted(reader.card, by="+"))
        if not reader.take(","):
            return Capture(card, groups, builds)


def _read_build(reader: Reader, card: Card) -> MakeBuild:
    on_build = reader.peek("[")
    target = _read_bracket(reader) if on_build else reader.parted(reader.card, by="+")
    reader.need("=")
    return MakeBuild(card, target, read_value(reader), on_build)


def _read_bracket(reader: Reader) -> Group:
    reader.need("[")
    cards = reader.cards("]")
    if not cards:
        raise reader.error("a card of the build")
    reader.need("]")
    return cards
