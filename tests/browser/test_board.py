"""The board in a real JupyterLab: seen, clicked, tapped, typed at, reloaded, and read aloud."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from kasino_teach.scene import DARK, LIGHT
from tests.browser.board_page import CELL, FILLER, BoardPage, middle
from tests.browser.lab import Lab, until

pytestmark = pytest.mark.browser


@pytest.fixture
def board(lab: Lab, request: pytest.FixtureRequest) -> BoardPage:
    """The board of CELL, at the top of the window."""
    lab.run(request.node.name.partition("[")[0], CELL, FILLER)
    return BoardPage(lab)


def test_the_board_follows_the_theme_and_axe_finds_no_fault(board: BoardPage) -> None:
    for name, theme in (("JupyterLab Light", LIGHT), ("JupyterLab Dark", DARK)):
        board.lab.theme(name)
        board.wait_painted(theme)
        assert board.lab.accessibility_faults() == []
        board.lab.screenshot(f"board-{theme.name}")


def test_canvas_and_svg_are_the_same_picture(board: BoardPage) -> None:
    board.wait_painted(LIGHT)
    assert board.differing() < 0.002


def test_a_click_reaches_python_and_comes_back(board: BoardPage) -> None:
    board.wait_painted(LIGHT)
    expect(board.status).to_have_text("It is your turn.")
    board.page.mouse.click(*board.point("hand:9c"))
    expect(board.status).to_have_text("<picked> 1: hand:9c")
    board.page.mouse.click(*board.point("table:Kh"))
    expect(board.status).to_have_text("<picked> 2: hand:9c table:Kh")
    expect(board.card("king of hearts, on the table, selected")).to_be_visible()
    board.wait_selected("table:Kh")
    board.lab.screenshot("board-selected")


def test_keyboard_alone(board: BoardPage) -> None:
    press, focused = board.page.keyboard.press, board.lab.focused
    until_focused = follow(focused)
    board.page.get_by_role("button", name="Skip the card table").focus()
    press("Tab")
    assert focused().startswith("canvas:Card table.")

    press("ArrowRight")  # nobody saw yet where the keyboard is: it shows, and stays
    expect(board.status).to_have_text("ace of clubs, in hand, 1 of 4")
    before = board.colour(*middle("hand:4c")[:2])
    press("ArrowRight")
    expect(board.status).to_have_text("four of clubs, in hand, 2 of 4")
    press("End")
    press("ArrowRight")
    expect(board.status).to_have_text("jack of hearts, in hand, 4 of 4")
    board.lab.screenshot("board-focus")
    press("Space")
    expect(board.status).to_have_text("<picked> 1: hand:Jh")
    press("ArrowUp")
    expect(board.status).to_have_text("queen of diamonds, on the table, 5 of 6")
    press("Home")
    press("Enter")
    expect(board.status).to_have_text("<picked> 2: hand:Jh table:2c")
    press("ArrowDown")
    expect(board.status).to_have_text("ace of clubs, in hand, 1 of 4")
    assert board.colour(*middle("hand:4c")[:2]) == before

    press("Tab")
    until_focused("button:Play")
    press("Enter")
    expect(board.status).to_have_text("played")
    press("Shift+Tab")
    until_focused("canvas:Card table.")
    press("Shift+Tab")
    until_focused("button:Skip the card table")
    press("Tab")
    press("Escape")
    expect(board.status).to_have_text("cleared")
    until_focused("button:Play")
    board.page.get_by_role("button", name="Skip the card table").press("Enter")
    until_focused("button:Play")


def test_tab_comes_into_the_board_and_goes_on_through_the_page(board: BoardPage) -> None:
    focused, until_focused = board.lab.focused, follow(board.lab.focused)
    board.page.locator(".jp-Cell").first.focus()
    for _ in range(20):
        if (now := focused()).startswith("canvas:"):
            break
        board.page.keyboard.press("Tab")
        until(partial(_has_moved, focused, now), f"Tab leads on from {now[:60]}")
    for stop in ("canvas:", "button:Play", "button:Size", "button:Colours"):
        until_focused(stop)
        board.page.keyboard.press("Tab")
    until(lambda: not focused().startswith(("canvas:", "button:Colours")), "Tab leaves the board")


def test_after_a_reload_the_board_is_there_again_and_works(board: BoardPage) -> None:
    # One theme: with two canvases in turns, ipycanvas's fault (issue 322) would not show.
    board.page.get_by_role("button", name="Colours: automatic").click()
    board.page.mouse.click(*board.point("hand:9c"))
    expect(board.status).to_have_text("<picked> 1: hand:9c")
    board.lab.reload()
    board.come()
    board.wait_painted(LIGHT)
    board.page.mouse.click(*board.point("table:Kh"))
    expect(board.status).to_have_text("<picked> 2: hand:9c table:Kh")
    board.wait_selected("table:Kh")


def test_the_wheel_over_the_board_scrolls_the_page(board: BoardPage) -> None:
    board.wheel("hand:9c", 100)  # over a button
    board.wheel("stock", -60)  # over nothing but the canvas


@pytest.mark.parametrize(
    "window", [{"viewport": {"width": 1280, "height": 900}, "has_touch": True}], ids=["touch"]
)
def test_a_tap_picks_once_and_a_swipe_scrolls(board: BoardPage) -> None:
    board.wait_painted(LIGHT)
    board.page.touchscreen.tap(*board.point("hand:9c"))
    expect(board.status).to_have_text("<picked> 1: hand:9c")
    board.page.touchscreen.tap(*board.point("table:Kh"))
    expect(board.status).to_have_text("<picked> 2: hand:9c table:Kh")
    before = board.top
    board.lab.swipe(*board.point("table:8s"), by=-150)
    until(lambda: board.top < before - 50, "a swipe over a card scrolls the page")
    expect(board.status).to_have_text("<picked> 2: hand:9c table:Kh")


@pytest.mark.parametrize("window", [{"viewport": {"width": 1024, "height": 600}}], ids=["small"])
def test_a_small_window_shows_the_whole_board(board: BoardPage) -> None:
    for side in ("open", "closed"):
        if side == "closed":
            board.lab.command("application:toggle-left-area")
            board.come()
        until(board.is_whole, f"the whole board is seen, the side bar {side}")
        expect(board.page.get_by_role("button", name="Play")).to_be_in_viewport(ratio=1)
        expect(board.status).to_be_in_viewport(ratio=1)
        board.lab.screenshot(f"board-1024x600-{side}")


def test_size_and_colours_can_be_chosen(board: BoardPage) -> None:
    board.page.get_by_role("button", name="Colours: automatic").click()
    board.page.get_by_role("button", name="Colours: light").click()
    board.wait_painted(DARK)
    for size in ("fits the window", "100 %", "125 %"):
        board.page.get_by_role("button", name=f"Size: {size}").click()
    # As wide as the page, where the size would be wider: no pile is cut off.
    until(lambda: board.stage.evaluate(_FILLS), "the picture is as wide as the page")
    outer = board.page.locator(".jp-WindowedPanel-outer")
    assert outer.evaluate("page => page.scrollWidth <= page.clientWidth")
    board.page.mouse.click(*board.point("hand:Ac"))
    expect(board.status).to_have_text("<picked> 1: hand:Ac")
    board.lab.screenshot("board-150-percent")


_FILLS = (
    "s => s.clientWidth > 800 && Math.abs(s.parentElement.clientWidth - 12 - s.clientWidth) <= 1"
)


def follow(focused: Callable[[], str]) -> Callable[[str], None]:
    """A function that waits until the focus is on what begins with a text."""
    return lambda start: until(lambda: focused().startswith(start), f"the focus is on {start}")


def _has_moved(focused: Callable[[], str], before: str) -> bool:
    return focused() != before
