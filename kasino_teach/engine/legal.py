"""Legal moves. Generates what could be legal; the checks decide wherever there is a choice."""

from __future__ import annotations

from collections.abc import Iterator

from kasino_teach.engine.building import possible_builds
from kasino_teach.engine.captures import captures_by
from kasino_teach.engine.checks import is_legal, trail_checks
from kasino_teach.engine.ending import is_over
from kasino_teach.engine.position import Position
from kasino_teach.notation import Move, Trail
from kasino_teach.rules import Capturing


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every legal move, card by card in order: captures, builds, then the trail; none when the pack is over.

    Raises PositionError where cards of the hand to play are unknown.
    """
    return tuple(_generate(position)) if not is_over(position) else ()


def _generate(position: Position) -> Iterator[Move]:
    forced = position.rules.capture is Capturing.FORCED
    for card in position.hand:
        yield from (takeable.capture for takeable in captures_by(position, card, forced))
        yield from (move for move in possible_builds(position, card) if is_legal(position, move))
        if all(reason.ok for reason in trail_checks(position, card)):
            yield Trail(card)
