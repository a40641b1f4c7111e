"""Streams that are closed or that nobody reads, and Ctrl-C: one rule for every command, in real processes."""

import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Final

import pytest

from kasino_teach.cli.program import run

pytestmark = pytest.mark.skipif(os.name == "nt", reason="shells of Windows close no streams")

GOOD: Final = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"

COMMANDS: Final = {
    "moves": ["moves", GOOD],
    "play": ["play", GOOD, "8sx8d", "2c"],
    "perft": ["perft", GOOD, "2"],
    "solve": ["solve", GOOD],
    "show": ["show", GOOD],
    "rules": ["rules", "finnish"],
    "compare": ["compare", GOOD, "nordic", "finnish"],
    "info": ["info"],
    "help": ["--help"],
    "version": ["--version"],
}
EACH: Final = pytest.mark.parametrize("command", COMMANDS)


def kasino(words: list[str], redirected: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command line in a shell that redirects its streams; says `status N` after it on `stderr`."""
    script = f'"$@" {redirected}; echo "status $?" >&9'
    python = [sys.executable, "-m", "kasino_teach.cli"]
    return subprocess.run(
        ["bash", "-c", f"exec 9>&2; {script}", "bash", *python, *words],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )


@EACH
def test_closed_output_drops_what_is_said(command: str) -> None:
    done = kasino(COMMANDS[command], ">&-")
    assert (done.stdout, done.stderr) == ("", "status 0\n")


@EACH
def test_a_reader_that_went_away_ends_the_command_in_silence(command: str) -> None:
    # The reader is gone before the command begins, so nothing depends on who is quicker.
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "kasino_teach.cli", *COMMANDS[command]],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("redirected", ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", [["moves", "bad"], ["fly"], ["rules", "finish"], ["lab", "-x"]])
def test_closed_errors_leave_the_status(words: list[str], redirected: str) -> None:
    done = kasino(words, redirected)
    assert (done.stdout, done.stderr) == ("", "status 2\n")


def test_closed_errors_change_nothing_else() -> None:
    done = kasino(COMMANDS["moves"], "2>&-")
    assert "8sx3c+5h,8d" in done.stdout
    assert done.stderr == "status 0\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="Linux has a full disk to try")
@pytest.mark.parametrize("command", ["moves", "show", "help"])
def test_a_full_disk_is_told_in_one_line(command: str) -> None:
    done = kasino(COMMANDS[command], ">/dev/full")
    assert done.stderr == "kasino: No space left on device\nstatus 2\n"


def test_a_file_does_not_take_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    done = kasino(["show", GOOD, "--svg", str(picture)], "<&- >&- 2>&-")
    assert done.stderr == "status 0\n"
    assert picture.read_text("utf-8").startswith("<svg")


INTERRUPT: Final = """
import os, signal, sys

class Interrupting:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

from kasino_teach.cli import main
sys.meta_path.insert(0, Interrupting())
main({words!r})
"""


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("kasino_teach.cli.program", "moves"),  # at once
        ("click", "moves"),
        ("kasino_teach.cli.rules", "info"),
        ("kasino_teach.engine", "moves"),
        ("kasino_teach.translator", "play"),  # while the command runs
        ("kasino_teach.solver", "solve"),
        ("kasino_teach.scene", "show"),
        ("kasino_teach.rulebook", "rules"),
        ("kasino_teach.explain", "compare"),
    ],
)
def test_an_interrupt_ends_every_command_in_silence(module: str, command: str) -> None:
    code = textwrap.dedent(INTERRUPT).format(module=module, words=COMMANDS[command])
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 130
    assert b"Traceback" not in done.stderr
    assert done.stderr.strip() == b""


def test_an_interrupt_while_it_counts() -> None:
    code = (
        "import os, signal\n"
        "def perft(*_):\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
        "    while True: pass\n"
        "import kasino_teach.cli.positions as positions\n"
        "positions.perft = perft\n"
        f"from kasino_teach.cli import main; main({COMMANDS['perft']!r})\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (130, b"")


def test_whoever_ignores_interrupts_still_does() -> None:
    code = textwrap.dedent(INTERRUPT).format(module="click", words=COMMANDS["moves"])
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )
    assert b"8sx3c+5h,8d" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ["moves", "x" * 5000],
        ["moves", GOOD + "\udcff"],
        ["moves", GOOD.replace("finnish", "f" * 5000)],
        ["play", GOOD, "8sx" + "3c+" * 1600 + "3c"],
        ["play", GOOD, "8s" + "z" * 5000],
        ["f" * 5000],
        ["moves", "--" + "f" * 5000, GOOD],
        ["perft", GOOD, "9" * 4000 + "x"],
        ["perft", GOOD, "-" + "9" * 4000],
        ["show", GOOD, "--lang", "l" * 5000],
        ["show", GOOD, "--svg", "s" * 5000],
        ["show", GOOD, "--svg", "s/" * 2500],
        ["rules", "finnish," + "o" * 5000],
        ["rules", "finnish," + "o" * 5000 + "=1"],
        ["rules", "finnish,target=" + "1" * 5000],
        ["rules", "\udcff\ud800"],
        ["compare", GOOD, "n" * 5000, "finnish"],
        ["lab", "-" + "x" * 5000],
        ["lab", "l" * 5000],
        ["lab", "~" + "l" * 5000],
    ],
    ids=lambda words: " ".join(word[:12] for word in words).encode("ascii", "replace").decode(),
)
def test_no_message_repeats_a_whole_book(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    said = capsys.readouterr().err
    assert said.startswith("kasino: ")
    assert said.count("\n") == 1
    assert len(said) <= 520


def test_links_that_lead_to_each_other_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for words in (
        ["show", GOOD, "--svg", str(loop)],
        ["lab", str(loop)],
        ["lab", str(loop / "in")],
    ):
        assert run(words) == 2
        said = capsys.readouterr().err
        assert "Too many levels of symbolic links" in said
        assert str(loop) in said
        assert said.count("\n") == 1
