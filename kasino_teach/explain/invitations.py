"""Moves in words, said as an invitation: `Take the five of clubs with the five of spades.`"""

from __future__ import annotations

from kasino_teach.engine import Position, empties_table
from kasino_teach.explain.naming import Form, the_build, the_card, the_cards, things, value_name
from kasino_teach.notation import Capture, MakeBuild, Move, Trail
from kasino_teach.translator import Translator, sentence


def move_in_words(tr: Translator, position: Position, move: Move) -> str:
    """A move as one sentence. It may be illegal; a build that is not there is named by its cards."""
    match move:
        case Trail(card):
            said = tr.text("Trail {card}.", card=the_card(tr, card))
        case Capture():
            said = _capture(tr, position, move)
        case MakeBuild():
            said = _build(tr, position, move)
    return sentence(said)


def _capture(tr: Translator, position: Position, move: Capture) -> str:
    known = [build for build in map(position.build_of, move.builds) if build is not None]
    named = {build.cards for build in known}
    strange = [card for cards in move.builds if cards not in named for card in cards]
    taken = things(tr, [*move.taken, *strange], known, Form.NAME)
    card = the_card(tr, move.card, Form.WITH)
    if empties_table(position, move):
        return tr.text("Take {cards} with {card}, which empties the table.", cards=taken, card=card)
    return tr.text("Take {cards} with {card}.", cards=taken, card=card)


def _build(tr: Translator, position: Position, move: MakeBuild) -> str:
    card, value = the_card(tr, move.card), value_name(tr, move.value)
    onto = position.build_of(move.target) if move.on_build else None
    if onto is not None:
        build = the_build(tr, onto, Form.OBJECT)
        if move.value == onto.value:
            return tr.text("Add {card} to {build}.", card=card, build=build)
        return tr.text(
            "Lay {card} on {build} and raise it to {value}.", card=card, build=build, value=value
        )
    target = the_cards(tr, move.target, Form.OBJECT)
    worth = position.rules.built_values
    if [worth[other] for other in move.target] == [move.value]:
        return tr.text(
            "Lay {card} on {cards}, equal on equal: a build whose value is fixed at {value}.",
            card=card,
            cards=target,
            value=value,
        )
    return tr.text("Lay {card} on {cards} and build {value}.", card=card, cards=target, value=value)
