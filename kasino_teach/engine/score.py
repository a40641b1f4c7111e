"""The score of a pack as evidence: one line for each thing that gave points, or could have."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Final

from kasino_teach.cards import ACE, Card, Suit, is_big, is_little
from kasino_teach.engine.position import Position
from kasino_teach.notation import Points, whole
from kasino_teach.rules import Ties


class Item(Enum):
    """What points are given for."""

    ACES = "aces"
    LITTLE = "little casino"
    BIG = "big casino"
    MOST_CARDS = "most cards"
    CARRIED_CARDS = "most cards, carried over"
    MOST_SPADES = "most spades"
    CARRIED_SPADES = "most spades, carried over"
    SPADES_OVER = "spades over the number"
    SWEEPS = "sweeps"
    MULLES = "mulles"
    LAST_CAPTURE = "last capture"


BASE_ITEMS: Final = frozenset(Item) - {
    Item.SWEEPS,
    Item.LAST_CAPTURE,
    Item.CARRIED_CARDS,
    Item.CARRIED_SPADES,
}
"""What the base points of a pack are counted from: all but sweeps, last capture and carried points."""

CARD_ITEMS: Final[Mapping[Item, Callable[[Card], bool]]] = {
    Item.ACES: lambda card: card.rank == ACE,
    Item.LITTLE: is_little,
    Item.BIG: is_big,
}
"""The items of cards that give points by themselves, and which cards each counts."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one side for one item. `count` is how many it had, `cards` which (empty for sweeps)."""

    item: Item
    side: int
    points: Points
    count: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The lines of a pack, their sum for each side, and the majority points that wait for the next pack."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[Points, ...]
    carry: tuple[Points, Points]


def full_score(position: Position) -> Score:
    """The score as it stands when nothing more is played. Ask `score`, which checks that it is so."""
    return _tally(position, certain_only=False)


def standing(position: Position) -> Score:
    """What is already certain in a pack still played: captured point cards, standing sweeps and mulles,
    and majorities that can no longer be beaten.
    """
    return _tally(position, certain_only=True)


def _tally(position: Position, certain_only: bool) -> Score:
    rules = position.rules
    lines = [line for side in range(position.sides) for line in _card_lines(position, side)]
    carry: list[Points] = []
    for majority in _majorities(position):
        decided = majority.certain() if certain_only else majority.lines(rules.ties)
        lines += decided
        waits = not decided if certain_only else majority.is_tied
        carries = waits and rules.ties is Ties.CARRY
        carry.append(majority.points + majority.carried if carries else 0)
    lines += [
        ScoreLine(Item.MULLES, side, rules.mulle * count, count)
        for side, count in enumerate(position.mulles)
        if count and rules.mulle
    ]
    lines += _sweep_lines(position, lines)
    if (
        not certain_only
        and position.last is not None
        and rules.last_capture
        and not rules.last_capture_sweep
    ):
        lines.append(
            ScoreLine(Item.LAST_CAPTURE, position.side_of(position.last), rules.last_capture, 1)
        )
    totals = [
        sum((line.points for line in lines if line.side == side), 0)
        for side in range(position.sides)
    ]
    return Score(tuple(lines), tuple(map(whole, totals)), (carry[0], carry[1]))


def _is_spade(card: Card) -> bool:
    return card.suit == Suit.SPADES


def _card_lines(position: Position, side: int) -> Iterator[ScoreLine]:
    rules = position.rules
    scoring = [card for card in position.piles[side] if rules.card_points(card)]
    for item, wanted in CARD_ITEMS.items():
        if cards := tuple(filter(wanted, scoring)):
            yield ScoreLine(item, side, sum(map(rules.card_points, cards)), len(cards), cards)
    spades = tuple(card for card in position.piles[side] if _is_spade(card))
    if rules.spades_over is not None and len(spades) > rules.spades_over:
        yield ScoreLine(
            Item.SPADES_OVER, side, len(spades) - rules.spades_over, len(spades), spades
        )


def _majorities(position: Position) -> tuple[Majority, Majority]:
    """The contests for most cards and most spades.

    Cards outside the piles are those that lie on the table, in hands and in the stock; a composed
    position may leave others out. Unknown cards may be the spades that nobody has seen.
    """
    places = [position.loose, position.stock.cards]
    places += [build.cards for build in position.builds] + [hand.cards for hand in position.hands]
    known = [card for place in places for card in place]
    unknown = position.stock.unknown + sum(hand.unknown for hand in position.hands)
    spades = tuple(sum(map(_is_spade, pile)) for pile in position.piles)
    cards = tuple(len(pile) for pile in position.piles)
    rules = position.rules
    known_spades = sum(map(_is_spade, known))
    unseen_spades = 13 * rules.packs - sum(spades) - known_spades
    cards_carried, spades_carried = position.carry
    return (
        Majority(
            Item.MOST_CARDS,
            Item.CARRIED_CARDS,
            rules.most_cards,
            cards_carried,
            cards,
            len(known) + unknown,
        ),
        Majority(
            Item.MOST_SPADES,
            Item.CARRIED_SPADES,
            rules.most_spades,
            spades_carried,
            spades,
            known_spades + min(unknown, unseen_spades),
        ),
    )


def _sweep_lines(position: Position, lines: list[ScoreLine]) -> list[ScoreLine]:
    rules = position.rules
    if not rules.sweep:
        return []
    void = rules.sweep_void_at is not None and any(
        sum(line.points for line in lines if line.side == side and line.item in BASE_ITEMS)
        >= rules.sweep_void_at
        for side in range(position.sides)
    )
    return [
        ScoreLine(Item.SWEEPS, side, 0 if void else rules.sweep * count, count)
        for side, count in enumerate(position.sweeps)
        if count
    ]


@dataclass(frozen=True, slots=True)
class Majority:
    """A contest for the most of something.

    `points` are this pack's, `carried` those that wait from earlier ones; `counts` has one number for
    each side, and `outside` more can still be captured by anybody.
    """

    item: Item
    carried_item: Item
    points: Points
    carried: Points
    counts: tuple[int, ...]
    outside: int

    @property
    def leaders(self) -> tuple[int, ...]:
        """The sides with the most."""
        most = max(self.counts)
        return tuple(side for side, count in enumerate(self.counts) if count == most)

    @property
    def is_tied(self) -> bool:
        """Whether several sides have the most (0-0 is a tie too)."""
        return len(self.leaders) > 1

    def lines(self, ties: Ties) -> list[ScoreLine]:
        """The winner's lines or the shares of a tie, and 0 points for every other side."""
        shares = 0 if self.is_tied and ties is not Ties.SPLIT else Fraction(1, len(self.leaders))
        return [
            ScoreLine(item, side, whole(points * shares) if side in self.leaders else 0, count)
            for item, points in ((self.item, self.points), (self.carried_item, self.carried))
            if points
            for side, count in enumerate(self.counts)
        ]

    def certain(self) -> list[ScoreLine]:
        """The winner's lines, if its lead is larger than all that can still be captured."""
        first, second = sorted(self.counts, reverse=True)[:2]
        return self.lines(Ties.NOBODY) if first > second + self.outside else []
