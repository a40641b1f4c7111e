"""What a capture brings: a sweep or none, and why; the points that are sure, and those to hope for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kasino_teach.cards import Card, Suit, in_order
from kasino_teach.engine import (
    CARD_ITEMS,
    Captured,
    Item,
    Mulle,
    Position,
    ScoreLine,
    Step,
    Swept,
    standing,
)
from kasino_teach.explain.naming import the_card
from kasino_teach.explain.scores import ITEMS, MAJORITIES
from kasino_teach.notation import Points, whole
from kasino_teach.rules import Goal
from kasino_teach.translator import Translator


def sweep_in_words(tr: Translator, position: Position, step: Step) -> str:
    """Whether a capture was a sweep, and why. `position` is the one before the step."""
    swept = next((event for event in step.events if isinstance(event, Swept)), None)
    if swept is None:
        return tr.text("Cards are left on the table, so this is no sweep.")
    if not swept.counts:
        return _does_not_count(tr, position)
    if swept.cancelled:
        return tr.text(
            "The table is empty. Your sweep is not gained: it takes one away from the sweeps of others."
        )
    return tr.text(
        "The table is empty: that is a sweep, {points}.", points=tr.points(position.rules.sweep)
    )


def _does_not_count(tr: Translator, position: Position) -> str:
    rules = position.rules
    if not rules.sweep:
        return tr.text("The table is empty, but in these rules that gives no points.")
    if position.is_last_hand and not rules.sweep_last_hand:
        return tr.text("The table is empty, but in the last hand of a pack there are no sweeps.")
    return tr.text(
        "The table is empty, but in this pack there are no sweeps: a side has {points} or more.",
        points=tr.points(rules.sweep_stop_at or 0),
    )


def mulle_in_words(tr: Translator, position: Position, step: Step) -> Iterator[str]:
    """That a capture was a mulle, with its points, if it was one. `position` is the one before the step."""
    for event in step.events:
        if isinstance(event, Mulle):
            gained = _mulle_points(step.position, event.side) - _mulle_points(position, event.side)
            yield tr.text(
                "That is a mulle, {points}: {card} took its twin, and nothing else.",
                points=tr.points(whole(gained)),
                card=the_card(tr, event.card),
            )


def _mulle_points(position: Position, side: int) -> Points:
    lines = standing(position).lines
    return sum((li.points for li in lines if li.item is Item.MULLES and li.side == side), 0)


def gains_in_words(tr: Translator, position: Position, step: Step) -> Iterator[str]:
    """What a capture gave towards the score, a sweep aside: what is certain, and what counts in the end."""
    captured = next(event for event in step.events if isinstance(event, Captured))
    cards = in_order((captured.card, *captured.cards))
    sure = [*_card_lines(position, cards), *_won(position, step.position)]
    if sure:
        yield tr.text(
            "This gives {points} for sure: {things}.",
            points=tr.points(whole(sum(line.points for line in sure))),
            things=tr.listed(ITEMS[line.item](tr, line) for line in sure),
        )
        if position.rules.goal is Goal.FEWEST:
            yield tr.text("In this game the fewest points win.")
    yield _counts(tr, cards)


def _card_lines(position: Position, cards: tuple[Card, ...]) -> Iterator[ScoreLine]:
    """What the captured cards score by themselves: the lines of a pile of nothing else."""
    piles = tuple(cards if side == position.side else () for side in range(position.sides))
    alone = standing(replace(position, piles=piles))
    return (line for line in alone.lines if line.item in CARD_ITEMS)


def _won(before: Position, after: Position) -> Iterator[ScoreLine]:
    """Majorities of the side that played which stand now and did not before."""
    stood = {(line.item, line.side, line.points) for line in standing(before).lines}
    for line in standing(after).lines:
        new = (line.item, line.side, line.points) not in stood
        if line.side == before.side and line.points and new and line.item in MAJORITIES:
            yield line


def _counts(tr: Translator, cards: tuple[Card, ...]) -> str:
    spades = sum(card.suit == Suit.SPADES for card in cards)
    pile = tr.plural("Your pile grows by {n} card.", "Your pile grows by {n} cards.", len(cards))
    if not spades:
        return f"{pile} {tr.text('None of them is a spade.')}"
    said = tr.plural("{n} of them is a spade.", "{n} of them are spades.", spades)
    return f"{pile} {said}"
