"""Comments of a record: a person's words, and the remarks a machine has put between them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.errors import NotationError
from kasino_teach.notation import Move, Points, Reader, parse_move_text, points_text


@dataclass(frozen=True, slots=True)
class Eval:
    """`$eval +1`: exact points for the side that moved."""

    points: Points

    def __str__(self) -> str:
        return f"$eval {'+' if self.points > 0 else ''}{points_text(self.points)}"


@dataclass(frozen=True, slots=True)
class Best:
    """`$best Ksx5c+8d`: the move that was best. Nobody has checked that it is legal."""

    move: Move

    def __str__(self) -> str:
        return f"$best {self.move}"


@dataclass(frozen=True, slots=True)
class Arrow:
    """`$arrow Ks 5c 8d`: from the first card to each of the others."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(["$arrow", *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class Clock:
    """`$clock 12.5`: seconds, as many decimals as were written."""

    seconds: str

    def __str__(self) -> str:
        return f"$clock {self.seconds}"

    def __float__(self) -> float:
        return float(self.seconds)


Remark = Eval | Best | Arrow | Clock
"""What a machine has to say about a move."""


@dataclass(frozen=True)
class Comment:
    """A comment. `text` is all of it, with its remarks in canonical form; the rest stays as it is.

    Words that begin with `$` and are no remark that is known here belong to the text. Raises
    NotationError for half a character (a lone surrogate), which no file can hold.
    """

    text: str

    def __post_init__(self) -> None:
        text = self.text.replace("\r\n", "\n").replace("\r", "\n")
        if half := re.search("[\ud800-\udfff]", text):
            raise NotationError(text, half.start() + 1, "characters that UTF-8 can write")
        object.__setattr__(self, "text", "".join(map(str, _parts(text))))

    @staticmethod
    def of(words: str = "", *remarks: Remark) -> Comment:
        """A comment of words, and remarks behind them."""
        return Comment(" ".join(filter(None, [words, *map(str, remarks)])))

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """The machine's remarks, in order."""
        return tuple(part for part in _parts(self.text) if not isinstance(part, str))

    @cached_property
    def words(self) -> str:
        """The text without its remarks."""
        parts = (part for part in _parts(self.text) if isinstance(part, str))
        return " ".join(filter(None, (part.strip() for part in parts)))

    def __str__(self) -> str:
        """In braces. A backslash before a brace would hide it, so those are doubled, and only those."""
        return "{" + _BRACES_OR_END.sub(_hidden, self.text) + "}"


def comment_end(text: str, start: int) -> int:
    """Where the brace stands that closes the comment whose text begins at `start`; -1: nowhere."""
    braces = _BRACES.finditer(text, start)
    return next((found.end() - 1 for found in braces if len(found[1]) % 2 == 0), -1)


def unescaped(inside: str) -> str:
    """The text of a comment from what stands between its braces."""
    return _BRACES_OR_END.sub(lambda found: "\\" * (len(found[1]) // 2) + found[2], inside)


# Only a whole run of backslashes is looked at: from inside a long one, each would be gone through again.
_BRACES: Final = re.compile(r"(?<!\\)(\\*)\}")
_BRACES_OR_END: Final = re.compile(r"(?<!\\)(\\*)(\}|\Z)")


def _hidden(found: re.Match[str]) -> str:
    brace = "\\}" if found[2] else ""
    return found[1] * 2 + brace


def _parts(text: str) -> Iterator[str | Remark]:
    """The text as remarks and what stands between them."""
    at = start = 0
    while found := _REMARK.search(text, start):
        try:
            remark = _READ[found["name"] or "arrow"](found["what"] or found["cards"])
        except NotationError:  # somebody's own words after all
            start = found.start() + 1
            continue
        yield text[at : found.start()]
        yield remark
        at = start = found.end()
    yield text[at:]


_CARD: Final = r"(?:10|[A2-9TJQKatjqk])[cdhsCDHS♣♦♥♠♧♢♡♤]\ufe0f?['’]?"
_REMARK: Final = re.compile(
    r"(?<!\S)\$(?:(?P<name>eval|best|clock)\s+(?P<what>\S+)"
    rf"|arrow(?P<cards>(?:\s+{_CARD}(?!\S)){{2,}}))"
)


def _read_eval(word: str) -> Remark:
    reader = Reader(word)
    if reader.take("+") and reader.peek("-"):
        raise reader.error("points")
    points = reader.points()
    reader.finish()
    return Eval(points)


def _read_best(word: str) -> Remark:
    read = parse_move_text(word)
    if read.mark:
        raise NotationError(word, len(word), "a move without a mark")
    return Best(read.move)


def _read_arrow(words: str) -> Remark:
    return Arrow(tuple(Reader(word).card() for word in words.split()))


def _read_clock(word: str) -> Remark:
    if not re.fullmatch(r"\d+(\.\d+)?", word, re.ASCII):
        raise NotationError(word, 1, "seconds such as 12.5")
    return Clock(word)


_READ: Final[Mapping[str, Callable[[str], Remark]]] = {
    "eval": _read_eval,
    "best": _read_best,
    "arrow": _read_arrow,
    "clock": _read_clock,
}
