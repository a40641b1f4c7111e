"""Whatever a person types wrong: status 2 and one line that says what, and nothing is half done."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import kasino_teach as kt
from kasino_teach.cli.program import run

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
        (["perft", GOOD, "-1"], "0 or more, not -1"),
        (["perft", GOOD], "kasino perft --help"),
        (["perft", GOOD, "two"], "DEPTH"),
        (["solve", "finnish 3c ?1/2c 0 - -/- 0/0 -"], "unknown"),
        (["show", GOOD, "--lang", "sv"], "sv"),
        (["show", GOOD, "--svg", "{tmp}"], "{tmp}"),
        (["show", GOOD, "--svg", "{tmp}/none/table.svg"], "no folder {tmp}/none"),
        (["show", GOOD, "--svg", "{tmp}", "--force"], "{tmp} is a folder"),
        (["fly"], "fly"),
        (["moves", "--fly", GOOD], "kasino moves --help"),
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


@pytest.mark.parametrize("command", ["moves", "play", "perft", "solve", "show", "compare"])
def test_missing_quotes_are_told(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for rules in ("finnish", "Finnish", "finnish,target=21"):
        assert run([command, rules, *GOOD.split()[1:]]) == 2
        said = capsys.readouterr().err
        assert said.startswith("kasino: put the position in quotes")
        assert said.count("\n") == 1


def test_bare_kasino_shows_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    bare = capsys.readouterr().out
    assert run(["--help"]) == 0
    assert bare == capsys.readouterr().out
    assert "perft" in bare


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"kasino_teach {kt.__version__}\n"


@pytest.mark.parametrize("command", ["moves", "play", "perft", "solve", "show", "compare"])
def test_help_ends_with_an_example_that_works(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "-h"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    _, _, example = said.partition("Example: kasino ")
    assert run(shlex.split(example)) == 0


def test_a_picture_never_replaces_another_file_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "table.svg"
    target.write_text("mine")
    assert run(["show", GOOD, "--svg", str(target)]) == 2
    assert "--force" in capsys.readouterr().err
    assert target.read_text() == "mine"
    assert run(["show", GOOD, "--svg", str(target), "--force"]) == 0
    assert run(["show", GOOD, "--svg", str(target)]) == 0  # an older picture may go
    assert target.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_an_old_code_page_gets_the_suits_all_the_same(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kasino_teach.cli", "show", GOOD],
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=True,
    )
    assert "3♣ 5♥ 8♦ 9♣" in done.stdout.decode("utf-8")


def test_info_says_which_solver_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info"]) == 0
    assert re.search(r"^solver +(compiled|pure)$", capsys.readouterr().out, re.MULTILINE)


def test_a_failure_to_write_names_the_persons_own_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    target = tmp_path / "table.svg"
    assert run(["show", GOOD, "--svg", str(target)]) == 2
    assert capsys.readouterr().err == f"kasino: {target}: No space left on device\n"


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
