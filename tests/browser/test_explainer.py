"""The explainer in a real JupyterLab: stepped through by clicks and by keys, and after a reload."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab, until

pytestmark = pytest.mark.browser

LINE = "finnish 3h5c8dTc KsAs2s4d/9h9sQd7c 0 ?8 -/- 0/0 -"
CELL = """
from kasino_teach.engine import Position
from kasino_teach.widgets.explainer import Explainer

Explainer(Position.parse({line!r}), {move!r}, lang={lang!r})
"""


class ExplainerPage:
    """What a test does with an explainer on the page."""

    def __init__(self, lab: Lab, name: str, move: str = "Ksx5c+8d,3h+Tc", lang: str = "en") -> None:
        lab.run(name, CELL.format(line=LINE, move=move, lang=lang))
        self.lab, self.page = lab, lab.page
        self.status = self.page.locator(".kasino-status")
        self.come()

    def come(self) -> None:
        """Wait for the picture and bring it to the top of the window."""
        expect(self.page.locator(".kasino-stage canvas:visible")).to_be_visible()
        self.page.locator(".kasino-board").evaluate("board => board.scrollIntoView()")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


def test_steps_by_clicks(lab: Lab) -> None:
    explainer = ExplainerPage(lab, "explainer-clicks")
    expect(explainer.status).to_have_text("Step 1 of 6: The king of spades is worth 13.")
    expect(explainer.button("Back")).to_be_disabled()
    explainer.button("Next").click()
    expect(explainer.status).to_contain_text("3 + 10 = 13")
    explainer.button("Next").click()
    explainer.button("Next").click()
    expect(explainer.status).to_contain_text("go to your pile")
    lab.screenshot("explainer-groups")
    assert lab.accessibility_faults() == []
    explainer.button("Next").click()
    expect(explainer.status).to_have_text(
        "Step 5 of 6: The table is empty: that is a sweep, 1 point."
    )
    explainer.button("Next").click()
    explainer.button("From the start").click()
    expect(explainer.status).to_contain_text("Step 1 of 6")


def test_steps_by_keys_alone(lab: Lab) -> None:
    explainer = ExplainerPage(lab, "explainer-keys")
    press = explainer.page.keyboard.press
    explainer.button("Skip the card table").focus()
    press("Enter")
    until(lambda: lab.focused() == "button:Next", "the picture was skipped")
    press("Enter")
    expect(explainer.status).to_contain_text("Step 2 of 6")
    press("Shift+Tab")
    until(lambda: lab.focused() == "button:Back", "Back can be reached")
    press("Space")
    expect(explainer.status).to_contain_text("Step 1 of 6")
    until(lambda: lab.focused() == "button:Next", "the focus is not lost with the button")
    press("Space")
    expect(explainer.status).to_contain_text("Step 2 of 6")


def test_a_refused_move_in_dark_and_in_finnish(lab: Lab) -> None:
    explainer = ExplainerPage(lab, "explainer-refused", "4dx5c+8d", "fi")
    lab.theme("JupyterLab Dark")
    explainer.button("Seuraava").click()
    expect(explainer.status).to_contain_text("5 + 8 on 13, mutta ruutunelosella")
    expect(explainer.button("Alusta")).to_be_enabled()
    assert lab.accessibility_faults() == []
    lab.screenshot("explainer-refused-dark")
    lab.theme("JupyterLab Light")


def test_after_a_reload_it_goes_on_where_it_was(lab: Lab) -> None:
    explainer = ExplainerPage(lab, "explainer-reload", lang="nb")
    explainer.button("Neste").click()
    expect(explainer.status).to_contain_text("Trinn 2 av 6")
    lab.reload()
    explainer.come()
    expect(explainer.status).to_contain_text("Trinn 2 av 6")
    explainer.button("Neste").click()
    expect(explainer.status).to_contain_text("Trinn 3 av 6")


@pytest.mark.parametrize("window", [{"viewport": {"width": 1024, "height": 600}}], ids=["small"])
def test_a_small_window_shows_picture_buttons_and_words(lab: Lab) -> None:
    explainer = ExplainerPage(lab, "explainer-small")
    for _ in range(3):
        explainer.button("Next").click()
    expect(explainer.status).to_contain_text("Step 4 of 6")
    expect(explainer.button("Next")).to_be_in_viewport(ratio=1)
    expect(explainer.status).to_be_in_viewport(ratio=1)
    lab.screenshot("explainer-1024x600")


def test_the_first_lesson_runs_with_live_widgets(lab: Lab, root: Path) -> None:
    name = "01-the-table"
    shutil.copy(root / "notebooks" / f"{name}.ipynb", lab.server.root)
    lab.open(name)
    lab.run_all()
    explainer = lab.page.locator(".kasino-board").first
    explainer.get_by_role("button", name="Next", exact=True).click()
    expect(explainer.locator(".kasino-status")).to_contain_text("5 + 6 = 11")
    puzzle = lab.page.locator(".kasino-puzzle")
    puzzle.scroll_into_view_if_needed()
    expect(puzzle.locator("canvas:visible")).to_be_visible()
    lab.screenshot("lesson-1-puzzle")
    assert lab.accessibility_faults() == []
