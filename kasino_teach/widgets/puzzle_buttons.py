"""The buttons of a puzzle: which of them are there at a time, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ipywidgets import Button

from kasino_teach.notation import Move
from kasino_teach.translator import Translator
from kasino_teach.widgets.buttons import offer, text_button
from kasino_teach.widgets.choosing import MOST_MOVES
from kasino_teach.widgets.sentences import move_button
from kasino_teach.widgets.status import StatusLine
from kasino_teach.widgets.step_buttons import StepButtons


class PuzzleButtons:
    """All buttons of a puzzle, in the order of `all`.

    `play` has one for each move that the chosen cards can mean; the first is always there. `steps` are
    those that walk along a line; `stop` is there while an answer is worked out.
    """

    def __init__(
        self,
        status: StatusLine,
        tr: Translator,
        *,
        stop: Button,
        play: Callable[[int], None],
        clear: Callable[[], None],
        show: Callable[[], None],
        step: Callable[[], None],
        line: Callable[[], None],
        again: Callable[[], None],
        next_puzzle: Callable[[], None],
    ) -> None:
        say, self._tr, self.stop = tr.text, tr, stop
        self.play = tuple(
            text_button(status, "", partial(play, number), primary=True)
            for number in range(MOST_MOVES)
        )
        self.clear = text_button(status, say("Choose again"), clear)
        self.show = text_button(status, say("Show the answer"), show)
        self.steps = StepButtons(status, tr, step)
        self.line = text_button(status, "", line)
        self.again = text_button(status, say("Try again"), again)
        self.next_puzzle = text_button(status, say("Next puzzle"), next_puzzle)

    @property
    def all(self) -> tuple[Button, ...]:
        """Every button, in the order of the Tab key."""
        walking = (*self.steps.all, self.line)
        return (
            *self.play,
            self.stop,
            self.clear,
            self.show,
            *walking,
            self.again,
            self.next_puzzle,
        )

    def ask(self, meant: Sequence[Move], *, chosen: bool, tried: bool) -> None:
        """Offer what there is to do before the answer; `meant` is what the chosen cards can mean."""
        for number, button in enumerate(self.play):
            is_move = number < len(meant)
            button.description = (
                move_button(self._tr, meant[number]) if is_move else self._tr.text("Play")
            )
            offer(button, is_move or not number, on=is_move)
        offer(self.clear, True, on=chosen)
        offer(self.show, tried)
        self.steps.end()
        for button in (self.line, self.again, self.next_puzzle):
            offer(button, False)

    def think(self) -> None:
        """Offer nothing: `stop` comes by itself."""
        walking = (*self.steps.all, self.line, self.again, self.next_puzzle)
        for button in (*self.play, self.clear, self.show, *walking):
            offer(button, False)

    def walk(self, count: int, *, best: bool, two_lines: bool, more: bool) -> None:
        """Offer what there is to do after the answer, at the first of `count` steps of a line.

        `best`: it is the best line, and not that of the answer. `more`: another puzzle follows.
        """
        say = self._tr.text
        for button in (*self.play, self.clear, self.show):
            offer(button, False)
        self.steps.begin(count)
        self.line.description = say("Show your line") if best else say("Show the best line")
        offer(self.line, two_lines)
        offer(self.again, True)
        offer(self.next_puzzle, more)
