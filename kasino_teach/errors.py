"""Errors of the lower layers. All that the package raises on purpose are :class:`KasinoError` and carry data.

Those that carry a move or a game live with it: `engine.refusal`, `records.errors`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class KasinoError(ValueError):
    """Base of every error this package raises on purpose."""


LONGEST: Final = 400
"""Characters of a text that an error message repeats: a whole position of two packs, not a whole book."""


def excerpt(text: str, column: int = 1) -> str:
    """A text as an error repeats it: in quotes, and of a very long one only what stands around the column."""
    start = max(0, min(column - LONGEST // 2, len(text) - LONGEST))
    shown = repr(text[start : start + LONGEST])
    before, after = "…" * bool(start), "…" * (start + LONGEST < len(text))
    return f"{before}{shown}{after}"


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
        super().__init__(f"{place} of {excerpt(text, column)}: expected {expected}, {found}")

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
