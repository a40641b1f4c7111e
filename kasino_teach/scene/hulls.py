"""Where the groups of an explanation get their outlines, their pills with sums, and tethers between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import Final

from kasino_teach.scene.drawing import Hull, numbered
from kasino_teach.scene.shapes import Box, text_width

LEFT, RIGHT = 24, 760
"""Between these pills may lie."""

APART: Final = 8
"""Room between two pills of one lane."""

Line = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class PlacedHull:
    """A group on the felt.

    `runs` are boxes around members that lie side by side. `tethers` lead from runs to the pill
    where that is not plain. A group without a text has no pill.
    """

    index: int
    text: str
    members: tuple[Box, ...]
    runs: tuple[Box, ...]
    pill: Box | None = None
    tethers: tuple[Line, ...] = ()
    attached: bool = False
    """Whether the pill touches the only run, which then needs no letter of its own."""

    @property
    def span(self) -> tuple[float, float]:
        """From the leftmost to the rightmost part of members and pill."""
        boxes = [*self.runs, *([self.pill] if self.pill else [])]
        return min(box.x for box in boxes), max(box.right for box in boxes)


def place_hulls(boxes: Mapping[str, Box], groups: Sequence[Hull]) -> tuple[PlacedHull, ...]:
    """Groups on a table whose things lie in `boxes`. Members that are not on it are passed over."""
    rows = sorted({box.y for box in boxes.values()})
    placed = []
    for index, group in numbered(groups):
        if members := tuple(boxes[id_] for id_ in group.members if id_ in boxes):
            placed.append(PlacedHull(index, group.text, members, _runs(boxes, members, rows)))
    said = [group for group in placed if group.text]
    if not said:
        return tuple(placed)
    row_boxes = tuple(next(box for box in boxes.values() if box.y == y) for y in rows)
    one = len(rows) == 1
    lanes = _lanes_of_one_row(row_boxes[0]) if one else _lanes_of_rows(row_boxes)
    chosen = _choose_of_one_row(said, lanes) if one else _choose_of_rows(said, lanes, rows)
    pills = {group.index: group for lane in chosen for group in _settled(lane)}
    return tuple(_tied(pills.get(group.index, group), one) for group in placed)


@dataclass(frozen=True, slots=True)
class _Lane:
    """A strip that pills lie in: its middle, and the sizes of its pills."""

    cy: float
    height: float
    font: float


def pill_font(pill: Box) -> float:
    """The size of the text on a pill."""
    return 20 if pill.height > 30 else 17


def _runs(
    boxes: Mapping[str, Box], members: Iterable[Box], rows: Sequence[float]
) -> tuple[Box, ...]:
    """One box around each stretch of neighbours in a row."""
    chosen, runs = set(members), []
    for y in rows:
        row = sorted(box for box in boxes.values() if box.y == y)
        for inside, stretch in groupby(row, key=chosen.__contains__):
            if inside:
                first, *_, last = [*(run := list(stretch)), run[-1]]
                runs.append(Box(first.x, y, last.right - first.x, first.height))
    return tuple(runs)


def _lanes_of_one_row(row: Box) -> tuple[_Lane, ...]:
    """Below, above, and a second one below."""
    return tuple(_Lane(cy, 32, 20) for cy in (row.bottom + 21, row.y - 21, row.bottom + 55))


def _lanes_of_rows(rows: Sequence[Box]) -> tuple[_Lane, ...]:
    """In the gap under each row; the last one overlaps the row's lower edge."""
    lanes = [_Lane((row.bottom + below.y) / 2, 28, 17) for row, below in pairwise(rows)]
    last = rows[-1].bottom
    return (*lanes, _Lane(min(last + 6, rows[0].y + 230), 28, 17))


def _with_pill(group: PlacedHull, lane: _Lane) -> PlacedHull:
    """The group with a pill in the middle of its members, kept on the felt."""
    width = min(text_width(group.text, lane.font) + lane.height + 24, RIGHT - LEFT)
    left, right = min(b.x for b in group.runs), max(b.right for b in group.runs)
    x = min(max((left + right - width) / 2, LEFT), RIGHT - width)
    return replace(group, pill=Box(x, lane.cy - lane.height / 2, width, lane.height))


