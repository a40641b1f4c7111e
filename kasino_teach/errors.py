"""Errors of the lower layers. All that the package raises on purpose are :class:`KasinoError` and carry data.

Those that carry a move or a game live with it: `engine.refusal`, `records.errors`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class KasinoError(ValueError):
    """Base of every error this package raises on purpose: one message, and data as attributes.

    Every one of them can be pickled and copied with all it carries, whatever its constructor asks for.
    """

    def __init__(self, message: str) -> None:
        """`message` is shortened to :data:`MOST` characters; what it is about belongs into attributes."""
        super().__init__(shortened(message))

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are otherwise made again by calling the class with the message alone.
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[KasinoError], args: tuple[object, ...]) -> KasinoError:
    """An error of a class without its attributes, which pickle and copy put back themselves."""
    return kind.__new__(kind, *args)


LONGEST: Final = 300
"""Characters of a text that an error message repeats: a whole position of one pack, not a whole book."""

MOST: Final = 500
"""Characters that a whole message has at most."""


def excerpt(text: str, column: int = 1) -> str:
    """A text as an error repeats it: in quotes, and of a very long one only what stands around the column."""
    room = LONGEST
    while (
        len(shown := _around(text, column, room)) > LONGEST + 4
    ):  # some signs are written as escapes
        room //= 2
    return shown


def _around(text: str, column: int, room: int) -> str:
    start = max(0, min(column - room // 2, len(text) - room))
    before, after = "…" * bool(start), "…" * (start + room < len(text))
    return f"{before}{text[start : start + room]!r}{after}"


def shortened(text: str, most: int = MOST) -> str:
    """A text of at most so many characters: of a longer one the beginning and the end."""
    if len(text) <= most:
        return text
    end = most // 4
    return f"{text[: most - end - 3]} … {text[-end:]}"


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
    """A rule set that does not exist or contradicts itself; `option` names the option, if it is one.

    In a record, `line` and `column`, from 1, are the place of its rules.
    """

    def __init__(
        self,
        message: str,
        option: str | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        """`message` says what is wrong and what may stand there; the place is put before it."""
        self.why = message
        self.option = option
        self.line = line
        self.column = column
        place = "" if line is None else f"line {line}, column {column}: "
        super().__init__(f"{place}{message}")

    def at(self, line: int, column: int) -> RulesError:
        """The same error, with the place of the rules in a longer text."""
        return RulesError(self.why, self.option, line, column)


class PositionError(KasinoError):
    """A position that cannot be played; `faults` holds everything that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        """`faults` has one sentence for each fault."""
        self.faults = tuple(faults)
        super().__init__("; ".join(self.faults))
