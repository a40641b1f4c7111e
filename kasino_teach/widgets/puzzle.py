"""A puzzle to solve on the table: choose cards, play them, and see exactly what that was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Final, NamedTuple

from ipywidgets import HTML, VBox

from kasino_teach.engine import IllegalMoveError, Position, deduce, format_move
from kasino_teach.explain import why_not
from kasino_teach.notation import Move, Points
from kasino_teach.puzzles import Grade, Puzzle, answer, grade
from kasino_teach.scene import (
    LIGHT,
    HitArea,
    Scene,
    SceneState,
    default_names,
    hand_id,
    layout,
)
from kasino_teach.translator import Translator
from kasino_teach.widgets import answer_words
from kasino_teach.widgets.board import AROUND, Board, Look, is_card
from kasino_teach.widgets.choosing import Choice, id_of, moves_meant
from kasino_teach.widgets.puzzle_buttons import PuzzleButtons
from kasino_teach.widgets.static import StaticFace
from kasino_teach.widgets.walk import Frame, frames

QUESTION: Final = 60
"""px: the height of the question above the board."""


class Attempt(NamedTuple):
    """One answer, as plain data. `move` is its text, empty where the answer was only shown.

    `result` is `illegal`, `shown`, or the name of a `Quality` in lower case. `lost` are points, None
    where nothing was graded. `after_answer`: the answer had been seen before.
    """

    puzzle: str
    move: str
    result: str
    lost: Points | None
    after_answer: bool


class PuzzleWidget(StaticFace, VBox):
    """Asks puzzles: one, or several in a row.

    A hand card, cards on the table, and a button that plays them. What the rules refuse is told with
    the reasons and costs nothing; anything else is graded against the exact value of every legal move,
    told in words and points, and shown as a line to step through. `attempts` keeps what was answered.

    Where counting the cards gives the other hand, it lies face up and the widget says why: what is
    asked is which capture is best, and the pictured piles show too little to count from.

    Nothing is worked out before there is an answer, so nothing of it can reach the page. `theme` is as
    for `Board`; `names` has one for each seat, and without them the seat to play is "You". Raises
    ValueError without a puzzle or with other names than that, LanguageError for a language there is
    no catalogue of.
    """

    def __init__(
        self,
        puzzle: Puzzle | Sequence[Puzzle],
        lang: str = "en",
        *,
        theme: str = "auto",
        names: Sequence[str] | None = None,
    ) -> None:
        self.puzzles = (puzzle,) if isinstance(puzzle, Puzzle) else tuple(puzzle)
        if not self.puzzles:
            raise ValueError("no puzzle: give one or several")
        self.attempts: list[Attempt] = []
        self._tr, self._given_names = Translator(lang), names
        self._number, self._at = 0, 0
        self._choice = Choice()
        self._grade: Grade | None = None  # what is known of the answer: never in a trait
        self._frames: tuple[Frame, ...] = ()
        self._on_best_line = False
        self.buttons = self._make_buttons()
        self._heading, self._details = HTML(), HTML()
        self._board = Board(
            self._scene,
            self._pick,
            on_clear=self.clear,
            pickable=self._pickable,
            actions=self.buttons.all,
            tr=self._tr,
            theme=theme,
            around=AROUND + QUESTION,
        )
        super().__init__([self._heading, self._board, self._details])
        self.add_class("kasino-puzzle")
        self._ask()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is asked now."""
        return self.puzzles[self._number]

    @property
    def meant(self) -> tuple[Move, ...]:
        """The moves the cards chosen now can mean, in the order of the buttons that play them."""
        return () if self._grade else moves_meant(self._position, self._choice)

    def choose(self, *cards: str) -> None:
        """Pick cards by their texts, as clicks on them do: `choose("Ks", "5c", "8d")`.

        Any card of a build names the build. Raises NotationError for what is no card, and KasinoError
        for a card that cannot be picked.
        """
        for text in cards:
            self._pick(id_of(self._position, text))

    def answer(self, move: Move) -> None:
        """Answer with a move: grade it, or tell why it is not allowed."""
        position = self.puzzle.position
        text = format_move(position, move)
        try:
            graded = grade(self.puzzle, move)
        except IllegalMoveError:
            self._note(text, "illegal")
            reasons = why_not(self._tr, position, move)
            self._refresh(answer_words.refusal(self._tr, reasons))
            return
        self._note(text, graded.quality.name.lower(), graded.lost)
        self._tell(graded, was_shown=False)

    def show_answer(self) -> None:
        """Give up, and see what is best."""
        self._note("", "shown")
        self._tell(answer(self.puzzle), was_shown=True)

    def clear(self) -> None:
        """Put all cards back and choose anew."""
        if self._grade is None:
            self._choice = Choice()
            self._refresh()

    def try_again(self) -> None:
        """Back to the question."""
        self._ask()
        self._board.enter()

    def next_puzzle(self) -> None:
        """Go on to the next puzzle, if there is one."""
        self._number = min(self._number + 1, len(self.puzzles) - 1)
        self._ask()
        self._board.enter()

    def next(self) -> None:
        """Show the next play of the line; after its end the beginning again."""
        self._go((self._at + 1) % max(len(self._frames), 1))

    def back(self) -> None:
        """Show the play before, if there is one."""
        self._go(max(self._at - 1, 0))
        if not self._at:  # the button that had the keyboard is off now
            self.buttons.next.focus()

    def switch_line(self) -> None:
        """Change between the line of the answer and the best one."""
        if self._grade is not None:
            self._walk(self._grade, best=not self._on_best_line)
            self._refresh()

    def static_scene(self) -> Scene:
        """The question's picture, whatever has been answered since."""
        return self._picture(self._position, SceneState(), Look(LIGHT))

    def static_text(self) -> str:
        """The question and the position, in words, and where it can be answered."""
        return "\n".join([*self._question(), super().static_text(), self._where()])

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        bundle = super()._repr_mimebundle_(**kwargs)
        asked = "".join(f"<p>{escape(text)}</p>" for text in self._question())
        bundle["text/html"] = f"{asked}{bundle['text/html']}<p>{escape(self._where())}</p>"
        return bundle

    def _where(self) -> str:
        return self._tr.text(
            "To answer, open this notebook in JupyterLab and run this cell: then the picture has buttons."
        )

    @property
    def _position(self) -> Position:
        """The table as the seat to play may know it."""
        question = self.puzzle.question
        return deduce(question) or question.position

    @property
    def _names(self) -> Sequence[str]:
        return self._given_names or default_names(
            self._tr, self.puzzle.position.seats, self.puzzle.seat
        )

    def _question(self) -> tuple[str, ...]:
        return answer_words.question(self._tr, self._position, self._counted)

    @property
    def _counted(self) -> bool:
        return deduce(self.puzzle.question) is not None

    def _make_buttons(self) -> PuzzleButtons:
        return PuzzleButtons(
            self._tr,
            play=self._play,
            clear=self.clear,
            show=self.show_answer,
            back=self.back,
            next_=self.next,
            line=self.switch_line,
            again=self.try_again,
            next_puzzle=self.next_puzzle,
        )

    def _play(self, number: int) -> None:
        if number < len(self.meant):  # else the choice changed while the click was on its way
            self.answer(self.meant[number])

    def _pick(self, id_: str) -> None:
        if self._grade is None:
            self._choice = self._choice.toggled(self._position, id_)
            self._refresh()

    def _pickable(self, area: HitArea) -> bool:
        own = {hand_id(card) for card in self._position.hand}
        can_be = area.kind != "hand" or area.id in own
        return self._grade is None and is_card(area) and can_be

    def _note(self, move: str, result: str, lost: Points | None = None) -> None:
        seen = any(
            attempt.puzzle == self.puzzle.id and attempt.result != "illegal"
            for attempt in self.attempts
        )
        self.attempts.append(Attempt(self.puzzle.id, move, result, lost, seen))

    def _ask(self) -> None:
        self._grade, self._frames, self._choice = None, (), Choice()
        self._heading.value = answer_words.heading(
            self._tr, self._position, self._counted, self._number + 1, len(self.puzzles)
        )
        self._details.value = ""
        self._refresh()

    def _tell(self, graded: Grade, *, was_shown: bool) -> None:
        position, tr = self.puzzle.position, self._tr
        self._grade = graded
        self._walk(graded, best=was_shown)
        self._details.value = answer_words.details(tr, position, graded, was_shown=was_shown)
        self._refresh(answer_words.verdict(tr, position, graded, was_shown=was_shown))
        self.buttons.next.focus()  # the button that had the keyboard is gone

    def _walk(self, graded: Grade, *, best: bool) -> None:
        """Begin to walk along the line of the answer, or the best one."""
        self._on_best_line, self._at = best, 0
        line = graded.best_line if best else graded.line
        you = None if self._given_names else self.puzzle.seat
        self._frames = frames(self._tr, self.puzzle.position, line, self._names, you)

    def _go(self, to: int) -> None:
        if self._frames:
            self._at = to
            self._refresh()

    def _refresh(self, said: str = "") -> None:
        """Draw, set the buttons, and say `said`, or else what there is to say now."""
        if self._grade is None:
            self._board.show(selected=self._choice.ids)
            said = said or answer_words.choice_in_words(self._tr, self._position, self._choice)
        else:
            self._board.show(selected=())
            said = said or self._step_said()
        self._set_buttons()
        self._board.say(said)

    def _step_said(self) -> str:
        frame, number = self._frames[self._at], self._at + 1
        return self._tr.text(
            "Step {n} of {count}: {text}", n=number, count=len(self._frames), text=frame.text
        )

    def _set_buttons(self) -> None:
        if (graded := self._grade) is None:
            tried = any(attempt.puzzle == self.puzzle.id for attempt in self.attempts)
            self.buttons.ask(self.meant, chosen=bool(self._choice.ids), tried=tried)
            return
        self.buttons.walk(
            self._at,
            len(self._frames),
            best=self._on_best_line,
            two_lines=graded.line != graded.best_line,
            more=self._number + 1 < len(self.puzzles),
        )

    def _scene(self, look: Look) -> Scene:
        if self._frames:
            frame = self._frames[self._at]
            return self._picture(frame.position, frame.state, look)
        return self._picture(self._position, SceneState(selected=self._choice.ids), look)

    def _picture(self, position: Position, state: SceneState, look: Look) -> Scene:
        seat = self.puzzle.seat
        open_hands = (s for s, hand in enumerate(position.hands) if not hand.unknown and s != seat)
        return layout(
            position,
            viewer=seat,
            names=self._names,
            reveal=open_hands,
            state=replace(state, focus=look.focus),
            theme=look.theme,
            tr=self._tr,
        )