def _choose_of_one_row(
    groups: Sequence[PlacedHull], lanes: Sequence[_Lane]
) -> list[list[PlacedHull]]:
    """Each group in the first lane where its span meets no other's, else where there is most room."""
    chosen: list[list[PlacedHull]] = [[] for _ in lanes]
    for group in groups:
        tries = [_with_pill(group, lane) for lane in lanes]
        free = (
            i
            for i, candidate in enumerate(tries)
            if not any(_spans_meet(candidate, other) for other in chosen[i])
        )
        roomiest = min(range(len(lanes)), key=lambda i: _length(chosen[i]))
        i = next(free, roomiest)
        chosen[i].append(tries[i])
    return chosen


def _choose_of_rows(
    groups: Sequence[PlacedHull], lanes: Sequence[_Lane], rows: Sequence[float]
) -> list[list[PlacedHull]]:
    """Each group under the upper of its rows, or in the nearest lane with room."""
    chosen: list[list[PlacedHull]] = [[] for _ in lanes]
    for group in groups:
        upper = rows.index(min(box.y for box in group.runs))
        by_distance = sorted(range(len(lanes)), key=lambda i: (abs(i - upper), i))
        tries = {i: _with_pill(group, lanes[i]) for i in by_distance}
        fits = (i for i in by_distance if _length([*chosen[i], tries[i]]) <= RIGHT - LEFT)
        i = next(fits, by_distance[0])
        chosen[i].append(tries[i])
    return chosen


def _spans_meet(one: PlacedHull, other: PlacedHull) -> bool:
    (left, right), (other_left, other_right) = one.span, other.span
    return left < other_right + APART and other_left < right + APART


def _length(groups: Sequence[PlacedHull]) -> float:
    """What the pills of a lane need side by side."""
    return sum(group.pill.width + APART for group in groups if group.pill) - APART


def _settled(lane: Sequence[PlacedHull]) -> list[PlacedHull]:
    """Pills of a lane pushed apart: to the right first, then back from the right edge.

    Where they are too long together, all of them become shorter.
    """
    groups = sorted(lane, key=lambda group: (group.pill, group.index))
    too_long = max(1, _length(groups) / (RIGHT - LEFT))
    pills = [g.pill._replace(width=g.pill.width / too_long) for g in groups if g.pill]
    left: float = LEFT
    for i, pill in enumerate(pills):
        pills[i] = pill._replace(x=max(pill.x, left))
        left = pills[i].right + APART
    right: float = RIGHT
    for i, pill in reversed(list(enumerate(pills))):
        pills[i] = pill._replace(x=min(pill.x, right - pill.width))
        right = pills[i].x - APART
    return [replace(group, pill=pill) for group, pill in zip(groups, pills, strict=True)]


def _tied(group: PlacedHull, one_row: bool) -> PlacedHull:
    """The group with tethers where the pill is not plainly that of its cards."""
    if group.pill is None:
        return group
    loose = [run for run in group.runs if not _touches(run, group.pill)]
    if len(group.runs) == 1 and not loose:
        return replace(group, attached=not one_row)
    return replace(group, tethers=tuple(_tether(run, group.pill) for run in group.runs))


def _touches(run: Box, pill: Box) -> bool:
    """Whether a pill lies right at a run's lower or upper edge, by a third of its width or more."""
    shared = min(run.right, pill.right) - max(run.x, pill.x)
    near = run.y - 12 <= pill.bottom and pill.y <= run.bottom + 12
    return near and shared >= min(run.width, pill.width) / 3


def _tether(run: Box, pill: Box) -> Line:
    """A line from a run's edge, down or up, then level into the pill."""
    start = run.bottom if pill.cy > run.cy else run.y
    inner_left, inner_right = run.x + 8, run.right - 8
    if inner_left <= pill.x - 9:
        x = min(inner_right, pill.x - 9)
        return ((x, start), (x, pill.cy), (pill.x + 4, pill.cy))
    if inner_right >= pill.right + 9:
        x = max(inner_left, pill.right + 9)
        return ((x, start), (x, pill.cy), (pill.right - 4, pill.cy))
    x = min(max(run.cx, pill.x + 16), pill.right - 16)
    return ((x, start), (x, pill.cy))
