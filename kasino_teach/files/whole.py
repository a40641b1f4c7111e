"""Writing files so that nothing is ever half-written."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, or leave what was there: beside the place first, then by renaming.

    No reader meets half a file, and after a crash of the machine the old or the new one is there, whole.
    The folder must be there; a link is followed. Raises OSError that names `path`, and not the file
    beside it; also where something else than a file is there.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EEXIST, "this is no file, and is left as it is", str(path))
    path = path.resolve()
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        error.filename, error.filename2 = str(path), None
        raise
    finally:
        part.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself last, where the system can: Windows opens no folders."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
