"""A puzzle: a position to find the best move in, and where it comes from. Never the answer."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from kasino_teach.engine import Position, View, view
from kasino_teach.puzzles.fitness import PuzzleError, faults

GENERATOR_VERSION: Final = 1
"""Goes up whenever the same seed would give other puzzles."""

SOLVER_VERSION: Final = 1
"""Goes up whenever a fault is mended by which values came out wrong; banks are then made anew."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a puzzle comes from: the seed, which of its packs, after how many plays, and who played.

    `pack` and `ply` count from 0; `players` has one name for each seat.
    """

    seed: int
    pack: int
    ply: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position as it was dealt and played, all hands and piles in it, for the seat on turn to solve.

    Whoever asks the question shows a seat's :attr:`question`. `made_by` stamps the versions of the
    generator and the solver that chose it. What is best is not kept: `grade` works it out. Raises
    PuzzleError for a position no answer can be graded in.
    """

    position: Position
    origin: Origin
    made_by: str

    def __post_init__(self) -> None:
        if found := faults(self.position):
            raise PuzzleError(found)

    @property
    def seat(self) -> int:
        """The seat to play."""
        return self.position.turn

    @property
    def question(self) -> View:
        """What the seat to play may know."""
        return view(self.position, self.seat)

    @property
    def id(self) -> str:
        """Ten hexadecimal digits that follow from the position alone."""
        return sha256(str(self.position).encode("ascii")).hexdigest()[:10]

    def __str__(self) -> str:
        return f"puzzle {self.id}: {self.position}"
