"""A pack of a recorded game: a tree of plays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from kasino_teach.cards import Card
from kasino_teach.engine import Position, Step, apply_legal, is_over, score
from kasino_teach.errors import NotationError
from kasino_teach.notation import MARKS, Move, Points
from kasino_teach.records.comments import Comment


@dataclass(frozen=True, slots=True)
class Play:
    """A move as recorded: its mark (`!`, `?!`, or none), its comments, and what else was possible.

    Raises NotationError for a mark that is none.
    """

    move: Move
    mark: str = ""
    comments: tuple[Comment, ...] = ()
    variations: tuple[Variation, ...] = ()

    def __post_init__(self) -> None:
        if self.mark and self.mark not in MARKS:
            raise NotationError(self.mark, 1, f"no mark, or one of: {' '.join(MARKS)}")


@dataclass(frozen=True, slots=True)
class Variation:
    """What could have been played instead of a move, and on from there. `comments` stand before it."""

    plays: tuple[Play, ...]
    comments: tuple[Comment, ...] = ()


@dataclass(frozen=True)
class PackRecord:
    """A pack as it was played, or as far as it was.

    `start` is the position before the first play; `cards` the whole pack in dealing order, or None
    where the record begins at a position. `comments` are those on the pack.
    """

    number: int
    dealer: int
    start: Position
    cards: tuple[Card, ...] | None = None
    comments: tuple[Comment, ...] = ()
    plays: tuple[Play, ...] = ()

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The moves that were played, without variations."""
        return tuple(play.move for play in self.plays)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What each play led to, with its events."""
        steps, position = [], self.start
        for move in self.moves:
            steps.append(apply_legal(position, move))
            position = steps[-1].position
        return tuple(steps)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The start, then the position after each play."""
        return (self.start, *(step.position for step in self.steps))

    @property
    def end(self) -> Position:
        """The position after the last play."""
        return self.steps[-1].position if self.steps else self.start

    @property
    def is_over(self) -> bool:
        """Whether the pack has been played to its end."""
        return is_over(self.end)

    @property
    def points(self) -> tuple[Points, ...] | None:
        """Each side's points, once the pack is over."""
        return score(self.end).totals if self.is_over else None

    def row(self, ply: int) -> int:
        """The number of the row that holds a play; plays are counted from 0."""
        return ply // self.start.seats + 1
