"""The position: an immutable value that can be played from, and all that can be wrong with one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain

from kasino_teach.cards import Card, pack, text
from kasino_teach.engine.sharing import can_share_out
from kasino_teach.errors import PositionError
from kasino_teach.notation import Build, Setup, parse_setup
from kasino_teach.rules import RuleSet
from kasino_teach.showing import bundle
from kasino_teach.values import Value


@dataclass(frozen=True, slots=True)
class Position(Setup):
    """A playable position. A side is a seat, or in a game of pairs seats 0+2 and 1+3.

    Make one with :meth:`parse`, :meth:`of` or `deal`, which check it; the constructor trusts you.
    """

    @staticmethod
    def parse(line: str) -> Position:
        """Read a position's line. Raises NotationError, RulesError, or PositionError with every fault."""
        return Position.of(parse_setup(line))

    @staticmethod
    def of(setup: Setup) -> Position:
        """The position a set-up describes. Raises PositionError with every fault."""
        if found := tuple(faults(setup)):
            raise PositionError(found)
        return Position(**{name: getattr(setup, name) for name in Setup.__slots__})

    def __str__(self) -> str:
        return Setup.__str__(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """How a notebook shows the position: as whoever draws positions says (see `showing`)."""
        return bundle(self)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def sides(self) -> int:
        """How many sides score."""
        return len(self.piles)

    @property
    def in_pairs(self) -> bool:
        """Whether two seats share a side."""
        return self.sides < self.seats

    @property
    def side(self) -> int:
        """The side to play."""
        return self.side_of(self.turn)

    def side_of(self, seat: int) -> int:
        """The side a seat belongs to."""
        return seat % self.sides

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards of the seat to play. Raises PositionError where some are unknown."""
        holding = self.hands[self.turn]
        if holding.unknown:
            raise PositionError(
                [f"seat {self.turn} is to play and {holding.unknown} of its cards are unknown"]
            )
        return holding.cards

    @property
    def left_to_play(self) -> int:
        """How many cards are still to be played: in hands and stock."""
        return sum(hand.size for hand in self.hands) + self.stock.size

    @property
    def is_last_hand(self) -> bool:
        """Whether the stock is empty."""
        return not self.stock.size

    @property
    def is_played_out(self) -> bool:
        """Whether every card of the pack has been played."""
        return not self.left_to_play

    @property
    def is_known(self) -> bool:
        """Whether every card is known."""
        return not self.stock.unknown and not any(hand.unknown for hand in self.hands)

    def build_of(self, cards: tuple[Card, ...]) -> Build | None:
        """The build on the table that consists of exactly these cards."""
        return next((build for build in self.builds if build.cards == cards), None)

    @property
    def table_is_empty(self) -> bool:
        """Whether neither a loose card nor a build lies on the table."""
        return not self.loose and not self.builds


def faults(setup: Setup) -> Iterator[str]:
    """Everything that keeps a set-up from being a position, a sentence each."""
    seats, sides, most = len(setup.hands), len(setup.piles), 52 * setup.rules.packs
    if seats > most:
        yield f"{seats} hands: a pack of {most} cards is for {most} seats at most"
        return
    if seats < 2:
        yield f"{seats} hands: a game has two seats or more"
    if sides != seats and (seats, sides) != (4, 2):
        yield f"{sides} piles for {seats} hands: a side is a seat, or a pair of four seats"
    for name in ("sweeps", "scores"):
        if len(getattr(setup, name)) != sides:
            yield f"{len(getattr(setup, name))} {name} for {sides} piles: each side has one"
    points = (*setup.scores, *setup.carry)
    if not all(isinstance(number, int | Fraction) for number in points):
        yield "scores and carried points are exact: whole numbers or fractions"
    elif min(setup.carry) < 0:
        yield "carried points are below 0"
    if setup.turn >= seats:
        yield f"seat {setup.turn} is to play, but seats are 0 to {seats - 1}"
    if setup.last is not None and setup.last >= seats:
        yield f"seat {setup.last} captured last, but seats are 0 to {seats - 1}"
    yield from _card_faults(setup)
    for build in setup.builds:
        yield from _build_faults(setup, build, seats)
    if setup.turn < seats and not setup.hands[setup.turn].size:
        if setup.stock.size:
            stock = setup.stock.size
            yield f"seat {setup.turn} is to play with an empty hand, and {stock} cards are in stock"
        elif any(hand.size for hand in setup.hands):
            yield f"seat {setup.turn} is to play with an empty hand, and others hold cards"


def _card_faults(setup: Setup) -> Iterator[str]:
    places = [
        setup.loose,
        *(build.cards for build in setup.builds),
        *(hand.cards for hand in setup.hands),
    ]
    seen = Counter(card for place in [*places, setup.stock.cards, *setup.piles] for card in place)
    if twice := sorted(card for card, times in seen.items() if times > 1):
        yield f"more than once: {text(twice)}"
    whole_pack = pack(setup.rules.packs)
    if foreign := sorted(set(seen) - set(whole_pack)):
        yield f"not in a game of {setup.rules.packs} pack: {text(foreign)}"
    unknown = setup.stock.unknown + sum(hand.unknown for hand in setup.hands)
    if not twice and not foreign and len(seen) + unknown > len(whole_pack):
        yield f"{len(seen) + unknown} cards: the pack has {len(whole_pack)}"


def _build_faults(setup: Setup, build: Build, seats: int) -> Iterator[str]:
    if setup.rules.build_style is None:
        yield f"{build}: there are no builds in {setup.rules}"
        return
    if build.owner >= seats:
        yield f"{build}: owner is seat {build.owner}, but seats are 0 to {seats - 1}"
    if len(set(build.cards)) < len(build.cards):
        return  # told once for the whole position
    if build.value not in _takeable(setup.rules):
        yield f"{build}: no card counts {build.value} when it is played from the hand"
        return
    values = [setup.rules.built_values[card] for card in build.cards]
    total = Value.total(values)
    if len(values) < 2 or not can_share_out(values, build.value):
        yield f"{build}: its cards do not make up groups of {build.value}"
    elif not build.fixed and total is not None and total != build.value:
        yield f"{build}: its value is fixed, since it holds more than one group of it: write ! behind it"


def _takeable(rules: RuleSet) -> frozenset[Value]:
    """The values of cards in hands: a build of another one could never be taken."""
    return frozenset(chain.from_iterable(map(rules.hand_values.__getitem__, pack(rules.packs))))
