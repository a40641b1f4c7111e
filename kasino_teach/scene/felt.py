"""The felt: loose cards, builds and the stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kasino_teach.scene.drawing import Drawing, build_id, label, plate, table_id
from kasino_teach.scene.faces import CORNER, blank_card, card_back, card_face
from kasino_teach.scene.felt_layout import FeltLayout
from kasino_teach.scene.piles import empty_place, layers
from kasino_teach.scene.rings import state_shapes
from kasino_teach.scene.shapes import AnyShape, Box
from kasino_teach.scene.trays import lock, tray

FELT: Final = Box(10, 120, 840, 254)
STOCK: Final = Box(774, 183, 60, 84)


def felt_shapes(drawing: Drawing, felt: FeltLayout, down: float) -> Iterator[AnyShape]:
    """The felt and all that lies on it; `down` is how much lower than usual it is."""
    theme, position = drawing.theme, drawing.position
    yield plate("felt", FELT.moved(0, down), 14, theme.felt, theme.felt_edge, 2)
    for card, box in zip(position.loose, felt.loose, strict=True):
        yield from card_face(drawing, table_id(card), card, box)
    for build, box in zip(position.builds, felt.builds, strict=True):
        yield from tray(drawing, build, box, felt.tier.tray_card_width)
    yield from _stock(drawing, STOCK.moved(0, down))


def states_on_table(drawing: Drawing, felt: FeltLayout) -> Iterator[AnyShape]:
    """Rings and veils, above all cards: the gaps are too narrow for them."""
    for id_, box in things_on_table(drawing, felt).items():
        radius = CORNER * box.width if id_.startswith("table:") else 10
        yield from state_shapes(drawing, id_, box, radius)


def locks_on_table(drawing: Drawing, felt: FeltLayout) -> Iterator[AnyShape]:
    """The locks of fixed builds, above rings and outlines."""
    for build, box in zip(drawing.position.builds, felt.builds, strict=True):
        if build.fixed:
            yield from lock(drawing, build, box)


def things_on_table(drawing: Drawing, felt: FeltLayout) -> dict[str, Box]:
    """The box of each loose card and each build, by its id."""
    position = drawing.position
    loose = zip(map(table_id, position.loose), felt.loose, strict=True)
    return dict(loose) | dict(zip(map(build_id, position.builds), felt.builds, strict=True))


def _stock(drawing: Drawing, box: Box) -> Iterator[AnyShape]:
    """The stock with its number, and points that wait for the next pack's majorities."""
    theme, tr, left = drawing.theme, drawing.tr, drawing.position.stock.size
    if left:
        high = layers(left, 5, 13) - 1
        for up in range(high):
            yield from blank_card(drawing, "stock", box.moved(0, -3 * up))
        yield from card_back(drawing, "stock", box.moved(0, -3 * high))
    else:
        yield empty_place("stock", box, theme.felt_muted)
    y = box.y + 109
    yield label("stock", str(left), box.cx, y, 24, theme.felt_text, bold=True, anchor="middle")
    said = tr.text("in stock")
    yield label("stock", said, box.cx, y + 17, 14, theme.felt_muted, anchor="middle", width=80)
    if waiting := sum(drawing.position.carry):
        for line, said in enumerate((tr.text("carried"), f"+{drawing.tr.number(waiting)}")):
            y = box.y - 30 + 18 * line
            yield label("carry", said, box.cx, y, 14, theme.felt_muted, anchor="middle", width=80)
