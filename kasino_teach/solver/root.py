"""The root of a search: exact values of the positions that follow from one, and best lines of play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kasino_teach.engine import Position, apply_legal, is_over, legal_moves
from kasino_teach.notation import Move, Points
from kasino_teach.solver.budget import Budget
from kasino_teach.solver.build_sets import BuildSets
from kasino_teach.solver.form import form
from kasino_teach.solver.judge import Judge
from kasino_teach.solver.node import Node, chain
from kasino_teach.solver.oracle import outcome
from kasino_teach.solver.packer import PackedMove, Packer
from kasino_teach.solver.payoff import Payoff
from kasino_teach.solver.problem import Problem
from kasino_teach.solver.search import Search


class Root:
    """Exact values of the positions that follow from one position. Keeps what it has worked out."""

    def __init__(self, position: Position, budget: Budget) -> None:
        """Raises PositionError where exact values cannot be had; it says why."""
        self.position, self.budget = position, budget
        self.problem = Problem(position)
        self.problem.refuse_too_wide()
        judge = Judge(self.problem, position.side)
        self.search = Search(self.problem, judge, budget.check, form() == "compiled")
        self.packer = Packer(self.problem, self.search.builds, judge, position.side)

    def node(self, position: Position) -> tuple[Node, int]:
        """A position as a node, and what its side to play has won already, scaled."""
        node = self.search.at_ply[self.packer.ply(position)]
        return node, self.packer.fill(node, position)

    def points(self, value: int) -> Points:
        """A scaled value as points."""
        return self.problem.unscaled(value)

    def value(self, position: Position, guess: int = 0) -> int:
        """The exact value of a position that follows from the root, scaled, for the side to play."""
        if is_over(position):
            return int(outcome(position, position.side) * self.problem.scale)
        node, won = self.node(position)
        return won + self.search.mtdf(node, guess - won)

    def move_values(
        self, position: Position, moves: Iterable[Move], guess: int = 0
    ) -> Iterator[int]:
        """The exact values of legal moves, one by one, scaled, for the side that plays them."""
        node, won = self.node(position)
        known: dict[PackedMove, int] = {}
        for move in moves:
            packed = self.packer.move(position, node, move)
            if packed not in known:
                self.search.look(node)  # what is proven of a move before it is searched
                self.budget.check(self.search.nodes)
                known[packed] = guess = won + self.search.mtdf_move(node, *packed, guess - won)
            yield known[packed]

    def proven(self, won: int) -> tuple[Points, Points]:
        """The bounds proven when the search was stopped; `won` is what the mover had already."""
        return self.points(won + self.search.low), self.points(won + self.search.high)

    def trivial(self, won: int) -> tuple[Points, Points]:
        """The bounds of the root that need no search."""
        node, _ = self.node(self.position)
        self.search.look(node)
        return self.proven(won)

    def line(self, position: Position, move: Move | None, value: Points) -> tuple[Move, ...]:
        """Best play to the end of the pack from a position of a value, or from a move of one."""
        scaled, line = int(value * self.problem.scale), []
        while not is_over(position):
            move = move or self.best_move(position, scaled)
            line.append(move)
            side, position, move = position.side, apply_legal(position, move).position, None
            scaled = scaled if position.side == side else -scaled
        return tuple(line)

    def best_move(self, position: Position, value: int) -> Move:
        """The first move in the order of their texts that has the value of its position."""
        moves = sorted(legal_moves(position), key=str)
        for move, its in zip(moves, self.move_values(position, moves, value), strict=True):
            if its == value:
                return move
        raise AssertionError(f"no move of {position} is worth {value}")


def bounds(position: Position) -> tuple[Points, Points]:
    """Bounds of a position's value that need no search, for positions too wide for one as well.

    Raises PositionError where there is no exact value.
    """
    problem = Problem(position)
    judge, payoff = Judge(problem, position.side), Payoff(problem)
    node = chain(problem)[0]
    won = Packer(problem, BuildSets(problem), judge, position.side).fill_score(node, position)
    payoff.bound(node)
    low, high = payoff.low, payoff.high
    if problem.absolute:
        low, high = judge.widen(node, low, high)
    return problem.unscaled(won + low), problem.unscaled(won + high)
