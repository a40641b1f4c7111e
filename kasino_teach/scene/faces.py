"""One card, face up or face down. All sizes are parts of the card's width W; it is 1.4 W high."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kasino_teach.cards import RANKS, SUITS, Card
from kasino_teach.scene.drawing import Drawing, centred, plate
from kasino_teach.scene.glyphs import rank_path, rank_pen, rank_width, suit_path
from kasino_teach.scene.shapes import AnyShape, Box, Path, Rect, Text, text_width
from kasino_teach.values import Value

RATIO: Final = 1.4
"""Height of a card by its width."""

CORNER: Final = 0.09
"""Radius of a card's corners by its width."""

SMALL: Final = 46
"""Below this width a card has only a large index: the big suit would be no help."""


def card_box(x: float, y: float, width: float) -> Box:
    """The box of a card `width` wide."""
    return Box(x, y, width, width * RATIO)


def card_face(
    drawing: Drawing, id_: str, card: Card, box: Box, seen: float | None = None
) -> Iterator[AnyShape]:
    """A card face up. In a hand, `seen` is the width no other card covers.

    A card of a hand has a badge with its hand value where that is another than its rank, if the
    card is large enough for one that can be read.
    """
    yield from blank_card(drawing, id_, box)
    covered = seen is not None and seen < box.width
    if box.width < SMALL and covered:
        yield from _index(drawing, id_, card, box, cap=0.44, suit=0.42, suit_y=0.86, cx=0.27)
    elif box.width < SMALL:
        yield from _index(drawing, id_, card, box, cap=0.52, suit=0.46, suit_y=0.96, cx=0.5)
    else:
        yield from card_index(drawing, id_, card, box)
        yield from _middle(drawing, id_, card, box)
    said = "" if seen is None or box.width < SMALL else hand_value_text(drawing, card)
    if said and covered:
        yield from _badge(drawing, id_, said, box, seen)
    elif said:
        yield from _badge(drawing, id_, said, box)


def card_index(drawing: Drawing, id_: str, card: Card, box: Box) -> Iterator[AnyShape]:
    """Rank and suit in the left column, which is seen in a fan too."""
    yield from _index(drawing, id_, card, box, cap=0.40, suit=0.27, suit_y=0.69, cx=0.285)
    if drawing.letters:
        yield Text(
            id=id_,
            text=SUITS[card.suit].upper(),
            x=box.x + 0.285 * box.width,
            y=box.bottom - 0.10 * box.width,
            size=max(14, 0.19 * box.width),
            bold=True,
            anchor="middle",
            fill=drawing.ink(card).colour,
        )


def tray_card(drawing: Drawing, id_: str, card: Card, box: Box) -> Iterator[AnyShape]:
    """A card of a build, of which only the left column is seen."""
    yield from blank_card(drawing, id_, box)
    yield from card_index(drawing, id_, card, box)


def card_back(drawing: Drawing, id_: str, box: Box) -> Iterator[AnyShape]:
    """A card face down."""
    w, theme = box.width, drawing.theme
    yield from blank_card(drawing, id_, box)
    yield plate(id_, box.grown(-0.07 * w), 0.05 * w, theme.back)
    yield plate(id_, box.grown(-0.14 * w), 0.03 * w, None, theme.back_line)
    x, y = box.cx, box.cy
    d = f"M{x:.2f} {y - 0.25 * w:.2f} L{x + 0.19 * w:.2f} {y:.2f} L{x:.2f} {y + 0.25 * w:.2f}"
    yield Path(id=id_, d=f"{d} L{x - 0.19 * w:.2f} {y:.2f} Z", fill=theme.back_line)


def hand_value_text(drawing: Drawing, card: Card) -> str:
    """The card's values from the hand where they are not what its face says: `14`, `1/14`; or empty."""
    values = drawing.position.rules.hand_values[card]
    on_its_face = (Value.of(card.rank), Value(rank=card.rank))
    return "" if len(values) == 1 and values[0] in on_its_face else "/".join(map(str, values))


