"""The buttons of a puzzle: which of them are there at a time, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ipywidgets import Button

from kasino_teach.notation import Move
from kasino_teach.translator import Translator
from kasino_teach.widgets.answer_words import move_button
from kasino_teach.widgets.choosing import MOST_MOVES


class PuzzleButtons:
    """All buttons of a puzzle, in the order of `all`.

    `play` has one for each move that the chosen cards can mean; the first is always there.
    """

    def __init__(
        self,
        tr: Translator,
        *,
        play: Callable[[int], None],
        clear: Callable[[], None],
        show: Callable[[], None],
        back: Callable[[], None],
        next_: Callable[[], None],
        line: Callable[[], None],
        again: Callable[[], None],
        next_puzzle: Callable[[], None],
    ) -> None:
        say, self._tr = tr.text, tr
        self.play = tuple(_button("", partial(play, number)) for number in range(MOST_MOVES))
        self.clear = _button(say("Choose again"), clear)
        self.show = _button(say("Show the answer"), show)
        self.back = _button(say("Back"), back)
        self.next = _button(say("Next"), next_)
        self.line = _button("", line)
        self.again = _button(say("Try again"), again)
        self.next_puzzle = _button(say("Next puzzle"), next_puzzle)
        for button in (*self.play, self.next):
            button.button_style = "primary"

    @property
    def all(self) -> tuple[Button, ...]:
        """Every button, in the order of the Tab key."""
        walking = (self.back, self.next, self.line)
        return (*self.play, self.clear, self.show, *walking, self.again, self.next_puzzle)

    def ask(self, meant: Sequence[Move], *, chosen: bool, tried: bool) -> None:
        """Offer what there is to do before the answer; `meant` is what the chosen cards can mean."""
        for number, button in enumerate(self.play):
            is_move = number < len(meant)
            button.description = (
                move_button(self._tr, meant[number]) if is_move else self._tr.text("Play")
            )
            _offer(button, is_move or not number, on=is_move)
        _offer(self.clear, True, on=chosen)
        _offer(self.show, tried)
        for button in (self.back, self.next, self.line, self.again, self.next_puzzle):
            _offer(button, False)

    def walk(self, at: int, count: int, *, best: bool, two_lines: bool, more: bool) -> None:
        """Offer what there is to do after the answer: step `at` of `count` is shown.

        `best`: the best line is shown, and not that of the answer. `more`: another puzzle follows.
        """
        say = self._tr.text
        for button in (*self.play, self.clear, self.show):
            _offer(button, False)
        _offer(self.back, True, on=at > 0)
        self.next.description = say("From the start") if at == count - 1 else say("Next")
        self.line.description = say("Show your line") if best else say("Show the best line")
        _offer(self.next, True)
        _offer(self.line, two_lines)
        _offer(self.again, True)
        _offer(self.next_puzzle, more)


def _button(text: str, on_click: Callable[[], None]) -> Button:
    # As wide as its words, which other languages need more room for.
    button = Button(description=text, layout={"width": "auto"})
    button.on_click(lambda _: on_click())
    return button


def _offer(button: Button, shown: bool, *, on: bool = True) -> None:
    """Show a button or not; one that is not shown is off too, so that the Tab key passes it by."""
    button.layout.display = None if shown else "none"
    button.disabled = not (shown and on)
