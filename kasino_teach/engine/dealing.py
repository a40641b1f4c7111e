"""Dealing: a pack's first deal, and the later ones from the stock."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from kasino_teach.cards import Card, shuffled
from kasino_teach.engine.position import Position
from kasino_teach.errors import PositionError
from kasino_teach.notation import Holding, Points, Setup
from kasino_teach.rules import DealOrder, Refill, RuleSet

T = TypeVar("T")

AT_A_TIME: Final = 2
"""Cards are dealt two at a time (002, 004)."""


def deal(
    rules: RuleSet,
    cards: Sequence[Card] | random.Random | int,
    *,
    seats: int = 2,
    dealer: int | None = None,
    pairs: bool = False,
    scores: Sequence[Points] | None = None,
    carry: tuple[Points, Points] = (0, 0),
) -> Position:
    """The position after the first deal of a pack.

    `cards` is the whole pack in dealing order, or a `Random` or seed to shuffle with. The dealer (by
    default the last seat) deals to its left neighbour first, who also plays first. `scores` are match
    points before this pack, one for each side.

    Raises PositionError for a number of seats with which the deal does not come out even, for pairs of
    other than four seats, and for a pack with cards missing, doubled or left over.
    """
    if isinstance(cards, int):
        cards = random.Random(cards)
    if isinstance(cards, random.Random):
        cards = shuffled(cards, rules.packs)
    if found := list(_deal_faults(rules, cards, seats, pairs)):
        raise PositionError(found)
    dealer = seats - 1 if dealer is None else dealer % seats
    hands: list[list[Card]] = [[] for _ in range(seats)]
    table: list[Card] = []
    places = FIRST_DEAL[rules.deal_order](
        [hands[(dealer + 1 + i) % seats] for i in range(seats)], table
    )
    stock = _deal_round(
        cards, places, [rules.first_table if place is table else rules.hand for place in places]
    )
    sides = 2 if pairs else seats
    return Position.of(
        Setup(
            rules=rules,
            loose=tuple(sorted(table)),
            builds=(),
            hands=tuple(Holding(tuple(sorted(hand))) for hand in hands),
            turn=(dealer + 1) % seats,
            stock=Holding(tuple(stock)),
            piles=((),) * sides,
            sweeps=(0,) * sides,
            mulles=(0,) * sides,
            last=None,
            scores=tuple(scores) if scores is not None else (0,) * sides,
            carry=carry,
        )
    )


FIRST_DEAL: Final[
    Mapping[DealOrder, Callable[[list[list[Card]], list[Card]], list[list[Card]]]]
] = {
    DealOrder.TABLE_LAST: lambda hands, table: [*hands, table],
    DealOrder.TABLE_BEFORE_DEALER: lambda hands, table: [*hands[:-1], table, hands[-1]],
}
"""The order of a round of the first deal, from the hands (left of the dealer first) and the table."""


def _deal_round(cards: Sequence[T], places: list[list[T]], sizes: list[int]) -> Sequence[T]:
    """Deal two at a time, round and round, until each place has its size. Returns what is left."""
    at = 0
    while any(len(place) < size for place, size in zip(places, sizes, strict=True)):
        for place, size in zip(places, sizes, strict=True):
            take = min(AT_A_TIME, size - len(place))
            place.extend(cards[at : at + take])
            at += take
    return cards[at:]


def _deal_faults(rules: RuleSet, cards: Sequence[Card], seats: int, pairs: bool) -> Iterator[str]:
    size = 52 * rules.packs
    if len(cards) != size:
        yield f"{len(cards)} cards: a pack to deal from has {size}"
    yield from seat_faults(rules, seats, pairs)


def seat_faults(rules: RuleSet, seats: int, pairs: bool) -> Iterator[str]:
    """Why so many seats cannot play a game of these rules, a sentence each."""
    if seats < 2:
        yield f"{seats} seats: a game has two seats or more"
        return
    if pairs and seats != 4:
        yield f"{seats} seats: pairs are of four seats"
    size = 52 * rules.packs
    each = rules.hand if rules.refill is Refill.HAND else 1
    later = size - rules.first_table - rules.hand * seats
    if later < 0 or later % (each * seats):
        yield (
            f"{seats} seats: {size} cards less {rules.first_table} for the table do not come out even "
            f"in hands of {rules.hand}"
        )


def refill_hands(after: Position, played: int) -> Position:
    """Deal from the stock where that is due, or give the same position back.

    `played` is the seat that has just played. Raises PositionError where the stock does not come out even.
    """
    if not after.stock.size:
        return after
    return REFILL[after.rules.refill](after, played)


def _when_hands_are_empty(after: Position, _: int) -> Position:
    """New hands for all, the seat to play first, two cards at a time."""
    if any(hand.size for hand in after.hands):
        return after
    seats, stock = after.seats, after.stock
    size, rest = divmod(min(stock.size, after.rules.hand * seats), seats)
    if rest:
        raise PositionError(
            [f"a stock of {stock.size} cards does not come out even for {seats} seats"]
        )
    cards: list[Card | None] = [*stock.cards, *[None] * stock.unknown]
    hands: list[list[Card | None]] = [[] for _ in range(seats)]
    in_turn = [hands[(after.turn + i) % seats] for i in range(seats)]
    _deal_round(cards, in_turn, [size] * seats)
    filled = tuple(_holding(hand) for hand in hands)
    return replace(after, hands=filled, stock=_drawn(stock, size * seats))


def _at_once(after: Position, played: int) -> Position:
    """The hand that has just played is filled to its size (001, pakka)."""
    hands, stock = list(after.hands), after.stock
    take = min(after.rules.hand - hands[played].size, stock.size)
    if take <= 0:
        return after
    drawn = _holding([*stock.cards[:take], *[None] * max(0, take - len(stock.cards))])
    hand = hands[played]
    hands[played] = Holding(tuple(sorted(hand.cards + drawn.cards)), hand.unknown + drawn.unknown)
    return replace(after, hands=tuple(hands), stock=_drawn(stock, take))


REFILL: Final[Mapping[Refill, Callable[[Position, int], Position]]] = {
    Refill.HAND: _when_hands_are_empty,
    Refill.AT_ONCE: _at_once,
}
"""What the option `refill` does after a play, while cards are in stock."""


def _holding(cards: Sequence[Card | None]) -> Holding:
    known = tuple(sorted(card for card in cards if card is not None))
    return Holding(known, len(cards) - len(known))


def _drawn(stock: Holding, count: int) -> Holding:
    """The stock without its first `count` cards."""
    return Holding(stock.cards[count:], stock.unknown - max(0, count - len(stock.cards)))
