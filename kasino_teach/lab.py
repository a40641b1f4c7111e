"""What `kasino lab` does: lay the lessons into a folder if need be, and open JupyterLab there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

from kasino_teach.errors import KasinoError
from kasino_teach.laying import Laid, lay
from kasino_teach.shipped import Shipped, first_lesson, shipped

# A class may have no network: JupyterLab asks for neither news nor updates.
QUIET: Final = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)


class LabError(KasinoError):
    """JupyterLab cannot be opened; the message says what to do about it."""


def open_lab(
    directory: Path | None = None,
    arguments: Sequence[str] = (),
    *,
    say: Callable[[str], None] = print,
    launch: Callable[[list[str]], None] | None = None,
) -> None:
    """Open JupyterLab at the first lesson, in this process, until the person stops it.

    With `directory` the lessons and banks are laid there first (see `laying.lay`); without it the
    clone's own are opened. `arguments` go to JupyterLab as they are (`--no-browser`,
    `--port=9000`). `say` is told, line by line, what was laid and what was left alone; `launch`
    is called in place of JupyterLab, with its arguments.

    Raises LabError without JupyterLab, and without `directory` where there is no clone;
    LayingError where the lessons cannot be laid.
    """
    require_jupyterlab()
    root = _prepare(shipped(), directory, say)
    (launch or _launch)(lab_arguments(root, arguments))


def split_words(words: Sequence[str]) -> tuple[Path | None, list[str]]:
    """DIR and JupyterLab's arguments, from the words behind `kasino lab`.

    DIR stands first, before any option: behind one it could be that option's value.
    """
    if words and not words[0].startswith("-"):
        return Path(words[0]), list(words[1:])
    return None, list(words)


def lab_arguments(root: Path, arguments: Sequence[str] = ()) -> list[str]:
    """What JupyterLab is told, to open in `root` at the first lesson of `root/notebooks`."""
    lesson = first_lesson(root / "notebooks")
    place = f"/tree/notebooks/{quote(lesson.name)}" if lesson else ""
    return [
        f"--ServerApp.root_dir={root}",
        # Not the file's name: the address printed with --no-browser would miss the lesson.
        f"--LabApp.default_url=/lab{place}",
        *QUIET,
        *arguments,
    ]


def require_jupyterlab() -> None:
    """Raise LabError, naming the extra to install, where JupyterLab is not installed."""
    if find_spec("jupyterlab") is None:
        raise LabError(
            "JupyterLab is not installed: install the extra that brings it, "
            "python -m pip install 'kasino_teach[lab]'"
        )


def _prepare(source: Shipped, directory: Path | None, say: Callable[[str], None]) -> Path:
    """The folder to open, with the lessons in it."""
    if directory is None:
        if not source.is_clone:
            raise LabError("say where the lessons shall lie: kasino lab DIR")
        return source.root
    target = directory.expanduser().resolve()
    if target == source.root:  # `kasino lab .` in a clone: the lessons lie there already
        return target
    for line in _report(lay(source, target), target):
        say(line)
    return target


def _report(laid: Laid, target: Path) -> list[str]:
    lines = []
    if laid.new:
        lines.append(f"laid {_files(len(laid.new))} into {target}")
    if laid.updated:
        lines.append(f"updated {_files(len(laid.updated))} that nobody had changed")
    lines += [f"left alone, changed here: {name}" for name in laid.changed]
    if laid.changed:
        lines.append("for a fresh copy of one, rename yours and run the command again")
    return lines


def _launch(arguments: list[str]) -> None:
    # In this process, so that Ctrl-C and every other signal mean what they mean to JupyterLab.
    from jupyterlab.labapp import main

    main(arguments)


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"
