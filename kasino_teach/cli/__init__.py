"""The command line, `kasino`. Its commands print what the library says; they judge nothing."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import Final, NoReturn

__all__ = ["main"]

INTERRUPTED: Final = 130
"""Exit status after Ctrl-C, as shells have it: 128 and the number of the signal."""


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run `kasino` with arguments (by default the process's) and leave with its exit status.

    0: done; 2: bad input, or something that cannot be read or written; 130: Ctrl-C; 141: whoever read
    the output went away. See `docs/command-line.md`.
    """
    before = _leave_at_once()
    from kasino_teach.cli.program import run

    _restore(before)
    try:
        status = run(arguments)
    except KeyboardInterrupt:
        status = INTERRUPTED
    _leave_at_once()
    sys.exit(status)


def _leave_at_once() -> object:
    """Let Ctrl-C end the process without a word: nothing is lost while modules are loaded, nor at the end.

    Returns who was asked before. Whoever ignores Ctrl-C (a job in the background) still does.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, _leave)
    return before


def _restore(before: object) -> None:
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(_number: int, _frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)
