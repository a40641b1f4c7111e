"""The checks of building in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kasino_teach.engine import Rule
from kasino_teach.explain.case import Case
from kasino_teach.explain.naming import symbols, value_name
from kasino_teach.notation import Build, MakeBuild
from kasino_teach.rules import Adding
from kasino_teach.values import Value


def _allowed(case: Case) -> str:
    if case.ok:
        return case.tr.text("These rules know builds.")
    return case.tr.text("These rules know no builds.")


def _on_table(case: Case) -> str:
    if case.ok:
        return case.tr.text("{build} lies on the table.", build=case.named_build())
    return case.tr.text("There is no build of {cards} on the table.", cards=symbols(case.cards))


def _declared(case: Case) -> str:
    move = case.move
    onto = (
        case.position.build_of(move.target)
        if isinstance(move, MakeBuild) and move.on_build
        else None
    )
    if onto is not None and isinstance(move, MakeBuild):
        return _declared_on_build(case, move, onto)
    if courts := case.numberless():
        return _of_courts(case, courts == case.cards)
    terms = [case.position.rules.built_values[card] for card in case.cards]
    added, total = " + ".join(map(str, terms)), Value.total(terms) or ""
    if not case.ok:
        return case.tr.text(
            "{sum} makes {total}, not {value}.", sum=added, total=total, value=case.value_in_words()
        )
    if total == case.value:
        return case.tr.text("{sum} makes {value}.", sum=added, value=total)
    return case.tr.text(
        "{cards} are both worth {value}.", cards=case.named(), value=case.value_in_words()
    )


def _declared_on_build(case: Case, move: MakeBuild, onto: Build) -> str:
    tr, laid = case.tr, case.position.rules.built_values[move.card]
    if case.ok and move.value == onto.value:
        return tr.text(
            "{card} is worth as much as the build: {value}.",
            card=case.played(),
            value=case.value_in_words(),
        )
    total = Value.total((onto.value, laid))
    if total is None:
        return _of_courts(case, False)
    added = f"{onto.value} + {laid}"
    if case.ok:
        return tr.text("{sum} makes {value}.", sum=added, value=total)
    return tr.text(
        "{sum} makes {total}, not {value}.", sum=added, total=total, value=case.value_in_words()
    )


def _of_courts(case: Case, all_courts: bool) -> str:
    if case.ok:
        rank = value_name(case.tr, case.value)
        return case.tr.text("{cards} have the same rank: {rank}.", cards=case.named(), rank=rank)
    if all_courts:
        return case.tr.text("Courts have no number here: only equal ones are built on each other.")
    return case.tr.text("Courts have no number here, so they are in no sum.")


def _style(case: Case) -> str:
    style, tr = case.position.rules.build_style, case.tr
    if case.ok or style is None:
        return tr.text("The rules allow a build of this kind.")
    if not style.courts and (courts := [card for card in case.cards if card.is_court]):
        return tr.text(
            "Courts are not built here, {cards} neither.", cards=case.named(cards=courts)
        )
    if isinstance(case.move, MakeBuild) and case.move.on_build:
        if style.adding is Adding.SAME_RANK:
            return tr.text(
                "A card worth as much as the build is added only where all its cards have that rank."
            )
        return tr.text("A card worth as much as the build is not added to it here.")
    return tr.text(
        "Here a build is begun on one loose card, not on several: {cards}.", cards=case.named()
    )


def _not_fixed(case: Case) -> str:
    if case.ok:
        return case.tr.text("{build} can still be raised.", build=case.named_build())
    return case.tr.text("{build} is fixed: its value is raised no more.", build=case.named_build())


def _of_opponent(case: Case) -> str:
    if case.ok:
        return case.tr.text("{build} is an opponent's.", build=case.named_build())
    return case.tr.text(
        "{build} is your own side's; only an opponent's is raised.", build=case.named_build()
    )


def _one_own(case: Case) -> str:
    if case.ok:
        return case.tr.text("No other build of your own lies on the table.")
    return case.tr.text(
        "You already own {build}; you may have only one at a time.",
        build=case.named_build(),
    )


def _holds_taker(case: Case) -> str:
    value = case.value_in_words()
    if case.ok:
        return case.tr.plural(
            "You keep {cards}, which takes {value}.",
            "You keep {cards}, each of which takes {value}.",
            len(case.cards),
            cards=case.named(),
            value=value,
        )
    return case.tr.text("You would keep no card that takes {value}.", value=value)


BUILDING: Final[Mapping[Rule, Callable[[Case], str]]] = {
    Rule.BUILDING_ALLOWED: _allowed,
    Rule.BUILD_ON_TABLE: _on_table,
    Rule.DECLARED_VALUE: _declared,
    Rule.BUILD_STYLE: _style,
    Rule.BUILD_NOT_FIXED: _not_fixed,
    Rule.BUILD_OF_OPPONENT: _of_opponent,
    Rule.ONE_OWN_BUILD: _one_own,
    Rule.HOLDS_TAKER: _holds_taker,
}
"""What says each check of building."""
