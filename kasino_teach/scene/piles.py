"""What a side has captured: the pile with its sweeps, counts, and chips of cards that score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kasino_teach.cards import Card, Suit
from kasino_teach.scene.drawing import Drawing, label, pill, plate, shortened, size_that_fits
from kasino_teach.scene.emblems import side_emblem
from kasino_teach.scene.faces import CORNER, RATIO, blank_card, card_back, card_box, rank_letter
from kasino_teach.scene.glyphs import suit_path
from kasino_teach.scene.shapes import AnyShape, Box, Path, Rect, Text, text_width


@dataclass(frozen=True, slots=True)
class PanelSizes:
    """Where things are in a pile panel, from its upper edge."""

    pile_width: float
    pile_top: float
    counts: float
    chips: float
    chip_height: float = 22


TOP_PANEL: Final = PanelSizes(40, 11, 29, 43)
TOP_PANEL_OF_PAIR: Final = PanelSizes(33, 29, 47, 53, 20)
OWN_PANEL: Final = PanelSizes(46, 19, 40, 58)
OWN_PANEL_OF_PAIR: Final = PanelSizes(42, 34, 55, 67, 22)

_LINE: Final = 16
"""From one line below a pile to the next."""


def pile_id(side: int) -> str:
    """The id of a side's pile."""
    return f"pile:{side}"


def pile_panel(drawing: Drawing, side: int, panel: Box, sizes: PanelSizes) -> Iterator[AnyShape]:
    """A side's panel of 222 wide. A pair's names stand at its top."""
    id_, theme = pile_id(side), drawing.theme
    yield plate(id_, panel, 10, theme.plate, theme.plate_line, 1.25)
    column = Box(panel.x + 87, panel.y, 125, panel.height)
    if drawing.position.in_pairs:
        yield from _pair_names(drawing, side, panel.grown(-12), panel.y + 20)
    lines = _below(drawing, side)
    top, width = panel.y + sizes.pile_top, sizes.pile_width
    if len(lines) > 1:  # a smaller pile makes room for the second line
        width -= _LINE / RATIO
    yield from pile(drawing, side, panel.x + 44, top, width)
    for i, (said, some) in enumerate(lines):
        y = top + width * RATIO + 20 + _LINE * i  # clear of the cards that lie lower
        colour = theme.ink if some else theme.muted
        yield label(id_, said, panel.x + 44, y, 14, colour, bold=some, anchor="middle", width=84)
    yield from _counts(drawing, side, column, panel.y + sizes.counts)
    area = Box(column.x, panel.y + sizes.chips, column.width, 2 * sizes.chip_height + 4)
    yield from chips(drawing, side, area, gap=4)


def pile(
    drawing: Drawing, side: int, cx: float, top: float, width: float, *, sweeps: bool = True
) -> Iterator[AnyShape]:
    """The pile: sweeps lie crosswise beneath it, up to four of them; a dashed place when empty."""
    id_, theme, position = pile_id(side), drawing.theme, drawing.position
    cards = len(position.piles[side])
    place = card_box(cx - width / 2, top, width)
    for i in range(min(4, position.sweeps[side]) if sweeps else 0):
        y = top + (0.20 + 0.22 * i) * width
        crosswise = Box(place.x - 0.24 * width, y, 1.48 * width, 0.56 * width)
        yield plate(id_, crosswise, 0.09 * width, theme.face, theme.sweep_edge, 1.25)
    if cards:
        for under in reversed(range(1, layers(cards, 6, 16))):
            yield from blank_card(drawing, id_, place.moved(2 * under, 2.5 * under))
        yield from card_back(drawing, id_, place)
    else:
        yield empty_place(id_, place, theme.empty_pile)
    if position.last is not None and position.side_of(position.last) == side:
        yield from _last_pill(drawing, id_, place)


def empty_place(id_: str, box: Box, colour: str) -> Rect:
    """A dashed outline where no card lies."""
    outline = plate(id_, box, CORNER * box.width, None, colour, 1.5)
    return replace(outline, dash=(5, 4))


def _last_pill(drawing: Drawing, id_: str, place: Box) -> Iterator[AnyShape]:
    """Says that the last capture lies here."""
    theme, said = drawing.theme, drawing.tr.text("last", context="pile")
    size, high = (14, 21) if place.width > 30 else (11, 16)
    wide = min(text_width(said, size) + 1.4 * size, 1.7 * place.width)
    box = Box(place.cx - wide / 2, place.cy - high / 2, wide, high)
    yield from pill(id_, said, box, theme.badge, theme.badge_text, theme.badge_edge, size)


def layers(cards: int, two: int, three: int) -> int:
    """How many cards of a heap are drawn: one, two from `two` cards, three from `three`."""
    return 1 if cards < two else 2 if cards < three else 3


def _below(drawing: Drawing, side: int) -> list[tuple[str, bool]]:
    """The lines below the pile, each with whether it counts any."""
    position, tr = drawing.position, drawing.tr
    lines = []
    if position.rules.sweep or position.sweeps[side]:
        n = position.sweeps[side]
        lines.append((tr.plural("{n} sweep", "{n} sweeps", n), n > 0))
    if position.rules.mulle:
        n = position.mulles[side]
        lines.append((tr.plural("{n} mulle", "{n} mulles", n), n > 0))
    return lines