def blank_card(drawing: Drawing, id_: str, box: Box) -> Iterator[AnyShape]:
    """A card with nothing on it: the start of every other, and all that is seen of one under others."""
    theme, radius = drawing.theme, CORNER * box.width
    yield Rect(
        id=id_,
        x=box.x + 0.5,
        y=box.y + 2.5,
        width=box.width,
        height=box.height,
        radius=radius,
        fill=theme.shadow,
        opacity=theme.shadow_opacity,
    )
    yield plate(id_, box, radius, theme.face, theme.card_edge)


def _index(
    drawing: Drawing,
    id_: str,
    card: Card,
    box: Box,
    *,
    cap: float,
    suit: float,
    suit_y: float,
    cx: float,
) -> Iterator[AnyShape]:
    w, colour = box.width, drawing.ink(card).colour
    x, top, high = box.x + cx * w, box.y + 0.105 * w, cap * w
    yield Path(
        id=id_,
        d=rank_path(card.rank, x, top, high),
        stroke=colour,
        stroke_width=rank_pen(high),
        round=True,
    )
    if card.copy:  # the other pack's card carries the notation's apostrophe
        left = x + rank_width(card.rank, high) / 2 + 0.05 * w
        d = f"M{left + 0.02 * w:.2f} {top + 0.03 * w:.2f} L{left - 0.01 * w:.2f} {top + 0.13 * w:.2f}"
        yield Path(id=id_, d=d, stroke=colour, stroke_width=0.05 * w, round=True)
    yield Path(id=id_, d=suit_path(card.suit, x, box.y + suit_y * w, suit * w), fill=colour)


def _middle(drawing: Drawing, id_: str, card: Card, box: Box) -> Iterator[AnyShape]:
    """The big suit, or the panel of a court."""
    if card.is_court:
        yield from _court_panel(drawing, id_, card, box)
    else:
        x, y = box.x + 0.665 * box.width, box.bottom - 0.345 * box.width
        d = suit_path(card.suit, x, y, 0.52 * box.width)
        yield Path(id=id_, d=d, fill=drawing.ink(card).colour)


def _court_panel(drawing: Drawing, id_: str, card: Card, box: Box) -> Iterator[AnyShape]:
    """The panel of a jack, queen or king, with the number it counts as, if it counts as one."""
    w, ink = box.width, drawing.ink(card)
    panel = Box(box.x + 0.48 * w, box.y + 0.62 * w, 0.44 * w, 0.70 * w)
    yield plate(id_, panel, 0.07 * w, ink.tint, ink.colour, 1.5)
    (value,) = drawing.position.rules.table_values[card]
    if value.is_number:
        size = max(14, 0.2 * w)
        yield Text(
            id=id_,
            text=str(value),
            x=panel.cx,
            y=panel.y + 0.235 * w,
            size=size,
            bold=True,
            anchor="middle",
            fill=ink.colour,
            max_width=panel.width - 3,
        )
    middle, size = (0.465, 0.34) if value.is_number else (0.35, 0.38)
    yield Path(
        id=id_, d=suit_path(card.suit, panel.cx, panel.y + middle * w, size * w), fill=ink.colour
    )


def _badge(
    drawing: Drawing, id_: str, wording: str, box: Box, seen: float | None = None
) -> Iterator[AnyShape]:
    """The value from the hand: top right, or under the index of a covered card, as wide as is seen."""
    theme, factor = drawing.theme, min(1, box.width / 80)
    size = max(12, 16 * factor)
    wide, high = max(34 * factor, text_width(wording, size) + 8 * factor), 22 * factor
    if seen is None:
        badge = Box(box.right - 5 * factor - wide, box.y + 6 * factor, wide, high)
    else:
        wide = min(wide, seen - 5)
        size = min(size, (wide - 3) / text_width(wording, 1))
        badge = Box(box.x + 3, box.bottom - 3 - high, wide, high)
    yield plate(id_, badge, 6 * factor, theme.badge, theme.badge_edge, 1.25)
    yield centred(id_, wording, badge, size, theme.badge_text, bold=True)


def rank_letter(rank: int) -> str:
    """The rank as it stands on a card: `A`, `10`, `K`."""
    return "10" if rank == 10 else RANKS[rank - 1]
