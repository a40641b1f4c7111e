"""A place in a text of many lines, which knows its line and column."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from kasino_teach.errors import NotationError, RulesError
from kasino_teach.notation import MARKS, Points, Reader, Scanner

T = TypeVar("T")

_GAP: Final = re.compile(r"(?:\s|;[^\n]*)*")
_WORD: Final = re.compile(r"[^\s;{}()]+")
_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)
_ROW: Final = re.compile(r"\d+\.", re.ASCII)
_KEYWORD: Final = re.compile(r"(?:pack|points)\b", re.ASCII)
_LATE_SWEEP: Final = re.compile(r"\*(?=[\s;{}()!?]|\Z)")
_LATE_MARK: Final = re.compile(rf"(?:{'|'.join(map(re.escape, MARKS))})(?=[\s;{{}}()]|\Z)")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


class Place(NamedTuple):
    """Where something stands in a text: line and column, both from 1."""

    line: int
    column: int


def in_lines(text: str) -> str:
    """A text whose lines end in one way, however they were ended."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


class Cursor(Scanner):
    """Goes through a text from word to word; white space and `;` comments are passed over."""

    def __init__(self, text: str) -> None:
        """A byte order mark is dropped, and lines may end in any way.

        Raises NotationError for half a character (a lone surrogate), which no file can hold.
        """
        text = in_lines(text.removeprefix("\ufeff"))
        self._starts = [0, *(found.end() for found in re.finditer("\n", text))]
        super().__init__(text)
        if half := _SURROGATE.search(text):
            raise self.error("characters that UTF-8 can write", half.start())

    def move_to(self, at: int) -> None:
        """Go to `at`, then on to the next word."""
        gap = _GAP.match(self.text, at)
        assert gap is not None
        self.at = gap.end()

    def place_of(self, at: int) -> Place:
        """The line and the column of a place."""
        line = bisect_right(self._starts, at)
        return Place(line, at - self._starts[line - 1] + 1)

    def error(self, expected: str, at: int | None = None) -> NotationError:
        """The error for a place, by default where the cursor is."""
        return self._seen(NotationError("", 1, expected), self.at if at is None else at)

    def _seen(self, error: NotationError, at: int) -> NotationError:
        """An error of what begins at `at`, seen from its line."""
        line, column = self.place_of(at)
        end = self.text.find("\n", at)
        text = self.text[at - column + 1 : len(self.text) if end < 0 else end]
        return error.inside(text, column - 1, line)

    def lined(self, read: Callable[[], T], at: int) -> T:
        """What `read` gives; where it cannot read what begins at `at`, the error names line and column."""
        try:
            return read()
        except NotationError as error:
            raise self._seen(error, at) from error
        except RulesError as error:
            raise error.at(*self.place_of(at)) from error

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

    def late_sweep(self) -> bool:
        """Read a sweep mark that stands apart from its move, and say whether there was one."""
        found = _LATE_SWEEP.match(self.text, self.at) is not None
        return found and self.take("*")

    def late_mark(self) -> str:
        """A comment mark that stands apart from its move, or nothing."""
        found = _LATE_MARK.match(self.text, self.at)
        return self.match(_LATE_MARK, "a mark")[0] if found else ""

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
