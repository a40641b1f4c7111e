"""Puts the lessons and the puzzle banks into the wheel, and compiles the solver where that is possible;
all else is in pyproject.toml.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

STAMP = runpy.run_path("kasino_teach/solver/stamp.py")
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


class BuildWithStamp(build_ext):
    """Compiles, and says beside the compiled files which sources they were made from."""

    def run(self) -> None:
        """Build as ever, then write the stamp (kasino_teach/solver/stamp.py)."""
        super().run()
        sources = Path("kasino_teach/solver")
        beside_sources = self.inplace or self.editable_mode
        folder = sources if beside_sources else Path(self.build_lib, sources)
        if self.extensions and folder.is_dir():
            STAMP["write"](folder, sources)


def extensions() -> list[Extension]:
    """The solver's extension modules; none where KASINO_TEACH_PURE=1 or Cython is missing.

    All are optional: without a C compiler the installation goes through and the sources run as they are.
    """
    if os.environ.get("KASINO_TEACH_PURE", "0") != "0":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    found: list[Extension] = cythonize(
        [f"kasino_teach/solver/{name}.py" for name in STAMP["COMPILED"]],
        build_dir="build/cython",  # else the C files lie beside the sources, and in the wheel
        compiler_directives={
            "annotation_typing": False,  # the types are in the .pxd files
            "boundscheck": False,
            "wraparound": False,
            "initializedcheck": False,
            "cdivision": True,
        },
    )
    for extension in found:
        extension.optional = True  # cythonize() drops what is said before
        if sys.platform == "linux":
            extension.extra_compile_args = ["-O3", "-g0"]
            extension.extra_link_args = ["-s"]
    return found


setup(
    cmdclass={"build_py": BuildWithShipped, "build_ext": BuildWithStamp}, ext_modules=extensions()
)
