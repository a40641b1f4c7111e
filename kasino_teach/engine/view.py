"""What a seat may know: the only thing a player, a hint or a puzzle's question sees."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kasino_teach.cards import Card, pack
from kasino_teach.engine.position import Position
from kasino_teach.errors import PositionError
from kasino_teach.notation import Holding


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge: `position` with the cards it cannot see unknown. Piles are open to memory."""

    seat: int
    position: Position

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the pack the seat has not seen, in order."""
        seen = set(_seen(self.position))
        return tuple(card for card in pack(self.position.rules.packs) if card not in seen)


def view(position: Position, seat: int) -> View:
    """What a seat may know of a position. Raises PositionError for a seat that does not exist."""
    if not 0 <= seat < position.seats:
        raise PositionError([f"seat {seat} does not exist: seats are 0 to {position.seats - 1}"])
    hands = tuple(
        hand if other == seat else Holding((), hand.size)
        for other, hand in enumerate(position.hands)
    )
    return View(seat, replace(position, hands=hands, stock=Holding((), position.stock.size)))


def deduce(seen: View) -> Position | None:
    """The whole position, where counting the cards gives it; None where something stays unknown.

    That is so when all unseen cards lie in one hand (the last hand with two seats), and the position
    accounts for the whole pack.
    """
    position, unseen = seen.position, seen.unseen
    hidden = [seat for seat, hand in enumerate(position.hands) if hand.unknown]
    unknown = sum(position.hands[seat].unknown for seat in hidden) + position.stock.unknown
    if unknown != len(unseen):
        return None
    if not unknown:
        return position
    if not hidden and unknown == 1:
        return replace(position, stock=Holding((*position.stock.cards, *unseen)))
    if len(hidden) != 1 or position.stock.unknown:
        return None
    hands = list(position.hands)
    hands[hidden[0]] = Holding(tuple(sorted((*hands[hidden[0]].cards, *unseen))))
    return replace(position, hands=tuple(hands))


def _seen(position: Position) -> list[Card]:
    places = [position.loose, position.stock.cards, *position.piles]
    places += [build.cards for build in position.builds]
    places += [hand.cards for hand in position.hands]
    return [card for place in places for card in place]
