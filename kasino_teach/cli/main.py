"""The program: one line and exit status 2 for what a person got wrong, never a traceback."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import TextIO

import click

from kasino_teach.cards import SYMBOLS
from kasino_teach.cli import info, lab, positions, rules
from kasino_teach.errors import KasinoError

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, help="Show the version and exit.")
@click.pass_context
def kasino(context: click.Context, version: bool) -> None:
    """Rules, exact values and lessons of Kasino, the Nordic Cassino."""
    if version:
        from importlib.metadata import version as version_of

        click.echo(f"kasino_teach {version_of('kasino_teach')}")
        context.exit()
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (lab.lab, *positions.COMMANDS, *rules.COMMANDS, info.info):
    kasino.add_command(command)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `kasino` with arguments (by default the process's) and leave with its exit status."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run `kasino` and return its exit status: 0, or 2 for bad input."""
    for stream in (sys.stdout, sys.stderr):
        _let_suits_through(stream)
    try:
        status = kasino(arguments, prog_name="kasino", standalone_mode=False)
    except (KasinoError, OSError, click.ClickException) as error:
        print(f"kasino: {_one_line(error)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _let_suits_through(stream: TextIO) -> None:
    """Write UTF-8 where the stream's own encoding has no ♣: Windows gives pipes an old code page."""
    try:
        SYMBOLS.encode(stream.encoding or "ascii")
    except UnicodeEncodeError:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


def _one_line(error: Exception) -> str:
    """What went wrong, on one line; where the command was used wrongly, with where to read on."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        said = f"{error.filename}: {error.strerror}"
    elif isinstance(error, click.ClickException):
        context = getattr(error, "ctx", None)
        help_ = f" (see {context.command_path} --help)" if context else ""
        said = f"{error.format_message()}{help_}"
    else:
        said = str(error)
    return " ".join(said.split())
