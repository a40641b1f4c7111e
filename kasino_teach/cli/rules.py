"""Commands on rule sets: `rules` prints pages and differences, `compare` one position under two of them."""

from __future__ import annotations

from typing import Annotated

import typer

from kasino_teach.cli.arguments import (
    RULES_HELP,
    Lang,
    PositionText,
    position_command,
    read_rules,
)
from kasino_teach.engine import Position
from kasino_teach.errors import RulesError
from kasino_teach.explain.compared import ComparedMove, compared_in_words
from kasino_teach.rulebook import (
    differences,
    differences_text,
    page,
    same_rules_text,
    summary,
    title,
    to_text,
)
from kasino_teach.rules import PRESETS
from kasino_teach.translator import Translator


def add_to(app: typer.Typer) -> None:
    """Register the commands."""
    app.command("rules")(rules)
    position_command(app, "compare", compare_moves, "nordic finnish")


def rules(
    text: Annotated[
        str | None,
        typer.Argument(metavar="RULES", help=RULES_HELP, show_default=False),
    ] = None,
    diff: Annotated[
        str | None,
        typer.Option("--diff", metavar="OTHER", help="Print only how OTHER rules differ."),
    ] = None,
    lang: Lang = "en",
) -> None:
    """Print the rules of a system, or of house rules, in plain words; without RULES, list the presets."""
    tr = Translator(lang)
    if text is None:
        if diff is not None:
            raise RulesError("--diff needs RULES to compare with: kasino rules RULES --diff OTHER")
        typer.echo(_presets(tr))
        return
    first = read_rules(text)
    if diff is None:
        typer.echo(to_text(page(first, tr)))
        return
    second = read_rules(diff)
    found = differences(first, second, tr)
    typer.echo(
        differences_text(found, str(first), str(second))
        if found
        else same_rules_text(first, second, tr)
    )


def _presets(tr: Translator) -> str:
    room = max(map(len, PRESETS))
    return "\n".join(
        f"{name:<{room}}  {title(preset, tr)}: {summary(preset, tr)}"
        for name, preset in PRESETS.items()
    )


def compare_moves(
    pos: PositionText,
    first: Annotated[str, typer.Argument(metavar="RULES", help=RULES_HELP)],
    second: Annotated[str, typer.Argument(metavar="OTHER_RULES", help="Likewise.")],
    show_all: Annotated[
        bool, typer.Option("--all", help="Print moves that are legal under both, too.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Print which moves of a position are legal under one rule set and not under the other, and why.

    The position's own rules are left aside.
    """
    tr = Translator(lang)
    names = read_rules(first), read_rules(second)
    rows = list(compared_in_words(tr, Position.parse(pos), *names))
    both = [row for row in rows if all(row.legal)]
    for side in (0, 1):
        only = [row for row in rows if row.legal[side] and not row.legal[1 - side]]
        typer.echo(
            tr.text(
                "Legal under {here} and not under {there}: {n}",
                here=str(names[side]),
                there=str(names[1 - side]),
                n=len(only),
            )
        )
        for row in only:
            typer.echo(_move(row))
            typer.echo(f"    {row.why_not[1 - side]}")
    typer.echo(tr.text("Legal under both: {n}", n=len(both)))
    for row in both if show_all else ():
        typer.echo(_move(row))


def _move(row: ComparedMove) -> str:
    return f"  {row.move}  {row.said}"
