"""Runs every lesson from a clean start and stores it with its outputs.

    python -m tools.lessons            # from the top of the source tree

No widget state and no widget views are stored: where no widget lives, the picture and the words that
stand beside each widget are shown instead (docs/decisions/0007). The same lesson gives the same file.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

LESSONS: Final = Path(__file__).resolve().parents[1] / "notebooks"
METADATA: Final = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},
}
VIEW: Final = "application/vnd.jupyter.widget-view+json"


def run(path: Path) -> None:
    """Run one notebook and write it back. Raises CellExecutionError when a cell fails."""
    notebook: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=120, store_widget_state=False).execute(cwd=str(LESSONS.parent))
    notebook.metadata = nbformat.from_dict(METADATA)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        cell.metadata = nbformat.from_dict({})  # type: ignore[no-untyped-call]
        if cell.cell_type == "code":
            cell.outputs = [out for out in cell.outputs if VIEW not in out.get("data", {})]
    nbformat.validate(notebook)
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def main() -> int:
    """Run all lessons in order. Returns the exit status."""
    for path in sorted(LESSONS.glob("*.ipynb")):
        run(path)
        print(path.relative_to(LESSONS.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
