"""A move explained step by step, at the reader's pace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape

from ipywidgets import VBox

from kasino_teach.engine import Position, parse_move
from kasino_teach.explain import ExplainStep, move_in_words, move_steps
from kasino_teach.notation import Move
from kasino_teach.scene import LIGHT, Scene, layout, pointing
from kasino_teach.translator import Translator
from kasino_teach.widgets.board import Board, Look
from kasino_teach.widgets.static import StaticFallback
from kasino_teach.widgets.status import StatusLine
from kasino_teach.widgets.step_buttons import StepButtons


class Explainer(StaticFallback, VBox):
    """Shows what a move does and why it is allowed, or why it is not: a picture, a sentence, Back and Next.

    `move` is a move or its text (`Ksx5c+8d`). The table is seen from the seat that plays; `names` are
    those of the seats. `theme` is as for `Board`. Where no widget lives, the picture with all groups
    stands with every sentence below it.

    Raises NotationError for a move's text that cannot be read, LanguageError for a language that does
    not exist, PositionError where cards of the hand to play are unknown.
    """

    def __init__(
        self,
        position: Position,
        move: Move | str,
        lang: str = "en",
        *,
        theme: str = "auto",
        names: Sequence[str] | None = None,
    ) -> None:
        self._tr = tr = Translator(lang)
        self._position, self._names = position, names
        self.move = parse_move(position, move) if isinstance(move, str) else move
        self.steps = move_steps(position, self.move, tr)
        status = StatusLine(tr)
        self._buttons = StepButtons(status, tr, self._show)
        self._buttons.begin(len(self.steps))
        self._board = Board(
            self._scene,
            lambda _id: None,
            pickable=lambda _area: False,
            actions=self._buttons.all,
            tr=tr,
            status=status,
            theme=theme,
        )
        super().__init__([self._board])
        self._show()

    @property
    def step(self) -> ExplainStep:
        """The step that is shown."""
        return self.steps[self._buttons.stepper.index]

    def next(self) -> None:
        """Show the next step; after the last one the first again."""
        self._buttons.next()

    def back(self) -> None:
        """Show the step before, if there is one."""
        self._buttons.back()

    def static_scene(self) -> Scene:
        """The step that points at most, for paper."""
        return self._scene_of(
            max(self.steps, key=lambda step: (step.arrow, len(step.marks))), Look(LIGHT)
        )

    def static_text(self) -> str:
        """The move, whether it is allowed, and every step as a numbered line."""
        return "\n".join(
            [
                self._title(),
                *(f"{number}. {step.text}" for number, step in enumerate(self.steps, 1)),
            ]
        )

    def static_html(self) -> str:
        """The picture with all groups, the move, and every step in a numbered list."""
        items = "".join(f"<li>{escape(step.text)}</li>" for step in self.steps)
        return f"{super().static_html()}<p>{escape(self._title())}</p><ol>{items}</ol>"

    def _title(self) -> str:
        said = move_in_words(self._tr, self._position, self.move)
        if all(step.ok for step in self.steps):
            return said
        return self._tr.text("Not allowed: {move}", move=said)

    def _show(self) -> None:
        self._board.show()
        self._board.say(self._buttons.stepper.said(self._tr, self.step.text))

    def _scene(self, look: Look) -> Scene:
        return self._scene_of(self.step, look)

    def _scene_of(self, step: ExplainStep, look: Look) -> Scene:
        return layout(
            step.position,
            viewer=self._position.turn,
            names=self._names,
            state=replace(pointing(step), focus=look.focus),
            theme=look.theme,
            tr=self._tr,
        )
