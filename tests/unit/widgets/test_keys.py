"""Where the arrow keys lead: two cards in hand below a table of two rows."""

import pytest

from kasino_teach.scene import Box, HitArea
from kasino_teach.widgets.keys import nearest, neighbour, place, reading_order


def area(id_: str, x: float, y: float) -> HitArea:
    return HitArea(id_, Box(x, y, 50, 70), "hand" if id_.startswith("h") else "table", id_)


AREAS = [
    area("t3", 100, 200),
    area("h2", 300, 400),
    area("t1", 100, 110),
    area("h1", 200, 400),
    area("t2", 210, 100),
    area("t4", 350, 205),
]
BY_ID = {a.id: a for a in AREAS}


def test_reading_order_begins_with_the_hand() -> None:
    assert [a.id for a in reading_order(AREAS)] == ["h1", "h2", "t1", "t2", "t3", "t4"]


@pytest.mark.parametrize(
    ("start", "keys", "end"),
    [
        ("h1", "Right", "h2"),
        ("h2", "Right", "h2"),
        ("h1", "Left", "h1"),
        ("h2", "Home", "h1"),
        ("h1", "End", "h2"),
        ("h1", "Up", "t3"),
        ("h2", "Up", "t4"),
        ("t3", "Up", "t1"),
        ("t4", "Up", "t2"),
        ("t1", "Up", "t1"),
        ("t2", "Right", "t3"),
        ("t1", "End", "t4"),
        ("t1", "Down Down Down", "h1"),
    ],
)
def test_keys_lead_to_the_neighbour(start: str, keys: str, end: str) -> None:
    at = BY_ID[start]
    for key in keys.split():
        found = neighbour(AREAS, at, key if key in ("Home", "End") else f"Arrow{key}")
        assert found
        at = found
    assert at.id == end


def test_without_a_place_any_key_leads_to_the_first() -> None:
    assert neighbour(AREAS, None, "ArrowLeft") == BY_ID["h1"]
    assert neighbour([], None, "ArrowLeft") is None
    assert neighbour([], BY_ID["h1"], "ArrowLeft") is None


def test_nearest_keeps_to_the_zone_while_it_has_any() -> None:
    gone = area("h9", 205, 400)
    assert nearest(AREAS, gone) == BY_ID["h1"]
    assert nearest([BY_ID["t1"], BY_ID["t4"]], gone) == BY_ID["t1"]
    assert nearest([], gone) is None


def test_place_counts_within_the_zone() -> None:
    assert place(AREAS, BY_ID["h2"]) == (2, 2)
    assert place(AREAS, BY_ID["t3"]) == (3, 4)
