"""A build on the table: its cards in a tray, with its value and owner on a bar."""

from __future__ import annotations

from collections.abc import Iterator

from kasino_teach.notation import Build
from kasino_teach.scene.drawing import Drawing, build_id, centred, label, plate
from kasino_teach.scene.emblems import owner_emblem, rounded
from kasino_teach.scene.faces import card_box, tray_card
from kasino_teach.scene.felt_layout import TRAY_PAD
from kasino_teach.scene.shapes import AnyShape, Box, Circle, Path, Rect, text_width


def tray(drawing: Drawing, build: Build, box: Box, card_width: float) -> Iterator[AnyShape]:
    """A build in its box. An open build has a thin border, a fixed one a thick border and a lock."""
    id_, theme = build_id(build), drawing.theme
    yield plate(id_, box, 10, theme.tray)
    for i, card in enumerate(build.cards):
        x = box.x + TRAY_PAD + i * 0.5 * card_width
        place = card_box(x, box.y + TRAY_PAD, card_width)
        place = place._replace(height=min(place.height, box.height - 2 * TRAY_PAD))
        yield from tray_card(drawing, id_, card, place)
    yield from _bar(drawing, build, box)
    line, width = (theme.paper, 3.0) if build.fixed else (theme.tray_line, 2.0)
    yield plate(id_, box, 10, None, line, width)


def _bar(drawing: Drawing, build: Build, box: Box) -> Iterator[AnyShape]:
    """The value in a white chip, then whose build it is."""
    id_, theme = build_id(build), drawing.theme
    high = max(22, 0.26 * box.height)
    bar = Box(box.x, box.bottom - high, box.width, high)
    yield Path(id=id_, d=rounded(bar, 10, "bottom"), fill=theme.bar)
    value, size = str(build.value), max(15, 0.20 * box.height)
    chip = Box(bar.x + 5, bar.y + 3, max(high - 4, text_width(value, size)), high - 7)
    chip = chip._replace(width=min(chip.width, bar.width - 8))
    yield plate(id_, chip, 5, theme.paper)
    yield centred(id_, value, chip, size, theme.paper_text, bold=True, margin=1)
    x, room = chip.right + 5, bar.right - 6 - chip.right - 5
    emblem = owner_emblem(drawing, id_, build.owner, x + 5.5, bar.cy, theme.felt_text)
    if emblem is not None and room >= 11:
        yield emblem
        x, room = x + 15, room - 15
    name = drawing.called(build.owner)
    tries = [(said, size) for said in (name, initials(name)) for size in (15, 13, 11)]
    fits = (one for one in tries if text_width(*one) <= room)
    if fitting := next(fits, None):
        said, size = fitting
        y = bar.cy + 0.36 * size
        yield label(id_, said, x, y, size, theme.felt_text, bold=True, width=room)


def initials(name: str) -> str:
    """A name in few letters that still tells players apart: "Player 2" is P2, "Annikki" Ann."""
    words = name.split()
    return "".join(word[0] for word in words) if len(words) > 1 else name[:3]


def lock(drawing: Drawing, build: Build, box: Box) -> Iterator[AnyShape]:
    """A disc with a lock on the upper right corner of a fixed build."""
    id_, theme, x, y, h = f"lock:{build_id(build)}", drawing.theme, box.right - 9, box.y + 9, 13.0
    yield Circle(id=id_, cx=x, cy=y, r=12.5, fill=theme.bar, stroke=theme.paper, stroke_width=2.5)
    top, body = y - h / 2, 0.56 * h
    wide, shackle = 0.78 * h, 0.24 * h
    middle = top + shackle + 0.07 * h
    d = (
        f"M{x - shackle:.2f} {y:.2f} L{x - shackle:.2f} {middle:.2f}"
        f" C{x - shackle:.2f} {top - 0.02 * h:.2f} {x + shackle:.2f} {top - 0.02 * h:.2f}"
        f" {x + shackle:.2f} {middle:.2f} L{x + shackle:.2f} {y:.2f}"
    )
    yield Path(id=id_, d=d, stroke=theme.paper, stroke_width=0.14 * h)
    yield Rect(
        id=id_,
        x=x - wide / 2,
        y=y + h / 2 - body,
        width=wide,
        height=body,
        radius=1.5,
        fill=theme.paper,
    )
