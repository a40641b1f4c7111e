"""Standard streams that are closed, that end early, or that cannot write a sign."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import TextIO

from kasino_teach.cards import SYMBOLS


def prepare() -> None:
    """Make standard output and standard error ready to take whatever a command says.

    What is closed (`>&-`) is opened upon nothing: a file opened later must not take its place. Signs that
    a stream cannot write are written as escapes.
    """
    if None in (sys.stdout, sys.stderr):
        _fill_gaps()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - open to the end
        _let_signs_through(getattr(sys, name))


def settle() -> None:
    """Write out what was printed, or drop it: at its end Python would try once more, and complain."""
    try:
        sys.stdout.flush()
    except OSError:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, sys.stdout.fileno())
        os.close(nothing)


def complain(line: str) -> None:
    """Print a line on standard error, if anybody hears it there."""
    with suppress(OSError):
        print(line, file=sys.stderr, flush=True)


def _fill_gaps() -> None:
    """Open nothing upon each of the first three file numbers that is free."""
    while (opened := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(opened)


def _let_signs_through(stream: TextIO) -> None:
    """Write UTF-8 where the stream's own encoding has no ♣: Windows gives pipes an old code page."""
    if not isinstance(stream, io.TextIOWrapper):
        return
    try:
        SYMBOLS.encode(stream.encoding)
    except UnicodeEncodeError:
        stream.reconfigure(encoding="utf-8")
    # Half characters: names of files that are no text in the system's encoding.
    stream.reconfigure(errors="backslashreplace")
