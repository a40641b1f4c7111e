"""Puzzle banks: files of puzzles, one a line, that anybody can read, and nobody finds answers in.

A bank is a file of JSON lines. The first is the header: which format, how many puzzles. Then each line
is one puzzle: its id, its position, where it comes from, what chose it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from kasino_teach.engine import Position
from kasino_teach.errors import LONGEST, KasinoError, excerpt, shortened
from kasino_teach.files import shipped, write_whole
from kasino_teach.puzzles.fitness import PuzzleError
from kasino_teach.puzzles.puzzle import Origin, Puzzle

FORMAT: Final = "kasino_teach puzzles"
FORMAT_VERSION: Final = 1

_ENDING: Final = ".jsonl"


class BankError(KasinoError):
    """A bank that cannot be read: the file, the line (from 1; 0 for the whole file), what was expected."""

    def __init__(self, path: Path, line: int, expected: str) -> None:
        self.path = path
        self.line = line
        self.expected = expected
        super().__init__(f"{path}, line {line}: {expected}" if line else f"{path}: {expected}")


def read_bank(path: str | Path) -> tuple[Puzzle, ...]:
    """Every puzzle of a bank, in its order. Raises BankError for a missing or damaged file."""
    path = Path(path)
    try:
        # Not `splitlines`: a text of JSON may hold signs that end a line elsewhere.
        lines = path.read_text("utf-8-sig").removesuffix("\n").split("\n")
    except OSError as error:
        raise BankError(path, 0, f"a file that can be read ({error.strerror or error})") from error
    except UnicodeDecodeError as error:
        raise BankError(path, 0, f"text in UTF-8 ({error.reason} at byte {error.start})") from error
    count = _read_header(path, lines[0] if lines else "")
    puzzles = tuple(_read_puzzle(path, number, line) for number, line in enumerate(lines[1:], 2))
    if len(puzzles) != count:
        raise BankError(
            path, len(lines), f"{count} puzzles as the header says, found {len(puzzles)}"
        )
    seen: dict[str, int] = {}
    for number, puzzle in enumerate(puzzles, 2):
        if (first := seen.setdefault(puzzle.id, number)) != number:
            raise BankError(path, number, f"a new puzzle, found that of line {first} again")
    return puzzles


def write_bank(path: str | Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a bank in the order given: the whole file, or nothing. Raises OSError, and leaves what was.

    The same puzzles give the same bytes on every machine.
    """
    path, puzzles = Path(path), tuple(puzzles)
    header = {"format": FORMAT, "version": FORMAT_VERSION, "puzzles": len(puzzles)}
    content = "".join(json.dumps(row) + "\n" for row in (header, *map(_row, puzzles)))
    write_whole(path, content.encode("ascii"))


def shipped_banks() -> tuple[str, ...]:
    """The names of the banks that come with the package, in order."""
    return tuple(sorted(path.stem for path in shipped().puzzles.glob(f"*{_ENDING}")))


def load_shipped(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a bank that comes with the package. Raises BankError, naming those there are."""
    path = shipped().puzzles / f"{name}{_ENDING}"
    if name not in shipped_banks():
        raise BankError(path, 0, f"a shipped bank: {', '.join(shipped_banks()) or 'there is none'}")
    return read_bank(path)


def _row(puzzle: Puzzle) -> dict[str, Any]:
    origin = puzzle.origin
    return {
        "id": puzzle.id,
        "position": str(puzzle.position),
        "origin": {
            "seed": origin.seed,
            "pack": origin.pack,
            "ply": origin.ply,
            "players": list(origin.players),
        },
        "made_by": puzzle.made_by,
    }


def _read_header(path: Path, line: str) -> int:
    header = _object(path, 1, line)
    if header.get("format") != FORMAT:
        raise BankError(path, 1, f'a header with "format": "{FORMAT}"')
    if header.get("version") != FORMAT_VERSION:
        raise BankError(
            path,
            1,
            f"version {FORMAT_VERSION}, found {shortened(repr(header.get('version')), LONGEST)}",
        )
    count: int = _field(path, 1, header, "puzzles", int)
    return count


def _read_puzzle(path: Path, number: int, line: str) -> Puzzle:
    row = _object(path, number, line)
    text = _field(path, number, row, "position", str)
    try:
        position = Position.parse(text)
    except KasinoError as error:
        raise BankError(path, number, f"a position: {error}") from error
    origin = _read_origin(path, number, _field(path, number, row, "origin", dict))
    try:
        puzzle = Puzzle(position, origin, _field(path, number, row, "made_by", str))
    except PuzzleError as error:
        raise BankError(path, number, f"a puzzle: {error}") from error
    if (found := _field(path, number, row, "id", str)) != puzzle.id:
        raise BankError(path, number, f"id {puzzle.id} for this position, found {excerpt(found)}")
    return puzzle


def _read_origin(path: Path, number: int, row: dict[str, Any]) -> Origin:
    seed, pack, ply = (_field(path, number, row, name, int) for name in ("seed", "pack", "ply"))
    players = _field(path, number, row, "players", list)
    if not all(isinstance(player, str) for player in players):
        raise BankError(path, number, '"players" as a list of names')
    return Origin(seed, pack, ply, tuple(players))


def _object(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BankError(path, number, f"a JSON object ({error})") from error
    if not isinstance(row, dict):
        raise BankError(path, number, f"a JSON object, found {excerpt(line)}")
    return row


_KINDS: Final = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


def _field(path: Path, number: int, row: dict[str, Any], name: str, kind: type[Any]) -> Any:
    found = row.get(name)
    if not isinstance(found, kind) or isinstance(found, bool):
        raise BankError(
            path, number, f'"{name}" as {_KINDS[kind]}, found {shortened(repr(found), LONGEST)}'
        )
    return found
