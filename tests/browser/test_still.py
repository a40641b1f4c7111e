"""Yesterday's notebook and exported pages: no kernel knows their widgets, yet picture and words are there."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.lab import Lab

pytestmark = pytest.mark.browser

CELLS = (
    """
from kasino_teach.puzzles import load_shipped
from kasino_teach.widgets.puzzle import PuzzleWidget

PuzzleWidget(load_shipped("finnish-last-hand")[0])
""",
    """
import kasino_teach as kt
from kasino_teach.widgets.explainer import Explainer

Explainer(kt.deal(kt.FINNISH, 634), "Jdx5s+6s,Jc")
""",
)


def stills(page: Page) -> Locator:
    return page.locator(".kasino-still img:visible")


def expect_stills(page: Page) -> None:
    """Both pictures are seen, with their words, and no error or dead widget beside them."""
    expect(stills(page)).to_have_count(2)
    expect(page.get_by_text("Which move gives you the most points")).to_be_visible()
    expect(page.get_by_text("5 + 6 = 11").first).to_be_visible()
    expect(page.get_by_text("Error displaying widget")).to_be_hidden()
    expect(page.locator(".kasino-live:visible")).to_have_count(0)


def test_a_notebook_of_yesterday(lab: Lab) -> None:
    lab.run("still", *CELLS)
    expect(lab.page.locator("canvas:visible")).to_have_count(2)
    expect(stills(lab.page)).to_have_count(0)
    lab.save()
    lab.server.stop_kernels()
    lab.open("still")
    expect_stills(lab.page)
    lab.screenshot("still-trusted")
    lab.run_all()
    expect(lab.page.locator("canvas:visible")).to_have_count(2)
    expect(stills(lab.page)).to_have_count(0)

    lab.server.stop_kernels()
    path = lab.server.root / "still.ipynb"
    notebook = json.loads(path.read_text())
    notebook["cells"][0]["source"] = CELLS[0] + "# changed by somebody else"
    (lab.server.root / "untrusted.ipynb").write_text(json.dumps(notebook))
    lab.open("untrusted")
    expect_stills(lab.page)
    lab.screenshot("still-untrusted")
    # JupyterLab looked for the widgets in vain, and told the console. What it told is known here after
    # the next question to the page, so it is not waited for.
    problems = lab.watch.problems
    problems[:] = [problem for problem in problems if "widget model not found" not in problem]


@pytest.mark.parametrize("execute", [False, True], ids=["stored", "executed"])
def test_an_exported_page(lab: Lab, browser: Browser, tmp_path: Path, execute: bool) -> None:
    lab.run("exported", *CELLS)
    lab.save()
    command = [sys.executable, "-m", "nbconvert", "--to", "html", f"--output-dir={tmp_path}"]
    command += ["--execute"] * execute + [str(lab.server.root / "exported.ipynb")]
    subprocess.run(command, check=True, capture_output=True)
    page = browser.new_page()
    page.route("http*://**", lambda route: route.abort())  # offline
    page.goto((tmp_path / "exported.html").as_uri())
    expect_stills(page)
    page.screenshot(path=lab.artefacts / f"still-exported-{execute}.png")
    page.close()
