"""Records as text and as files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from kasino_teach.cards import text
from kasino_teach.engine import Position, apply_legal, format_move
from kasino_teach.errors import NotationError
from kasino_teach.files import write_whole
from kasino_teach.notation import points_text
from kasino_teach.records.comments import Comment
from kasino_teach.records.reading import parse_record
from kasino_teach.records.record import PackRecord, Play, Record
from kasino_teach.records.tags import quoted


def format_record(record: Record) -> str:
    """The canonical text of a record; its packs are parted by empty lines."""
    tags = "".join(f"[{name} {quoted(value)}]\n" for name, value in record.tags)
    packs = ("".join(f"{line}\n" for line in _pack_lines(pack)) for pack in record.packs)
    return "\n".join([tags, *packs])


def read_record(path: str | Path) -> Record:
    """Read a `.kgn` file. Raises OSError, and what `parse_record` raises."""
    content = Path(path).read_bytes()
    try:
        return parse_record(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8-sig", "replace")
        line = content[: error.start + 1].decode("utf-8-sig", "replace").split("\n")[-1]
        number, column = before.count("\n") + 1, len(before.split("\n")[-1]) + 1
        raise NotationError(line, column, "text in UTF-8", number) from error


def write_record(path: str | Path, record: Record) -> None:
    """Write a `.kgn` file: the whole file, or nothing. Raises OSError, and leaves what was there."""
    write_whole(Path(path), str(record).encode())


def _pack_lines(pack: PackRecord) -> Iterator[str]:
    yield f"pack {pack.number} dealer {pack.dealer}"
    yield f"from {pack.start}" if pack.cards is None else f"cards {text(pack.cards)}"
    if pack.comments:
        yield " ".join(map(str, pack.comments))
    plays, seats = list(_plays(pack.start, pack.plays)), pack.start.seats
    for row, first in enumerate(range(0, len(plays), seats), 1):
        yield " ".join([f"{row}.", *plays[first : first + seats]])
    if pack.points is not None:
        yield f"points {'/'.join(map(points_text, pack.points))}"


def _plays(position: Position, plays: Sequence[Play]) -> Iterator[str]:
    """Each play with its mark, its comments and its variations."""
    for play in plays:
        move = format_move(position, play.move, sweep_mark=True)
        variations = (
            f"({_joined(variation.comments, _plays(position, variation.plays))})"
            for variation in play.variations
        )
        yield _joined([f"{move}{play.mark}", *play.comments], variations)
        position = apply_legal(position, play.move).position


def _joined(first: Sequence[str | Comment], then: Iterable[str]) -> str:
    return " ".join([*map(str, first), *then])
