"""Grading an answer: the exact value of every legal move, and the line that shows the difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from kasino_teach.engine import Item, Position, Score, apply_legal, play, score
from kasino_teach.notation import Move, Points, whole
from kasino_teach.puzzles.puzzle import Puzzle
from kasino_teach.solver import Solution, solve

GOOD: Final = 1
FAIR: Final = 3
"""A good move gives away at most 1 point, a fair one at most 3."""


class Quality(Enum):
    """How good an answer is. Asked of exact values only."""

    BEST = "the only best move"
    EQUAL_BEST = "one of several best moves"
    GOOD = "gives away a point at most"
    FAIR = "gives away more than a point"
    WEAK = "gives away more than three points"


class GaveAway(NamedTuple):
    """What best play gets and the answer does not, for one item of the score; negative: the other way.

    `points` are those of the pack, mine less the other side's, and more is better.
    """

    item: Item
    points: Points


@dataclass(frozen=True, slots=True)
class Grade:
    """What an answer is worth, exactly, in points of the pack (mine less the other side's).

    `values` has every legal move, best first; `best` all the best. `line` is the answer and best play by
    both sides after it, to the end of the pack; `best_line` begins with a best move (with the answer,
    where that is one). `gave_away` compares the scores in which the two lines end; it sums to `lost`.
    """

    move: Move
    quality: Quality
    value: Points
    lost: Points
    best: tuple[Move, ...]
    values: Mapping[Move, Points]
    line: tuple[Move, ...]
    best_line: tuple[Move, ...]
    gave_away: tuple[GaveAway, ...]

    @property
    def best_value(self) -> Points:
        """What the best moves are worth."""
        return self.value + self.lost

    @property
    def is_best(self) -> bool:
        """Whether nothing was given away."""
        return not self.lost


def grade(puzzle: Puzzle, move: Move) -> Grade:
    """Grade an answer. Raises IllegalMoveError, with every reason, for a move the rules refuse."""
    play(puzzle.position, move)
    return _graded(puzzle.position, solve(puzzle.position), move)


def answer(puzzle: Puzzle) -> Grade:
    """The grade of a best move: what there was to find."""
    solution = solve(puzzle.position)
    return _graded(puzzle.position, solution, solution.best[0])


def positions_along(position: Position, line: Iterable[Move]) -> tuple[Position, ...]:
    """The position, and the one after each move of a line of legal moves."""
    passed = [position]
    for move in line:
        passed.append(apply_legal(passed[-1], move).position)
    return tuple(passed)


def _graded(position: Position, solution: Solution, move: Move) -> Grade:
    value = solution.moves[move]
    lost = solution.value - value
    line = solution.line_of(move)
    best_line = solution.line_of(solution.best[0]) if lost else line
    return Grade(
        move=move,
        quality=_quality(lost, len(solution.best)),
        value=value,
        lost=lost,
        best=tuple(solution.best),
        values=dict(sorted(solution.moves.items(), key=lambda entry: -entry[1])),
        line=tuple(line),
        best_line=tuple(best_line),
        gave_away=_compare(position, best_line, line),
    )


def _quality(lost: Points, best: int) -> Quality:
    if not lost:
        return Quality.EQUAL_BEST if best > 1 else Quality.BEST
    if lost <= GOOD:
        return Quality.GOOD
    return Quality.FAIR if lost <= FAIR else Quality.WEAK


def _compare(
    position: Position, best_line: tuple[Move, ...], line: tuple[Move, ...]
) -> tuple[GaveAway, ...]:
    best, own = (score(positions_along(position, moves)[-1]) for moves in (best_line, line))
    sign = position.rules.sign
    lead, own_lead = _leads(best, position.side), _leads(own, position.side)
    differences = {item: whole(sign * (lead[item] - own_lead[item])) for item in Item}
    return tuple(GaveAway(item, points) for item, points in differences.items() if points)


def _leads(end: Score, side: int) -> Counter[Item]:
    """For each item, the points of a side less those of the other."""
    leads: Counter[Item] = Counter()
    for line in end.lines:
        leads[line.item] += line.points if line.side == side else -line.points  # type: ignore[assignment]
    return leads
