"""What a board says, to eyes and screen readers, and the door through which every callback passes."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Final, ParamSpec

from anywidget import AnyWidget
from traitlets import Int, Unicode

from kasino_teach.errors import KasinoError
from kasino_teach.translator import Translator

P = ParamSpec("P")

_LOG: Final = logging.getLogger(__name__)
_HERE: Final = Path(__file__).parent


class StatusLine(AnyWidget):
    """A line that says what happened or what is to be done, and a box for what went wrong.

    Its nodes in the page are made once and only change their text: a live region that is made anew may
    stay unheard. The same text twice is announced twice. The line also tells when the kernel is gone,
    and keeps plain keys and the second half of double clicks from those who would misread them; see
    `status.js`.
    """

    _esm = _HERE / "status.js"
    _css = _HERE / "status.css"

    said = Unicode("").tag(sync=True)
    """What is seen and heard."""
    heard = Unicode("").tag(sync=True)
    """What is heard before it, and not seen: it stands elsewhere on the page."""
    alarm = Unicode("").tag(sync=True)
    """What went wrong, until something else is said."""
    restarted = Unicode("").tag(sync=True)
    """What to say when the kernel is gone."""
    number = Int(0).tag(sync=True)
    """Goes up with everything that is said."""

    def __init__(self, tr: Translator) -> None:
        self._tr = tr
        super().__init__(
            restarted=tr.text(
                "The kernel was restarted or has ended, so this board no longer answers. "
                "Choose Run > Run All Cells."
            )
        )

    def say(self, text: str, *, heard: str = "") -> None:
        """Tell what happened or what is to be done. `heard` is for screen readers alone, and comes first."""
        self._put(text, heard, "")

    def warn(self, text: str) -> None:
        """Tell at once what went wrong; the line stays."""
        self._put(self.said, "", text)

    def guarded(self, callback: Callable[P, None]) -> Callable[P, None]:
        """The callback, which now never raises: what goes wrong in it is told here, with what to do.

        Whoever presses a button sees no log. An error nobody expected leaves its traceback there.
        """

        @wraps(callback)
        def call(*args: P.args, **kwargs: P.kwargs) -> None:
            try:
                callback(*args, **kwargs)
            except KeyboardInterrupt:
                self.warn(self._tr.text("Interrupted. Nothing is lost: try again."))
            except KasinoError as error:
                self.warn(
                    self._tr.text(
                        "That cannot be done: {reason}. Choose something else.", reason=error
                    )
                )
            except Exception as error:
                _LOG.exception("a board could not do what was asked")
                self.warn(
                    self._tr.text(
                        "Something went wrong inside the program ({error}). Try again; if it comes "
                        "back, choose Run > Run All Cells. The details are in JupyterLab's log.",
                        error=type(error).__name__,
                    )
                )

        return call

    def _put(self, said: str, heard: str, alarm: str) -> None:
        with self.hold_sync():
            self.said, self.heard, self.alarm = said, heard, alarm
            self.number += 1
