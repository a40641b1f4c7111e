"""Which sources of the solver are compiled, and whether compiled files lie beside the sources they were
made from. Standard library only: setup.py runs this file by itself.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

COMPILED = (
    "arrays",
    "transposition",
    "node",
    "loose",
    "dominance",
    "capture_sets",
    "move_list",
    "capture_moves",
    "build_moves",
    "move_generator",
    "needs",
    "payoff",
    "search",
)
"""The modules that may be compiled, each after those it imports; a `.pxd` beside each holds its types."""

NAME = "_compiled_from.txt"
"""The file in which a build says from which sources it compiled."""


def digest(folder: Path) -> str:
    """A hash of every source of the solver; line ends do not matter."""
    found = hashlib.sha256()
    for path in sorted(folder.glob("*.py")):  # the types (.pxd) are not installed
        found.update(path.name.encode() + b"\n")
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return found.hexdigest()


def write(folder: Path, sources: Path) -> None:
    """Say in `folder`, where compiled files lie, that they come from `sources` as they are now."""
    (folder / NAME).write_text(digest(sources) + "\n", encoding="ascii")


def is_stale(folder: Path) -> bool:
    """Whether there are compiled files that were made from other sources than those beside them."""
    if not [*folder.glob("search*.so"), *folder.glob("search*.pyd")]:
        return False
    stamp = folder / NAME
    return not stamp.exists() or stamp.read_text(encoding="ascii").strip() != digest(folder)
