"""The one place that says what is legal: each move's checks, in order, with their evidence."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from itertools import pairwise
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.engine.building import building_checks, can_build
from kasino_teach.engine.captures import first_capture, larger_capture, owed_cards
from kasino_teach.engine.ending import is_over
from kasino_teach.engine.groups import is_worth
from kasino_teach.engine.position import Position
from kasino_teach.engine.reasons import Reason, Rule
from kasino_teach.notation import Capture, MakeBuild, Move, Trail
from kasino_teach.rules import Capturing
from kasino_teach.values import Value


def checks(position: Position, move: Move) -> Iterator[Reason]:
    """Every check of a move, lazily; it is legal when all hold.

    Checks that make no sense after a failed one (the value of a card that is not there) are left out.
    Raises PositionError where cards of the hand to play are unknown.
    """
    over = is_over(position)
    yield Reason(Rule.PACK_GOING_ON, not over)
    if over:
        return
    in_hand = move.card in position.hand
    yield Reason(Rule.CARD_IN_HAND, in_hand, (move.card,))
    if not in_hand:
        return
    match move:
        case Trail(card):
            yield from trail_checks(position, card)
        case Capture():
            yield from _capture_checks(position, move)
        case MakeBuild():
            yield from building_checks(position, move)
            if position.rules.capture is Capturing.FORCED:
                yield _no_card_must_capture(position)


def is_legal(position: Position, move: Move) -> bool:
    """Whether every check holds."""
    return all(reason.ok for reason in checks(position, move))


def _no_card_must_capture(position: Position) -> Reason:
    """No card of the hand can capture; the evidence is one capture that could be made (001, laisto)."""
    for card in position.hand:
        if found := first_capture(position, card):
            cards, groups = (card,), found.capture.groups + found.capture.builds
            return Reason(Rule.NO_CARD_MUST_CAPTURE, False, cards, groups, found.value)
    return Reason(Rule.NO_CARD_MUST_CAPTURE, True)


def _card_may_trail(position: Position, card: Card) -> Reason:
    """The played card can capture nothing (004)."""
    if found := first_capture(position, card):
        groups = found.capture.groups + found.capture.builds
        return Reason(Rule.CARD_MAY_TRAIL, False, (card,), groups, found.value)
    return Reason(Rule.CARD_MAY_TRAIL, True, (card,))


TRAIL_DUTY: Final[Mapping[Capturing, Callable[[Position, Card], Reason]]] = {
    Capturing.OPTIONAL: lambda _, card: Reason(Rule.CARD_MAY_TRAIL, True, (card,)),
    Capturing.PLAYED_CARD: _card_may_trail,
    Capturing.FORCED: lambda position, _: _no_card_must_capture(position),
}
"""What the option `capture` asks of a card that is trailed."""


def trail_checks(position: Position, card: Card) -> Iterator[Reason]:
    """The checks of trailing a card that is in the hand, while the pack goes on."""
    yield TRAIL_DUTY[position.rules.capture](position, card)
    style = position.rules.build_style
    if style is not None and style.keeps_builder_busy:
        own = [build for build in position.builds if build.owner == position.turn]
        busy = bool(own) and any(
            first_capture(position, other) or can_build(position, other) for other in position.hand
        )
        cards = own[0].cards if own else ()
        yield Reason(Rule.NO_BUILD_TO_MIND, not busy, cards, value=own[0].value if own else None)


def _capture_checks(position: Position, move: Capture) -> Iterator[Reason]:
    on_table = yield from _table_checks(position, move)
    if not on_table:
        return
    readings = [
        list(_value_checks(position, move, value))
        for value in position.rules.hand_values[move.card]
    ]
    reading = max(readings, key=lambda reasons: sum(reason.ok for reason in reasons) - len(reasons))
    yield from reading
    if position.rules.capture is Capturing.FORCED and all(reason.ok for reason in reading):
        yield _capture_maximal(position, move)


def _table_checks(position: Position, move: Capture) -> Generator[Reason, None, bool]:
    """What a capture names must be there, once. Returns whether all of it is."""
    taken = move.taken
    missing = tuple(card for card in taken if card not in position.loose)
    twice = tuple(card for card, after in pairwise(taken) if card == after)
    strange = [build for build in move.builds if position.build_of(build) is None]
    yield Reason(Rule.TAKES_SOMETHING, bool(taken or move.builds))
    yield Reason(Rule.CARDS_ON_TABLE, not missing, missing or taken)
    yield Reason(Rule.CARDS_ONCE, not twice and len(set(move.builds)) == len(move.builds), twice)
    for build in strange:
        yield Reason(Rule.BUILD_ON_TABLE, False, build)
    return bool(taken or move.builds) and not missing and not twice and not strange


def _value_checks(position: Position, move: Capture, value: Value) -> Iterator[Reason]:
    """The checks of a capture whose card counts as `value`."""
    for group in move.groups:
        yield Reason(
            Rule.GROUP_VALUE,
            is_worth(group, position.rules, value),
            group,
            (group,),
            value,
        )
    for cards in move.builds:
        build = position.build_of(cards)
        yield Reason(Rule.BUILD_VALUE, build is not None and build.value == value, cards, (), value)
    if position.rules.take_rank:
        owed = owed_cards(position, move.card, value)
        left = tuple(card for card in owed if card not in move.taken)
        yield Reason(Rule.OWN_RANK_TAKEN, not left, left or owed, (), value)


def _capture_maximal(position: Position, move: Capture) -> Reason:
    """No legal capture by the same card takes a proper superset (001, laisto; our reading)."""
    if (larger := larger_capture(position, move)) is None:
        return Reason(Rule.CAPTURE_MAXIMAL, True)
    other, value = larger
    more = tuple(card for card in other.cards if card not in move.cards)
    return Reason(Rule.CAPTURE_MAXIMAL, False, more, other.groups + other.builds, value)
