"""Buttons as all widgets have them: as wide as their words, and out of the way where they do nothing."""

from __future__ import annotations

from collections.abc import Callable

from ipywidgets import Button

from kasino_teach.widgets.status import StatusLine


def text_button(
    status: StatusLine, text: str, on_click: Callable[[], None], *, primary: bool = False
) -> Button:
    """A button as wide as its words, which other languages need more room for.

    What goes wrong in `on_click` is told on the status line.
    """
    button = Button(
        description=text, layout={"width": "auto"}, button_style="primary" if primary else ""
    )
    pressed = status.guarded(on_click)
    button.on_click(lambda _: pressed())
    return button


def offer(button: Button, shown: bool, *, on: bool = True) -> None:
    """Show a button or not; one that is not shown is off too, so that the Tab key passes it by."""
    button.layout.display = None if shown else "none"
    button.disabled = not (shown and on)
