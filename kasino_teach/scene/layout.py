"""A position as a scene: where everything is, drawn as plain shapes, with areas to point at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from kasino_teach.engine import Position
from kasino_teach.scene.blocks import (
    HEIGHT,
    Block,
    block_shapes,
    pair_blocks,
    rows_of_blocks,
    solo_blocks,
)
from kasino_teach.scene.describe import description, things, turn_sentence
from kasino_teach.scene.drawing import ENGLISH, Drawing, SceneState, plate
from kasino_teach.scene.felt import (
    STOCK,
    felt_shapes,
    locks_on_table,
    states_on_table,
    things_on_table,
)
from kasino_teach.scene.felt_layout import FeltLayout, felt_layout
from kasino_teach.scene.hands import Spot, hand, hand_shapes, own_hand, raised
from kasino_teach.scene.hulls import PlacedHull, place_hulls
from kasino_teach.scene.overlay import arrow_shapes, group_id, group_labels, group_outlines
from kasino_teach.scene.palette import FOUR_COLOUR, LIGHT, Deck, Theme
from kasino_teach.scene.piles import (
    OWN_PANEL,
    OWN_PANEL_OF_PAIR,
    TOP_PANEL,
    TOP_PANEL_OF_PAIR,
    pile_id,
    pile_panel,
)
from kasino_teach.scene.plates import OWN_PLATE, PAIR_PLATE, TOP_PLATE, name_plate, plate_id
from kasino_teach.scene.rings import bare_id
from kasino_teach.scene.shapes import AnyShape, Box, HitArea, Kind, Scene
from kasino_teach.translator import Translator

WIDTH: Final = 860
HEIGHT_OF_BOARD: Final = 520
NARROWEST: Final = 676
WIDEST: Final = 1290


def layout(
    position: Position,
    *,
    viewer: int = 0,
    names: Sequence[str] | None = None,
    reveal: Iterable[int] = (),
    state: SceneState | None = None,
    theme: Theme = LIGHT,
    deck: Deck = FOUR_COLOUR,
    letters: bool = False,
    tr: Translator = ENGLISH,
    width: float = WIDTH,
) -> Scene:
    """The picture of a position as the seat `viewer` sees it.

    Seats in `reveal` have their hands face up too; of other hands, and of the stock, only numbers
    go into the scene. `letters` writes a suit's letter (C, D, H, S) below it. `width` is in px and
    kept within 676 and 1290, so that text stays between 11 and 21 px. Raises ValueError for seats
    that do not exist or names that are not one for each seat.
    """
    drawing = replace(
        Drawing.of(position, viewer, names, reveal, tr),
        state=state or SceneState(),
        theme=theme,
        deck=deck,
        letters=letters,
    )
    plan = _plan(drawing)
    hidden = drawing.state.hidden
    return Scene(
        width=WIDTH,
        height=plan.height,
        scale=min(max(width, NARROWEST), WIDEST) / WIDTH,
        shapes=tuple(shape for shape in _shapes(drawing, plan) if bare_id(shape.id) not in hidden),
        hit_areas=tuple(area for area in _hit_areas(drawing, plan) if area.id not in hidden),
        title=turn_sentence(drawing),
        description=description(drawing),
    )


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where everything is. `down` is how much lower the felt lies than with one row of blocks."""

    down: float
    felt: FeltLayout
    own: tuple[Spot, ...]
    groups: tuple[PlacedHull, ...]
    blocks: tuple[Block, ...]
    opponent: tuple[Spot, ...]

    @property
    def height(self) -> float:
        return HEIGHT_OF_BOARD + self.down

    @property
    def top_plate(self) -> Box:
        return Box(10, 10, 150, 102)

    @property
    def top_panel(self) -> Box:
        return Box(628, 10, 222, 102)

    @property
    def own_plate(self) -> Box:
        return Box(10, 382 + self.down, 150, 128)

    @property
    def own_panel(self) -> Box:
        return Box(628, 382 + self.down, 222, 128)


def _plan(drawing: Drawing) -> _Plan:
    position = drawing.position
    two = position.seats == 2
    rows = 1 if two or position.in_pairs else rows_of_blocks(position.seats - 1)
    down = (rows - 1) * (HEIGHT + 8)
    felt = felt_layout(len(position.loose), [len(build.cards) for build in position.builds])
    blocks: tuple[Block, ...] = ()
    if not two:
        blocks = pair_blocks(drawing) if position.in_pairs else solo_blocks(drawing)
    (other, *_) = drawing.others()
    felt = felt.moved(down)
    return _Plan(
        down=down,
        felt=felt,
        groups=place_hulls(things_on_table(drawing, felt), drawing.state.groups),
        own=own_hand(drawing, down),
        blocks=blocks,
        opponent=hand(drawing, other, Box(167, 16, 452, 90), 60, gap=6) if two else (),
    )


