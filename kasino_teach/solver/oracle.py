"""Plain minimax over the engine: slow, and too simple to be wrong. Tests and benchmarks measure by it."""

from __future__ import annotations

from collections.abc import Mapping

from kasino_teach.engine import Position, apply_legal, is_over, legal_moves, score
from kasino_teach.notation import Move, Points


def oracle_values(position: Position) -> Mapping[Move, Points]:
    """The exact value of every legal move, in points for the side to play, by trying everything."""
    side = position.side
    return {
        move: _value(apply_legal(position, move).position, side) for move in legal_moves(position)
    }


def oracle_value(position: Position) -> Points:
    """The exact value of a position with known cards and two sides, in points for the side to play."""
    return _value(position, position.side)


def outcome(position: Position, side: int) -> Points:
    """The points of a pack that is over, `side` minus the other; more is better for `side`."""
    totals = score(position).totals
    return position.rules.sign * (totals[side] - totals[1 - side])


def _value(position: Position, side: int) -> Points:
    """The value for `side`, whoever plays."""
    if is_over(position):
        return outcome(position, side)
    values = (_value(apply_legal(position, move).position, side) for move in legal_moves(position))
    return max(values) if position.side == side else min(values)
