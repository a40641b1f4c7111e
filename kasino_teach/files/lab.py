"""What `kasino lab` does: copy the lessons into a folder if need be, and open JupyterLab there."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

from kasino_teach.errors import KasinoError
from kasino_teach.files.copies import Copied, CopyError, copy_lessons
from kasino_teach.files.shipped import Shipped, first_lesson, install_command, shipped
from kasino_teach.files.whole import real_path

# A class may have no network: JupyterLab asks for neither news nor updates.
QUIET: Final = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)

# Nor does it ask a person whether to fetch news, which the options above do not stop. Other defaults
# of settings lie in this folder for that: what a person has set comes first, and stays as it is.
CONFIG: Final = Path(__file__).resolve().parents[1] / "_jupyter"

# JupyterLab saves what it shows, so a lesson that was only run has changed. In a clone the copies keep
# that from version control, which ignores this folder.
IN_CLONE: Final = "my-lessons"


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

    The lessons and banks are copied to `directory` first (see `copy_lessons`), by default to
    `my-lessons` in the clone. The top of the clone itself, as `directory`, opens the lessons that are
    copied from: for who writes them. `arguments` go to JupyterLab as they are (`--no-browser`,
    `--port=9000`). `say` is told, line by line, what was copied and what was left alone; `launch`
    is called in place of JupyterLab, with its arguments.

    Raises LabError without JupyterLab, and without `directory` where there is no clone; CopyError where
    the lessons cannot be copied.
    """
    require_jupyterlab()
    root = _prepare(shipped(), directory, say)
    (launch or _launch)(lab_arguments(root, arguments))


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
            f"JupyterLab is not installed; the extra lab brings it: {install_command('lab')}"
        )


def _prepare(source: Shipped, directory: Path | None, say: Callable[[str], None]) -> Path:
    """The folder to open, with the lessons in it."""
    if directory is None:
        if not source.is_clone:
            raise LabError("say where the lessons are to be copied: kasino lab DIR")
        directory = source.root / IN_CLONE
    try:
        target = real_path(directory.expanduser())
    except OSError as error:
        raise CopyError(directory, error.strerror or str(error)) from error
    except RuntimeError as error:  # nobody is called as in ~name
        raise CopyError(directory, str(error)) from error
    if target == source.root:  # `kasino lab .` in a clone: the lessons lie there already
        return target
    for line in _report(copy_lessons(source, target), target):
        say(line)
    return target


def _report(copied: Copied, target: Path) -> list[str]:
    lines = []
    if copied.new:
        lines.append(f"copied {_files(len(copied.new))} into {target}")
    if copied.updated:
        lines.append(f"updated {_files(len(copied.updated))} that nobody had changed")
    lines += [f"left alone, changed here: {name}" for name in copied.changed]
    if copied.changed:
        lines.append("for a fresh copy of one, rename yours and run the command again")
    return lines


def _launch(arguments: list[str]) -> None:
    # In this process, so that Ctrl-C and every other signal mean what they mean to JupyterLab.
    from jupyterlab.labapp import main

    paths = [os.environ.get("JUPYTER_CONFIG_PATH"), str(CONFIG)]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))
    main(arguments)


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"
