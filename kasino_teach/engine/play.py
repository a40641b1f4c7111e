"""Playing a move: the new position, and what happened on the way."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kasino_teach.cards import Card
from kasino_teach.engine.building import outcome
from kasino_teach.engine.checks import checks
from kasino_teach.engine.dealing import refill_hands
from kasino_teach.engine.ending import is_decided, is_over
from kasino_teach.engine.events import (
    Built,
    Captured,
    Dealt,
    Event,
    Mulle,
    PackOver,
    TableTaken,
    Trailed,
)
from kasino_teach.engine.position import Position
from kasino_teach.engine.refusal import IllegalMoveError
from kasino_teach.engine.sweeps import count_sweep
from kasino_teach.errors import PositionError
from kasino_teach.notation import Build, Capture, Holding, MakeBuild, Move, Trail


@dataclass(frozen=True, slots=True)
class Step:
    """What a move led to: the new position and, in order, what happened."""

    position: Position
    events: tuple[Event, ...]


def play(position: Position, move: Move) -> Step:
    """Play a move, deal where hands are due, and close the pack after its last card.

    Raises IllegalMoveError with every reason that failed, PositionError where cards of the hand to play
    are unknown, a deal does not come out even, or hands of different size leave nothing to play.
    """
    if failed := tuple(reason for reason in checks(position, move) if not reason.ok):
        raise IllegalMoveError(position, move, failed)
    return apply_legal(position, move)


def apply_legal(position: Position, move: Move) -> Step:
    """Play a move that is known to be legal; what an illegal one does is undefined."""
    after = _without_played_card(position, move.card)
    events: list[Event] = []
    match move:
        case Trail(card):
            after = replace(after, loose=_with(after.loose, (card,)))
            events.append(Trailed(position.turn, card))
        case Capture():
            after = _capture(position, after, move, events)
        case MakeBuild():
            after = _build(position, after, move, events)
    after = replace(after, turn=(position.turn + 1) % position.seats)
    if not (after.is_played_out and is_decided(after)):
        # Hands are filled even when the match is decided: a position between deals is never shown.
        after = _deal_or_close(after, position.turn, events)
    if is_over(after):
        events.append(PackOver(decided=is_decided(after)))
    return Step(after, tuple(events))


def _without_played_card(position: Position, card: Card) -> Position:
    hands = list(position.hands)
    left = tuple(c for c in position.hand if c != card)
    hands[position.turn] = Holding(left)
    return replace(position, hands=tuple(hands))


def _with(cards: tuple[Card, ...], more: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted((*cards, *more)))


def _capture(position: Position, after: Position, move: Capture, events: list[Event]) -> Position:
    side, taken = position.side, set(move.taken)
    builds = tuple(build for build in position.builds if build.cards in move.builds)
    piles, mulles = list(position.piles), list(position.mulles)
    piles[side] = _with(piles[side], (move.card, *move.cards))
    events.append(Captured(position.turn, move.card, move.taken, builds))
    if position.rules.mulle and not builds and move.taken == (move.card.twin,):
        mulles[side] += 1
        events.append(Mulle(side, move.card))
    after = replace(
        after,
        loose=tuple(card for card in position.loose if card not in taken),
        builds=tuple(build for build in position.builds if build not in builds),
        piles=tuple(piles),
        mulles=tuple(mulles),
        last=position.turn,
    )
    if after.table_is_empty:
        swept = count_sweep(after, side)
        events.append(swept.event)
        after = replace(after, sweeps=swept.sweeps)
    return after


def _build(position: Position, after: Position, move: MakeBuild, events: list[Event]) -> Position:
    build, swallowed = outcome(position, move)
    kept: list[Build] = [other for other in position.builds if other not in swallowed]
    loose = after.loose if move.on_build else tuple(c for c in after.loose if c not in move.target)
    events.append(Built(position.turn, move.card, build, swallowed))
    return replace(after, loose=loose, builds=tuple(sorted([*kept, build])))


def _deal_or_close(after: Position, played: int, events: list[Event]) -> Position:
    """Fill hands where that is due; after the pack's last card, who captured last takes the table."""
    if after.is_played_out:
        left = _with(after.loose, (card for build in after.builds for card in build.cards))
        events.append(TableTaken(after.last, left))
        if after.last is None or not left:
            return after
        piles = list(after.piles)
        side = after.side_of(after.last)
        piles[side] = _with(piles[side], left)
        return replace(after, loose=(), builds=(), piles=tuple(piles))
    dealt = refill_hands(after, played)
    if not dealt.hands[dealt.turn].size:
        raise PositionError(
            [f"seat {dealt.turn} would be to play with an empty hand, and cards are left"]
        )
    if dealt is not after:
        before = [hand.size for hand in after.hands]
        sizes = tuple(hand.size - n for hand, n in zip(dealt.hands, before, strict=True))
        events.append(Dealt(sizes, last=dealt.is_last_hand))
    return dealt
