"""A widget as its user meets it, without a browser: words, buttons, things to pick, keys, the focus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from ipycanvas import Canvas
from ipywidgets import HTML, Box, Button, Widget

from kasino_teach.widgets.board import Board
from kasino_teach.widgets.status import StatusLine


class WidgetPage:
    """What can be seen of a widget, and what can be done with it. What is hidden is not there."""

    def __init__(self, widget: Widget) -> None:
        self.widget = widget

    def seen(self) -> Iterator[Widget]:
        """Every widget that is shown, from the top."""
        waiting = [self.widget]
        while waiting:
            widget = waiting.pop()
            if not _is_hidden(widget):
                yield widget
                waiting += reversed(widget.children if isinstance(widget, Box) else ())

    @property
    def html(self) -> str:
        """All HTML but the style sheet."""
        return "\n".join(widget.value for widget in self.seen() if isinstance(widget, HTML))

    @property
    def text(self) -> str:
        """All words that are not on buttons."""
        return unescape(re.sub(r"<[^>]*>", " ", self.html))

    @property
    def status(self) -> str:
        """What is told below the picture, and to screen readers."""
        return str(self.seen_line.said)

    @property
    def heard(self) -> str:
        """What screen readers hear before it."""
        return str(self.seen_line.heard)

    @property
    def alarm(self) -> str:
        """What went wrong."""
        return str(self.seen_line.alarm)

    @property
    def seen_line(self) -> StatusLine:
        """The widget that says these."""
        (line,) = (widget for widget in self.seen() if isinstance(widget, StatusLine))
        return line

    @property
    def buttons(self) -> list[str]:
        """The buttons in the order of the Tab key; those that are off in brackets."""
        return [
            f"({button.description})" if button.disabled else str(button.description)
            for button in self._all_buttons()
            if button.tabbable is not False
        ]

    @property
    def things(self) -> list[str]:
        """What can be picked on the picture, by its name."""
        return [str(b.description) for b in self._all_buttons() if b.tabbable is False]

    def click(self, start: str) -> None:
        """Click the first button or thing whose name begins so."""
        self.button(start).click()

    def button(self, start: str) -> Button:
        """The first button or thing whose name begins so."""
        return next(b for b in self._all_buttons() if b.description.startswith(start))

    def _all_buttons(self) -> list[Button]:
        return [widget for widget in self.seen() if isinstance(widget, Button)]

    @property
    def canvases(self) -> list[Canvas]:
        """The pictures: one for each theme, of which a page shows one."""
        return [widget for widget in self.seen() if isinstance(widget, Canvas)]

    @property
    def unit(self) -> str:
        """How long the board's unit is, as CSS."""
        (board,) = (widget for widget in self.seen() if isinstance(widget, Board))
        sheets = " ".join(child.value for child in board.children if isinstance(child, HTML))
        (unit,) = re.findall(r"--kasino-unit: (.+?);", sheets)
        return str(unit)

    def press(self, *keys: str) -> None:
        """Press keys on the picture: `ArrowRight`, `Shift+Tab`."""
        for key in keys:
            shift, _, name = key.rpartition("+")
            held = {"shift_key": bool(shift), "ctrl_key": False, "meta_key": False}
            receive(self.canvases[0], {"event": "key_down", "key": name, **held})


def receive(widget: Widget, content: dict[str, object]) -> None:
    """Hand a widget a message as from its page."""
    data = {"method": "custom", "content": content}
    widget.comm.handle_msg({"content": {"data": data}, "buffers": []})


def _is_hidden(widget: Widget) -> bool:
    return bool(widget.layout.display == "none")


def _holds_picture(widget: Widget) -> bool:
    return isinstance(widget, Box) and any(isinstance(child, Canvas) for child in widget.children)
