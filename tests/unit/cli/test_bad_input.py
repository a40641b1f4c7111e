"""Whatever a person types wrong: status 2 and one line that says what, and nothing is half done."""

import subprocess
import sys
from pathlib import Path

import pytest

from kasino_teach.cli.main import run

GOOD = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["moves", "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0"], "field 8"),
        (["moves", "finish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"], "finnish-duel"),
        (["moves", "finnish,targt=21 3c 8s/2c 0 - -/- 0/0 -"], "targt"),
        (["moves", "finnish 3c3c 8s/2c 0 - -/- 0/0 -"], "more than once: 3c"),
        (["moves", "finnish 3c ?1/2c 0 - -/- 0/0 -"], "seat 0"),
        (["moves", "finnish 3x 8s/2c 0 - -/- 0/0 -"], "column 10"),
        (["moves", "finnish 3c\n 8s/2c 0 - -/x 0/0 -"], "column 25"),
        (["moves"], "POS"),
        (["play", GOOD, "8sx3c+9c"], "move 1, 8sx3c+9c"),
        (["play", GOOD, "8s", "8s"], "move 2, 8s"),
        (["play", GOOD, "8sx"], "column 4"),
        (["play", GOOD, "8sx8d*"], "sweep"),
        (["perft", GOOD, "-1"], "-1"),
        (["perft", GOOD, "two"], "depth"),
        (["solve", "finnish 3c ?1/2c 0 - -/- 0/0 -"], "unknown"),
        (["show", GOOD, "--lang", "sv"], "sv"),
        (["show", GOOD, "--svg", "{tmp}"], "{tmp}"),
        (["fly"], "fly"),
        ([], "command"),
    ],
)
def test_one_clear_line(
    words: list[str], names: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([word.format(tmp=tmp_path) for word in words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kasino: ")
    assert said.err.count("\n") == 1
    assert names.format(tmp=tmp_path) in said.err
    assert not list(tmp_path.iterdir())


def test_a_picture_is_written_whole(tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    assert run(["show", GOOD, "--svg", str(target)]) == 0
    assert target.read_text(encoding="utf-8").startswith("<svg")
    assert [path.name for path in tmp_path.iterdir()] == ["table.svg"]


def test_a_reader_that_has_seen_enough_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "kasino_teach.cli", "moves", GOOD]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    assert program.stderr.read() == b""
    program.wait()
    program.stderr.close()
