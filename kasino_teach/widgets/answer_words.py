"""A puzzle and its answer in words: the question, what is chosen, the verdict and the values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

from kasino_teach.engine import Item, Position
from kasino_teach.explain import move_in_words, the_card
from kasino_teach.explain.cards import sum_of, symbols, the_build, value_name
from kasino_teach.messages import message
from kasino_teach.notation import Capture, MakeBuild, Move, Points, Trail
from kasino_teach.puzzles import Grade, Quality
from kasino_teach.rules import Goal
from kasino_teach.translator import Translator, sentence
from kasino_teach.values import Value
from kasino_teach.widgets.choosing import Choice

ITEMS: Final[Mapping[Item, str]] = {
    Item.ACES: message("aces"),
    Item.LITTLE: message("little casino"),
    Item.BIG: message("big casino"),
    Item.MOST_CARDS: message("most cards"),
    Item.CARRIED_CARDS: message("most cards, carried over"),
    Item.MOST_SPADES: message("most spades"),
    Item.CARRIED_SPADES: message("most spades, carried over"),
    Item.SPADES_OVER: message("spades"),
    Item.SWEEPS: message("sweeps"),
    Item.MULLES: message("mulles"),
    Item.LAST_CAPTURE: message("last capture"),
}

QUALITIES: Final[Mapping[Quality, str]] = {
    Quality.BEST: message("The best move: every other one is worth less."),
    Quality.EQUAL_BEST: message("One of the best moves: none is worth more."),
    Quality.GOOD: message("A good move, but not the best: it gives away {points}."),
    Quality.FAIR: message("Not the best move: it gives away {points}."),
    Quality.WEAK: message("A costly move: it gives away {points}."),
}


def question(tr: Translator, position: Position, counted: bool) -> tuple[str, ...]:
    """What is asked, and why the other hand can be seen, a sentence or two each."""
    if position.rules.goal is Goal.MOST:
        asked = tr.text(
            "You are to play. Which move gives you the most points, if both play their best after it?"
        )
    else:
        asked = tr.text(
            "You are to play. Which move gives you the fewest points, if both play their best after it?"
        )
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
    best = " ".join(move_in_words(tr, position, move) for move in grade.best)
    if was_shown or grade.lost:
        found = tr.plural(
            "The best move: {moves}", "The best moves: {moves}", len(grade.best), moves=best
        )
        return f"{said} {found}".strip()
    return said


def standing(tr: Translator, value: Points) -> str:
    """How a side ends the pack: `3 points ahead`."""
    if not value:
        return tr.text("level", context="standing")
    if value > 0:
        return tr.plural("{n} point ahead", "{n} points ahead", value)
    return tr.plural("{n} point behind", "{n} points behind", -value)


def heading(tr: Translator, position: Position, counted: bool, number: int, count: int) -> str:
    """The question as HTML, above the board; among several puzzles with its number."""
    asked, *why = question(tr, position, counted)
    if count > 1:
        asked = f"{tr.text('Puzzle {n} of {count}.', n=number, count=count)} {asked}"
    return f'<div class="kasino-question">{paragraphs([asked, *why])}</div>'


def details(tr: Translator, position: Position, grade: Grade, *, was_shown: bool = False) -> str:
    """The answer as HTML: the verdict, what it means, where the points went, and every move's value."""
    told = [verdict(tr, position, grade, was_shown=was_shown), *_meaning(tr, grade)]
    return f'<div class="kasino-answer">{paragraphs(told)}{_table(tr, grade, was_shown)}</div>'


def paragraphs(texts: Iterable[str]) -> str:
    """Texts as HTML, the first one strong; with the style sheet of all that this module writes."""
    first, *more = (escape(text) for text in texts)
    rest = "".join(f"<p>{text}</p>" for text in more)
    return f"{_STYLE}<p><strong>{first}</strong></p>{rest}"


def _meaning(tr: Translator, grade: Grade) -> Iterator[str]:
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
            item=tr.text(ITEMS[item]),
            points=tr.number(points, signed=True),
        )
        for item, points in grade.gave_away
    ]
    if items:
        yield tr.text(
            "Where the points are that the best move gets and yours does not: {items}.",
            items=tr.listed(items),
        )


def _table(tr: Translator, grade: Grade, was_shown: bool) -> str:
    """Every legal move with its value, best first; marks are words, not colours alone."""
    head = (tr.text("Card"), tr.text("Move"), tr.text("Points"), tr.text("Remark"))
    cells = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    rows = [f"<tr>{cells}</tr>"]
    for move, value in grade.values.items():
        remarks = [tr.text("best")] if move in grade.best else []
        own = move == grade.move and not was_shown
        remarks += [tr.text("yours")] if own else []
        row = (
            move.card.symbol,
            _short(tr, move),
            tr.number(value, signed=True),
            ", ".join(remarks),
        )
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row)
        rows.append(f'<tr class="kasino-own">{cells}</tr>' if own else f"<tr>{cells}</tr>")
    caption = tr.text(
        "Every legal move, and the points of the pack it leads to: yours less the other side's, "
        "with best play by both."
    )
    return f"<table><caption>{escape(caption)}</caption>{''.join(rows)}</table>"


def _short(tr: Translator, move: Move) -> str:
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


_STYLE: Final = """<style>
.kasino-answer, .kasino-question {
  color: var(--jp-ui-font-color1, inherit); font-size: 15px; line-height: 1.4; margin: 0 4px;
}
.kasino-answer p, .kasino-question p { margin: 4px 0; }
.kasino-answer table { border-collapse: collapse; margin: 8px 0; min-width: min(100%, 32em); }
.kasino-answer caption { text-align: left; padding: 4px 0; }
.kasino-answer :is(th, td) {
  text-align: left; padding: 3px 14px 3px 6px; border-bottom: 1px solid var(--jp-border-color1, #999);
}
.kasino-answer :is(th, td):nth-child(3) { text-align: right; font-variant-numeric: tabular-nums; }
.kasino-answer .kasino-own td { font-weight: bold; background: var(--jp-layout-color2, #eee); }
</style>"""
