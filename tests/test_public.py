"""What is public: names told in docs/api.md, whose examples run; documents use nothing else."""

import doctest
import json
import re
from pathlib import Path

import pytest

import kasino_teach as kt

ROOT = Path(__file__).resolve().parents[1]
API = (ROOT / "docs/api.md").read_text("utf-8")
OFFERED = re.findall(r"^\| `kasino_teach\.(\w+)` \|", API, re.MULTILINE)
"""Packages whose `__all__` may be used from outside."""


def test_the_examples_run() -> None:
    found = doctest.testfile(
        str(ROOT / "docs/api.md"),
        module_relative=False,
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE,
        encoding="utf-8",
    )
    assert found.attempted > 20
    assert not found.failed


@pytest.mark.parametrize("name", kt.__all__)
def test_every_public_name_is_there_and_told(name: str) -> None:
    assert getattr(kt, name) is not None
    assert re.search(rf"`[^`\n]*\b{name}\b[^`\n]*`", API), f"{name} stands nowhere in docs/api.md"


def test_the_offered_packages_say_what_they_offer() -> None:
    assert OFFERED
    for package in OFFERED:
        module = __import__(f"kasino_teach.{package}", fromlist=["__all__"])
        assert module.__doc__
        for name in getattr(module, "__all__", ()):
            assert getattr(module, name) is not None


def code_of_documents() -> list[tuple[str, str]]:
    """The Python of the README, of all documents and of the lessons."""
    found = []
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        blocks = re.findall(
            r"^```(?:python|pycon)\n(.*?)^```", path.read_text("utf-8"), re.M | re.S
        )
        found += [(path.name, block) for block in blocks]
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        found += [(path.name, "".join(c["source"])) for c in cells if c["cell_type"] == "code"]
    return found


def test_nobody_outside_imports_what_is_not_public() -> None:
    documents = code_of_documents()
    assert any("kasino_teach" in code for _, code in documents)
    strange = []
    for name, code in documents:
        for module, names in re.findall(r"from kasino_teach(\.[\w.]+)? import ([\w, ]+)", code):
            offered = kt.__all__ if not module else None
            if module and module[1:] in OFFERED:
                package = __import__(f"kasino_teach{module}", fromlist=["__all__"])
                offered = getattr(package, "__all__", None) or dir(package)
            wanted = [each.split(" as ")[0].strip() for each in names.split(",")]
            strange += [(name, module, each) for each in wanted if each not in (offered or ())]
        for each in re.findall(r"\bkt\.(\w+)", code):
            strange += [(name, "kt", each)] if each not in kt.__all__ else []
    assert strange == []
