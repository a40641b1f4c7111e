"""Who plays when: the plies left in a pack, which no play can change.

Every play takes one card from a hand, so the sizes of the hands, and with them every deal, are fixed
from the start. A search that knows this needs to keep only which of the held cards are gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kasino_teach.cards import Card
from kasino_teach.engine import Position, refill_hands
from kasino_teach.errors import PositionError
from kasino_teach.notation import Holding
from kasino_teach.rules import Refill

Dealt = tuple[tuple[int, Card], ...]
"""Cards that come from the stock, each with the seat that gets it."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One play to come: the seat, whether the stock is empty after it, and what is dealt then.

    `deal` numbers the deals: cards of different deals are never in hands together.
    """

    seat: int
    stock_empty: bool
    dealt: Dealt
    deal: int


def schedule(position: Position) -> list[Ply]:
    """The plies left. Raises PositionError where hands do not come out even."""
    return list(_plies(position))


def _plies(position: Position) -> Iterator[Ply]:
    if not position.stock.size:
        yield from _last_plies(position)
        return
    by_hand = position.rules.refill is Refill.HAND
    deal = 0
    while not position.is_played_out:
        seat = position.turn
        if not position.hand:
            raise _uneven(seat)
        hands = list(position.hands)
        hands[seat] = Holding(hands[seat].cards[1:])
        after = replace(position, hands=tuple(hands), turn=(seat + 1) % position.seats)
        position = refill_hands(after, seat)
        dealt = tuple(
            (other, card)
            for other, hand in enumerate(position.hands)
            for card in hand.cards
            if card not in after.hands[other].cards
        )
        yield Ply(seat, after.is_last_hand, dealt, deal)
        deal += bool(dealt) and by_hand


def _last_plies(position: Position) -> Iterator[Ply]:
    """The plies of a last hand, in which nothing is dealt any more."""
    sizes = [hand.size for hand in position.hands]
    seat = position.turn
    while any(sizes):
        if not sizes[seat]:
            raise _uneven(seat)
        sizes[seat] -= 1
        yield Ply(seat, True, (), 0)
        seat = (seat + 1) % len(sizes)


def _uneven(seat: int) -> PositionError:
    return PositionError(
        [f"hands do not come out even: seat {seat} would have to play with an empty hand"]
    )
