"""What came with the package and where it lies: lessons, puzzle banks, and how it was installed.

A clone has them at its top, as `notebooks/` and `puzzles/`, and an editable install reads them
there. A wheel carries copies of both inside the package, under `_shipped/`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kasino_teach.errors import KasinoError

FOLDERS: Final = ("notebooks", "puzzles")

_PACKAGE: Final = Path(__file__).resolve().parents[1]


class ShippedError(KasinoError):
    """The lessons or banks are missing: a damaged installation. `folder` was looked for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(f"{folder} is missing: kasino_teach is not completely installed")


@dataclass(frozen=True, slots=True)
class Shipped:
    """The folder above `notebooks/` and `puzzles/`; `is_clone` tells a source tree from a wheel."""

    root: Path
    is_clone: bool

    @property
    def notebooks(self) -> Path:
        """The folder of lessons."""
        return self.root / "notebooks"

    @property
    def puzzles(self) -> Path:
        """The folder of puzzle banks."""
        return self.root / "puzzles"


def shipped(package: Path = _PACKAGE) -> Shipped:
    """Find what came with the installed package, or with the one at `package`.

    Raises ShippedError where a folder is missing.
    """
    is_clone = _is_clone(package)
    found = Shipped(package.parent if is_clone else package / "_shipped", is_clone)
    for name in FOLDERS:
        if not (found.root / name).is_dir():
            raise ShippedError(found.root / name)
    return found


def install_command(extra: str, package: Path = _PACKAGE) -> str:
    """What a person types to add one of our extras to this installation, in any shell.

    It names the Python that runs now: outside a virtual environment `python` may be another.
    """
    python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
    if _is_clone(package):
        return f'{python} -m pip install -e "{package.parent}[{extra}]"'
    return f'{python} -m pip install "kasino_teach[{extra}]"'


def first_lesson(folder: Path) -> Path | None:
    """The notebook whose name sorts first in `folder`, or None where there is none."""
    return min(folder.glob("*.ipynb"), default=None)


def _is_clone(package: Path) -> bool:
    # Only a source tree has this file beside the package; site-packages never does.
    return (package.parent / "pyproject.toml").is_file()
