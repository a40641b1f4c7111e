"""Hands as fans of cards: where each card lies, and which part of it can be seen and met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from math import ceil
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.scene.drawing import Drawing, hand_id
from kasino_teach.scene.faces import CORNER, RATIO, card_back, card_box, card_face
from kasino_teach.scene.rings import state_shapes
from kasino_teach.scene.shapes import AnyShape, Box

READABLE: Final = 0.5
"""The part of a card's width that its left column needs."""

RAISE: Final = 12
"""How far a selected card of one's own is raised."""

OWN_HAND: Final = Box(167, 386, 452, 120.4)


@dataclass(frozen=True, slots=True)
class Spot:
    """A card of a hand: `card` is None face down. `seen` is the part no other card covers."""

    id: str
    card: Card | None
    box: Box
    seen: Box


def own_hand(drawing: Drawing, down: float = 0) -> tuple[Spot, ...]:
    """The spots of the seat in front; `down` is how much lower than usual the hand lies."""
    size = drawing.position.hands[drawing.viewer].size
    width = 86 if size <= 4 else 72
    return hand(drawing, drawing.viewer, OWN_HAND.moved(0, down), width, gap=12, rise=1)


def hand(
    drawing: Drawing, seat: int, area: Box, width: float, *, gap: float, rise: float = 0.5
) -> tuple[Spot, ...]:
    """The spots of a seat's hand in an area, cards up to `width` wide.

    `rise` is 0 for the area's upper edge, 1 for the lower one. Only seats in `drawing.shown` get
    cards that can be read; what the position knows of other hands goes nowhere.
    """
    holding = drawing.position.hands[seat]
    cards = holding.cards if seat in drawing.shown else ()
    boxes = fan(holding.size, area, width, gap=gap, readable=bool(cards), rise=rise)
    spots = []
    for i, (box, following) in enumerate(zip_longest(boxes, boxes[1:])):
        card = cards[i] if i < len(cards) else None
        covered = following is not None and following.y == box.y
        strip = following.x - box.x if following is not None and covered else box.width
        seen = box._replace(width=min(box.width, strip))
        spots.append(Spot(hand_id(card) if card else f"back:{seat}:{i}", card, box, seen))
    return tuple(spots)


def fan(
    count: int, area: Box, width: float, *, gap: float, readable: bool, rise: float
) -> tuple[Box, ...]:
    """Boxes for cards in a row, side by side or overlapping, or in two rows where that reads better."""
    if not count:
        return ()
    rows = max((1, 2), key=lambda rows: _fan_width(count, area, width, rows, readable))
    width = _fan_width(count, area, width, rows, readable)
    in_row = ceil(count / rows)
    step = min(width + gap, (area.width - width) / (in_row - 1)) if in_row > 1 else 0
    height = width * RATIO
    top = area.y + rise * (area.height - rows * height - (rows - 1) * _ROW_GAP)
    boxes = []
    for row in range(rows):
        here = min(in_row, count - row * in_row)
        left = area.cx - (width + (here - 1) * step) / 2
        y = top + row * (height + _ROW_GAP)
        boxes += [card_box(left + i * step, y, width) for i in range(here)]
    return tuple(boxes)


_ROW_GAP: Final = 3


def _fan_width(count: int, area: Box, width: float, rows: int, readable: bool) -> float:
    """How wide cards can be in so many rows."""
    high = (area.height - (rows - 1) * _ROW_GAP) / rows / RATIO
    if not readable:
        return min(width, high)
    in_row = ceil(count / rows)
    return min(width, high, area.width / (1 + READABLE * (in_row - 1)))


def hand_shapes(drawing: Drawing, spots: tuple[Spot, ...]) -> Iterator[AnyShape]:
    """The cards of a hand; selected ones are raised."""
    for spot in spots:
        box = raised(drawing, spot)
        if spot.card is None:
            yield from card_back(drawing, spot.id, box)
        else:
            yield from card_face(drawing, spot.id, spot.card, box, spot.seen.width)
            yield from state_shapes(drawing, spot.id, box, CORNER * box.width)


def raised(drawing: Drawing, spot: Spot) -> Box:
    """Where a card of a hand is drawn: higher when it is selected."""
    return spot.box.moved(0, -RAISE) if spot.id in drawing.state.selected else spot.box
