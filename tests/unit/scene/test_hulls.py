"""The groups of an explanation: outlines around neighbours, sums that do not cover each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from kasino_teach.engine import Position, deal, parse_move
from kasino_teach.explain import move_steps
from kasino_teach.rules import FINNISH
from kasino_teach.scene import Hull, Path, Scene, SceneState, layout, path_steps, pointing
from kasino_teach.scene.felt_layout import felt_layout
from kasino_teach.scene.hulls import LEFT, RIGHT, PlacedHull, place_hulls
from kasino_teach.scene.shapes import Box, text_width
from kasino_teach.translator import Translator
from tests.helpers.scenes import NORMAL, WITH_BUILDS

EN = Translator("en")


def placed(loose: int, *groups: tuple[int, ...]) -> tuple[PlacedHull, ...]:
    boxes = {str(i): box for i, box in enumerate(felt_layout(loose, ()).loose)}
    return place_hulls(
        boxes,
        [Hull(tuple(map(str, group)), " + ".join("8" * len(group)) + " = 13") for group in groups],
    )


def pills(groups: tuple[PlacedHull, ...]) -> list[Box]:
    return [group.pill for group in groups if group.pill]


def test_neighbours_share_an_outline() -> None:
    (group,) = placed(6, (1, 2, 4))
    assert [round(run.width) for run in group.runs] == [96 * 2 + 16, 96]


def test_two_groups_side_by_side_have_their_sums_below() -> None:
    one, other = placed(7, (0, 1), (3, 5))
    assert not one.tethers
    assert len(other.tethers) == 2
    assert len({pill.cy for pill in pills((one, other))}) == 1


def test_a_group_within_another_has_its_sum_above() -> None:
    outer, inner = pills(placed(7, (0, 5), (2, 3)))
    assert inner.cy < outer.cy


@pytest.mark.parametrize("loose", [2, 6, 8, 12, 16, 24, 40])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_pills_lie_on_the_felt_and_apart(loose: int, size: int) -> None:
    groups = [tuple(range(i, min(i + size, loose))) for i in range(0, min(loose, 7 * size), size)]
    found = placed(loose, *groups)
    assert len(pills(found)) == len(groups)
    for pill in pills(found):
        assert round(pill.x) >= LEFT
        assert round(pill.right) <= RIGHT
    for one, other in combinations(pills(found), 2):
        assert not one.grown(-2).meets(other.grown(-2))


def test_a_sum_fits_its_pill() -> None:
    (group,) = placed(6, (0, 1, 2, 3, 4))
    (pill,) = pills((group,))
    assert text_width(group.text, 20) <= pill.width - pill.height


def test_members_that_are_not_there_are_passed_over() -> None:
    assert placed(3, (7,)) == ()
    (group,) = placed(3, (0, 7))
    assert len(group.members) == 1


def arrows(p: Position, *groups: Hull, card: str) -> Scene:
    state = SceneState(arrow=card, selected=frozenset([card]), groups=groups)
    return layout(p, state=state)


def test_one_arrow_for_each_group() -> None:
    scene = arrows(
        NORMAL,
        Hull(("table:4s", "table:9h"), "4 + 9 = 13"),
        Hull(("table:5c", "table:8d"), "5 + 8 = 13"),
        card="hand:Kh",
    )
    heads = [s for s in scene.shapes if s.id == "arrow" and isinstance(s, Path) and s.fill]
    assert len(heads) == 4  # two, each with its casing
    assert [area.id for area in scene.hit_areas if area.kind == "group"] == ["group:A", "group:B"]
    assert "Group A: four of spades, nine of hearts (4 + 9 = 13)." in scene.description


def test_no_arrow_without_groups_or_from_cards_that_are_not_there() -> None:
    assert not [s for s in arrows(NORMAL, card="hand:Kh").shapes if s.id == "arrow"]
    group = Hull(("table:4s",), "4")
    assert not [s for s in arrows(NORMAL, group, card="hand:2s").shapes if s.id == "arrow"]


def test_builds_can_be_members() -> None:
    scene = arrows(WITH_BUILDS, Hull(("build:6s7c",), "6 + 7 = 13"), card="hand:Kc")
    assert (
        "Group A: fixed build of 13 by Player 2: six of spades, seven of clubs (6 + 7 = 13)."
        in (scene.description)
    )


def test_an_arrow_leaves_and_arrives_upright_and_reaches_its_group() -> None:
    """Lesson 1: the lane between the large cards and the raised one is low."""
    position = deal(FINNISH, 634)
    (step,) = (s for s in move_steps(position, parse_move(position, "Jdx5s+6s,Jc"), EN) if s.arrow)
    scene = layout(position, state=pointing(step))
    lines = [s for s in scene.shapes if s.id == "arrow" and isinstance(s, Path) and not s.fill]
    heads = [s for s in scene.shapes if s.id == "arrow" and isinstance(s, Path) and s.fill]
    pills = [area.rect for area in scene.hit_areas if area.kind == "group"]
    assert len(lines) == len(heads) == 4
    for line, head in zip(lines, heads, strict=True):
        points = [numbers[-2:] for _, numbers in path_steps(line.d)]
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = *points[:2], *points[-2:]
        assert x0 == x1
        assert y0 >= y1
        assert x2 == x3
        assert y2 >= y3
        if x0 != x3:
            assert y0 - y3 >= 14  # px: room for two bends that look like bends
        tip = head.box.y
        assert any(p.x < x3 < p.right and p.y < tip < p.bottom + 4 for p in pills)
