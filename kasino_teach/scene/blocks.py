"""The other seats in games of more than two: one block each, in the order of their turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from kasino_teach.cards import Suit
from kasino_teach.scene.drawing import Drawing, label, pill, plate, size_that_fits
from kasino_teach.scene.emblems import rounded, side_emblem
from kasino_teach.scene.glyphs import suit_path
from kasino_teach.scene.hands import Spot, hand
from kasino_teach.scene.piles import caught_chips, chips, pile, pile_id, spade_count
from kasino_teach.scene.plates import plate_id
from kasino_teach.scene.shapes import AnyShape, Box, Path, text_width

HEIGHT: Final = 102
_HEADER: Final = 28
_GAP: Final = 8
_WIDE: Final = 250
"""From this width on a block has room for words; below, for small signs only."""


@dataclass(frozen=True, slots=True)
class Block:
    """A seat's block and the spots of its hand."""

    seat: int
    box: Box
    spots: tuple[Spot, ...]


def rows_of_blocks(others: int) -> int:
    """How many rows the blocks of so many seats need."""
    return 1 if others <= 5 else ceil(others / 6)


def solo_blocks(drawing: Drawing) -> tuple[Block, ...]:
    """Blocks across the whole board, in as few rows as can be read."""
    others = drawing.others()
    in_row = ceil(len(others) / rows_of_blocks(len(others)))
    width = (840 - _GAP * (in_row - 1)) / in_row
    blocks = []
    for i, seat in enumerate(others):
        row, column = divmod(i, in_row)
        box = Box(10 + column * (width + _GAP), 10 + row * (HEIGHT + _GAP), width, HEIGHT)
        blocks.append(Block(seat, box, _solo_hand(drawing, seat, box)))
    return tuple(blocks)


def pair_blocks(drawing: Drawing) -> tuple[Block, ...]:
    """Three blocks, which leave room for the opponents' pile."""
    blocks = []
    for i, seat in enumerate(drawing.others()):
        box = Box(10 + 206 * i, 10, 198, HEIGHT)
        area = Box(box.x + 10, box.y + 32, box.width - 20, 64)
        blocks.append(Block(seat, box, hand(drawing, seat, area, 44, gap=1)))
    return tuple(blocks)


def block_shapes(drawing: Drawing, block: Block) -> Iterator[AnyShape]:
    """The plate of a block, its header, and without pairs its pile. The hand is drawn apart."""
    id_, theme, box = plate_id(block.seat), drawing.theme, block.box
    on_turn = block.seat == drawing.turn
    edge, width = (theme.accent_edge, 2.5) if on_turn else (theme.plate_line, 1.25)
    yield plate(id_, box, 10, theme.plate)
    if on_turn:
        header = Box(box.x, box.y, box.width, _HEADER)
        yield Path(id=id_, d=rounded(header, 10, "top"), fill=theme.accent)
    yield plate(id_, box, 10, None, edge, width)
    if drawing.position.in_pairs:
        yield from _pair_header(drawing, block)
    else:
        yield from _solo_header(drawing, block)
        yield from _solo_pile(drawing, block)


def _pair_header(drawing: Drawing, block: Block) -> Iterator[AnyShape]:
    """Mark and name, then whether the seat is the viewer's partner or to play."""
    id_, theme, position = plate_id(block.seat), drawing.theme, drawing.position
    box, side = block.box, position.side_of(block.seat)
    on_turn = block.seat == drawing.turn
    ink = theme.on_accent if on_turn else theme.ink
    x, right, y = box.x + 31, box.right - 12, box.y + 20.5
    yield side_emblem(id_, side, box.x + 18, box.y + 15, 13, ink)
    if on_turn:
        turn = _turn_pill(drawing, box, right + 6)
        yield from turn
        right = turn[0].box.x
    elif side == drawing.viewer_side:
        said = drawing.tr.text("partner")
        wide = min(text_width(said, 14), 80)
        yield label(id_, said, right, y - 1, 14, theme.muted, anchor="end", width=wide)
        right -= wide
    name, room = drawing.names[block.seat], right - 6 - x
    size = size_that_fits(name, room, 16, 13)
    yield label(id_, name, x, y, size, ink, bold=True, width=room)


def _turn_pill(drawing: Drawing, box: Box, right: float) -> tuple[AnyShape, ...]:
    said = drawing.tr.text("to play")
    wide = min(text_width(said, 14) + 24, 0.45 * box.width)
    area = Box(right - wide, box.y + 3, wide, 22)
    return pill(
        plate_id(drawing.position.turn), said, area, drawing.theme.paper, drawing.theme.pill_text
    )


