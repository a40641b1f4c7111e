"""Imports point downward only, and nothing below the widgets needs a notebook (see pyproject.toml)."""

import subprocess
import sys
from pathlib import Path

PACKAGE = "kasino_teach"
ROOT = Path(__file__).resolve().parents[1]


def test_the_contracts_of_layers_are_kept() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
