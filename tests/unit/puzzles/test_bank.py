"""Banks: written whole, read strictly, damaged ones refused with file, line and what was expected."""

import errno
import json
from pathlib import Path

import pytest

from kasino_teach.engine import Position
from kasino_teach.errors import KasinoError
from kasino_teach.puzzles import BankError, Origin, Puzzle, load_shipped, read_bank, write_bank

LINES = ["finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -", "finnish 4c4d9s 4h/Ks 1 - -/- 0/0 0"]


@pytest.fixture
def puzzles() -> tuple[Puzzle, ...]:
    return tuple(
        Puzzle(Position.parse(line), Origin(7, number, 40, ("greedy", "räntä <b>")), "by hand")
        for number, line in enumerate(LINES)
    )


@pytest.fixture
def bank(tmp_path: Path, puzzles: tuple[Puzzle, ...]) -> Path:
    path = tmp_path / "bank.jsonl"
    write_bank(path, puzzles)
    return path


def test_what_is_written_is_read(bank: Path, puzzles: tuple[Puzzle, ...]) -> None:
    assert read_bank(bank) == puzzles
    assert [path.name for path in bank.parent.iterdir()] == ["bank.jsonl"]


def test_the_same_puzzles_give_the_same_bytes(bank: Path) -> None:
    before = bank.read_bytes()
    write_bank(str(bank), read_bank(bank))
    assert bank.read_bytes() == before
    assert before.count(b"\n") == 3
    assert b"\r" not in before


def test_windows_line_ends_and_a_byte_order_mark_are_read(
    bank: Path, puzzles: tuple[Puzzle, ...]
) -> None:
    bank.write_bytes(b"\xef\xbb\xbf" + bank.read_bytes().replace(b"\n", b"\r\n"))
    assert read_bank(bank) == puzzles


def test_no_answer_is_in_a_bank(bank: Path) -> None:
    keys = {key for line in bank.read_text().splitlines()[1:] for key in json.loads(line)}
    assert keys == {"id", "position", "origin", "made_by"}


def test_a_failed_write_leaves_what_was(
    bank: Path, puzzles: tuple[Puzzle, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bank.read_bytes()

    def no_room(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr("os.replace", no_room)
    with pytest.raises(OSError, match="no room"):
        write_bank(bank, puzzles[:1])
    assert bank.read_bytes() == before
    assert [path.name for path in bank.parent.iterdir()] == ["bank.jsonl"]


def damage(bank: Path, number: int, old: str, new: str) -> None:
    lines = bank.read_text().splitlines()
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    bank.write_text("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "old", "new", "expected"),
    [
        (1, "kasino_teach puzzles", "something", 'a header with "format"'),
        (1, '"version": 1', '"version": 9', "version 1, found 9"),
        (1, '"puzzles": 2', '"puzzles": true', '"puzzles" as a whole number, found True'),
        (2, '{"id"', '"id"', "a JSON object"),
        (3, '{"id"', '["id"', "a JSON object"),
        (3, "9s 4h/Ks", "9s 4x/Ks", "a position: column 17"),
        (3, "9s 4h/Ks", "9s 4d/Ks", "a position: more than once: 4d"),
        (3, "finnish", "finish", "a position: there is no preset 'finish'"),
        (3, "9s 4h/Ks", "9s 4h/Kd", "for this position, found"),
        (2, '"ply": 40', '"ply": "40"', "\"ply\" as a whole number, found '40'"),
        (2, '["greedy", ', "[3, ", '"players" as a list of names'),
        (2, '"origin"', '"orgin"', '"origin" as an object, found None'),
        (3, '"made_by": "by hand"', '"made_by": null', '"made_by" as a text, found None'),
    ],
)
def test_a_damaged_line_is_named(bank: Path, line: int, old: str, new: str, expected: str) -> None:
    damage(bank, line, old, new)
    with pytest.raises(BankError) as caught:
        read_bank(bank)
    assert (caught.value.path, caught.value.line) == (bank, line)
    assert expected in caught.value.expected
    assert str(caught.value).startswith(f"{bank}, line {line}: ")
    assert isinstance(caught.value, KasinoError)


def test_missing_and_doubled_puzzles_are_noticed(bank: Path) -> None:
    lines = bank.read_text().splitlines()
    bank.write_text("\n".join(lines[:2]))
    with pytest.raises(BankError, match=r"line 2: 2 puzzles as the header says, found 1"):
        read_bank(bank)
    bank.write_text("\n".join([*lines[:2], lines[1]]))
    with pytest.raises(BankError, match=r"line 3: a new puzzle, found that of line 2 again"):
        read_bank(bank)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe{", b"[]\n"])
def test_files_of_another_kind_are_refused(bank: Path, content: bytes) -> None:
    bank.write_bytes(content)
    with pytest.raises(BankError):
        read_bank(bank)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BankError, match="a file that can be read") as caught:
        read_bank(tmp_path / "none.jsonl")
    assert caught.value.line == 0


@pytest.mark.parametrize("name", ["none", "../notebooks/x", ""])
def test_a_shipped_bank_that_is_not_there(name: str) -> None:
    with pytest.raises(BankError, match="finnish-last-hand"):
        load_shipped(name)
