"""Writes `docs/rules/` anew from the rule sets.

    python -m tools.rule_pages            # from the top of the source tree

A page whose preset is gone is removed. A test holds the committed files equal to what this writes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from kasino_teach.files import write_whole
from kasino_teach.rulebook import documents

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "rules"


def main() -> int:
    """Write every file. Returns the exit status."""
    files = documents()
    for name, content in files.items():
        write_whole(FOLDER / name, content.encode())
    for path in FOLDER.iterdir():
        if path.suffix in (".md", ".svg") and path.name not in files:
            path.unlink()
    print(f"{len(files)} files in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
