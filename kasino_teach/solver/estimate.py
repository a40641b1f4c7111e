"""What moves are worth when not all cards are known: exact where they can be counted, else an estimate."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import islice
from math import inf, sqrt

from kasino_teach.engine import Position, View, deduce, is_over, legal_moves
from kasino_teach.errors import KasinoError, PositionError
from kasino_teach.notation import Move, Points, whole
from kasino_teach.solver.analysis import Game
from kasino_teach.solver.solving import solve
from kasino_teach.solver.worlds import Worlds

Progress = Callable[[int, int], object]
"""Told after each world: how many are done, of how many. An exception raised in it stops the work."""

WITHIN = 2
"""A move is worse when it lies further behind than this many standard errors of the difference."""


class MoveVerdict(Enum):
    """How a move compares with the one that did best."""

    BEST = "best"
    EQUAL = "equal"
    """So close behind that the worlds do not tell them apart."""
    WORSE = "worse"


@dataclass(frozen=True, slots=True)
class MoveEstimate:
    """A move's mean over the worlds, in points of the pack for the side to play minus the other's.

    `behind` is the mean difference to the best move, 0 or more, world by world, which is surer than
    the difference of two means found apart. Each has its standard error in points: 0 where nothing was
    left to chance, infinite where there was one world only.
    """

    move: Move
    mean: Points
    standard_error: float
    behind: Points
    behind_error: float
    verdict: MoveVerdict


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a seat's moves are worth, best first, equal ones in the order of their texts.

    With `exact`, counting the cards gave the whole position, and the means are exact values. Otherwise
    this is an estimate: in each of the `worlds` both sides play perfectly *with all cards open*, and
    each may play differently in every world, as nobody can who does not see the cards. So it
    overrates what depends on knowing, and sees no worth in hiding or finding out.
    `every_world`: all that agree with what was seen were solved, none left to chance.
    """

    view: View
    moves: tuple[MoveEstimate, ...]
    worlds: int
    exact: bool
    every_world: bool

    @property
    def best(self) -> tuple[Move, ...]:
        """The moves that are best or cannot be told from it."""
        return tuple(m.move for m in self.moves if m.verdict is not MoveVerdict.WORSE)

    def of(self, move: Move) -> MoveEstimate:
        """A move's part. Raises KeyError for a move that is not legal."""
        found = next((part for part in self.moves if part.move == move), None)
        if found is None:
            raise KeyError(move)
        return found

    def __str__(self) -> str:
        """Lines for developers; `explain` has the words for people."""
        how = "exact: the cards can be counted"
        if not self.exact:
            how = (
                f"an estimate over {self.worlds} worlds, in each of which both sides see all cards"
            )
        rows = (
            f"{float(m.mean):+.2f} ± {m.standard_error:.2f} {m.move} {m.verdict.value}"
            for m in self.moves
        )
        return "\n".join([how, *rows])


def estimate(
    view: View,
    worlds: int = 200,
    seed: int = 0,
    processes: int = 1,
    *,
    game: Game | None = None,
    progress: Progress | None = None,
) -> Estimate:
    """What each legal move of a view is worth; the seat must be on turn, and there are two sides.

    Where `deduce` gives the whole position, the values are exact. Otherwise up to `worlds` worlds that
    agree with what the seat saw are solved for every move: all of them where there are no more, else
    random ones from `seed`. `game`, the pack so far, lets more of what was played tell of hidden cards
    (see `Worlds`). With `processes` above 1 as many work side by side; the result is the same.

    Raises PositionError where another seat is on turn, the pack is over, there are not two sides, no
    world agrees, or `game` does not lead to the view; KasinoError for fewer than one world or process.
    """
    position = view.position
    if min(worlds, processes) < 1:
        raise KasinoError("worlds and processes are 1 or more")
    if position.turn != view.seat:
        raise PositionError([f"seat {view.seat} looks on, and seat {position.turn} is to play"])
    if is_over(position):
        raise PositionError(["the pack is over: there is nothing to play"])
    moves = tuple(sorted(legal_moves(position), key=str))
    known = deduce(view)
    if known is not None:
        return _summed(view, moves, [_values(str(known), moves)], exact=True, every=True)
    there = Worlds(view, game)
    every = not there.by_lot and there.count() <= worlds
    chosen = list(there.all() if every else there.sample(worlds, random.Random(seed)))
    if not chosen:
        raise PositionError(["no way to lay the unseen cards agrees with what was seen"])
    rows = []
    for row in _solved(chosen, moves, processes):
        rows.append(row)
        if progress is not None:
            progress(len(rows), len(chosen))
    return _summed(view, moves, rows, exact=False, every=every)


Row = tuple[Points, ...]
"""The value of each move in one world."""


def _solved(worlds: Sequence[Position], moves: tuple[Move, ...], processes: int) -> Iterator[Row]:
    """A row for each world, in order."""
    if processes == 1 or len(worlds) == 1:
        yield from (_values(str(world), moves) for world in worlds)
        return
    # New processes rather than forks: a notebook's process has threads, and those do not survive one.
    # Few worlds are handed over at a time, so that little is left to do when somebody stops it.
    # Imported here: a browser's Python has no processes, and none is asked of it before.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=context)
    try:
        lines = map(str, worlds)
        while batch := list(islice(lines, 4 * processes)):
            yield from pool.map(_values, batch, [moves] * len(batch))
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _values(world: str, moves: tuple[Move, ...]) -> Row:
    """The exact value of each move; the world is a line of text, which is cheap to hand over."""
    values = solve(Position.parse(world)).moves
    return tuple(values[move] for move in moves)


def _summed(
    view: View, moves: tuple[Move, ...], rows: Sequence[Row], *, exact: bool, every: bool
) -> Estimate:
    columns = list(zip(*rows, strict=True))
    means = [Fraction(sum(column)) / len(rows) for column in columns]
    top = means.index(max(means))
    found = []
    for move, mean, column in zip(moves, means, columns, strict=True):
        behind = [best - own for best, own in zip(columns[top], column, strict=True)]
        error = 0.0 if every else _standard_error(behind)
        gap = means[top] - mean
        verdict = MoveVerdict.BEST
        if gap:
            verdict = MoveVerdict.WORSE if gap > WITHIN * error else MoveVerdict.EQUAL
        found.append(
            MoveEstimate(
                move,
                whole(mean),
                0.0 if every else _standard_error(column),
                whole(gap),
                error,
                verdict,
            )
        )
    found.sort(key=lambda part: part.behind)
    return Estimate(view, tuple(found), len(rows), exact, every)


def _standard_error(values: Sequence[Points]) -> float:
    """Of the mean of a sample; the sums are exact, so that every machine finds the same."""
    number = len(values)
    if number < 2:
        return inf
    mean = Fraction(sum(values)) / number
    squares = sum((value - mean) ** 2 for value in values)
    return sqrt(squares / (number * (number - 1)))
