"""Commands on rule sets: `rules` prints pages and differences, `compare` one position under two of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from kasino_teach.cli.arguments import LANG, position_command, read_rules
from kasino_teach.errors import RulesError
from kasino_teach.rules import PRESETS

# What only these commands need is imported in them: the others are there at once.
if TYPE_CHECKING:
    from kasino_teach.explain import ComparedMove
    from kasino_teach.translator import Translator


@click.command(epilog="RULES is a preset, with options behind commas, such as finnish,target=21.")
@click.argument("text", metavar="[RULES]", required=False)
@click.option("--diff", metavar="OTHER", help="Print only how OTHER rules differ.")
@LANG
def rules(text: str | None, diff: str | None, lang: str) -> None:
    """Print the rules of a system, or of house rules, in plain words; without RULES, list the presets."""
    from kasino_teach.rulebook import differences, differences_text, page, same_rules_text, to_text
    from kasino_teach.translator import Translator

    tr = Translator(lang)
    if text is None:
        if diff is not None:
            raise RulesError("--diff needs RULES to compare with: kasino rules RULES --diff OTHER")
        click.echo(_presets(tr))
        return
    first = read_rules(text)
    if diff is None:
        click.echo(to_text(page(first, tr)))
        return
    second = read_rules(diff)
    found = differences(first, second, tr)
    click.echo(
        differences_text(found, str(first), str(second))
        if found
        else same_rules_text(first, second, tr)
    )


def _presets(tr: Translator) -> str:
    from kasino_teach.rulebook import summary, title

    room = max(map(len, PRESETS))
    return "\n".join(
        f"{name:<{room}}  {title(preset, tr)}: {summary(preset, tr)}"
        for name, preset in PRESETS.items()
    )


@position_command("compare", "nordic finnish")
@click.argument("first", metavar="RULES")
@click.argument("second", metavar="OTHER_RULES")
@click.option("--all", "show_all", is_flag=True, help="Print moves that are legal under both, too.")
@click.option("--count", "counted", is_flag=True, help="Print only how many there are.")
@LANG
def compare_moves(
    pos: str, first: str, second: str, show_all: bool, counted: bool, lang: str
) -> None:
    """Print which moves of a position are legal under one rule set and not under the other, and why.

    The position's own rules are left aside.
    """
    from kasino_teach.engine import Position, compare_counts
    from kasino_teach.explain import compared_in_words
    from kasino_teach.translator import Translator

    tr = Translator(lang)
    names = read_rules(first), read_rules(second)
    position = Position.parse(pos)
    counts = compare_counts(position, *names)
    rows = [] if counted else list(compared_in_words(tr, position, *names))
    for side, count in enumerate((counts.first_only, counts.second_only)):
        here, there = str(names[side]), str(names[1 - side])
        click.echo(
            tr.text(
                "Legal under {here} and not under {there}: {n}", here=here, there=there, n=count
            )
        )
        for row in rows:
            if row.legal[side] and not row.legal[1 - side]:
                click.echo(_move(row))
                click.echo(f"    {row.why_not[1 - side]}")
    click.echo(tr.text("Legal under both: {n}", n=counts.both))
    for row in rows if show_all else ():
        if all(row.legal):
            click.echo(_move(row))


def _move(row: ComparedMove) -> str:
    return f"  {row.move}  {row.said}"


COMMANDS: Final = (rules, compare_moves)
