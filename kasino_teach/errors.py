"""Every error the package raises on purpose. All are :class:`KasinoError`, and all carry their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kasino_teach.engine.position import Position
    from kasino_teach.engine.reasons import Reason
    from kasino_teach.notation.moves import Move


class KasinoError(ValueError):
    """Base of every error this package raises on purpose."""


class NotationError(KasinoError):
    """A text that cannot be read: the text, the column (from 1) and what was expected there."""

    def __init__(self, text: str, column: int, expected: str) -> None:
        """`column` counts characters from 1; one past the end means the text stopped too early."""
        self.text = text
        self.column = column
        self.expected = expected
        offending = text[column - 1 : column + 11]
        found = f"found {offending!r}" if offending else "the text ends"
        super().__init__(f"column {column} of {text!r}: expected {expected}, {found}")

    def inside(self, text: str, offset: int) -> NotationError:
        """The same error, seen from a longer `text` in which the old one begins at `offset`."""
        return NotationError(text, self.column + offset, self.expected)


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
