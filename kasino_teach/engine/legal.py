"""Legal moves. Generates what could be legal; the checks decide wherever there is a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import overload

from kasino_teach.cards import Card
from kasino_teach.engine.building import possible_builds
from kasino_teach.engine.captures import CaptureClass, capture_classes
from kasino_teach.engine.checks import is_legal, trail_checks
from kasino_teach.engine.ending import is_over
from kasino_teach.engine.position import Position
from kasino_teach.notation import Move, Trail
from kasino_teach.rules import Capturing


class LegalMoves(Sequence[Move]):
    """Every legal move of a position, made only as they are asked for.

    `len` counts them, `in` checks one, `bool` looks for one, and none of these makes them all: a crowded
    table has hundreds of thousands. It equals any sequence of the same moves in the same order.
    """

    __slots__ = ("_captures", "_cards", "_others", "_position")

    def __init__(self, position: Position) -> None:
        """Raises PositionError where cards of the hand to play are unknown."""
        self._position = position
        self._cards = () if is_over(position) else position.hand
        # What one question has worked out serves the next: `list` asks for the length first.
        self._captures: dict[Card, tuple[CaptureClass, ...]] = {}
        self._others: dict[Card, tuple[Move, ...]] = {}

    def __iter__(self) -> Iterator[Move]:
        """Card by card in order: captures, builds, then the trail."""
        for card in self._cards:
            for each in self.captures(card):
                yield from (takeable.capture for takeable in each.takeables(self._position))
            yield from self.others(card)

    def __len__(self) -> int:
        return sum(
            sum(each.size for each in self.captures(card)) + len(self.others(card))
            for card in self._cards
        )

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and is_legal(self._position, move)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self)[index] if _from_the_end(index) else tuple(_sliced(self, index))
        at = index if index >= 0 else len(self) + index
        for move in islice(self, max(at, 0), None):
            if at >= 0:
                return move
        raise IndexError(f"there is no legal move {index}")

    def __eq__(self, other: object) -> bool:
        if isinstance(other, LegalMoves) and self._position == other._position:
            return True
        return isinstance(other, Sequence) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves of {self._position}>"

    def captures(self, card: Card) -> tuple[CaptureClass, ...]:
        """The legal captures with a card of the hand, as classes of sets that take alike."""
        if card not in self._captures:
            forced = self._position.rules.capture is Capturing.FORCED
            found = capture_classes(self._position, card, forced) if card in self._cards else ()
            self._captures[card] = found
        return self._captures[card]

    def others(self, card: Card) -> tuple[Move, ...]:
        """The legal builds with a card of the hand, and its trail."""
        if card not in self._others:
            self._others[card] = tuple(self._find_others(card)) if card in self._cards else ()
        return self._others[card]

    def _find_others(self, card: Card) -> Iterator[Move]:
        position = self._position
        yield from (move for move in possible_builds(position, card) if is_legal(position, move))
        if all(reason.ok for reason in trail_checks(position, card)):
            yield Trail(card)


def legal_moves(position: Position) -> LegalMoves:
    """Every legal move, card by card in order: captures, builds, then the trail; none when the pack is over.

    Raises PositionError where cards of the hand to play are unknown.
    """
    return LegalMoves(position)


def _from_the_end(index: slice) -> bool:
    return any(part is not None and part < 0 for part in (index.start, index.stop, index.step))


def _sliced(moves: LegalMoves, index: slice) -> Iterator[Move]:
    return islice(moves, index.start, index.stop, index.step)
