"""Counting move sequences: the classic proof that a move generator and its plays are right."""

from __future__ import annotations

from kasino_teach.engine.legal import legal_moves
from kasino_teach.engine.play import apply_legal
from kasino_teach.engine.position import Position


def perft(position: Position, depth: int) -> int:
    """How many sequences of `depth` plays there are; a pack that is over sooner counts 1.

    Raises ValueError for a depth below 0.
    """
    if depth < 0:
        raise ValueError(f"depth {depth} is below 0")
    if depth == 0 or not (moves := legal_moves(position)):
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(apply_legal(position, move).position, depth - 1) for move in moves)
