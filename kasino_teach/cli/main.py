"""The program: one line and exit status 2 for what a person got wrong, never a traceback."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from kasino_teach.cli import lab, positions, rules
from kasino_teach.errors import KasinoError

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""

app = typer.Typer(
    name="kasino",
    help="Rules, exact values and lessons of Kasino, the Nordic Cassino.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for module in (lab, positions, rules):
    module.add_to(app)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `kasino` with arguments (by default the process's) and leave with its exit status."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run `kasino` and return its exit status: 0, or 2 for bad input."""
    try:
        status = app(arguments, prog_name="kasino", standalone_mode=False)
    except (KasinoError, OSError, TyperException) as error:
        print(f"kasino: {_one_line(error)}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return status if isinstance(status, int) else 0


def _one_line(error: Exception) -> str:
    """What went wrong, on one line. Typer's errors keep their sentence in `format_message`."""
    said = getattr(error, "format_message", None)
    return " ".join(str(said() if said else error).split())
