"""Imports point downward only, and nothing below the widgets needs a notebook (see pyproject.toml)."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

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


def imported_from_elsewhere(path: Path) -> Iterator[tuple[str, str]]:
    """Each name that a file of one package imports from another: the module, and the name."""
    own = path.relative_to(ROOT / PACKAGE).parts[0].removesuffix(".py")
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{PACKAGE}."):
            module = str(node.module)
            if module.split(".")[1] != own:
                yield from ((module, alias.name) for alias in node.names)


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / PACKAGE).rglob("*.py")),
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_a_package_is_asked_for_what_it_offers(path: Path) -> None:
    """Not for its insides: from another package come names in its `__all__`, and whole single modules."""
    if path.name == "__init__.py" and path.parent == ROOT / PACKAGE:
        return
    inside = []
    for module, name in imported_from_elsewhere(path):
        top = ".".join(module.split(".")[:2])
        offered = getattr(import_module(top), "__all__", None)
        if offered is None:  # a module of its own, such as `cards`
            continue
        if module != top or name not in offered:
            inside.append(f"{module}: {name}")
    assert inside == []


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "tests").rglob("*.py")),
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_tests_import_helpers_and_no_tests(path: Path) -> None:
    modules = [
        node.module
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests.")
    ]
    assert [name for name in modules if str(name).split(".")[-1].startswith("test_")] == []
