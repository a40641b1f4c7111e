"""Which form of the search runs: compiled, where the package was built with a C compiler, or pure.

Both come from the same sources; a `.pxd` beside a source holds the types it is compiled with. Python
prefers the compiled module where there is one, unless the environment says KASINO_TEACH_PURE=1, or the
compiled files were made from other sources than those beside them (a clone that was changed or updated
since): mixing the two would give wrong values.
"""

from __future__ import annotations

import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from kasino_teach.solver.stamp import COMPILED, is_stale

SWITCH: Final = "KASINO_TEACH_PURE"
"""Set to anything but 0, it chooses the pure form: at run time, and when the package is built."""


def form() -> str:
    """The form that runs: `compiled` or `pure`."""
    from kasino_teach.solver import search

    return "pure" if str(search.__file__).endswith(".py") else "compiled"


def _load_sources() -> None:
    """Import the modules that may be compiled from their sources, whatever lies beside them."""
    package = sys.modules[__package__]
    for name in COMPILED:
        full = f"{__package__}.{name}"
        spec = spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
        assert spec is not None
        assert spec.loader is not None
        sys.modules[full] = module = module_from_spec(spec)
        spec.loader.exec_module(module)
        setattr(package, name, module)


STALE: Final = is_stale(Path(__file__).parent)
"""Whether compiled files are there and do not fit the sources: installing again makes new ones."""

if STALE or os.environ.get(SWITCH, "0") != "0":
    _load_sources()
