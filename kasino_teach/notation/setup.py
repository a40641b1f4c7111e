"""A position as plain data and as one line of text. Nothing here knows whether it can be played."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from kasino_teach.cards import RANKS, Card, text
from kasino_teach.errors import NotationError
from kasino_teach.notation.reader import Reader, points_text
from kasino_teach.rules import RuleSet
from kasino_teach.values import Value

Points = int | Fraction
"""Exact points. A Fraction only where a tied majority was split."""


class Holding(NamedTuple):
    """Cards that lie face down to somebody: a hand or the stock. The unknown ones come last."""

    cards: tuple[Card, ...] = ()
    unknown: int = 0

    @property
    def size(self) -> int:
        """How many cards, known or not."""
        return len(self.cards) + self.unknown

    def __str__(self) -> str:
        if not self.unknown:
            return text(self.cards)
        return "".join(map(str, self.cards)) + f"?{self.unknown}"


class Build(NamedTuple):
    """A build on the table: its cards in order, its value, the owner's seat, whether the value is fixed."""

    cards: tuple[Card, ...]
    value: Value
    owner: int
    fixed: bool = False

    def __str__(self) -> str:
        return f"[{text(self.cards)}={self.value}@{self.owner}{'!' if self.fixed else ''}]"


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a position's line of text says, unchecked. `str` gives the canonical line.

    `loose`, hands and piles are in card order, `builds` in that of their smallest cards; `stock` has
    the next card first. `piles`, `sweeps`, `mulles`, `scores` have one entry for each side, `hands`
    one for each seat. `carry` holds the waiting most-cards and most-spades points.
    """

    rules: RuleSet
    loose: tuple[Card, ...]
    builds: tuple[Build, ...]
    hands: tuple[Holding, ...]
    turn: int
    stock: Holding
    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[int, ...]
    mulles: tuple[int, ...]
    last: int | None
    scores: tuple[Points, ...]
    carry: tuple[Points, Points]

    def __str__(self) -> str:
        return format_setup(self)


_FIELDS: Final = (
    "rules",
    "table",
    "hands",
    "turn",
    "stock",
    "piles",
    "sweeps",
    "last",
    "scores",
    "carry",
)


VALUE: Final = "a value such as 7, or J, Q, K"
"""What an error says of a build's value."""


def parse_setup(line: str) -> Setup:
    """Read a position's line. Raises NotationError, or RulesError for the rules in its first field."""
    spans = [found.span() for found in re.finditer(r"\S+", line)]
    if len(spans) < 8:
        raise NotationError(line, len(line) + 1, f"field {len(spans) + 1}, {_FIELDS[len(spans)]}")
    if len(spans) > 10:
        raise NotationError(line, spans[10][0] + 1, "the end: a position has at most ten fields")
    rules = RuleSet.parse(line[slice(*spans[0])])
    readers = [Reader(line, *span) for span in spans[1:]]
    table, hands, turn, stock, piles, sweeps, last, *rest = readers
    loose, builds = _read_table(table)
    side_piles = piles.parted(lambda: _read_set(piles, "/"))
    counts = sweeps.parted(lambda: _read_sweeps(sweeps, bool(rules.mulle)))
    setup = Setup(
        rules=rules,
        loose=tuple(sorted(loose)),
        builds=tuple(sorted(builds)),
        hands=hands.parted(lambda: _sorted(_read_holding(hands, "/"))),
        turn=turn.number("the seat to play"),
        stock=_read_holding(stock, ""),
        piles=tuple(tuple(sorted(pile)) for pile in side_piles),
        sweeps=tuple(count for count, _ in counts),
        mulles=tuple(count for _, count in counts),
        last=None if last.take("-") else last.number("the seat that captured last, or -"),
        scores=rest[0].parted(rest[0].points) if rest else (0,) * len(side_piles),
        carry=_read_carry(rest[1]) if len(rest) > 1 else (0, 0),
    )
    for reader in readers:
        reader.finish()
    return setup


def format_setup(setup: Setup) -> str:
    """The canonical line of a position."""
    table = "".join(map(str, setup.loose)) + "".join(map(str, setup.builds))
    sweeps = zip(setup.sweeps, setup.mulles, strict=True)
    parts = [
        str(setup.rules),
        table or "-",
        "/".join(map(str, setup.hands)),
        str(setup.turn),
        str(setup.stock),
        "/".join(map(text, setup.piles)),
        "/".join(f"{s}+{m}" if setup.rules.mulle else str(s) for s, m in sweeps),
        "-" if setup.last is None else str(setup.last),
    ]
    if any(setup.scores) or any(setup.carry):
        parts.append("/".join(map(points_text, setup.scores)))
        parts.append("+".join(map(points_text, setup.carry)))
    return " ".join(parts)


def _read_set(reader: Reader, stop: str) -> tuple[Card, ...]:
    """Cards run together, or `-`."""
    if reader.take("-"):
        return ()
    if not (cards := reader.cards(stop)):
        raise reader.error("cards, or - for none")
    return cards


def _read_holding(reader: Reader, stop: str) -> Holding:
    """Known cards and then a number of unknown ones, either or both; or `-`."""
    if reader.take("-"):
        return Holding()
    cards = reader.cards(stop + "?")
    unknown = reader.number("how many unknown cards") if reader.take("?") else 0
    if not cards and not unknown:
        raise reader.error("cards, ? and a number of unknown ones, or - for none")
    return Holding(cards, unknown)


def _sorted(holding: Holding) -> Holding:
    return Holding(tuple(sorted(holding.cards)), holding.unknown)


def _read_table(reader: Reader) -> tuple[list[Card], list[Build]]:
    loose: list[Card] = []
    builds: list[Build] = []
    if reader.take("-"):
        return loose, builds
    while not reader.done:
        if reader.peek("["):
            builds.append(_read_build(reader))
        else:
            loose.append(reader.card())
    return loose, builds


def _read_build(reader: Reader) -> Build:
    reader.need("[")
    cards = reader.cards("=]")
    if not cards:
        raise reader.error("a card of the build")
    reader.need("=")
    value = read_value(reader)
    reader.need("@")
    owner = reader.number("the owner's seat")
    fixed = reader.take("!")
    reader.need("]")
    return Build(tuple(sorted(cards)), value, owner, fixed)


def read_value(reader: Reader) -> Value:
    """A build's value: a number, or a court's rank letter."""
    for court in "JQK":
        if reader.take(court) or reader.take(court.lower()):
            return Value.of_rank(RANKS.index(court) + 1)
    start = reader.at
    number = reader.number(VALUE)
    if not number:
        reader.at = start
        raise reader.error(VALUE)
    return Value(number)


def _read_sweeps(reader: Reader, with_mulles: bool) -> tuple[int, int]:
    sweeps = reader.number("a number of sweeps")
    if with_mulles and reader.take("+"):
        return sweeps, reader.number("a number of mulles")
    return sweeps, 0


def _read_carry(reader: Reader) -> tuple[Points, Points]:
    cards = reader.points()
    reader.need("+")
    return cards, reader.points()
