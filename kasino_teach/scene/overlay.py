"""An explanation on the picture: groups with their sums, and arrows from the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from kasino_teach.scene.drawing import Drawing, centred, group_letter, plate
from kasino_teach.scene.felt_layout import FeltLayout
from kasino_teach.scene.hands import Spot, raised
from kasino_teach.scene.hulls import Line, PlacedHull, pill_font
from kasino_teach.scene.palette import GROUP_CASING, GROUP_STYLES, PILL_TEXT, GroupStyle
from kasino_teach.scene.shapes import AnyShape, Box, Circle, Path, path_text

_PENS: Final = ((GROUP_CASING, 4.5), ("#FFFFFF", 0.0))
"""An arrow is white on a dark casing: colours, and how much wider the pen is."""

_HEAD: Final = (14, 18)
"""Width and length of an arrow's head, where there is room for it."""

_BEND: Final = 12
"""The radius of an arrow's two bends, where there is room for them."""

_SHORTEST: Final = 24
"""An arrow shorter than this would be all head."""


def group_id(group: PlacedHull) -> str:
    """The id of a group: `group:A`."""
    return f"group:{group_letter(group.index)}"


def group_outlines(groups: tuple[PlacedHull, ...]) -> Iterator[AnyShape]:
    """Outlines and tethers of all groups."""
    for group in groups:
        yield from _outline(group, _style(group))


def group_labels(groups: tuple[PlacedHull, ...], trays: tuple[Box, ...]) -> Iterator[AnyShape]:
    """Letters and pills; `trays` are the boxes of builds, whose upper corner may hold a lock."""
    lowest = min((run.y for group in groups for run in group.runs), default=0)
    for group in groups:
        for run in () if group.attached else group.runs:
            ends_in_tray = any((run.right, run.y) == (tray.right, tray.y) for tray in trays)
            # Lower rows: at the foot, clear of the pills above.
            y = run.bottom - 4 if ends_in_tray or run.y > lowest else run.y + 4
            yield from _letter(group, run.right - 4, y)
        if group.pill is not None:
            yield from _pill(group, group.pill)


def arrow_shapes(
    drawing: Drawing, groups: tuple[PlacedHull, ...], own: tuple[Spot, ...], felt: FeltLayout
) -> Iterator[AnyShape]:
    """Arrows from the card `state.arrow` to the groups; to the nearest only with more rows than one."""
    spot = next((spot for spot in own if spot.id == drawing.state.arrow), None)
    if spot is None or not groups:
        return
    box = raised(drawing, spot)
    start = (box.x + spot.seen.width / 2, box.y - 3)
    if len(felt.rows) > 1:
        yield from _straight_arrow(groups, spot.seen, start[1], felt)
        return
    for colour, wider in _PENS:
        for group in groups:
            target = _target(group, start[0])
            if start[1] - target[1] >= _SHORTEST:
                yield from _arrow(start, target, colour, wider)


def _style(group: PlacedHull) -> GroupStyle:
    return GROUP_STYLES[group.index % len(GROUP_STYLES)]


def _outline(group: PlacedHull, style: GroupStyle) -> Iterator[AnyShape]:
    id_ = group_id(group) + "/outline"
    for line in group.tethers:
        yield Path(id=id_, d=_line(line), stroke=GROUP_CASING, stroke_width=7.5)
        yield Path(id=id_, d=_line(line), stroke=style.colour, stroke_width=3.5)
    for run in group.runs:
        around = plate(id_, run.grown(1.5), 8.5, None, GROUP_CASING, 7.5)
        yield around
        yield replace(
            around,
            stroke=style.colour,
            stroke_width=style.width,
            dash=style.dash,
            round=style.round,
        )


def _line(points: Line) -> str:
    return " ".join(f"{'L' if i else 'M'}{x:.2f} {y:.2f}" for i, (x, y) in enumerate(points))


def _letter(group: PlacedHull, x: float, y: float) -> Iterator[AnyShape]:
    """The group's letter on a disc of its colour."""
    id_, fill, letter = group_id(group), _style(group).colour, group_letter(group.index)
    disc = Circle(id=id_, cx=x, cy=y, r=12, fill=fill, stroke=GROUP_CASING, stroke_width=2)
    yield disc
    yield centred(id_, letter, disc.box, 15, PILL_TEXT, bold=True)


