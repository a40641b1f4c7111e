"""What a user asks: the value, the best moves and the value of every move of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from kasino_teach.engine import Position, apply_legal, is_over, legal_moves
from kasino_teach.notation import Move, Points
from kasino_teach.solver.form import form
from kasino_teach.solver.oracle import outcome
from kasino_teach.solver.record import refuse
from kasino_teach.solver.root import Root


@dataclass(frozen=True)
class Solution:
    """The exact result of a position: points of the pack for the side to play minus the other's.

    Where points are avoided the sign is turned, so that more is always better. `moves` holds every
    legal move with its value, best first, equal ones in the order of their texts. Points carried over
    are paid to whoever wins them; a tie that carries is worth nothing now.
    """

    position: Position
    value: Points
    moves: Mapping[Move, Points]
    _root: Root | None = field(default=None, repr=False, compare=False)

    @property
    def best(self) -> tuple[Move, ...]:
        """Every move that is worth the value; none when the pack is over."""
        return tuple(move for move, value in self.moves.items() if value == self.value)

    @cached_property
    def line(self) -> tuple[Move, ...]:
        """One best line of play to the end of the pack."""
        return self.line_of(self.best[0]) if self.moves else ()

    def line_of(self, move: Move) -> tuple[Move, ...]:
        """The move, then best play by both sides to the end of the pack: it proves the move's value.

        Raises KeyError for a move that is not legal.
        """
        assert self._root is not None
        root, line = self._root, [move]
        value = -int(self.moves[move] * root.record.scale)
        position = apply_legal(self.position, move).position
        while not is_over(position):
            side = position.side
            line.append(root.best_move(position, value))
            position = apply_legal(position, line[-1]).position
            value = -value if position.side != side else value
        return tuple(line)


def solve(position: Position) -> Solution:
    """The exact value of a position and of every legal move, for two sides and known cards.

    Raises PositionError where cards are unknown, there are not two sides, or the hands do not come
    out even.
    """
    if is_over(position):
        refuse(position)
        return Solution(position, outcome(position, position.side), {})
    root = Root(position, lambda nodes: None, compiled=form() == "compiled")
    moves = sorted(legal_moves(position), key=str)
    values = dict(zip(moves, root.move_values(position, moves), strict=True))
    order = sorted(values, key=lambda move: -values[move])
    return Solution(
        position,
        root.points(values[order[0]]),
        {move: root.points(values[move]) for move in order},
        root,
    )
