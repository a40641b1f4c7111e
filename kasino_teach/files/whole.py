"""Writing files so that nothing is ever half-written."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_IMODE
from threading import get_ident


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, or leave what was there: beside the place first, then by renaming.

    No reader meets half a file, and after a crash of the machine the old or the new one is there, whole.
    The folder must be there; a link is followed, and a file that was there keeps its permissions. Raises
    OSError that names `path`, and not the file beside it; also where something else than a file is there.
    """
    path = real_path(path)
    if path.exists() and not path.is_file():
        raise OSError(errno.EEXIST, "this is no file, and is left as it is", str(path))
    # Not made of the file's own name, which may be as long as names can be.
    part = path.with_name(f".kasino.{os.getpid()}.{get_ident()}.part")
    try:
        mode = S_IMODE(path.stat().st_mode) if path.exists() else None
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            part.chmod(mode)
        part.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        error.filename, error.filename2 = str(path), None
        raise
    finally:
        part.unlink(missing_ok=True)


def real_path(path: Path) -> Path:
    """Where a path leads to, behind links. Raises OSError, also for links that lead to each other."""
    try:
        return path.resolve()
    except RuntimeError as error:  # before Python 3.13, links in a loop
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from error


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself last, where the system can: Windows opens no folders."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
