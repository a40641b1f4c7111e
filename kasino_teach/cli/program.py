"""The program: one line and exit status 2 for what a person got wrong, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import click

from kasino_teach.cli import INTERRUPTED, info, lab, positions, rules, streams
from kasino_teach.errors import KasinoError, shortened

FAILED: Final = 2
NO_READER: Final = 141
"""Exit status where the reader of standard output went away, as shells have it: 128 and SIGPIPE."""


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


def run(arguments: Sequence[str] | None = None) -> int:
    """Run `kasino` and return its exit status, as `main` leaves with it."""
    streams.prepare()
    status = 0
    try:
        _invoke(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        status = NO_READER
    except (KasinoError, OSError, click.ClickException) as error:
        streams.complain(f"kasino: {_one_line(error)}")
        status = FAILED
    except (KeyboardInterrupt, click.Abort):
        status = INTERRUPTED
    streams.settle()
    return status


def _invoke(arguments: list[str]) -> None:
    # Not click's own `main`: it has a status of its own for readers that go away, and on Windows
    # it takes `[3c4d]` and `?4` of a position for names of files. Commands fail by raising errors:
    # an exit is one after --help or --version.
    with suppress(click.exceptions.Exit), kasino.make_context("kasino", arguments) as context:
        kasino.invoke(context)


def _one_line(error: Exception) -> str:
    """What went wrong, on one line; where the command was used wrongly, with where to read on."""
    if isinstance(error, OSError) and error.strerror:
        said = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    elif isinstance(error, click.ClickException):
        context = getattr(error, "ctx", None)
        help_ = f" (see {context.command_path} --help)" if context else ""
        said = f"{error.format_message()}{help_}"
    else:
        said = str(error)
    return shortened(" ".join(said.split()))
