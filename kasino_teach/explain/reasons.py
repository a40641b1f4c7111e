"""Why a move is legal or not: each check of the engine in words, with its cards and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kasino_teach.engine import Position, Reason, Rule, checks, is_decided
from kasino_teach.explain.building import BUILDING
from kasino_teach.explain.case import Case
from kasino_teach.explain.naming import Form
from kasino_teach.notation import Move
from kasino_teach.rules import Capturing
from kasino_teach.translator import Translator, sentence


def reason_in_words(
    tr: Translator, position: Position, reason: Reason, move: Move | None = None
) -> str:
    """A check in one or two sentences: what holds, or concretely what is wrong.

    With the move the card played is named. The reader is the seat to play.
    """
    return sentence(SAID[reason.rule](Case(tr, position, reason, move)))


def why_not(tr: Translator, position: Position, move: Move) -> tuple[str, ...]:
    """Every reason against a move; empty when it is legal."""
    broken = (reason for reason in checks(position, move) if not reason.ok)
    return tuple(reason_in_words(tr, position, reason, move) for reason in broken)


def _going_on(case: Case) -> str:
    if case.ok:
        return case.tr.text("The pack is still being played.")
    if is_decided(case.position):
        return case.tr.text("The match is decided: nothing more is played.")
    return case.tr.text("The pack is played out: nothing more is played.")


def _in_hand(case: Case) -> str:
    if case.ok:
        return case.tr.text("You hold {card}.", card=case.named())
    return case.tr.text("You do not hold {card}.", card=case.named(Form.NONE_OF))


def _on_table(case: Case) -> str:
    tr, cards = case.tr, case.cards
    if not case.ok and all(card in case.position.loose for card in cards):
        return _once(case)
    if not case.ok:
        return tr.text(
            "{cards} cannot be found loose on the table.", cards=case.named(Form.NONE_OF)
        )
    if not cards:
        return tr.text("No loose card is taken.")
    return tr.plural(
        "{cards} lies loose on the table.",
        "{cards} lie loose on the table.",
        len(cards),
        cards=case.named(),
    )


def _something(case: Case) -> str:
    if case.ok:
        return case.tr.text("Something is taken from the table.")
    return case.tr.text("A capture takes at least one card from the table.")


def _once(case: Case) -> str:
    if case.ok:
        return case.tr.text("Every card is used only once.")
    if not case.cards:
        return case.tr.text("A build is taken only once.")
    return case.tr.text("A card is used only once: {cards}.", cards=case.named())


def _group_value(case: Case) -> str:
    tr, value = case.tr, case.values_played()
    if case.ok:
        return _right_group(case)
    if not case.value.is_number:
        return tr.text("{card} takes only cards of its own rank.", card=case.played(Form.WITH))
    if case.numberless():
        return tr.text("Courts have no number here, so they are in no sum.")
    if len(case.cards) == 1:
        said = tr.text(
            "On the table {cards} counts {total}, but {card} takes {value}.",
            cards=case.named(Form.OBJECT),
            total=case.sum_made(),
            card=case.played(Form.WITH),
            value=value,
        )
    else:
        said = tr.text(
            "{sum} makes {total}, but {card} takes {value}.",
            sum=case.sum_in_words(),
            total=case.sum_made(),
            card=case.played(Form.WITH),
            value=value,
        )
    return f"{said} {_from_hand(case)}".rstrip()


def _right_group(case: Case) -> str:
    tr, value = case.tr, case.value_in_words()
    if not case.value.is_number:
        return tr.text("{cards} has the rank of the card played.", cards=case.named())
    if len(case.cards) == 1:
        return tr.text(
            "On the table {cards} counts {value}.", cards=case.named(Form.OBJECT), value=value
        )
    return tr.text(
        "{cards}: {sum} = {value}.", cards=case.named(), sum=case.sum_in_words(), value=value
    )


def _from_hand(case: Case) -> str:
    """A second sentence where the card played is not worth in the hand what it is on the table."""
    if case.move is None or case.value in case.position.rules.table_values[case.move.card]:
        return ""
    value = case.value_in_words()
    return case.tr.text(
        "From the hand {card} counts {value}.", card=case.played(Form.OBJECT), value=value
    )


def _build_value(case: Case) -> str:
    tr, value = case.tr, case.value_in_words()
    if case.ok:
        return tr.text(
            "{build} is taken with a card worth {value}.",
            build=case.named_build(),
            value=value,
        )
    said = tr.text(
        "{build} is taken only whole and at its value, but {card} takes {value}.",
        build=case.named_build(),
        card=case.played(Form.WITH),
        value=value,
    )
    return f"{sentence(said)} {_from_hand(case)}".rstrip()


def _own_rank(case: Case) -> str:
    tr = case.tr
    if case.ok:
        return tr.text("No loose card of the rank played is left behind.")
    return tr.text(
        "{card} must also take {cards}: a capture leaves no loose card of its own rank.",
        card=case.played(Form.WITH),
        cards=case.named(),
    )


def _maximal(case: Case) -> str:
    if case.ok:
        return case.tr.text("{card} can take no more than this.", card=case.played(Form.WITH))
    return case.tr.text(
        "{card} must take all it can: {cards}.",
        card=case.played(Form.WITH),
        cards=case.of_groups(Form.NAME),
    )


def _may_trail(case: Case) -> str:
    tr = case.tr
    if not case.ok:
        return tr.text(
            "{card} may not be trailed, since it can take {cards}.",
            card=case.named(Form.NONE_OF),
            cards=case.of_groups(),
        )
    if case.position.rules.capture is Capturing.OPTIONAL:
        return tr.text(
            "Nobody has to capture, so {card} may be trailed.", card=case.named(Form.OBJECT)
        )
    return tr.text("{card} can take nothing, so it may be trailed.", card=case.named(Form.WITH))


def _must_capture(case: Case) -> str:
    if case.ok:
        return case.tr.text("No card of your hand can take anything.")
    return case.tr.text(
        "You have to capture when you can, and {card} can take {cards}.",
        card=case.named(Form.WITH),
        cards=case.of_groups(),
    )


def _build_to_mind(case: Case) -> str:
    tr = case.tr
    if not case.ok:
        return tr.text(
            "{build} is yours: while you can capture or build, you may not trail.",
            build=case.named_build(),
        )
    if case.cards:
        return tr.text("You can neither capture nor build, so you may trail beside your build.")
    return tr.text("You have no build on the table to mind.")


SAID: Final[Mapping[Rule, Callable[[Case], str]]] = {
    Rule.PACK_GOING_ON: _going_on,
    Rule.CARD_IN_HAND: _in_hand,
    Rule.CARDS_ON_TABLE: _on_table,
    Rule.TAKES_SOMETHING: _something,
    Rule.CARDS_ONCE: _once,
    Rule.GROUP_VALUE: _group_value,
    Rule.BUILD_VALUE: _build_value,
    Rule.OWN_RANK_TAKEN: _own_rank,
    Rule.CAPTURE_MAXIMAL: _maximal,
    Rule.CARD_MAY_TRAIL: _may_trail,
    Rule.NO_CARD_MUST_CAPTURE: _must_capture,
    Rule.NO_BUILD_TO_MIND: _build_to_mind,
    **BUILDING,
}
"""What says each check."""