def _pill(group: PlacedHull, pill: Box) -> Iterator[AnyShape]:
    """The letter in a dark disc, then the sum."""
    id_, colour, letter = group_id(group), _style(group).colour, group_letter(group.index)
    size = pill_font(pill)
    yield plate(id_, pill, pill.height / 2, colour, GROUP_CASING, 2)
    disc = Box(pill.x, pill.y, pill.height, pill.height).grown(-4)
    yield Circle(id=id_, cx=disc.cx, cy=disc.cy, r=disc.width / 2, fill=GROUP_CASING)
    yield centred(id_, letter, disc, 0.78 * size, colour, bold=True)
    room = Box(disc.right + 6, pill.y, pill.right - 10 - disc.right - 6, pill.height)
    yield centred(id_, group.text, room, size, PILL_TEXT, bold=True, margin=0)


def _target(group: PlacedHull, x: float) -> tuple[float, float]:
    """The point an arrow from below ends at: the pill's lower edge, or the nearest member's."""
    pill, below = group.pill, max(run.bottom for run in group.runs)
    if pill is not None and pill.cy > below:
        return min(max(x, pill.x + 20), pill.right - 20), pill.bottom + 2
    nearest = min(group.members, key=lambda box: abs(box.cx - x))
    return min(max(x, nearest.x + 14), nearest.right - 14), nearest.bottom + 6


def _arrow(
    start: tuple[float, float], end: tuple[float, float], colour: str, wider: float
) -> Iterator[AnyShape]:
    """A line that leaves and arrives upright, level between, and its head.

    `wider` makes it the casing's. In a low lane the head is smaller, so that the bends stay round.
    """
    (x, y), (to_x, to_y) = start, end
    wide, high = map(float, _HEAD)
    smaller = min(1, 0.4 * (y - to_y) / high) if x != to_x else 1
    wide, high = wide * max(0.8, smaller), high * smaller
    neck = to_y + high - 3
    d = _bent(x, y, to_x, neck)
    yield Path(id="arrow", d=d, stroke=colour, stroke_width=5 + wider, round=True)
    head = (
        f"M{to_x:.2f} {to_y:.2f} L{to_x + wide / 2:.2f} {to_y + high:.2f}"
        f" L{to_x - wide / 2:.2f} {to_y + high:.2f} Z"
    )
    yield Path(
        id="arrow", d=head, fill=colour, stroke=colour, stroke_width=max(1, wider), round=True
    )


def _bent(x: float, y: float, to_x: float, to_y: float) -> str:
    """Up from a point, level, and up to another: as round as the room allows."""
    r, middle = min(_BEND, (y - to_y) / 2, abs(to_x - x) / 2), (y + to_y) / 2
    if r < 1:
        return f"M{x:.2f} {y:.2f} L{to_x:.2f} {to_y:.2f}"
    side = r if to_x > x else -r
    near, out = 0.45 * r, 0.45 * side  # of the control points, from the corners
    points = (
        ("M", (x, y)),
        ("L", (x, middle + r)),
        ("C", (x, middle + near, x + out, middle, x + side, middle)),
        ("L", (to_x - side, middle)),
        ("C", (to_x - out, middle, to_x, middle - near, to_x, middle - r)),
        ("L", (to_x, to_y)),
    )
    return path_text(points)


def _straight_arrow(
    groups: tuple[PlacedHull, ...], seen: Box, y: float, felt: FeltLayout
) -> Iterator[AnyShape]:
    """With more rows than one: straight up between two columns, to the nearest pill there is one to."""
    gaps = [box.right + felt.tier.gap_x / 2 for box in (*felt.loose, *felt.builds)]
    pills = [group.pill for group in groups if group.pill]
    things = [*felt.loose, *felt.builds, *pills]
    ends = [
        (pill.bottom + 2, x)
        for pill in pills
        for x in gaps
        if max(seen.x, pill.x) + 10 <= x <= min(seen.right, pill.right) - 10
        if not any(b.y >= pill.y and b.bottom > pill.bottom and b.x < x < b.right for b in things)
    ]
    to_y, x = max(ends, default=(y, 0.0))
    if y - to_y >= _SHORTEST:
        for colour, wider in _PENS:
            yield from _arrow((x, y), (x, to_y), colour, wider)
