"""A move explained step by step, at the reader's pace."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ipywidgets import Button, VBox

from kasino_teach.engine import Position, parse_move
from kasino_teach.explain import ExplainStep, capture_steps, move_in_words
from kasino_teach.notation import Move
from kasino_teach.scene import LIGHT, Scene, layout
from kasino_teach.translator import Translator
from kasino_teach.widgets.board import Board, Look
from kasino_teach.widgets.pointing import pointing
from kasino_teach.widgets.static import StaticFace


class Explainer(StaticFace, VBox):
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
        self.steps = capture_steps(position, self.move, tr)
        self._at = 0
        self.back_button = Button(description=tr.text("Back"))
        self.next_button = Button()
        self.back_button.on_click(lambda _: self.back())
        self.next_button.on_click(lambda _: self.next())
        self._board = Board(
            self._scene,
            lambda _id: None,
            pickable=lambda _area: False,
            actions=[self.back_button, self.next_button],
            tr=tr,
            theme=theme,
        )
        super().__init__([self._board])
        self._show()

    @property
    def step(self) -> ExplainStep:
        """The step that is shown."""
        return self.steps[self._at]

    def next(self) -> None:
        """Show the next step; after the last one the first again."""
        self._at = (self._at + 1) % len(self.steps)
        self._show()

    def back(self) -> None:
        """Show the step before, if there is one."""
        self._at = max(self._at - 1, 0)
        self._show()
        if not self._at:  # the button that had the keyboard is off now
            self.next_button.focus()

    def static_scene(self) -> Scene:
        """The step that points at most, for paper."""
        return self._scene_of(
            max(self.steps, key=lambda step: (step.arrow, len(step.groups))), Look(LIGHT)
        )

    def static_text(self) -> str:
        """The move, whether it is allowed, and every step as a numbered line."""
        return "\n".join(
            [
                self._title(),
                *(f"{number}. {step.text}" for number, step in enumerate(self.steps, 1)),
            ]
        )

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        bundle = super()._repr_mimebundle_(**kwargs)
        items = "".join(f"<li>{escape(step.text)}</li>" for step in self.steps)
        bundle["text/html"] = f"{bundle['text/html']}<p>{escape(self._title())}</p><ol>{items}</ol>"
        return bundle

    def _title(self) -> str:
        said = move_in_words(self._tr, self._position, self.move)
        if all(step.ok for step in self.steps):
            return said
        return self._tr.text("Not allowed: {move}", move=said)

    def _show(self) -> None:
        self.back_button.disabled = not self._at
        tr, last = self._tr, self._at == len(self.steps) - 1
        self.next_button.description = tr.text("From the start") if last else tr.text("Next")
        self._board.show()
        self._board.say(self._said())

    def _said(self) -> str:
        return self._tr.text(
            "Step {n} of {count}: {text}",
            n=self._at + 1,
            count=len(self.steps),
            text=self.step.text,
        )

    def _scene(self, look: Look) -> Scene:
        return self._scene_of(self.step, look)

    def _scene_of(self, step: ExplainStep, look: Look) -> Scene:
        return layout(
            step.position,
            viewer=self._position.turn,
            names=self._names,
            state=pointing(step, look.focus),
            theme=look.theme,
            tr=self._tr,
        )
