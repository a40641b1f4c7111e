"""The unit that picture, words and buttons are measured in."""

from __future__ import annotations

import pytest

from kasino_teach.widgets.sizes import AROUND, LARGEST, SMALLEST, size_rules


def unit(size: str, page: float, window: float, around: int = AROUND, height: float = 520) -> float:
    """What a page of a width, in a window of a height, makes of the rule. In px."""
    rule = size_rules("name", size, 860, height, around)
    assert rule.startswith(".name, .kasino-live:has(.name) { --kasino-unit: ")
    css = rule.partition("--kasino-unit: ")[2].removesuffix("; }")
    px = css.replace("100cqw", str(page)).replace("100vh", str(window)).replace("px", "")
    return float(eval(px, {"max": max, "min": min}))


@pytest.mark.parametrize("window", [500, 600, 720, 900, 1080, 1440])
@pytest.mark.parametrize("around", [200, 260])
def test_a_board_that_fits_the_window_leaves_room_for_what_stands_around_it(
    window: float, around: int
) -> None:
    one = unit("fit", 4000, window, around)
    bars = 115
    taken = 520 * one + bars + (around - bars) * max(1, one)
    assert taken <= window + 0.1 or round(860 * one) == SMALLEST
    assert taken > window - 1 or round(860 * one) in (SMALLEST, LARGEST)


def test_it_is_as_wide_as_the_page_and_no_wider() -> None:
    assert 860 * unit("fit", 712, 2000) == pytest.approx(700)
    assert 860 * unit("150%", 712, 2000) == pytest.approx(700)
    assert 860 * unit("150%", 1712, 100) == pytest.approx(1290)
    assert 860 * unit("fit", 300, 300) == pytest.approx(SMALLEST, abs=0.1)


def test_it_goes_beyond_its_width_at_100_percent_where_the_window_has_room() -> None:
    assert 860 * unit("fit", 1740, 1080) > 1300


def test_a_picture_with_more_rows_of_seats_is_higher_and_so_narrower() -> None:
    assert unit("fit", 4000, 900, height=630) < unit("fit", 4000, 900)
