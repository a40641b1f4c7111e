"""Arguments that several commands share: a position, rules, a language; and how a position is typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

import click

from kasino_teach.errors import KasinoError
from kasino_teach.rules import PRESETS, RuleSet

EXAMPLE: Final = '"finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"'

LANG: Final = click.option(
    "--lang",
    default="en",
    show_default=True,
    help="Language of the words: en, fi or nb; nb_NO and the like too.",
)


class PositionCommand(click.Command):
    """A command whose first argument is a position: says so where the quotes around it are missing.

    Its options have names, so `-1` is a number and never an option.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as ever. Raises KasinoError for a position that came as several words."""
        if _came_in_pieces(args):
            raise KasinoError(
                f"put the position in quotes, as one argument: {ctx.command_path} {EXAMPLE}"
            )
        number = next((i for i, word in enumerate(args) if _NEGATIVE.fullmatch(word)), len(args))
        words = args if number == len(args) else [*args[:number], "--", *args[number:]]
        return super().parse_args(ctx, words)


def position_command(name: str, rest: str = "") -> Callable[[Callable[..., None]], click.Command]:
    """Make a function a command on a position, its argument `pos`; its help ends with an example.

    `rest` stands behind the position there.
    """
    epilog = (
        f"POS is a position: its line of text, in quotes. Example: kasino {name} {EXAMPLE} {rest}"
    )

    def decorate(function: Callable[..., None]) -> click.Command:
        command = click.command(name, cls=PositionCommand, epilog=epilog.rstrip())
        return command(click.argument("pos")(function))

    return decorate


def read_rules(text: str) -> RuleSet:
    """A rule set as a person types it: capital letters and spaces do not matter. Raises RulesError."""
    return RuleSet.parse("".join(text.split()).lower())


_NEGATIVE: Final = re.compile(r"-\d+", re.ASCII)


def _came_in_pieces(words: Iterable[str]) -> bool:
    """Whether a preset's name, the first word of every position, stands first and alone."""
    first = next((word for word in words if not word.startswith("-")), "")
    return first.partition(",")[0].lower() in PRESETS and len(first.split()) == 1