def _shapes(drawing: Drawing, plan: _Plan) -> Iterator[AnyShape]:
    yield plate("board", Box(0, 0, WIDTH, plan.height), 14, drawing.theme.board)
    yield from _top_strip(drawing, plan)
    yield from felt_shapes(drawing, plan.felt, plan.down)
    yield from states_on_table(drawing, plan.felt)
    pairs, viewer = drawing.position.in_pairs, drawing.viewer
    sizes = OWN_PANEL_OF_PAIR if pairs else OWN_PANEL
    yield from name_plate(drawing, viewer, plan.own_plate, PAIR_PLATE if pairs else OWN_PLATE)
    yield from pile_panel(drawing, drawing.viewer_side, plan.own_panel, sizes)
    yield from group_outlines(plan.groups)
    yield from locks_on_table(drawing, plan.felt)
    yield from group_labels(plan.groups, plan.felt.builds)
    yield from hand_shapes(drawing, plan.own)
    yield from arrow_shapes(drawing, plan.groups, plan.own, plan.felt)


def _top_strip(drawing: Drawing, plan: _Plan) -> Iterator[AnyShape]:
    for block in plan.blocks:
        yield from block_shapes(drawing, block)
        yield from hand_shapes(drawing, block.spots)
    if drawing.position.in_pairs:
        yield from pile_panel(drawing, 1 - drawing.viewer_side, plan.top_panel, TOP_PANEL_OF_PAIR)
    elif not plan.blocks:
        (other,) = drawing.others()
        yield from name_plate(drawing, other, plan.top_plate, TOP_PLATE)
        yield from hand_shapes(drawing, plan.opponent)
        yield from pile_panel(drawing, drawing.position.side_of(other), plan.top_panel, TOP_PANEL)


def _hit_areas(drawing: Drawing, plan: _Plan) -> Iterator[HitArea]:
    """Own cards, the table, others' cards that lie face up, then what only tells something."""
    named = things(drawing)
    yield from _hand_areas(drawing, named, plan.own)
    for group in plan.groups:
        if group.pill is not None:
            area = group.pill.moved(0, group.pill.height / 2 - 22)._replace(height=44)
            yield HitArea(group_id(group), area, "group", group.text)
    gap_x, gap_y = plan.felt.tier.gap_x / 2, plan.felt.tier.gap_y / 2
    for id_, box in things_on_table(drawing, plan.felt).items():
        kind: Kind = "table" if id_.startswith("table:") else "build"
        area = Box(box.x - gap_x, box.y - gap_y, box.width + 2 * gap_x, box.height + 2 * gap_y)
        yield HitArea(id_, area, kind, named.get(id_, ""))
    for spots in (plan.opponent, *(block.spots for block in plan.blocks)):
        yield from _hand_areas(drawing, named, spots)
    tr, position = drawing.tr, drawing.position
    n = position.stock.size
    stock = tr.plural("{n} card in stock.", "{n} cards in stock.", n)
    yield HitArea("stock", STOCK.moved(0, plan.down), "stock", stock)
    yield HitArea(plate_id(drawing.viewer), plan.own_plate, "plate", drawing.called(drawing.viewer))
    yield _pile_area(drawing, drawing.viewer_side, plan.own_panel)
    for block in plan.blocks:
        yield HitArea(plate_id(block.seat), block.box, "plate", drawing.called(block.seat))
    if position.in_pairs:
        yield _pile_area(drawing, 1 - drawing.viewer_side, plan.top_panel)
    elif not plan.blocks:
        (other,) = drawing.others()
        yield HitArea(plate_id(other), plan.top_plate, "plate", drawing.called(other))
        yield _pile_area(drawing, position.side_of(other), plan.top_panel)


def _pile_area(drawing: Drawing, side: int, box: Box) -> HitArea:
    return HitArea(pile_id(side), box, "pile", drawing.side_called(side))


def _hand_areas(
    drawing: Drawing, named: Mapping[str, str], spots: tuple[Spot, ...]
) -> Iterator[HitArea]:
    """Each card with half the gap to its neighbours; of a covered card the part that is seen."""
    gap = min((b.box.x - a.box.right for a, b in pairwise(spots) if a.box.y == b.box.y), default=0)
    for spot in spots:
        if spot.card is None:
            continue
        seen = spot.seen
        if gap > 0:
            seen = Box(seen.x - gap / 2, seen.y, seen.width + gap, seen.height)
        up = spot.box.y - raised(drawing, spot).y
        area = seen._replace(y=seen.y - up, height=seen.height + up)
        yield HitArea(spot.id, area, "hand", named.get(spot.id, ""))
