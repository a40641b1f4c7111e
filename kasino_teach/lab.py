"""What `kasino lab` does: lay the lessons into a folder if need be, and open JupyterLab there."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

from kasino_teach.errors import KasinoError
from kasino_teach.laying import Laid, lay
from kasino_teach.shipped import Shipped, first_lesson, install_command, shipped

# A class may have no network: JupyterLab asks for neither news nor updates.
QUIET: Final = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)

# Nor does it ask a person whether to fetch news, which the options above do not stop. Other defaults
# of settings lie in this folder for that: what a person has set comes first, and stays as it is.
CONFIG: Final = Path(__file__).resolve().parent / "_jupyter"


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

    Raises LabError without JupyterLab, for an option it does not have, and without `directory` where
    there is no clone; LayingError where the lessons cannot be laid.
    """
    require_jupyterlab()
    _check_options(arguments)
    root = _prepare(shipped(), directory, say)
    (launch or _launch)(lab_arguments(root, arguments))


def split_words(words: Sequence[str]) -> tuple[Path | None, list[str]]:
    """DIR and JupyterLab's arguments, from the words behind `kasino lab`.

    DIR may stand anywhere: it is the word that is neither an option nor an option's value. Raises
    LabError without JupyterLab, which knows its options, and for a second such word.
    """
    require_jupyterlab()
    arguments, directories = [], []
    for option, rest in _by_option(words):
        arguments += [option] if option else []
        if option and _takes_value(option):
            arguments += rest[:1]
            rest = rest[1:]
        directories += rest
    if len(directories) > 1:
        raise LabError(f"one folder only, not {' and '.join(directories)}: kasino lab DIR")
    return (Path(directories[0]) if directories else None), arguments


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


def _by_option(words: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Each option with the words behind it; before the first option, words behind `""`."""
    found: list[tuple[str, list[str]]] = [("", [])]
    for word in words:
        if word.startswith("-"):
            found.append((word, []))
        else:
            found[-1][1].append(word)
    return found


def _takes_value(option: str) -> bool:
    """Whether the word behind an option is its value: `--port 9000`, not `--no-browser mine`."""
    name = option.lstrip("-")
    return "=" not in name and name not in _FLAGS_OF_ALL and name not in _jupyterlab()[0]


def _check_options(arguments: Iterable[str]) -> None:
    """Raise LabError for an option JupyterLab does not have, before anything is done."""
    known = {*_FLAGS_OF_ALL, *(name for names in _jupyterlab() for name in names)}
    for option, _ in _by_option(arguments):
        name = option.lstrip("-").partition("=")[0]
        if name and "." not in name and name not in known:  # else a trait of any class
            raise LabError(f"JupyterLab has no option {option}; for all it has: jupyter lab --help")


_FLAGS_OF_ALL: Final = ("help-all", "version")


def _jupyterlab() -> tuple[Collection[str], Collection[str]]:
    """Names of JupyterLab's options without `--`: those without a value, and those with one."""
    from jupyter_server import serverapp
    from jupyterlab.labapp import LabApp

    flags: list[Mapping[str, object]] = [LabApp.flags, serverapp.flags]
    aliases: list[Mapping[str, object]] = [LabApp.aliases, serverapp.aliases]
    return {name for table in flags for name in table}, {name for t in aliases for name in t}


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

    paths = [os.environ.get("JUPYTER_CONFIG_PATH"), str(CONFIG)]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))
    main(arguments)


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"
