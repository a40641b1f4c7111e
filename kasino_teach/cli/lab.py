"""`kasino lab`: the lessons in JupyterLab."""

from __future__ import annotations

from typing import Annotated

import typer

from kasino_teach.lab import open_lab, split_words


def add_to(app: typer.Typer) -> None:
    """Register the command. What it does not know itself goes to JupyterLab."""
    app.command(
        context_settings={"ignore_unknown_options": True},
        epilog="Example: kasino lab my-lessons --no-browser --port=9000",
    )(lab)


def lab(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="DIR | JUPYTERLAB_OPTION",
            help="A folder for the lessons, and options that go to JupyterLab.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Open JupyterLab at the first lesson; with DIR, lay lessons and puzzles there first.

    What a person changed in DIR is never overwritten. Without DIR the clone's own lessons are
    opened. Ctrl-C stops JupyterLab.
    """
    open_lab(*split_words(words or []), say=typer.echo)
