"""Name plates: whose seat it is, the points, and whose turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kasino_teach.scene.drawing import Drawing, label, pill, plate
from kasino_teach.scene.emblems import side_emblem
from kasino_teach.scene.shapes import AnyShape, Box, text_width


@dataclass(frozen=True, slots=True)
class PlateSizes:
    """Baselines of name and score from the plate's upper edge, and the middle of the turn's pill."""

    name: float
    score: float
    name_on_turn: float
    score_on_turn: float
    pill: float

    def without_scores(self, height: float) -> PlateSizes:
        """The same for a plate, `height` high, with nothing between name and pill."""
        middle = height / 2
        return replace(self, name=middle + 6, name_on_turn=middle - 8, pill=middle + 18)


TOP_PLATE: Final = PlateSizes(38, 78, 28, 62, 82)
OWN_PLATE: Final = PlateSizes(46, 92, 32, 74, 99)
PAIR_PLATE: Final = PlateSizes(32, 80, 32, 74, 99)


def plate_id(seat: int) -> str:
    """The id of a seat's plate."""
    return f"plate:{seat}"


def name_plate(drawing: Drawing, seat: int, box: Box, sizes: PlateSizes) -> Iterator[AnyShape]:
    """A seat's plate: filled with the accent colour while it is the seat's turn.

    It tells the points of the match. Before there are any it tells none: a 0 would be taken for the
    points of this pack, which nobody has before its end.
    """
    if not drawing.has_scores:
        sizes = sizes.without_scores(box.height)
    id_, theme, tr = plate_id(seat), drawing.theme, drawing.tr
    on_turn = seat == drawing.turn
    ink = theme.on_accent if on_turn else theme.ink
    muted = theme.on_accent if on_turn else theme.muted
    if on_turn:
        yield plate(id_, box, 10, theme.accent, theme.accent_edge, 1.25)
    else:
        yield plate(id_, box, 10, theme.plate, theme.plate_line, 1.25)
    x, room = box.x + 14, box.width - 24
    y = box.y + (sizes.name_on_turn if on_turn else sizes.name)
    if drawing.position.in_pairs:
        yield side_emblem(id_, drawing.position.side_of(seat), x + 6, y - 6.5, 13, ink)
        yield label(id_, drawing.names[seat], x + 20, y, 18, ink, bold=True, width=room - 20)
    else:
        yield label(id_, drawing.names[seat], x, y, 18, ink, bold=True, width=room)
    y = box.y + (sizes.score_on_turn if on_turn else sizes.score)
    if not drawing.has_scores:
        pass
    elif drawing.position.in_pairs:
        yield from _pair_scores(drawing, id_, Box(x, y, room, 0), ink)
        if not on_turn:
            points = tr.text("points")
            yield label(id_, points, x, box.y + 109, 14, muted, width=room)
    else:
        yield from _score(drawing, seat, Box(x, y, room, 0), ink, muted)
    if on_turn:
        said = tr.text("your turn") if seat == drawing.viewer else tr.text("to play")
        wide = min(text_width(said, 14) + 28, room)
        area = Box(x, box.y + sizes.pill - 11.5, wide, 23)
        yield from pill(id_, said, area, theme.paper, theme.pill_text)


def _score(drawing: Drawing, seat: int, line: Box, ink: str, muted: str) -> Iterator[AnyShape]:
    """The side's points, large, then the word for them. `line` has the baseline as its y."""
    id_, points = plate_id(seat), drawing.position.scores[drawing.position.side_of(seat)]
    number = drawing.tr.number(points)
    size = min(_SCORE, line.width / text_width(number, 1))
    yield label(id_, number, line.x, line.y, size, ink, bold=True)
    said = drawing.tr.plural("point", "points", points)
    x = line.x + text_width(number, size) + 5
    if x + text_width(said, 14) <= line.right:
        yield label(id_, said, x, line.y, 14, muted)


def _pair_scores(drawing: Drawing, id_: str, line: Box, ink: str) -> Iterator[AnyShape]:
    """Both pairs' points, each behind its emblem, the viewer's first."""
    sides = sorted(range(drawing.position.sides), key=lambda side: side != drawing.viewer_side)
    numbers = [drawing.tr.number(drawing.position.scores[side]) for side in sides]
    emblem, apart = 18, 20
    room = line.width - len(sides) * emblem - apart
    size = min(_SCORE, room / sum(text_width(number, 1) for number in numbers))
    x = line.x
    for side, number in zip(sides, numbers, strict=True):
        yield side_emblem(id_, side, x + 6, line.y - 0.35 * size, 13, ink)
        yield label(id_, number, x + emblem, line.y, size, ink, bold=True)
        x += emblem + text_width(number, size) + apart


_SCORE: Final = 36
