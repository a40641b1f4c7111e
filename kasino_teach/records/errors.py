"""What is wrong with a recorded game, as an error."""

from __future__ import annotations

from collections.abc import Sequence

from kasino_teach.engine import Reason
from kasino_teach.errors import KasinoError, shortened
from kasino_teach.notation import Move


class RecordError(KasinoError):
    """A record of a game that breaks the game's rules: where, and why.

    `pack` is the pack's number, None where the tags do not go together; `row` and `move` are None
    where the pack itself is wrong. `reasons`
    are the engine's failed checks of the move. `line` and `column`, from 1, are the place in the text,
    where there is one.
    """

    def __init__(
        self,
        why: str,
        *,
        pack: int | None = None,
        row: int | None = None,
        move: Move | None = None,
        reasons: Sequence[Reason] = (),
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        """`why` says what is wrong; the place is put before it."""
        self.why = why
        self.pack = pack
        self.row = row
        self.move = move
        self.reasons = tuple(reasons)
        self.line = line
        self.column = column
        told = None if move is None else shortened(str(move), 120)
        places = [("line", line), ("column", column), ("pack", pack), ("row", row), ("move", told)]
        place = ", ".join(f"{name} {at}" for name, at in places if at is not None)
        super().__init__(f"{place}: {why}")
