"""Searches behind a widget: with a limit, heard of when they take long, and stopped when asked to."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from kasino_teach.translator import Translator
from kasino_teach.widgets.buttons import offer, text_button
from kasino_teach.widgets.jobs import Interrupts, Job, loop_of_a_click
from kasino_teach.widgets.status import StatusLine

T = TypeVar("T")

LIMIT: Final = 20.0
"""Seconds a search may take."""
PATIENCE: Final = 0.3
"""Seconds after which it says that it works."""
TICK: Final = 0.03
"""Seconds between two looks whether it is done, or was stopped."""


class Searching:
    """Works out one thing at a time, `seconds` at most; says so when it takes long, with a Stop button.

    A click on the page leaves the work to another thread, and the kernel is free meanwhile: the Stop
    button works, and an interrupt of the kernel stops the work too. In a cell or a script the work is
    waited for; there an interrupt ends it, and is raised as everywhere in Python.

    `on_change()` is called when it says that it works, and when that ended without a result.
    """

    def __init__(
        self,
        status: StatusLine,
        tr: Translator,
        seconds: float,
        on_change: Callable[[], None],
    ) -> None:
        self._status, self._tr, self._seconds = status, tr, seconds
        self._on_change = on_change
        self._job: Job[Any] | None = None
        self._started, self._slow = 0.0, False
        self.stop_button = text_button(status, tr.text("Stop"), self.stop, primary=True)
        offer(self.stop_button, False)
        self._interrupts = Interrupts()

    @property
    def busy(self) -> bool:
        """Whether something is being worked out now."""
        return self._job is not None

    @property
    def slow(self) -> bool:
        """Whether it has said so."""
        return self.busy and self._slow

    def run(self, work: Callable[[], T], then: Callable[[T], None]) -> None:
        """Work something out, and hand the result to `then`. Raises what the work raises."""
        self.cancel()
        self._job, self._started, self._slow = Job(work), time.monotonic(), False
        loop = loop_of_a_click()
        if loop is None:
            self._wait(self._job, then)
        else:
            self._job.start()
            self._interrupts.begin()
            self._look(loop, self._job, then)

    def stop(self) -> None:
        """End the work, and say so."""
        if self.busy:
            self._end_early(self._tr.text("Stopped. Nothing is lost: answer again, or go on."))

    def cancel(self) -> None:
        """End the work without a word."""
        if self._job is not None:
            self._job.stop()
            self._finish()

    def _look(
        self, loop: asyncio.AbstractEventLoop, job: Job[T], then: Callable[[T], None]
    ) -> None:
        """Look whether the work is done, and look again a little later if not."""
        if job is not self._job:
            return  # it was ended, or other work took its place
        spent = time.monotonic() - self._started
        if job.wait(0):
            self._finish()
            then(job.result())
        elif self._interrupts.heard:
            self.stop()
        elif spent > self._seconds:
            self._too_long()
        else:
            if spent > PATIENCE and not self._slow:
                self._say_slow()
            self._interrupts.listen()
            loop.call_later(TICK, self._status.guarded(self._look), loop, job, then)

    def _wait(self, job: Job[T], then: Callable[[T], None]) -> None:
        """Wait for the work, as a cell and a script do."""
        try:
            job.start()
            if not job.wait(min(PATIENCE, self._seconds)):
                self._say_slow()
                job.wait(self._seconds - PATIENCE)
        except KeyboardInterrupt:
            self.stop()
            raise
        if job is not self._job:
            return  # it was stopped from another thread
        if not job.wait(0):
            self._too_long()
            return
        self._finish()
        then(job.result())

    def _say_slow(self) -> None:
        self._slow = True
        offer(self.stop_button, True)
        self._on_change()
        self._status.say(
            self._tr.text("Thinking … at most {n} seconds.", n=math.ceil(self._seconds))
        )

    def _too_long(self) -> None:
        self._end_early(
            self._tr.plural(
                "This could not be worked out in {n} second: too much can still be played. "
                "Take a position from later in the pack.",
                "This could not be worked out in {n} seconds: too much can still be played. "
                "Take a position from later in the pack.",
                math.ceil(self._seconds),
            )
        )

    def _end_early(self, said: str) -> None:
        self.cancel()
        self._on_change()
        self._status.say(said)

    def _finish(self) -> None:
        self._job = None
        self._interrupts.end()
        offer(self.stop_button, False)
