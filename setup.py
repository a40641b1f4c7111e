"""Puts the lessons and the puzzle banks into the wheel; all else is in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SHIPPED = ("notebooks", "puzzles")


class BuildWithShipped(build_py):
    """Copies the shipped folders to kasino_teach/_shipped, where kasino_teach.shipped looks.

    An editable install copies nothing: there the folders are read where they are edited.
    """

    def run(self) -> None:
        """Build as ever, then copy."""
        super().run()
        if self.editable_mode:
            return
        root = Path(__file__).resolve().parent
        target = Path(self.build_lib, "kasino_teach", "_shipped")
        # An earlier build may have left files there that are no longer shipped.
        shutil.rmtree(target, ignore_errors=True)
        for name in SHIPPED:
            shutil.copytree(
                root / name,
                target / name,
                ignore=shutil.ignore_patterns(".*", "__pycache__"),
            )


setup(cmdclass={"build_py": BuildWithShipped})
