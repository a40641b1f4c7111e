"""Records as files."""

from __future__ import annotations

from pathlib import Path

from kasino_teach.errors import NotationError
from kasino_teach.files import write_whole
from kasino_teach.records.cursor import in_lines
from kasino_teach.records.reading import parse_record
from kasino_teach.records.record import Record


def format_record(record: Record) -> str:
    """The canonical text of a record, as `str` gives it."""
    return str(record)


def read_record(path: str | Path) -> Record:
    """Read a `.kgn` file. Raises OSError, and what `parse_record` raises."""
    content = Path(path).read_bytes()
    try:
        return parse_record(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        before = in_lines(content[: error.start].decode("utf-8-sig", "replace")).split("\n")
        line = f"{before[-1]}\N{REPLACEMENT CHARACTER}"
        raise NotationError(line, len(line), "text in UTF-8", len(before)) from error


def write_record(path: str | Path, record: Record) -> None:
    """Write a `.kgn` file: the whole file, or nothing. Raises OSError, and leaves what was there."""
    write_whole(Path(path), str(record).encode())
