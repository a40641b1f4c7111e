"""Boards that stay alive, and say so when they are not: long searches, lost kernels, keys, double clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab, until, until_equal

pytestmark = pytest.mark.browser

ENDLESS = (
    "norwegian Ad2s4h5c5d As2hTd/2c9d9sKc 1 3cJc8cJhAc8sQs2d5h3h8hKd4sTsAhQcQh7h6hQdJd7s9h9c3d6s8d"
    "3sKsKh7d6c4dTc5s7c4c6dThJs -/- 0/0 -"
)
CELL = """
from kasino_teach.engine import Position
from kasino_teach.puzzles import Origin, Puzzle, load_shipped
from kasino_teach.widgets.puzzle import PuzzleWidget

def of(line):
    return Puzzle(Position.parse(line), Origin(0, 0, 0, ("a", "b")), "by hand")

puzzles = load_shipped("finnish-last-hand")
"""
KERNEL = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"


class Page:
    """A puzzle on the page, made by the last line of its cell."""

    def __init__(self, lab: Lab, name: str, made: str) -> None:
        lab.run(name, f"{CELL}\nwidget = {made}\nwidget")
        self.lab, self.page = lab, lab.page
        self.status = self.page.locator(".kasino-status")
        self.alarm = self.page.locator(".kasino-alarm")
        expect(self.page.locator(".kasino-stage canvas:visible")).to_be_visible()
        self.page.locator(".kasino-puzzle").evaluate("puzzle => puzzle.scrollIntoView()")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def thing(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def play_the_king(self) -> None:
        """Ask what takes for ever to work out, and wait until it says that it works."""
        if not self.thing("king of clubs, in hand, selected").count():
            self.thing("king of clubs, in hand").click()
        self.button("Trail the card").click()
        expect(self.status).to_contain_text("Thinking … at most 60 seconds.")
        expect(self.button("Stop")).to_be_visible()


def endless(lab: Lab, name: str) -> Page:
    return Page(lab, name, f"PuzzleWidget(of({ENDLESS!r}), seconds=60)")


def test_a_search_is_stopped_by_its_button(lab: Lab) -> None:
    page = endless(lab, "alive-stop")
    page.play_the_king()
    lab.screenshot("alive-thinking-light")
    page.button("Stop").click()
    expect(page.status).to_contain_text("Stopped. Nothing is lost")
    expect(page.button("Trail the card")).to_be_enabled()
    page.play_the_king()
    page.page.keyboard.press("Space")  # Stop has the keyboard
    expect(page.status).to_contain_text("Stopped. Nothing is lost")


def test_an_interrupt_of_the_kernel_stops_a_search(lab: Lab) -> None:
    page = endless(lab, "alive-interrupt")
    page.play_the_king()
    lab.command("notebook:interrupt-kernel")
    expect(page.status).to_contain_text("Stopped. Nothing is lost")
    # The kernel is as it was: what comes next is heard.
    page.play_the_king()
    lab.page.evaluate(f"{KERNEL}.interrupt().then(() => 0)")
    expect(page.status).to_contain_text("Stopped. Nothing is lost")


def test_a_search_ends_at_its_limit_while_the_kernel_is_free(lab: Lab) -> None:
    page = Page(lab, "alive-limit", f"PuzzleWidget(of({ENDLESS!r}), seconds=2)")
    page.thing("king of clubs, in hand").click()
    page.button("Trail the card").click()
    expect(page.status).to_contain_text("Thinking … at most 2 seconds.")
    expect(page.status).to_contain_text("could not be worked out in 2 seconds")
    page.button("Choose again").click()
    expect(page.status).to_have_text("Choose a card from your hand.")


@pytest.mark.parametrize("how", ["restarted", "died"])
def test_a_board_without_its_kernel_says_so(lab: Lab, how: str) -> None:
    page = Page(lab, f"alive-{how}", "PuzzleWidget(puzzles[0])")
    expect(page.alarm).to_be_empty()
    if how == "restarted":
        lab.page.evaluate(f"{KERNEL}.restart().then(() => 0)")
    else:
        code = {"code": "import os; os._exit(1)"}
        lab.page.evaluate(f"code => {{ {KERNEL}.requestExecute(code); return 0; }}", code)
    expect(page.alarm).to_contain_text("Choose Run > Run All Cells.", timeout=30_000)
    lab.screenshot(f"alive-{how}-light")
    expect(page.button("Choose again")).to_be_visible()  # no broken chains in the names
    if how == "restarted":
        lab.wait_idle()
        lab.run_all()
        expect(page.alarm).to_be_empty()


def test_plain_keys_on_a_button_stay_with_it(lab: Lab) -> None:
    page = Page(lab, "alive-keys", "PuzzleWidget(puzzles[0])")
    cells = lab.page.locator(".jp-Notebook-cell")
    count = cells.count()
    page.button("Skip the card table").focus()
    for key in ("b", "a", "Shift+B", "ArrowDown"):
        lab.page.keyboard.press(key)
    summary = lab.page.get_by_text("Keys", exact=True)
    summary.focus()
    lab.page.keyboard.press("b")
    lab.page.keyboard.press("Enter")
    expect(lab.page.get_by_text("from card to card")).to_be_visible()
    lab.screenshot("alive-keys-light")
    assert lab.accessibility_faults() == []
    lab.page.keyboard.press("Control+s")  # JupyterLab's, and it still has it
    until(lambda: not lab.page.evaluate(_DIRTY), "Ctrl+S saved the notebook")
    assert cells.count() == count


def test_a_double_click_selects_once(lab: Lab) -> None:
    page = Page(lab, "alive-double", "PuzzleWidget(puzzles[0])")
    card = page.page.locator(".kasino-hit").first
    card.dblclick()
    expect(card).to_contain_text(", selected")
    page.button("Skip the card table").focus()
    card.click()
    expect(card).not_to_contain_text(", selected")


def test_the_live_region_is_one_node_whose_text_changes(lab: Lab) -> None:
    page = Page(lab, "alive-region", "PuzzleWidget(puzzles[:2])")
    node = page.status.element_handle()
    lab.page.evaluate(_LISTEN)
    own, other = (page.page.locator(".kasino-hit").nth(n) for n in (0, 4))
    own.click()
    expect(page.status).to_contain_text("Choose cards to take")
    other.click()
    page.button("Take the cards").click()
    until_equal(lambda: lab.page.evaluate(_REFUSALS), 1)
    page.button("Take the cards").click()
    until_equal(lambda: lab.page.evaluate(_REFUSALS), 2)
    other.click()
    page.button("Trail the card").click()
    expect(page.button("Next puzzle")).to_be_visible()
    page.button("Next puzzle").click()
    expect(page.status).to_contain_text("You are to play. Which move gives")
    expect(page.status).to_contain_text("Table: ")
    expect(page.status.locator(".kasino-said")).to_have_text("Choose a card from your hand.")
    assert page.status.evaluate("(now, before) => now === before", node)
    assert page.status.count() == 1


_REFUSALS = "heardTexts.filter(text => text.startsWith('That is not allowed')).length"
_DIRTY = "window.jupyterapp.shell.currentWidget.context.model.dirty"
_LISTEN = """() => {
    window.heardTexts = [];
    const status = document.querySelector('.kasino-status');
    new MutationObserver(() => window.heardTexts.push(status.textContent))
        .observe(status, {childList: true, characterData: true, subtree: true});
}"""
