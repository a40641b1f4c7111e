"""A puzzle from the seat that is to play: what it may know, the words it is asked in, and its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from kasino_teach.engine import Position, deduce
from kasino_teach.notation import Move
from kasino_teach.puzzles import Puzzle
from kasino_teach.scene import Scene, default_names, layout
from kasino_teach.translator import Translator
from kasino_teach.widgets.board import Look
from kasino_teach.widgets.sentences import question
from kasino_teach.widgets.walk import Frame, frames


@dataclass(frozen=True, slots=True)
class PuzzleSeat:
    """`position` is the table as the seat may know it; `counted`: counting the cards gave the other hand.

    `given_names` are those of the seats; without them the seat is "You", and is spoken to.
    """

    tr: Translator
    puzzle: Puzzle
    given_names: Sequence[str] | None
    position: Position
    counted: bool

    @staticmethod
    def of(tr: Translator, puzzle: Puzzle, names: Sequence[str] | None) -> PuzzleSeat:
        """The seat that a puzzle asks."""
        known = deduce(puzzle.question)
        position = known or puzzle.question.position
        return PuzzleSeat(tr, puzzle, names, position, known is not None)

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called."""
        seats = self.puzzle.position.seats
        return self.given_names or default_names(self.tr, seats, self.puzzle.seat)

    def question(self) -> tuple[str, ...]:
        """What is asked, in sentences."""
        return question(self.tr, self.position, self.counted)

    def frames(self, line: Iterable[Move]) -> tuple[Frame, ...]:
        """A line of the puzzle, play by play, to the pack's end."""
        you = None if self.given_names else self.puzzle.seat
        return frames(self.tr, self.puzzle.position, line, self.names, you)

    def picture(self, frame: Frame, look: Look) -> Scene:
        """A table of the puzzle. Hands of others lie face up as far as their cards are known."""
        position, seat = frame.position, self.puzzle.seat
        open_hands = (s for s, hand in enumerate(position.hands) if not hand.unknown and s != seat)
        return layout(
            position,
            viewer=seat,
            names=self.names,
            reveal=open_hands,
            state=replace(frame.state, focus=look.focus),
            theme=look.theme,
            tr=self.tr,
        )
