"""Names of the package that need the notebook libraries, where these are missing."""

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules["{missing}"] = None  # as if it were not installed
import kasino_teach as kt
try:
    kt.{name}
except kt.KasinoError as error:
    print(error)
print(kt.Picture.__name__)
"""


@pytest.mark.parametrize(
    ("name", "missing"),
    [("PuzzleWidget", "ipywidgets"), ("Explainer", "ipycanvas"), ("compare_table", "pandas")],
)
def test_the_extra_that_brings_it_is_named(name: str, missing: str) -> None:
    code = CODE.format(name=name, missing=missing)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True
    )
    said, picture = done.stdout.splitlines()
    assert said.startswith(f"{name} needs {missing}, which the extra lab brings: ")
    assert '[lab]"' in said
    assert picture == "Picture"
