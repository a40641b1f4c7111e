"""Writing files so that nothing is ever half-written."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, or leave what was there: beside the place first, then by renaming.

    No reader and no crash meets half a file. The folder must be there; a link is followed. Raises
    OSError that names `path`, and not the file beside it; also where something else than a file is there.
    """
    if path.exists() and not path.is_file():
        raise OSError(errno.EEXIST, "this is no file, and is left as it is", str(path))
    path = path.resolve()
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        error.filename, error.filename2 = str(path), None
        raise
    finally:
        part.unlink(missing_ok=True)
