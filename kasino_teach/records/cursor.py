"""A place in a text of many lines, which knows its line and column."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from kasino_teach.errors import NotationError
from kasino_teach.notation import Points, Reader, Scanner

T = TypeVar("T")

_GAP: Final = re.compile(r"(?:\s|;[^\n]*)*")
_WORD: Final = re.compile(r"[^\s;{}()]+")
_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)
_ROW: Final = re.compile(r"\d+\.", re.ASCII)
_KEYWORD: Final = re.compile(r"(?:pack|points)\b", re.ASCII)


class Cursor(Scanner):
    """Goes through a text from word to word; white space and `;` comments are passed over."""

    def __init__(self, text: str) -> None:
        """Carriage returns and a byte order mark are dropped."""
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        super().__init__(text)

    def move_to(self, at: int) -> None:
        """Go to `at`, then on to the next word."""
        gap = _GAP.match(self.text, at)
        assert gap is not None
        self.at = gap.end()

    def line_of(self, at: int) -> int:
        """The number of the line that holds a place."""
        return self.text.count("\n", 0, at) + 1

    def error(self, expected: str, at: int | None = None) -> NotationError:
        """The error for a place, by default where the cursor is."""
        return self._seen(NotationError("", 1, expected), self.at if at is None else at)

    def _seen(self, error: NotationError, at: int) -> NotationError:
        """An error of what begins at `at`, seen from its line."""
        start = self.text.rfind("\n", 0, at) + 1
        line = self.text[start:].partition("\n")[0]
        return error.inside(line, at - start, self.line_of(at))

    def lined(self, read: Callable[[], T], at: int) -> T:
        """What `read` gives; where it cannot read what begins at `at`, the error names the line."""
        try:
            return read()
        except NotationError as error:
            raise self._seen(error, at) from error

    def take_word(self, word: str) -> bool:
        """Read a whole word if it comes next, and say whether it did."""
        found = _WORD.match(self.text, self.at)
        return found is not None and found[0] == word and self.take(word)

    def need_word(self, word: str, expected: str = "") -> None:
        """Read a whole word. Raises NotationError where something else stands."""
        if not self.take_word(word):
            raise self.error(expected or f"the word {word}")

    def match(self, pattern: re.Pattern[str], expected: str) -> re.Match[str]:
        """Read what a pattern finds here. Raises NotationError where it finds nothing."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise self.error(expected)
        self.move_to(found.end())
        return found

    def number(self, what: str) -> int:
        """A whole number."""
        return int(self.match(_NUMBER, what)[0])

    @property
    def peeks_number(self) -> bool:
        """Whether the number of a row comes next."""
        return _ROW.match(self.text, self.at) is not None

    @property
    def peeks_move(self) -> bool:
        """Whether a word comes next that may be meant as a move."""
        word = _WORD.match(self.text, self.at) is not None
        keyword = _KEYWORD.match(self.text, self.at) is not None
        return word and not keyword and not self.peeks_number

    def word(self) -> tuple[int, str]:
        """The next word and where it begins."""
        at = self.at
        return at, self.match(_WORD, "a word")[0]

    def rest_of_line(self) -> tuple[int, str]:
        """What is left of the line up to a `;`, and where it begins."""
        at = self.at
        line = re.compile(r"[^\n;]*").match(self.text, at)
        assert line is not None
        self.move_to(line.end())
        return at, line[0].rstrip()

    def points(self) -> tuple[Points, ...]:
        """Points, one for each side, parted by `/`."""
        at, word = self.word()
        reader = Reader(word)

        def read() -> tuple[Points, ...]:
            points = reader.parted(reader.points)
            reader.finish()
            return points

        return self.lined(read, at)
