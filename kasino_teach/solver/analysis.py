"""A whole game in hindsight: what each play was worth with open cards, and where the pack turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from kasino_teach.engine import Position, play
from kasino_teach.errors import KasinoError
from kasino_teach.notation import Move, Points
from kasino_teach.solver.budget import GaveUp
from kasino_teach.solver.problem import TooWideError
from kasino_teach.solver.root import bounds
from kasino_teach.solver.solving import solve


class Game(Protocol):
    """A pack as it was played: the main line of a record, for one."""

    @property
    def start(self) -> Position:
        """The position before the first play."""

    @property
    def moves(self) -> Sequence[Move]:
        """The moves that were played."""


@dataclass(frozen=True)
class AnalysedPlay:
    """A play and what it was worth with open cards; `ply` counts from 0 where the game begins.

    `values` holds every legal move with its exact value, best first, as a `Solution` does: the points
    of the whole pack for the side that plays minus the other's, more is better. It is None where the
    search gave up; then nothing is claimed of the play but what `gave_up` has proven.
    """

    ply: int
    seat: int
    position: Position
    move: Move
    values: Mapping[Move, Points] | None
    gave_up: GaveUp | None = None

    @property
    def value(self) -> Points | None:
        """What the move played was worth."""
        return None if self.values is None else self.values[self.move]

    @property
    def best_value(self) -> Points | None:
        """What the best move was worth."""
        return None if self.values is None else max(self.values.values())

    @property
    def best(self) -> tuple[Move, ...]:
        """Every move that was best; none where the search gave up."""
        top = self.best_value
        return tuple(move for move, value in (self.values or {}).items() if value == top)

    @property
    def loss(self) -> Points | None:
        """The points the play gave away: the best move's value minus its own, 0 or more."""
        if self.values is None:
            return None
        return max(self.values.values()) - self.values[self.move]

    @property
    def balance(self) -> tuple[Points, Points] | None:
        """How the pack would end for side 0 with best play, before and after this play.

        Points of the pack, side 0 minus side 1; where points are avoided the sign is turned.
        """
        if self.values is None:
            return None
        sign = 1 if self.position.side == 0 else -1
        return sign * max(self.values.values()), sign * self.values[self.move]

    @property
    def swings(self) -> bool:
        """Whether the play changed who would be ahead in the pack at its end: side 0, side 1 or neither."""
        if self.balance is None:
            return False
        before, after = self.balance
        return _sign(before) != _sign(after)


@dataclass(frozen=True)
class Analysis:
    """The plays that were analysed, in order; perhaps not all of the game's, `total`."""

    plays: tuple[AnalysedPlay, ...]
    total: int

    @property
    def is_complete(self) -> bool:
        """Whether every play of the game has its exact values."""
        return len(self.plays) == self.total and not self.given_up

    @property
    def given_up(self) -> tuple[AnalysedPlay, ...]:
        """The plays at which the search gave up."""
        return tuple(play for play in self.plays if play.values is None)

    @property
    def costliest(self) -> AnalysedPlay | None:
        """The play with the largest loss, the first of equal ones; None where nothing was given away."""
        return max(
            (play for play in self.plays if play.loss),
            key=lambda play: play.loss or 0,
            default=None,
        )

    @property
    def turning_points(self) -> tuple[AnalysedPlay, ...]:
        """Where the pack turned, in order: the costliest play, and every play that swings."""
        top = self.costliest
        return tuple(play for play in self.plays if play is top or play.swings)

    def losses(self, side: int) -> Points:
        """The points a side gave away in the plays with exact values."""
        return sum((p.loss or 0 for p in self.plays if p.position.side == side), 0)


def analyse(
    game: Game,
    *,
    from_ply: int = 0,
    last_plies: int | None = None,
    progress: Callable[[AnalysedPlay], bool | None] | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Analysis:
    """Every play of a game with its exact values; a whole pack may take minutes without a compiler.

    `from_ply` and `last_plies` leave out the plays before, so that only the end is solved. The search
    begins at the end, where it is quick; `progress` is called after each play and stops the analysis by
    returning False: what has been found until then is the result. `nodes` and `seconds` are a budget for
    each play, as in `solve`: where it runs out, the play says so; so does one too early in a pack of 104
    cards for any search.

    Raises IllegalMoveError for a move that is not legal, PositionError where cards are unknown or there
    are not two sides, KasinoError for a number of plies below 0.
    """
    found = []
    for analysed in analysed_plays(
        game, from_ply=from_ply, last_plies=last_plies, nodes=nodes, seconds=seconds
    ):
        found.append(analysed)
        if progress is not None and progress(analysed) is False:
            break
    return Analysis(tuple(reversed(found)), len(game.moves))


def analysed_plays(
    game: Game,
    *,
    from_ply: int = 0,
    last_plies: int | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
) -> Iterator[AnalysedPlay]:
    """The plays of `analyse`, one at a time as they are solved: the last play of the game comes first."""
    if from_ply < 0 or (last_plies or 0) < 0:
        raise KasinoError("from_ply and last_plies are 0 or more")
    moves = game.moves
    if last_plies is not None:
        from_ply = max(from_ply, len(moves) - last_plies)
    positions = [game.start]
    for move in moves:
        positions.append(play(positions[-1], move).position)
    for ply in reversed(range(from_ply, len(moves))):
        position = positions[ply]
        try:
            solved = solve(position, nodes=nodes, seconds=seconds)
        except TooWideError:
            solved = GaveUp(position, *bounds(position), nodes=0, seconds=0.0)
        gave_up = solved if isinstance(solved, GaveUp) else None
        # Not the solution itself: it keeps all that its search has worked out.
        values = None if isinstance(solved, GaveUp) else solved.moves
        yield AnalysedPlay(ply, position.turn, position, moves[ply], values, gave_up)


def _sign(points: Points) -> int:
    return (points > 0) - (points < 0)
