"""What a user asks: the value, one best move, or the value of every move of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import overload

from kasino_teach.engine import Position, is_over, legal_moves
from kasino_teach.notation import Move, Points
from kasino_teach.solver.budget import Budget, GaveUp, OutOfBudget
from kasino_teach.solver.oracle import outcome
from kasino_teach.solver.problem import refuse
from kasino_teach.solver.root import Root


@dataclass(frozen=True)
class Solution:
    """The exact result of a position: points of the pack for the side to play minus the other's.

    Where points are avoided the sign is turned, so that more is always better. `moves` holds every
    legal move with its value, best first, equal ones in the order of their texts. Points carried over
    are paid to whoever wins them; a tie that carries is worth nothing now. `nodes` were searched.
    """

    position: Position
    value: Points
    moves: Mapping[Move, Points]
    nodes: int = field(default=0, compare=False)
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
        """The move, then best play by both sides to the end of the pack: it shows the move's value.

        Raises KeyError for a move that is not legal.
        """
        value = self.moves[move]
        assert self._root is not None
        return self._root.line(self.position, move, value)


@dataclass(frozen=True)
class BestMove:
    """One best move of a position with its exact value, as in Solution, and the line it begins."""

    position: Position
    value: Points
    line: tuple[Move, ...]
    nodes: int = field(default=0, compare=False)

    @property
    def move(self) -> Move | None:
        """The move; None when the pack is over."""
        return self.line[0] if self.line else None


@overload
def solve(position: Position) -> Solution: ...
@overload
def solve(
    position: Position, *, nodes: int | None = None, seconds: float | None = None
) -> Solution | GaveUp: ...
def solve(
    position: Position, *, nodes: int | None = None, seconds: float | None = None
) -> Solution | GaveUp:
    """The exact value of a position and of every legal move, for two sides and known cards.

    A budget of nodes or seconds may end in GaveUp. Raises PositionError where cards are unknown,
    there are not two sides, or the hands do not come out even.
    """
    refuse(position)
    if is_over(position):
        return Solution(position, outcome(position, position.side), {})
    budget = Budget(nodes, seconds)
    root = Root(position, budget)
    moves = sorted(legal_moves(position), key=str)
    values: dict[Move, int] = {}
    try:
        for move, value in zip(moves, root.move_values(position, moves), strict=True):
            values[move] = value
    except OutOfBudget:
        if len(values) < len(moves):
            return _gave_up(root, budget, moves, values)
    order = sorted(moves, key=lambda move: -values[move])
    return Solution(
        position,
        root.points(values[order[0]]),
        {move: root.points(values[move]) for move in order},
        root.search.nodes,
        root,
    )


@overload
def solve_value(position: Position) -> Points: ...
@overload
def solve_value(
    position: Position, *, nodes: int | None = None, seconds: float | None = None
) -> Points | GaveUp: ...
def solve_value(
    position: Position, *, nodes: int | None = None, seconds: float | None = None
) -> Points | GaveUp:
    """The exact value of a position and nothing else: the quickest question. As `solve`."""
    found = root_value(position, Budget(nodes, seconds))
    return found if isinstance(found, GaveUp) else found[1]


@overload
def solve_best(position: Position) -> BestMove: ...
@overload
def solve_best(
    position: Position, *, nodes: int | None = None, seconds: float | None = None
) -> BestMove | GaveUp: ...
def solve_best(
    position: Position, *, nodes: int | None = None, seconds: float | None = None
) -> BestMove | GaveUp:
    """One best move with its line to the end of the pack. As `solve`."""
    budget = Budget(nodes, seconds)
    found = root_value(position, budget)
    if isinstance(found, GaveUp):
        return found
    root, value = found
    if root is None:
        return BestMove(position, value, ())
    try:
        line = root.line(position, None, value)
    except OutOfBudget:
        return GaveUp(position, value, value, root.search.nodes, budget.seconds)
    return BestMove(position, value, line, root.search.nodes)


def root_value(position: Position, budget: Budget) -> tuple[Root | None, Points] | GaveUp:
    """The value, and the root that knows all that was worked out for it (None: the pack is over)."""
    refuse(position)
    if is_over(position):
        return None, outcome(position, position.side)
    root = Root(position, budget)
    try:
        return root, root.points(root.value(position))
    except OutOfBudget:
        lower, upper = root.proven(root.node(position)[1])
        return GaveUp(position, lower, upper, root.search.nodes, budget.seconds)


def _gave_up(root: Root, budget: Budget, moves: list[Move], values: Mapping[Move, int]) -> GaveUp:
    """What is proven when some moves were not searched to the end."""
    won = root.node(root.position)[1]
    bounds: dict[Move, tuple[Points, Points]] = {
        move: (root.points(value), root.points(value)) for move, value in values.items()
    }
    bounds[moves[len(values)]] = root.proven(won)
    for move in moves[len(values) + 1 :]:
        bounds[move] = root.trivial(won)
    lower = max(low for low, _ in bounds.values())
    upper = max(high for _, high in bounds.values())
    return GaveUp(root.position, lower, upper, root.search.nodes, budget.seconds, bounds)
