"""Every error the package raises on purpose. All are :class:`KasinoError`, and all carry their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kasino_teach.engine.position import Position
    from kasino_teach.engine.reasons import Reason
    from kasino_teach.notation.moves import Move


class KasinoError(ValueError):
    """Base of every error this package raises on purpose."""


LONGEST: Final = 400
"""Characters of a text that an error message repeats: a whole position of two packs, not a whole book."""


def _excerpt(text: str, column: int) -> str:
    """The text, or of a very long one what stands around the column."""
    if len(text) <= LONGEST:
        return text
    start = max(0, column - LONGEST // 2)
    end = start + LONGEST
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")


class NotationError(KasinoError):
    """A text that cannot be read: the text, the column (from 1) and what was expected there.

    In a longer text, `text` is one line of it and `line` that line's number, from 1.
    """

    def __init__(self, text: str, column: int, expected: str, line: int | None = None) -> None:
        """`column` counts characters from 1; one past the end means the text stopped too early."""
        self.text = text
        self.column = column
        self.expected = expected
        self.line = line
        offending = text[column - 1 : column + 11]
        found = f"found {offending!r}" if offending else "but the text ends"
        place = f"column {column}" if line is None else f"line {line}, column {column}"
        super().__init__(f"{place} of {text!r}: expected {expected}, {found}")

    def inside(self, text: str, offset: int, line: int | None = None) -> NotationError:
        """The same error, seen from a longer `text` in which the old one begins at `offset`."""
        return NotationError(text, self.column + offset, self.expected, line)


class RulesError(KasinoError):
    """A rule set that does not exist or contradicts itself; `option` names the option, if it is one."""

    def __init__(self, message: str, option: str | None = None) -> None:
        """`message` says what is wrong and what may stand there."""
        self.option = option
        super().__init__(message)


class PositionError(KasinoError):
    """A position that cannot be played; `faults` holds everything that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        """`faults` has one sentence for each fault."""
        self.faults = tuple(faults)
        super().__init__("; ".join(self.faults))


class IllegalMoveError(KasinoError):
    """A move the rules refuse; `reasons` holds each check that failed, with its evidence."""

    def __init__(self, position: Position, move: Move, reasons: Sequence[Reason]) -> None:
        """`reasons` are the failed checks only."""
        self.position = position
        self.move = move
        self.reasons = tuple(reasons)
        why = "; ".join(str(reason) for reason in self.reasons)
        super().__init__(f"illegal move {move}: {why}")


class RecordError(KasinoError):
    """A record of a game that breaks the game's rules: where, and why.

    `pack` is the pack's number, `row` and `move` are None where the pack itself is wrong. `reasons`
    are the engine's failed checks of the move. `line` is the line of the text, where there is one.
    """

    def __init__(
        self,
        why: str,
        *,
        pack: int,
        row: int | None = None,
        move: Move | None = None,
        reasons: Sequence[Reason] = (),
        line: int | None = None,
    ) -> None:
        """`why` says what is wrong; the place is put before it."""
        self.why = why
        self.pack = pack
        self.row = row
        self.move = move
        self.reasons = tuple(reasons)
        self.line = line
        places = [("line", line), ("pack", pack), ("row", row), ("move", move)]
        place = ", ".join(f"{name} {at}" for name, at in places if at is not None)
        super().__init__(f"{place}: {why}")