def _solo_header(drawing: Drawing, block: Block) -> Iterator[AnyShape]:
    """Name and points of the match, and on a wide block that it is the seat's turn."""
    id_, theme, box = plate_id(block.seat), drawing.theme, block.box
    on_turn = block.seat == drawing.turn
    ink = theme.on_accent if on_turn else theme.ink
    right, y = box.right - 10, box.y + 20.5
    if drawing.has_scores:
        points = drawing.position.scores[drawing.position.side_of(block.seat)]
        score, said = drawing.tr.number(points), drawing.tr.plural("point", "points", points)
        if not on_turn and text_width(said, 13) < box.width / 5:
            yield label(id_, said, right, y, 13, theme.muted, anchor="end")
            right -= text_width(said, 13) + 2
        yield label(id_, score, right, y, 18, ink, bold=True, anchor="end")
        right -= text_width(score, 18) + 6
    if on_turn and box.width >= _WIDE:
        turn = _turn_pill(drawing, box, right)
        yield from turn
        right = turn[0].box.x - 6
    x = box.x + (12 if box.width >= _WIDE else 9)
    name = drawing.names[block.seat]
    size = size_that_fits(name, right - x, 16 if box.width >= _WIDE else 14, 13)
    yield label(id_, name, x, y, size, ink, bold=True, width=right - x)


def _solo_hand(drawing: Drawing, seat: int, box: Box) -> tuple[Spot, ...]:
    if box.width >= _WIDE:
        return hand(drawing, seat, Box(box.x + 10, box.y + 34, _hand_width(box), 62), 40, gap=6)
    return hand(drawing, seat, Box(box.x + 8, box.y + 32, 0.42 * box.width, 46), 32, gap=4)


def _hand_width(box: Box) -> float:
    """What a hand gets of a wide block: it only tells a number, the chips beside it are to be read."""
    return min(0.38 * box.width, max(0.28 * box.width, box.width - 236))


def _solo_pile(drawing: Drawing, block: Block) -> Iterator[AnyShape]:
    side = drawing.position.side_of(block.seat)
    if block.box.width >= _WIDE:
        yield from _wide_pile(drawing, side, block.box)
    else:
        yield from _narrow_pile(drawing, side, block.box)


def _wide_pile(drawing: Drawing, side: int, box: Box) -> Iterator[AnyShape]:
    """Pile, counts and chips, with words where they fit."""
    id_, theme, position, tr = pile_id(side), drawing.theme, drawing.position, drawing.tr
    cx = box.x + _hand_width(box) + 45
    yield from pile(drawing, side, cx, box.y + 34, 32)
    sweeps = position.sweeps[side]
    if position.rules.sweep or sweeps:
        said = tr.plural("{n} sweep", "{n} sweeps", sweeps)
        colour = theme.ink if sweeps else theme.muted
        y = box.y + 95
        yield label(id_, said, cx, y, 13, colour, bold=sweeps > 0, anchor="middle", width=72)
    column = Box(cx + 38, box.y + _HEADER, box.right - 10 - cx - 38, HEIGHT - _HEADER)
    y = column.y + 18
    taken = len(position.piles[side])
    number = str(taken)
    yield label(id_, number, column.x, y, 18, theme.ink, bold=True)
    x = column.x + 11.5 * len(number) + 5
    yield from _spades(drawing, side, column.right, y, 18)
    right = column.right - 30 - 11.5 * len(str(spade_count(drawing, side)))
    said = tr.plural("card", "cards", taken)
    if text_width(said, 13) <= right - x - 4:
        yield label(id_, said, x, y, 13, theme.muted)
    area = Box(column.x, column.y + 25, min(column.width, 125), 44)
    yield from chips(drawing, side, area, gap=3)


def _narrow_pile(drawing: Drawing, side: int, box: Box) -> Iterator[AnyShape]:
    """Pile and counts beside each other, chips below."""
    id_, theme, position = pile_id(side), drawing.theme, drawing.position
    cx = box.x + 0.42 * box.width + 28
    yield from pile(drawing, side, cx, box.y + 36, 26, sweeps=False)
    right = box.right - 8
    taken = str(len(position.piles[side]))
    yield label(id_, taken, right, box.y + 47, 16, theme.ink, bold=True, anchor="end")
    yield from _spades(drawing, side, right, box.y + 62, 14)
    sweeps = position.sweeps[side]
    if position.rules.sweep or sweeps:
        y = box.y + 76
        yield label(id_, str(sweeps), right, y, 14, theme.ink, bold=True, anchor="end")
        x = right - text_width(str(sweeps), 14) - 15
        yield plate(id_, Box(x, y - 9, 13, 8), 1.5, theme.face, theme.sweep_edge, 1.25)
    area = Box(box.x + 6, box.y + 82, box.width - 12, 16)
    yield from caught_chips(drawing, side, area)


def _spades(drawing: Drawing, side: int, right: float, y: float, size: float) -> Iterator[AnyShape]:
    """How many spades were captured, behind the sign, up to `right`."""
    id_, ink = pile_id(side), drawing.theme.ink
    number = str(spade_count(drawing, side))
    yield label(id_, number, right, y, size, ink, bold=True, anchor="end")
    x = right - text_width(number, size) - 0.45 * size
    yield Path(id=id_, d=suit_path(Suit.SPADES, x, y - 0.36 * size, 0.75 * size), fill=ink)
