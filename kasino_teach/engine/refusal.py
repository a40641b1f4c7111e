"""A move that the rules refuse, as an error."""

from __future__ import annotations

from collections.abc import Sequence

from kasino_teach.engine.position import Position
from kasino_teach.engine.reasons import Reason
from kasino_teach.errors import KasinoError, shortened
from kasino_teach.notation import Move


class IllegalMoveError(KasinoError):
    """A move the rules refuse; `reasons` holds each check that failed, with its evidence."""

    def __init__(self, position: Position, move: Move, reasons: Sequence[Reason]) -> None:
        """`reasons` are the failed checks only."""
        self.position = position
        self.move = move
        self.reasons = tuple(reasons)
        why = "; ".join(str(reason) for reason in self.reasons)
        super().__init__(f"illegal move {shortened(str(move), 120)}: {why}")
