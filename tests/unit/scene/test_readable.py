"""What is written on the picture can be read: whole names, large signs, room between lines."""

from __future__ import annotations

import pytest

from kasino_teach.scene import Rect, Scene, Text, layout
from kasino_teach.translator import Translator
from tests.helpers.scenes import PAIRS, THREE_BUILDS, position


def texts(scene: Scene, start: str) -> list[Text]:
    return [s for s in scene.shapes if isinstance(s, Text) and s.id.startswith(start)]


@pytest.mark.parametrize("lang", ["en", "fi", "nb"])
def test_pairs_have_their_whole_names(lang: str) -> None:
    scene = layout(PAIRS, tr=Translator(lang))
    named = [shape.text for shape in texts(scene, "pile:") if " & " in shape.text]
    assert len(named) == 2
    assert not [name for name in named if "…" in name]
    assert not [shape.text for shape in texts(scene, "plate:") if "…" in shape.text]


def test_of_two_long_names_both_are_shortened() -> None:
    names = ("Maximiliane von Hohenstein", "B", "Bartholomew Featherstonehaugh", "D")
    (said,) = (
        s.text for s in texts(layout(PAIRS, names=names, viewer=1), "pile:0") if "&" in s.text
    )
    assert said.count("…") == 2


@pytest.mark.parametrize("lang", ["en", "fi", "nb"])
@pytest.mark.parametrize("loose", [3, 9, 14])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_owners_of_builds_can_be_told_apart(seats: int, loose: int, lang: str) -> None:
    builds = THREE_BUILDS.replace("@1]", f"@{seats - 1}]")
    scene = layout(
        position("rakennus", seats=seats, loose=loose, builds=builds), tr=Translator(lang)
    )
    owners = [
        shape.text for shape in texts(scene, "build:") if shape.bold and shape.anchor == "start"
    ]
    assert len(owners) == 3
    assert all(len(owner) > 1 for owner in owners)
    # One owner may be named in full on one build and in short on a narrower one; two never alike.
    named = list(zip(owners, (seats - 1, 0, 1), strict=True))  # by the smallest cards
    for owner, seat in named:
        assert all(owner != other for other, of in named if of != seat)


@pytest.mark.parametrize(
    ("seats", "sides"), [(2, 2), (3, 3), (4, 4), (4, 2)], ids=["two", "three", "four", "pairs"]
)
def test_chips_and_lines_below_piles_are_large_enough_and_apart(seats: int, sides: int) -> None:
    for rules in ("finnish", "mulle"):
        scene = layout(position(rules, seats=seats, sides=sides))
        chips = [s for s in scene.shapes if isinstance(s, Rect) and s.radius == 5]
        assert len(chips) >= 6 * sides
        assert min(chip.height for chip in chips) >= 20
        assert min(shape.size for shape in texts(scene, "pile:")) >= 13
        for area in (area for area in scene.hit_areas if area.kind == "pile"):
            lines = [s for s in texts(scene, area.id) if "sweep" in s.text or "mulle" in s.text]
            cards = [
                s for s in scene.shapes if isinstance(s, Rect) and s.id == area.id and s.radius < 5
            ]
            lowest = max((card.y + card.height for card in cards), default=0)
            assert all(line.y - 0.72 * line.size >= lowest + 1 for line in lines), (rules, area.id)
            assert all(line.y <= area.rect.bottom - 4 for line in lines)


def test_a_build_of_ones_own_is_said_to_be() -> None:
    assert "On the table: build of 7 by Player 3" in layout(PAIRS).description
    assert "On the table: your build of 7" in layout(PAIRS, viewer=2).description
