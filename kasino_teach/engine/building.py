"""Builds: what making, raising and adding to one takes, and what becomes of it.

One function names what a move makes (:func:`outcome`), the checks ask it and play carries it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine.groups import sums_of
from kasino_teach.engine.position import Position
from kasino_teach.engine.reasons import Reason, Rule
from kasino_teach.notation import Build, MakeBuild
from kasino_teach.rules import Adding, BuildStyle
from kasino_teach.values import Value


class Way(Enum):
    """The four ways to build."""

    SUM = "sum"
    """A hand card on loose cards: the value is the sum."""
    SAME = "same"
    """A hand card on a loose card of its rank: the value is that rank's and fixed."""
    RAISE = "raise"
    """A hand card on a build: the value grows by it."""
    ADD = "add"
    """A card equal to a build's value on the build: the value stays and is fixed."""


class Laying(NamedTuple):
    """What a build move tries: the way, and the build laid upon (None: loose cards)."""

    way: Way
    onto: Build | None


def building_checks(position: Position, move: MakeBuild) -> Iterator[Reason]:
    """The checks of a build move whose card is in the hand."""
    style = position.rules.build_style
    yield Reason(Rule.BUILDING_ALLOWED, style is not None)
    if style is None:
        return
    onto = position.build_of(move.target) if move.on_build else None
    if move.on_build:
        there = onto is not None
        yield Reason(Rule.BUILD_ON_TABLE, there, move.target)
    else:
        missing = tuple(card for card in move.target if card not in position.loose)
        there = not missing and len(set(move.target)) == len(move.target) > 0
        yield Reason(Rule.CARDS_ON_TABLE, there, missing or move.target)
    if not there:
        return
    laying = _laying_of(position, move, onto)
    yield Reason(
        Rule.DECLARED_VALUE, laying is not None, (move.card, *move.target), value=move.value
    )
    if laying is None:
        return
    yield from _way_checks(position, style, move, laying)
    if style.one_each:
        own = [b for b in position.builds if b.owner == position.turn and b != onto]
        yield Reason(Rule.ONE_OWN_BUILD, not own, own[0].cards if own else ())
    yield _holds_taker(position, move)


def _laying_of(position: Position, move: MakeBuild, onto: Build | None) -> Laying | None:
    """The way in which the cards make the declared value, or None."""
    worth = position.rules.built_values
    laid, value = worth[move.card], move.value
    if onto is not None:
        if value == Value.total((onto.value, laid)):
            return Laying(Way.RAISE, onto)
        return Laying(Way.ADD, onto) if value == onto.value == laid else None
    under = [worth[card] for card in move.target]
    if value == Value.total((laid, *under)):
        return Laying(Way.SUM, None)
    return Laying(Way.SAME, None) if under == [laid] and value == laid else None


def _way_checks(
    position: Position, style: BuildStyle, move: MakeBuild, laying: Laying
) -> Iterator[Reason]:
    """What the style of building asks of each way to build."""
    match laying:
        case Laying(Way.SUM, _):
            one_is_enough = style.many_loose or len(move.target) == 1
            courts = tuple(card for card in move.target if card.is_court)
            yield Reason(Rule.BUILD_STYLE, one_is_enough, move.target)
            yield Reason(Rule.BUILD_STYLE, style.courts or not courts, courts)
        case Laying(Way.SAME, _):
            ok = style.courts or not move.card.is_court
            yield Reason(Rule.BUILD_STYLE, ok, (move.card, *move.target))
        case Laying(Way.RAISE, Build() as onto):
            yield Reason(Rule.BUILD_NOT_FIXED, not onto.fixed, onto.cards, value=onto.value)
            if not style.raise_own_side:
                theirs = position.side_of(onto.owner) != position.side
                yield Reason(Rule.BUILD_OF_OPPONENT, theirs, onto.cards)
        case Laying(Way.ADD, Build() as onto):
            worth = position.rules.built_values
            same_rank = all(worth[card] == onto.value for card in onto.cards)
            ok = style.adding is Adding.ANY or (style.adding is Adding.SAME_RANK and same_rank)
            yield Reason(Rule.BUILD_STYLE, ok, (move.card, *onto.cards))


def _holds_taker(position: Position, move: MakeBuild) -> Reason:
    takers = tuple(
        card
        for card in position.hand
        if card != move.card and move.value in position.rules.hand_values[card]
    )
    return Reason(Rule.HOLDS_TAKER, bool(takers), takers, value=move.value)


def outcome(position: Position, move: MakeBuild) -> tuple[Build, tuple[Build, ...]]:
    """The build a legal move leaves, and the builds of the table that it swallowed.

    Where builds merge, every build of the same value becomes part of the new one, which is fixed then.
    """
    style = position.rules.build_style
    assert style is not None
    onto = position.build_of(move.target) if move.on_build else None
    laying = _laying_of(position, move, onto)
    assert laying is not None
    swallowed = [onto] if onto else []
    if style.merges:
        swallowed += [b for b in position.builds if b.value == move.value and b != onto]
    merged = len(swallowed) > (1 if onto else 0)
    cards = [
        move.card,
        *(move.target if onto is None else ()),
        *(c for b in swallowed for c in b.cards),
    ]
    fixed = laying.way in (Way.SAME, Way.ADD) or merged
    return Build(tuple(sorted(cards)), move.value, position.turn, fixed), tuple(swallowed)


def possible_builds(position: Position, card: Card) -> Iterator[MakeBuild]:
    """Every build move with the card that makes its declared value; not all of them are legal."""
    style = position.rules.build_style
    if style is None:
        return
    rules, loose = position.rules, position.loose
    built, laid = rules.built_values, rules.built_values[card]
    others = [other for other in position.hand if other != card]
    values = {value for other in others for value in rules.hand_values[other]}
    raised = [(build, Value.total((build.value, laid))) for build in position.builds]
    for value in sorted(values):
        if value == laid:
            yield from (MakeBuild(card, (c,), value) for c in loose if built[c] == laid)
        if laid.is_number and laid.number < value.number:
            for _, group in sums_of(loose, rules.built_numbers, value.number - laid.number):
                if style.many_loose or len(group) == 1:
                    yield MakeBuild(card, group, value)
        for build, total in raised:
            if value == total or value == build.value == laid:
                yield MakeBuild(card, build.cards, value, on_build=True)


def can_build(position: Position, card: Card) -> bool:
    """Whether the card can legally be laid into some build, were nothing else forbidden."""
    return any(
        all(reason.ok for reason in building_checks(position, move))
        for move in possible_builds(position, card)
    )
