"""The buttons that walk through steps, and where the keyboard goes meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from ipywidgets import Button

from kasino_teach.translator import Translator
from kasino_teach.widgets.buttons import offer, text_button
from kasino_teach.widgets.status import StatusLine
from kasino_teach.widgets.stepper import Stepper


class StepButtons:
    """Back and Next, and with `ends` a button to either end. `on_step()` is told of every new place.

    They are out of sight until there is something to walk through: see `begin`. At the last step
    Next leads to the first one again, and says so. A button that goes off while it has the keyboard
    hands it to Next, which never goes off.
    """

    def __init__(
        self, status: StatusLine, tr: Translator, on_step: Callable[[], None], *, ends: bool = False
    ) -> None:
        self.stepper = Stepper(1)
        """The place now."""
        self._tr, self._on_step, self._ends = tr, on_step, ends
        self._first = text_button(status, tr.text("To the start"), self.first)
        self._back = text_button(status, tr.text("Back"), self.back)
        self._next = text_button(status, tr.text("Next"), self.next, primary=True)
        self._last = text_button(status, tr.text("To the end"), self.last)
        self.end()

    @property
    def all(self) -> tuple[Button, ...]:
        """Every button, in the order of the Tab key."""
        inner = (self._back, self._next)
        return (self._first, *inner, self._last) if self._ends else inner

    def begin(self, count: int) -> None:
        """Show the buttons, at the first of `count` steps."""
        self.stepper = Stepper(count, speed=self.stepper.speed)
        self._refresh()

    def end(self) -> None:
        """Put the buttons out of sight."""
        for button in self.all:
            offer(button, False)

    def first(self) -> None:
        """Go to the first step."""
        self._go(self.stepper.first(), self._first)

    def back(self) -> None:
        """Go to the step before, if there is one."""
        self._go(self.stepper.back(), self._back)

    def next(self) -> None:
        """Go to the next step; after the last one to the first again."""
        self._go(self.stepper.next(), self._next)

    def last(self) -> None:
        """Go to the last step."""
        self._go(self.stepper.last(), self._last)

    def focus(self) -> None:
        """Hand the keyboard to Next."""
        self._next.focus()

    def _go(self, to: Stepper, pressed: Button) -> None:
        self.stepper = to
        self._refresh()
        self._on_step()
        if pressed.disabled:
            self.focus()

    def _refresh(self) -> None:
        at = self.stepper
        for button in (self._first, self._back):
            offer(button, True, on=not at.at_start)
        offer(self._last, True, on=not at.at_end)
        offer(self._next, True)
        self._next.description = (
            self._tr.text("From the start") if at.at_end else self._tr.text("Next")
        )
