"""What a position needs to be a puzzle: two sides, known cards, a card to play. Asked before any search."""

from __future__ import annotations

from collections.abc import Iterator

from kasino_teach.engine import Position, is_over
from kasino_teach.errors import KasinoError


class PuzzleError(KasinoError):
    """A position that no answer can be graded in; `faults` has a sentence for each thing that is wrong."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__(f"this position is no puzzle: {'; '.join(faults)}")


def faults(position: Position) -> tuple[str, ...]:
    """Why answers to a position cannot be graded; nothing where they can.

    This is the one check that puzzles, and with them banks, widgets and the generator, ask. It solves
    nothing and takes no time.
    """
    return tuple(_faults(position))


def _faults(position: Position) -> Iterator[str]:
    if position.sides != 2:
        yield f"{position.sides} sides play, and exact values are for two"
    if not position.is_known:
        unknown = position.stock.unknown + sum(hand.unknown for hand in position.hands)
        yield f"{unknown} cards are unknown, and exact values need every card"
    if is_over(position):
        yield "the pack is over, so there is nothing to play"
    elif not (position.hands[position.turn].cards or position.hands[position.turn].unknown):
        yield f"seat {position.turn}, which is to play, has no card"
