"""A puzzle to solve on the table: choose cards, play them, and see exactly what that was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from ipywidgets import HTML, VBox

from kasino_teach.engine import format_move, is_over
from kasino_teach.explain import why_not
from kasino_teach.notation import Move
from kasino_teach.puzzles import Grade, Puzzle, answer, grade
from kasino_teach.scene import LIGHT, HitArea, Scene
from kasino_teach.translator import Translator
from kasino_teach.widgets import answer_html, sentences
from kasino_teach.widgets.attempts import Attempts
from kasino_teach.widgets.board import Board, Look
from kasino_teach.widgets.buttons import offer, text_button
from kasino_teach.widgets.choosing import id_of
from kasino_teach.widgets.phases import Asking, Walking
from kasino_teach.widgets.puzzle_buttons import PuzzleButtons
from kasino_teach.widgets.puzzle_seat import PuzzleSeat
from kasino_teach.widgets.searching import LIMIT, Searching
from kasino_teach.widgets.sizes import AROUND
from kasino_teach.widgets.static import StaticFallback, paragraphs
from kasino_teach.widgets.status import StatusLine
from kasino_teach.widgets.walk import Frame

QUESTION: Final = 60
"""px: the height of the question above the board."""


class PuzzleWidget(StaticFallback, VBox):
    """Asks puzzles: one, or several in a row.

    A hand card, cards on the table, and a button that plays them. What the rules refuse is told with
    the reasons and costs nothing; anything else is graded against the exact value of every legal move,
    told in words and points, and shown as a line to step through. `attempts` keeps what was answered.

    Where counting the cards gives the other hand, it lies face up and the widget says why: what is
    asked is which capture is best, and the pictured piles show too little to count from.

    Nothing is worked out before there is an answer, so nothing of it can reach the page. `theme` is as
    for `Board`; `names` has one for each seat, and without them the seat to play is "You". Raises
    ValueError without a puzzle or with other names than that, LanguageError for a language there is
    no catalogue of. Whatever takes longer than `seconds` to work out is given up, and said to be.
    """

    def __init__(
        self,
        puzzle: Puzzle | Sequence[Puzzle],
        lang: str = "en",
        *,
        theme: str = "auto",
        names: Sequence[str] | None = None,
        seconds: float = LIMIT,
    ) -> None:
        self.puzzles = (puzzle,) if isinstance(puzzle, Puzzle) else tuple(puzzle)
        if not self.puzzles:
            raise ValueError("no puzzle: give one or several")
        self.attempts = Attempts()
        self._tr, self._given_names = Translator(lang), names
        self._number, self._seat = 0, PuzzleSeat.of(self._tr, self.puzzles[0], names)
        # What is known of the answer is in the phase, never in a trait.
        self._phase: Asking | Walking = Asking(self._seat.position)
        self._status = StatusLine(self._tr)
        self._searching = Searching(self._status, self._tr, seconds, self._searched)
        self.buttons = self._make_buttons()
        self._heading, self._details = HTML(), HTML()
        self._more = text_button(self._status, "", self.more_moves)
        self._board = Board(
            self._scene,
            self._pick,
            on_clear=self.clear,
            pickable=self._pickable,
            actions=self.buttons.all,
            tr=self._tr,
            status=self._status,
            theme=theme,
            around=AROUND + QUESTION,
        )
        super().__init__([self._heading, self._board, self._details, self._more])
        self.add_class("kasino-puzzle")
        self._ask()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is asked now."""
        return self.puzzles[self._number]

    @property
    def meant(self) -> tuple[Move, ...]:
        """The moves the cards chosen now can mean, in the order of the buttons that play them."""
        return self._phase.meant if isinstance(self._phase, Asking) else ()

    def choose(self, *cards: str) -> None:
        """Pick cards by their texts, as clicks on them do: `choose("Ks", "5c", "8d")`.

        Any card of a build names the build. Raises NotationError for what is no card, and KasinoError
        for a card that cannot be picked.
        """
        for text in cards:
            self._pick(id_of(self._seat.position, text))

    def answer(self, move: Move) -> None:
        """Answer with a move: grade it, or tell why it is not allowed.

        In a cell or a script it is answered when this returns; see `Searching`.
        """
        puzzle = self.puzzle
        text = format_move(puzzle.position, move)
        if reasons := why_not(self._tr, puzzle.position, move):
            self._searching.cancel()
            self.attempts.note(puzzle.id, text, "illegal")
            self._show(sentences.refusal(self._tr, reasons))
            return

        def tell(graded: Grade) -> None:
            self.attempts.note(puzzle.id, text, graded.quality.name.lower(), graded.lost)
            self._tell(graded, was_shown=False)

        self._searching.run(partial(grade, puzzle, move), tell)

    def show_answer(self) -> None:
        """Give up, and see what is best."""
        puzzle = self.puzzle

        def tell(graded: Grade) -> None:
            self.attempts.note(puzzle.id, "", "shown")
            self._tell(graded, was_shown=True)

        self._searching.run(partial(answer, puzzle), tell)

    def stop(self) -> None:
        """End what is being worked out, if anything is."""
        self._searching.stop()

    def clear(self) -> None:
        """Put all cards back and choose anew; while an answer is worked out, stop that."""
        if self._searching.busy:
            self.stop()
        elif isinstance(self._phase, Asking):
            self._phase = self._phase.cleared()
            self._show()

    def try_again(self) -> None:
        """Back to the question."""
        self._ask()
        self._board.enter()

    def next_puzzle(self) -> None:
        """Go on to the next puzzle, if there is one."""
        self._number = min(self._number + 1, len(self.puzzles) - 1)
        self._ask()
        # Who does not see the new table hears it.
        told = " ".join([*self._seat.question(), self._board.scene.description])
        self._board.say(self._what_is_chosen(), heard=told)
        self._board.enter()

    def next(self) -> None:
        """Show the next play of the line; after its end the beginning again."""
        if isinstance(self._phase, Walking):
            self.buttons.steps.next()

    def back(self) -> None:
        """Show the play before, if there is one."""
        if isinstance(self._phase, Walking):
            self.buttons.steps.back()

    def switch_line(self) -> None:
        """Change between the line of the answer and the best one."""
        if isinstance(self._phase, Walking):
            self._walk(replace(self._phase, on_best=not self._phase.on_best))
            self._show()

    def more_moves(self) -> None:
        """Show more rows of the table of moves."""
        if isinstance(self._phase, Walking):
            self._phase = replace(self._phase, rows=self._phase.rows + answer_html.MORE_ROWS)
            self._show_details()

    def static_scene(self) -> Scene:
        """The question's picture, whatever has been answered since."""
        return self._seat.picture(Asking(self._seat.position).frame, Look(LIGHT))

    def static_text(self) -> str:
        """The question and the position, in words, and where it can be answered."""
        return "\n".join([*self._seat.question(), super().static_text(), self._where()])

    def static_html(self) -> str:
        """The question, its picture, and where it can be answered."""
        asked, where = paragraphs(self._seat.question()), paragraphs([self._where()])
        return f"{asked}{super().static_html()}{where}"

    def _where(self) -> str:
        return self._tr.text(
            "To answer, open this notebook in JupyterLab and choose Run > Run All Cells: "
            "then the picture has buttons."
        )

    def _make_buttons(self) -> PuzzleButtons:
        return PuzzleButtons(
            self._status,
            self._tr,
            stop=self._searching.stop_button,
            play=self._play,
            clear=self.clear,
            show=self.show_answer,
            step=self._show,
            line=self.switch_line,
            again=self.try_again,
            next_puzzle=self.next_puzzle,
        )

    def _play(self, number: int) -> None:
        if number < len(self.meant):  # else the choice changed while the click was on its way
            self.answer(self.meant[number])

    def _pick(self, id_: str) -> None:
        if isinstance(self._phase, Asking) and not self._searching.busy:
            self._phase = self._phase.picked(id_)
            self._show()

    def _pickable(self, area: HitArea) -> bool:
        return isinstance(self._phase, Asking) and self._phase.can_be_picked(area)

    def _ask(self) -> None:
        self._searching.cancel()
        self._seat = PuzzleSeat.of(self._tr, self.puzzle, self._given_names)
        self._phase = Asking(self._seat.position)
        self._heading.value = answer_html.heading(
            self._tr, self._seat.question(), self._number + 1, len(self.puzzles)
        )
        self._show()

    def _show(self, said: str = "") -> None:
        """Draw, set the buttons, and say `said`, or else what is chosen, or the step that is shown."""
        match self._phase:
            case Asking(choice=choice) as asking:
                self._board.show(selected=choice.ids)
                if self._searching.slow:
                    self.buttons.think()
                else:
                    tried = self.attempts.has(self.puzzle.id)
                    self.buttons.ask(asking.meant, chosen=bool(choice.ids), tried=tried)
            case Walking():
                self._board.show(selected=())
        self._show_details()
        self._board.say(said or self._what_is_chosen())

    def _what_is_chosen(self) -> str:
        """What is chosen, or the step that is shown, in words."""
        match self._phase:
            case Asking(position, choice):
                return sentences.choice_in_words(self._tr, position, choice)
            case Walking():
                return self.buttons.steps.stepper.said(self._tr, self._frame.text)

    def _show_details(self) -> None:
        """Show what there is below the board: nothing, or the answer with a part of the moves."""
        left, html = 0, ""
        if isinstance(self._phase, Walking):
            graded, shown, rows = self._phase.grade, self._phase.was_shown, self._phase.rows
            scored, end = "", self._frame.position
            if is_over(end):
                scored = answer_html.score_table(self._tr, end, self._seat.names)
            left = answer_html.rows_left(graded, rows)
            html = answer_html.details(self._tr, graded, was_shown=shown, rows=rows, scored=scored)
        self._details.value = html
        more = min(left, answer_html.MORE_ROWS)
        self._more.description = self._tr.plural("Show {n} row more", "Show {n} rows more", more)
        offer(self._more, left > 0)

    def _searched(self) -> None:
        """A search takes long now, or ended without a result."""
        self._show()
        if self._searching.slow:
            self._searching.stop_button.focus()  # the button that had the keyboard is gone
        elif self.meant:
            self.buttons.play[0].focus()
        else:
            self._board.enter()

    def _tell(self, graded: Grade, *, was_shown: bool) -> None:
        """Tell how good an answer was, at the beginning of its line."""
        position, tr = self.puzzle.position, self._tr
        self._walk(Walking(graded, on_best=was_shown, frames=(), was_shown=was_shown))
        self._show(sentences.verdict(tr, position, graded, was_shown=was_shown))
        self.buttons.steps.focus()  # the button that had the keyboard is gone

    def _walk(self, phase: Walking) -> None:
        """Begin to walk along the line of the answer, or the best one."""
        graded = phase.grade
        told = self._seat.frames(graded.best_line if phase.on_best else graded.line)
        self._phase = replace(phase, frames=told)
        more = self._number + 1 < len(self.puzzles)
        self.buttons.walk(len(told), best=phase.on_best, two_lines=phase.two_lines, more=more)

    @property
    def _frame(self) -> Frame:
        match self._phase:
            case Asking() as asking:
                return asking.frame
            case Walking(frames=told):
                return told[self.buttons.steps.stepper.index]

    def _scene(self, look: Look) -> Scene:
        return self._seat.picture(self._frame, look)
