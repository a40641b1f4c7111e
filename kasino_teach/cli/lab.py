"""`kasino lab`: the lessons in JupyterLab."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from kasino_teach.errors import LONGEST, KasinoError, shortened

BEHIND: Final = "--"
"""What parts our own arguments from JupyterLab's."""


class LabCommand(click.Command):
    """A command that hands on what stands behind `--` as it is."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse what stands before `--`. Raises KasinoError for an option there that is not ours."""
        at = args.index(BEHIND) if BEHIND in args else len(args)
        ctx.meta[BEHIND] = args[at + 1 :]
        own = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        for word in args[:at]:
            if word.startswith("-") and word not in own:
                named = shortened(word, LONGEST)
                raise KasinoError(
                    f"options for JupyterLab stand behind {BEHIND}: kasino lab {BEHIND} {named}"
                )
        return super().parse_args(ctx, args[:at])


@click.command(cls=LabCommand, epilog="Example: kasino lab my-lessons -- --no-browser --port=9000")
@click.argument(
    "directory",
    metavar="[DIR] [-- JUPYTERLAB_OPTIONS]",
    required=False,
    type=click.Path(path_type=Path),
)
@click.pass_context
def lab(context: click.Context, directory: Path | None) -> None:
    """Copy lessons and puzzles to DIR and open JupyterLab at the first lesson there.

    What a person changed in DIR is never overwritten. Without DIR it is my-lessons in the clone, which
    git ignores. Ctrl-C stops JupyterLab.
    """
    from kasino_teach.files import open_lab

    open_lab(directory, context.meta[BEHIND], say=click.echo)
