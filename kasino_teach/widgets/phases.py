"""The two phases of a puzzle, as values: a question that is being asked, and an answer that is walked."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kasino_teach.engine import Position
from kasino_teach.notation import Move
from kasino_teach.puzzles import Grade
from kasino_teach.scene import HitArea, SceneState, hand_id
from kasino_teach.widgets.answer_html import ROWS
from kasino_teach.widgets.board import is_card
from kasino_teach.widgets.choosing import NOTHING, Choice, moves_meant
from kasino_teach.widgets.walk import Frame


@dataclass(frozen=True, slots=True)
class Asking:
    """A question: the table as the seat to play may know it, and what is chosen so far."""

    position: Position
    choice: Choice = NOTHING

    @property
    def meant(self) -> tuple[Move, ...]:
        """The moves that the chosen cards can mean."""
        return moves_meant(self.position, self.choice)

    @property
    def frame(self) -> Frame:
        """What is to be seen."""
        return Frame(self.position, SceneState(selected=self.choice.ids), "")

    def picked(self, id_: str) -> Asking:
        """After a thing was picked."""
        return replace(self, choice=self.choice.toggled(self.position, id_))

    def cleared(self) -> Asking:
        """With nothing chosen."""
        return replace(self, choice=NOTHING)

    def can_be_picked(self, area: HitArea) -> bool:
        """Whether an area is a card to play, or a thing on the table."""
        own = {hand_id(card) for card in self.position.hand}
        return is_card(area) and (area.kind != "hand" or area.id in own)


@dataclass(frozen=True, slots=True)
class Walking:
    """An answer: its grade, and the line that is walked: the best one (`on_best`) or that of the answer.

    `was_shown`: nobody gave the answer. `rows` of the table of moves are shown.
    """

    grade: Grade
    on_best: bool
    frames: tuple[Frame, ...]
    was_shown: bool
    rows: int = ROWS

    @property
    def two_lines(self) -> bool:
        """Whether the answer's line is not the best one itself."""
        return self.grade.line != self.grade.best_line
