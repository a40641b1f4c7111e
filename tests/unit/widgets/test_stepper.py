"""Walking through steps: the place as a value, and the buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ipywidgets import HBox

from kasino_teach.translator import Translator
from kasino_teach.widgets.status import StatusLine
from kasino_teach.widgets.step_buttons import StepButtons
from kasino_teach.widgets.stepper import PACE, Stepper
from tests.helpers.widget_page import WidgetPage

EN = Translator("en")


def test_places_are_values_and_the_ends_are_known() -> None:
    start = Stepper(3)
    assert start.at_start
    assert not start.at_end
    assert start.back() == start
    assert [start.next().index, start.next().next().index] == [1, 2]
    assert start.last().at_end
    assert start.last().next() == start == start.last().first()
    assert start.last().back().index == 1
    assert start.index == 0


def test_one_step_is_both_the_first_and_the_last() -> None:
    only = Stepper(1)
    assert only.at_start
    assert only.at_end
    assert only.next() == only.last() == only


def test_the_speed_stays_and_says_how_long_a_step_is_shown() -> None:
    fast = Stepper(3, speed=2)
    assert fast.next().last().seconds == PACE / 2


def test_a_place_is_said_with_its_step() -> None:
    assert Stepper(3, 1).said(EN, "5 + 8 = 13.") == "Step 2 of 3: 5 + 8 = 13."
    assert Stepper(3, 1).said(Translator("nb"), "Ja.") == "Trinn 2 av 3: Ja."


@pytest.mark.parametrize(
    "wrong", [{"count": 0}, {"count": 2, "index": 2}, {"count": 2, "index": -1}]
)
def test_a_place_that_there_is_not_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="there is no step"):
        Stepper(**wrong)


def test_a_speed_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="a speed of 0"):
        Stepper(2, speed=0)


class Walk:
    """Who walks: keeps the places it is told of."""

    def __init__(self, *, ends: bool = False) -> None:
        self.places: list[int] = []
        self.buttons = StepButtons(StatusLine(EN), EN, self.told, ends=ends)
        self.page = WidgetPage(HBox(self.buttons.all))

    def told(self) -> None:
        self.places.append(self.buttons.stepper.index)


def test_without_steps_there_are_no_buttons() -> None:
    walk = Walk(ends=True)
    assert walk.page.buttons == []
    walk.buttons.begin(2)
    assert walk.page.buttons == ["(To the start)", "(Back)", "Next", "To the end"]
    assert walk.places == []
    walk.buttons.end()
    assert walk.page.buttons == []


def test_every_new_place_is_told() -> None:
    walk = Walk(ends=True)
    walk.buttons.begin(4)
    for name in ("Next", "To the end", "Back", "To the start", "Next"):
        walk.page.click(name)
    assert walk.places == [1, 3, 2, 0, 1]
    walk.page.click("To the end")
    assert walk.page.buttons == ["To the start", "Back", "From the start", "(To the end)"]
    walk.page.click("From the start")
    assert walk.places[-1] == 0


def test_a_button_that_goes_off_hands_the_keyboard_on(focused: Callable[[], list[str]]) -> None:
    walk = Walk(ends=True)
    walk.buttons.begin(3)
    walk.page.click("Next")
    walk.page.click("Next")
    walk.page.click("Back")
    assert focused() == []
    walk.page.click("Back")
    assert focused() == ["Next"]
    walk.page.click("To the end")
    assert focused() == ["Next", "From the start"]
    walk.page.click("To the start")
    assert focused() == ["Next", "From the start", "Next"]


def test_a_new_walk_begins_at_its_start() -> None:
    walk = Walk()
    walk.buttons.begin(3)
    walk.page.click("Next")
    walk.buttons.begin(2)
    assert walk.buttons.stepper == Stepper(2)
    assert walk.page.buttons == ["(Back)", "Next"]
