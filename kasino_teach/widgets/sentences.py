"""A puzzle and its answer in sentences: the question, what is chosen, the refusal and the verdict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kasino_teach.engine import Position
from kasino_teach.explain import (
    item_name,
    move_in_words,
    sum_of,
    symbols,
    the_build,
    the_card,
    value_name,
)
from kasino_teach.messages import message
from kasino_teach.notation import Capture, MakeBuild, Move, Points, Trail
from kasino_teach.puzzles import Grade, Quality, alike
from kasino_teach.rules import Goal
from kasino_teach.translator import Translator, sentence
from kasino_teach.values import Value
from kasino_teach.widgets.choosing import Choice

MOST_BEST: Final = 3
"""So many of the best moves are told in words."""

QUALITIES: Final[Mapping[Quality, str]] = {
    Quality.BEST: message("The best move: every other one is worth less."),
    Quality.EQUAL_BEST: message("One of the best moves: none is worth more."),
    Quality.GOOD: message("A good move, but not the best: it gives away {points}."),
    Quality.FAIR: message("Not the best move: it gives away {points}."),
    Quality.WEAK: message("A costly move: it gives away {points}."),
}


QUESTIONS: Final[Mapping[tuple[bool, bool], str]] = {
    (True, True): message(
        "You are to play. Which move gives you the most points, if both play their best after it?"
    ),
    (True, False): message(
        "You are to play. Which move gives you the fewest points, if both play their best after it?"
    ),
    (False, True): message(
        "You are to play. Which move gives you the most points, if all play their best after it?"
    ),
    (False, False): message(
        "You are to play. Which move gives you the fewest points, if all play their best after it?"
    ),
}
"""What is asked: whether two play, and whether it is most points that win."""


def question(tr: Translator, position: Position, counted: bool) -> tuple[str, ...]:
    """What is asked, and where counting the cards gave it away, why the other hand can be seen."""
    both, most = position.seats == 2, position.rules.goal is Goal.MOST
    asked = tr.text(QUESTIONS[both, most])
    if not counted:
        return (asked,)
    return asked, tr.text(
        "The stock is empty. Whoever has counted the cards knows the other hand, so it lies face up."
    )


def choice_in_words(tr: Translator, position: Position, choice: Choice) -> str:
    """What is chosen so far, and what to do next. Says nothing about whether it is allowed."""
    if choice.card is None and not choice.things:
        return tr.text("Choose a card from your hand.")
    if choice.card is None:
        cards = _chosen_things(tr, position, choice)
        return tr.text("Chosen on the table: {cards}. Choose a card to play.", cards=cards)
    card = sentence(the_card(tr, choice.card))
    values = position.rules.hand_values[choice.card]
    if not values[0].is_number:
        worth = tr.text("{card}.", card=card)
    else:
        one, other = value_name(tr, values[0]), value_name(tr, values[-1])
        worth = (
            tr.text("{card}, worth {one} or {other}.", card=card, one=one, other=other)
            if len(values) > 1
            else tr.text("{card}, worth {value}.", card=card, value=one)
        )
    if not choice.things:
        return f"{worth} {tr.text('Choose cards to take, or trail it.')}"
    return f"{worth} {_table_chosen(tr, position, choice)}"


def move_button(tr: Translator, move: Move) -> str:
    """What the button says that plays a move."""
    match move:
        case Trail():
            return tr.text("Trail the card")
        case Capture():
            return tr.text("Take the cards")
        case MakeBuild():
            return tr.text("Build {value}", value=value_name(tr, move.value))


def refusal(tr: Translator, reasons: tuple[str, ...]) -> str:
    """An illegal answer, told: why, and that it cost nothing."""
    return " ".join(
        [tr.text("That is not allowed."), *reasons, tr.text("It cost nothing: choose again.")]
    )


def verdict(tr: Translator, position: Position, grade: Grade, *, was_shown: bool = False) -> str:
    """How good the answer was, in points; where the answer was only shown, what is best."""
    said = "" if was_shown else tr.text(QUALITIES[grade.quality], points=tr.points(grade.lost))
    if was_shown or grade.lost:
        return f"{said} {_best_moves(tr, position, grade)}".strip()
    return said


def _best_moves(tr: Translator, position: Position, grade: Grade) -> str:
    """The best moves, of those that are alike one; of many only the first, and how many more there are."""
    groups = alike({move: grade.values[move] for move in grade.best})
    # A capture is what most people look for.
    firsts = sorted((group.moves[0] for group in groups), key=lambda m: not isinstance(m, Capture))
    told = firsts[:MOST_BEST]
    moves = " ".join(move_in_words(tr, position, move) for move in told)
    count = len(grade.best)
    found = tr.plural("The best move: {moves}", "The best moves: {moves}", count, moves=moves)
    if more := count - len(told):
        found += " " + tr.plural("{n} more is as good.", "{n} more are as good.", more)
    return found


def standing(tr: Translator, value: Points) -> str:
    """How a side ends the pack: `3 points ahead`."""
    if not value:
        return tr.text("level", context="standing")
    if value > 0:
        return tr.plural("{n} point ahead", "{n} points ahead", value)
    return tr.plural("{n} point behind", "{n} points behind", -value)


def meaning(tr: Translator, grade: Grade) -> Iterator[str]:
    """What an answer leads to, and where the points are that the best move gets and it does not."""
    best = standing(tr, grade.best_value)
    if not grade.lost:
        yield tr.text("With best play after it you end the pack {standing}.", standing=best)
        return
    yield tr.text(
        "With best play you end the pack {standing} after your move, {best} after the best one.",
        standing=standing(tr, grade.value),
        best=best,
    )
    items = [
        tr.text(
            "{item} {points}",
            item=item_name(tr, item),
            points=tr.number(points, signed=True),
        )
        for item, points in grade.gave_away
    ]
    if items:
        yield tr.text(
            "Where the points are that the best move gets and yours does not: {items}.",
            items=tr.listed(items),
        )


def short_move(tr: Translator, move: Move) -> str:
    """What a move does, in short: `takes 5♣ + 8♦, K♠`."""
    match move:
        case Trail():
            return tr.text("trails", context="move")
        case Capture():
            groups = [" + ".join(card.symbol for card in group) for group in move.groups]
            builds = [f"[{symbols(build)}]" for build in move.builds]
            return tr.text("takes {cards}", cards=", ".join([*groups, *builds]))
        case MakeBuild():
            value = value_name(tr, move.value)
            return tr.text("on {cards}: builds {value}", cards=symbols(move.target), value=value)


def _chosen_things(tr: Translator, position: Position, choice: Choice) -> str:
    builds = [the_build(tr, build) for build in choice.builds(position)]
    return tr.listed([*(the_card(tr, c) for c in choice.loose(position)), *builds])


def _table_chosen(tr: Translator, position: Position, choice: Choice) -> str:
    """The things chosen on the table: the sum of numbers, else their names."""
    loose, builds = choice.loose(position), choice.builds(position)
    options = [position.rules.table_values[card] for card in loose]
    total = Value.total(option[0] for option in options)
    several_values = any(len(option) > 1 for option in options)
    if builds or len(loose) == 1 or several_values or total is None:
        return tr.text("Chosen: {cards}.", cards=_chosen_things(tr, position, choice))
    return tr.text(
        "Chosen: {sum} = {total}.", sum=sum_of(tr, position, loose), total=value_name(tr, total)
    )
