"""Where cards lie on the felt: never on each other, never off the felt."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

import pytest

from kasino_teach.scene.felt_layout import AREA, FeltLayout, felt_layout
from kasino_teach.scene.shapes import Box

SOME_BUILDS = [sizes for n in range(4) for sizes in combinations_with_replacement(range(2, 6), n)]


def boxes(placed: FeltLayout) -> tuple[Box, ...]:
    return (*placed.loose, *placed.builds)


def assert_apart_and_inside(placed: FeltLayout) -> None:
    for one, other in combinations(boxes(placed), 2):
        assert not one.meets(other)
    for box in boxes(placed):
        assert AREA.x <= box.x
        assert box.right <= AREA.right
        assert AREA.y <= box.y
        assert box.bottom <= AREA.bottom


@pytest.mark.parametrize("builds", SOME_BUILDS, ids=str)
def test_sixteen_cards_and_three_builds_fit_into_the_tried_sizes(builds: tuple[int, ...]) -> None:
    for loose in range(17):
        placed = felt_layout(loose, builds)
        assert_apart_and_inside(placed)
        assert len(placed.loose) == loose
        assert len(placed.builds) == len(builds)
        assert placed.tier.width >= 53


@pytest.mark.parametrize("loose", [17, 24, 32, 40, 60, 104])
@pytest.mark.parametrize("builds", [(), (2, 5), (5, 5, 5), (12, 9, 4, 2, 2)], ids=str)
def test_more_cards_go_on_shrinking(loose: int, builds: tuple[int, ...]) -> None:
    placed = felt_layout(loose, builds)
    assert_apart_and_inside(placed)
    assert len(boxes(placed)) == loose + len(builds)


@pytest.mark.parametrize(
    ("loose", "width", "rows"),
    [(1, 96, 1), (6, 96, 1), (7, 80, 1), (8, 80, 1), (9, 80, 2), (16, 80, 2)],
)
def test_sizes_without_builds(loose: int, width: int, rows: int) -> None:
    placed = felt_layout(loose, ())
    assert placed.tier.width == width
    assert len(placed.rows) == rows


def test_an_empty_table_has_no_boxes() -> None:
    assert boxes(felt_layout(0, ())) == ()


def test_moved_down() -> None:
    placed = felt_layout(3, (2,))
    assert [box.y + 10 for box in boxes(placed)] == [box.y for box in boxes(placed.moved(10))]
