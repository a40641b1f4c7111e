"""Work in a thread of its own, and what stops it: threads, signals, and the kernel's loop."""

from __future__ import annotations

import asyncio
import ctypes
import signal
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from IPython.core.getipython import get_ipython

T = TypeVar("T")


class _Stopped(BaseException):
    """Raised in a thread to end it. No `except Exception` on its way takes it for its own."""


class Job(Generic[T]):
    """Work in a thread of its own."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self._done, self._lock = threading.Event(), threading.Lock()
        self._results: list[T] = []
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; whether it is done."""
        return self._done.wait(seconds)

    def result(self) -> T:
        """What came of it, once it is done. Raises what the work raised."""
        if self._error:
            raise self._error
        return self._results[0]

    def stop(self) -> None:
        """End the thread, at its next step in Python: a search takes one every few thousand nodes.

        No flag to ask would do as well: listing the moves of a crowded table asks for none.
        """
        with self._lock:
            if not self._done.is_set():
                number = ctypes.c_ulong(self._thread.ident or 0)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(number, ctypes.py_object(_Stopped))

    def _run(self) -> None:
        try:
            try:
                self._results.append(self._work())
            except Exception as error:
                self._error = error
            with self._lock:
                self._done.set()
        except _Stopped:
            pass  # whoever stopped it no longer waits


class Interrupts:
    """Hears the interrupt of a kernel that runs no cell: while it waits, Jupyter's kernel ignores it.

    The kernel puts its own handler in place around each message, and this one's back after it. Signals
    belong to the main thread, while clicks may come in another: see `asyncio` and Jupyter's subshells.
    """

    def __init__(self) -> None:
        self.heard = False
        """Whether there was one since `begin`."""
        self._before: Any = None

    def begin(self) -> None:
        """Listen from now on. Call `listen` from time to time until `end`."""
        self.heard = False
        self.listen()

    def listen(self) -> None:
        """Go on listening: the end of a message's handling may have put the old handler back."""
        _in_main_thread(self._put)

    def end(self) -> None:
        """Listen no longer."""
        _in_main_thread(self._take_back)

    def _put(self) -> None:
        if signal.getsignal(signal.SIGINT) != self._hear:
            self._before = signal.signal(signal.SIGINT, self._hear)

    def _take_back(self) -> None:
        if signal.getsignal(signal.SIGINT) == self._hear:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, _signal: int, _frame: object) -> None:
        self.heard = True


def loop_of_a_click() -> asyncio.AbstractEventLoop | None:
    """The loop that handles a message of the page now; None in a cell, a script or a test.

    A button that a cell clicks is answered before the cell ends, so that notebooks stay the same.
    """
    kernel = getattr(get_ipython(), "kernel", None)
    if kernel is None or kernel.get_parent().get("header", {}).get("msg_type") != "comm_msg":
        return None
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _in_main_thread(call: Callable[[], None]) -> None:
    """Call now, or soon, in the main thread; not at all where that listens to nobody."""
    if threading.current_thread() is threading.main_thread():
        call()
    elif loop := getattr(getattr(get_ipython(), "kernel", None), "io_loop", None):
        loop.add_callback(call)