def _counts(drawing: Drawing, side: int, column: Box, y: float) -> Iterator[AnyShape]:
    """How many cards, and how many spades."""
    id_, theme, taken = pile_id(side), drawing.theme, drawing.position.piles[side]
    number, spades = str(len(taken)), str(spade_count(drawing, side))
    wide, right = _DIGIT * len(number), _DIGIT * len(spades)
    yield label(id_, number, column.x, y, 22, theme.ink, bold=True)
    said = drawing.tr.plural("card", "cards", len(taken))
    room = column.width - wide - right - 31
    size = next((size for size in (14, 12) if text_width(said, size) <= room), None)
    if size:  # the pile beside it says the same
        yield label(id_, said, column.x + wide + 6, y, size, theme.muted)
    spade = suit_path(Suit.SPADES, column.right - right - 12, y - 8, 17)
    yield Path(id=id_, d=spade, fill=theme.ink)
    yield label(id_, spades, column.right, y, 22, theme.ink, bold=True, anchor="end")


_DIGIT: Final = 13.2
"""Width of a bold digit of 22, closer than `text_width` guesses."""


def spade_count(drawing: Drawing, side: int) -> int:
    """How many spades a side has captured."""
    return sum(card.suit == Suit.SPADES for card in drawing.position.piles[side])


def _pair_names(drawing: Drawing, side: int, line: Box, y: float) -> Iterator[AnyShape]:
    """Both names across the panel: smaller where they are long, and then each of them shorter."""
    id_, theme, room = pile_id(side), drawing.theme, line.width - 18
    yield side_emblem(id_, side, line.x + 6, y - 5.4, 12, theme.ink)

    said = drawing.side_called(side)
    size = size_that_fits(said, room, 15, 13)
    if text_width(said, size) > room:
        half = (room - text_width(" & ", size)) / 2
        one, other = (shortened(drawing.called(s), size, half) for s in drawing.members(side))
        said = drawing.tr.text("{one} & {other}", one=one, other=other)
    yield label(id_, said, line.x + 18, y, size, theme.ink, bold=True, width=room)


def scoring_cards(drawing: Drawing) -> tuple[Card, ...]:
    """The cards that score by themselves, in the order of their chips: twins share one."""
    one_of_each = (card for card in drawing.position.rules.scoring_cards if not card.copy)
    return tuple(sorted(one_of_each, key=lambda card: (card.rank, -card.suit)))


def chips(drawing: Drawing, side: int, area: Box, gap: float) -> Iterator[AnyShape]:
    """Two rows of chips, one for each card that scores: filled when it is caught, dashed when not."""
    cards = scoring_cards(drawing)
    wide, high = (area.width - 2 * gap) / 3, (area.height - gap) / 2
    for i, chip_card in enumerate(cards):
        row, column = divmod(i, 3)
        box = Box(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)
        yield from _chip(drawing, side, chip_card, box)


def caught_chips(drawing: Drawing, side: int, area: Box) -> Iterator[AnyShape]:
    """One row of chips for the scoring cards a side has caught."""
    taken = drawing.position.piles[side]
    cards = [card for card in scoring_cards(drawing) if card in taken or card.twin in taken]
    widths = [29 if card.rank == 10 else 22 for card in cards]
    squeeze = min(1, (area.width - 2 * len(cards)) / max(1, sum(widths)))
    x = area.x
    for chip_card, width in zip(cards, widths, strict=True):
        yield from _chip(drawing, side, chip_card, Box(x, area.y, width * squeeze, area.height))
        x += width * squeeze + 2


def _chip(drawing: Drawing, side: int, card: Card, box: Box) -> Iterator[AnyShape]:
    id_, theme, ink = pile_id(side), drawing.theme, drawing.ink(card)
    taken = drawing.position.piles[side]
    caught = (card in taken) + (card.twin in taken)
    small = box.height < 20
    size = 11 if small else 15 if caught else 14
    colour = ink.colour if caught else theme.missing
    if caught == 2:  # both packs' cards: a second chip shows behind
        yield plate(id_, box.moved(2, 2), 5, ink.tint, ink.colour, 1.5)
    yield Rect(
        id=id_,
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        radius=5,
        fill=ink.tint if caught else None,
        stroke=colour if caught else theme.missing_line,
        stroke_width=1.5 if caught else 1.25,
        dash=() if caught else (3, 3),
    )
    letters = rank_letter(card.rank)
    suit, wide = 0.76 * size, min(text_width(letters, size), size)
    between = (0.1 if small else 0.3) * size
    left = box.cx - (wide + between + suit) / 2
    yield Text(
        id=id_,
        text=letters,
        x=left + wide / 2,
        y=box.cy + 0.36 * size,
        size=size,
        bold=bool(caught),
        anchor="middle",
        fill=colour,
        max_width=wide,
    )
    x = left + wide + between + suit / 2
    yield Path(id=id_, d=suit_path(card.suit, x, box.cy, suit), fill=colour)
