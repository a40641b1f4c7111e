"""Imports point downward only, and nothing below the widgets needs a notebook."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = "kasino_teach"
ROOT = Path(__file__).resolve().parents[1] / PACKAGE

# Each row may import every row above it, its own layer, and nothing else.
TOWER = (
    ("errors",),
    ("cards",),
    ("values",),
    ("rules",),
    ("notation",),
    ("engine",),
    ("solver",),
    ("explain", "puzzles", "records", "players"),
    ("scene",),
    ("rulebook", "widgets", "classroom"),
    ("cli",),
)

# Layers beside the tower: what they import, and who imports them.
BESIDE = {
    "messages": (
        set(),
        {"rules", "explain", "scene", "rulebook", "widgets", "classroom", "cli"},
    ),
    "translator": ({"errors"}, {"explain", "scene", "rulebook", "widgets", "classroom", "cli"}),
    "files": (set(), {"puzzles", "records", "laying", "cli"}),
    "shipped": ({"errors"}, {"puzzles", "laying", "lab", "cli"}),
    "laying": ({"errors", "files", "shipped"}, {"lab"}),
    "lab": ({"errors", "laying", "shipped"}, {"cli"}),
}

LAYERS = {name for row in TOWER for name in row} | set(BESIDE)

# Pairs of siblings of which the first may import the second's root, never its insides.
SIBLINGS: frozenset[tuple[str, str]] = frozenset()

# Written for notebooks; whoever only plays, solves or prints does without them.
NOTEBOOK_LIBRARIES = {
    *("ipywidgets", "ipycanvas", "IPython", "ipykernel", "jupyterlab", "traitlets", "pandas"),
}
NOTEBOOK_LAYERS = {"widgets", "classroom"}
LAUNCHER = ("lab", "jupyterlab")  # `kasino lab` starts it, and imports it only then


class Import(NamedTuple):
    """One imported module, by its full name, and whether only type checkers see it."""

    module: str
    line: int
    typing_only: bool


def allowed(layer: str) -> set[str]:
    """The layers that `layer` may import."""
    if layer == PACKAGE:  # the package's root shows what is below it to the world
        return LAYERS - {"cli"}
    if layer in BESIDE:
        return BESIDE[layer][0] | {layer}
    height = next(index for index, row in enumerate(TOWER) if layer in row)
    below = {name for row in TOWER[:height] for name in row}
    beside = {name for name, (_, users) in BESIDE.items() if layer in users}
    siblings = {other for user, other in SIBLINGS if user == layer}
    return below | beside | siblings | {layer}


def layer_of(module: str) -> str:
    """The layer of a full module name; the package's own name for its root."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else PACKAGE


def module_name(path: Path) -> str:
    parts = [PACKAGE, *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module, module: str, is_package: bool) -> Iterator[Import]:
    """Every import of a file, also those inside functions."""
    guarded = {
        id(node)
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test).endswith("TYPE_CHECKING")
        for statement in block.body
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = list(_from_names(node, module, is_package))
        for name in names:
            yield Import(name, getattr(node, "lineno", 0), id(node) in guarded)


def _from_names(node: ast.ImportFrom, module: str, is_package: bool) -> Iterator[str]:
    base = node.module or ""
    if node.level:
        above = module.split(".") if is_package else module.split(".")[:-1]
        above = above[: len(above) - node.level + 1]
        base = ".".join([*above, *filter(None, [base])])
    if base != PACKAGE:
        yield base
        return
    for alias in node.names:  # `from kasino_teach import engine` means the layer, not the root
        yield f"{PACKAGE}.{alias.name}" if alias.name in LAYERS else PACKAGE


def faults(source: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of one file."""
    layer = layer_of(module)
    if layer == "__main__":
        layer = "cli"
    if layer not in LAYERS | {PACKAGE}:
        return [f"{module}: layer {layer} is not in the table"]
    found = []
    for imported in imports(ast.parse(source), module, is_package):
        top = imported.module.split(".")[0]
        place = f"{module}:{imported.line} imports {imported.module}"
        if top in NOTEBOOK_LIBRARIES and layer not in NOTEBOOK_LAYERS and (layer, top) != LAUNCHER:
            found.append(f"{place}: only widgets and classroom may")
        if top != PACKAGE:
            continue
        if layer == "errors" and imported.typing_only:
            continue  # errors name the types of the data they carry, and import nothing
        target = layer_of(imported.module)
        if target not in allowed(layer):
            found.append(f"{place}: {layer} may not import {target}")
        elif (layer, target) in SIBLINGS and imported.module.count(".") > 1:
            found.append(f"{place}: the insides of a sibling")
    return found


@pytest.mark.parametrize(
    "path", sorted(ROOT.rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_imports_point_downward(path: Path) -> None:
    assert faults(path.read_text("utf-8"), module_name(path), path.name == "__init__.py") == []


@pytest.mark.parametrize(
    ("module", "source", "fault"),
    [
        ("engine.play", "from kasino_teach.cards import Card", None),
        ("engine.play", "from kasino_teach import cards", None),
        ("engine.play", "from kasino_teach.engine.moves import x", None),
        ("engine.play", "from . import moves", None),
        ("engine.play", "from ..solver import solve", "engine may not import solver"),
        ("engine.play", "import kasino_teach.translator", "engine may not import translator"),
        ("engine.play", "from kasino_teach import Position", "engine may not import kasino_teach"),
        ("engine.play", "def f():\n    import kasino_teach.cli", "engine may not import cli"),
        ("solver.search", "from kasino_teach.engine.play import play", None),
        ("puzzles.make", "from kasino_teach.explain import told", "puzzles may not import explain"),
        ("puzzles.bank", "from kasino_teach.shipped import shipped", None),
        ("scene.svg", "import ipycanvas", "only widgets and classroom may"),
        ("scene.svg", "from kasino_teach.translator import Translator", None),
        ("lab", "import jupyterlab.labapp", None),
        ("lab", "import pandas", "only widgets and classroom may"),
        ("widgets.board", "import ipycanvas", None),
        ("widgets.board", "from kasino_teach.classroom import x", "may not import classroom"),
        ("errors", "if TYPE_CHECKING:\n    from kasino_teach.engine import Move", None),
        ("cards", "if TYPE_CHECKING:\n    from kasino_teach.engine import Move", "may not import"),
        ("__main__", "from kasino_teach.cli import main", None),
        ("misc", "", "layer misc is not in the table"),
    ],
)
def test_the_reader_of_imports_sees_what_it_should(
    module: str, source: str, fault: str | None
) -> None:
    found = faults(source, f"{PACKAGE}.{module}")
    if fault is None:
        assert found == []
    else:
        assert len(found) == 1
        assert fault in found[0]
