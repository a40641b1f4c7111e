"""The whole picture: everything inside, nothing secret, everything large enough to be met."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasino_teach.engine.position import Position
from kasino_teach.engine.view import view
from kasino_teach.explain import card_name
from kasino_teach.rules import PRESETS
from kasino_teach.scene import (
    DARK,
    TWO_COLOUR,
    Hull,
    Scene,
    SceneState,
    Text,
    hand_id,
    layout,
    table_id,
    to_svg,
)
from kasino_teach.scene.drawing import ENGLISH
from kasino_teach.scene.shapes import Box, text_width
from kasino_teach.values import Value
from tests.helpers.scenes import NORMAL, PAIRS, THREE_BUILDS, WITH_BUILDS, position

POSITIONS = {
    "normal": NORMAL,
    "builds": WITH_BUILDS,
    "pairs": PAIRS,
    "three seats": position(seats=3),
    "four seats": position("cassino", seats=4, turn=2),
    "six seats": position(seats=6, turn=4),
    "seven seats": position(seats=7, hand=2),
    "twelve seats": position(seats=12, hand=3, loose=4),
    "mulle": position("mulle", hand=8, loose=12),
    "mulle in pairs": position("mulle", seats=4, sides=2, hand=8, turn=1),
    "crowded": position("mulle,builds=rakennus", hand=12, loose=40, builds=THREE_BUILDS),
    "24 in hand": position("mulle,hand=24", hand=24, loose=1),
    "played out": Position.parse("finnish - -/- 0 - -/- 0/0 -"),
}
each = pytest.mark.parametrize("p", POSITIONS.values(), ids=POSITIONS)


def inside(box: Box, scene: Scene) -> bool:
    return box.x >= 0 and box.y >= 0 and box.right <= scene.width and box.bottom <= scene.height


def all_revealed(p: Position, **options: object) -> Scene:
    return layout(p, reveal=range(p.seats), **options)  # type: ignore[arg-type]


@each
@pytest.mark.parametrize("revealed", [False, True])
def test_everything_lies_on_the_board(p: Position, revealed: bool) -> None:
    scene = all_revealed(p) if revealed else layout(p)
    for shape in scene.shapes:
        assert inside(shape.box, scene), shape
    for area in scene.hit_areas:
        assert inside(area.rect, scene), area


@each
def test_the_shapes_of_one_thing_follow_each_other(p: Position) -> None:
    state = SceneState(selected=frozenset(map(table_id, p.loose)), focus="stock", groups=_groups(p))
    ids = [id_ for id_, _ in groupby(layout(p, state=state).shapes, key=lambda shape: shape.id)]
    # Blocks hold a plate, a hand and a pile, and say whose turn it is on top of them.
    assert len([id_ for id_ in ids if ":" not in id_]) == len({i for i in ids if ":" not in i})
    cards = [id_ for id_ in ids if id_.startswith(("hand:", "table:", "build:", "back:"))]
    assert len(cards) == len(set(cards))


@each
def test_hidden_cards_leave_no_trace(p: Position) -> None:
    """Not in ids, shapes or words: the picture is the same when they are not known at all."""
    for viewer in range(p.seats):
        seen = view(p, viewer).position
        assert layout(p, viewer=viewer) == layout(seen, viewer=viewer)


def test_cards_of_others_are_not_named() -> None:
    p = position(seats=3, seed=5)
    svg = to_svg(layout(p))
    hidden = [card for hand in p.hands[1:] for card in hand.cards] + list(p.stock.cards)
    caught = {card for pile in p.piles for card in pile}
    for card in hidden:
        assert hand_id(card) not in svg
        assert card in caught or card_name(ENGLISH, card) not in svg


def test_revealed_cards_are_drawn_and_named() -> None:
    p = position(seats=3)
    scene = layout(p, reveal=[1])
    for card in p.hands[1].cards:
        assert hand_id(card) in {shape.id for shape in scene.shapes}
        assert card_name(ENGLISH, card) in scene.description
    assert {shape.id for shape in scene.shapes} >= {"back:2:0", "back:2:3"}


def test_unknown_cards_of_ones_own_are_backs() -> None:
    p = replace(NORMAL, hands=(NORMAL.hands[0]._replace(unknown=2), NORMAL.hands[1]))
    assert "back:0:5" in {shape.id for shape in layout(p).shapes}


@given(st.integers(0, 12), st.integers(0, 3), st.integers(1, 8), st.integers(0, 99))
def test_areas_are_large_enough_and_apart(loose: int, builds: int, hand: int, seed: int) -> None:
    some = "".join(part + "]" for part in THREE_BUILDS.split("]")[:builds])
    scene = layout(position("rakennus", loose=loose, builds=some, hand=hand, seed=seed))
    on_table = [area.rect for area in scene.hit_areas if area.kind in ("table", "build")]
    in_hand = [area.rect for area in scene.hit_areas if area.kind == "hand"]
    assert len(on_table) == loose + builds
    assert len(in_hand) == hand
    assert all(box.width >= 61 and box.height >= 82 for box in on_table)
    assert all(box.width >= 54 and box.height >= 100 for box in in_hand)
    for one, other in combinations(on_table + in_hand, 2):
        assert not one.grown(-0.01).meets(other.grown(-0.01))


@pytest.mark.parametrize("kind", ["hand", "table", "build", "stock", "pile", "plate"])
def test_a_point_meets_what_is_drawn_there(kind: str) -> None:
    scene = layout(WITH_BUILDS)
    for area in scene.hit_areas:
        if area.kind == kind:
            assert scene.hit(area.rect.cx, area.rect.cy) == area
            assert area.label
    assert scene.hit(-1, -1) is None


def test_a_raised_card_is_met_where_it_is() -> None:
    low = layout(NORMAL)
    high = layout(NORMAL, state=SceneState(selected=frozenset(["hand:Kh"])))
    areas = [next(a.rect for a in s.hit_areas if a.id == "hand:Kh") for s in (low, high)]
    assert (areas[1].y, areas[1].bottom) == (areas[0].y - 12, areas[0].bottom)


def test_things_can_be_left_out() -> None:
    state = SceneState(hidden=frozenset(["table:5c", "hand:Kh"]))
    scene = layout(NORMAL, state=state)
    assert not {"table:5c", "hand:Kh"} & {shape.id for shape in scene.shapes}
    assert not {"table:5c", "hand:Kh"} & {area.id for area in scene.hit_areas}
    assert "five of clubs" not in scene.description
    assert "king of hearts" not in scene.description


@pytest.mark.parametrize(("width", "px"), [(860, 860), (100, 676), (1000, 1000), (5000, 1290)])
def test_width_is_kept_readable(width: int, px: int) -> None:
    assert layout(NORMAL, width=width).px_width == px


def test_theme_deck_and_letters_change_the_picture() -> None:
    plain = layout(NORMAL)
    others = [
        layout(NORMAL, theme=DARK),
        layout(NORMAL, deck=TWO_COLOUR),
        layout(NORMAL, letters=True),
    ]
    assert len({plain.shapes, *(scene.shapes for scene in others)}) == 4
    assert {scene.description for scene in others} == {plain.description}


def test_long_names_end_in_dots() -> None:
    texts = _texts(layout(NORMAL, names=["Maximiliane-Wilhelmina & Co", "Ben"]))
    assert "Maximilian…" in texts


def test_split_points_are_read_as_people_write_them() -> None:
    assert "7½" in _texts(layout(position()))
    assert "7½" in _texts(layout(position(seats=4, sides=2)))


def test_mulles_are_counted_where_there_are_any() -> None:
    assert "1 mulle" in _texts(layout(position("mulle")))
    assert not any("mulle" in said for said in _texts(layout(NORMAL)))


@pytest.mark.parametrize("preset", PRESETS)
def test_badges_and_courts_say_what_the_rules_say(preset: str) -> None:
    p = Position.parse(f"{preset} Kc AsTd2sJh/?4 0 - -/- {_none(preset)} -")
    texts = _texts(layout(p))
    for card in p.hands[0].cards:
        values = p.rules.hand_values[card]
        said = "/".join(map(str, values))
        if values == (Value.of(card.rank),) and not card.is_court:
            continue
        assert (said in texts) == values[0].is_number, card
    (king,) = p.rules.table_values[p.loose[0]]
    assert ("13" in texts) == king.is_number


def test_names_and_seats_are_checked() -> None:
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        layout(NORMAL, names=["Aino"])
    with pytest.raises(ValueError, match="seats 0 to 1"):
        layout(NORMAL, viewer=2)


@each
def test_texts_fit_the_room_they_were_given(p: Position) -> None:
    """By the guess of their widths, or squeezed by a fifth at most where they are short."""
    for shape in layout(p).shapes:
        if isinstance(shape, Text) and shape.max_width:
            squeezed = shape.max_width / text_width(shape.text, shape.size)
            assert squeezed > (0.7 if len(shape.text) <= 8 else 0.99), shape


def _texts(scene: Scene) -> list[str]:
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def _none(preset: str) -> str:
    return "0+0/0+0" if PRESETS[preset].mulle else "0/0"


def _groups(p: Position) -> tuple[Hull, ...]:
    return tuple(Hull((table_id(card),), str(card.rank)) for card in p.loose)
