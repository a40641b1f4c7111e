"""Where the arrow keys lead on a board: from one pickable area to the next. Plain geometry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kasino_teach.scene import HitArea

_WAYS: Final = {"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -1, "ArrowDown": 1}
MOVES: Final = frozenset({*_WAYS, "Home", "End"})
"""Keys that move the cursor, as browsers name them."""


def reading_order(areas: Iterable[HitArea]) -> list[HitArea]:
    """The hand first, where most moves begin, then the table; each row by row, left to right."""
    return [area for row in sorted(_rows(areas), key=_is_table) for area in row]


def neighbour(areas: Sequence[HitArea], current: HitArea | None, key: str) -> HitArea | None:
    """The area a key leads to from `current`; the same one at an edge, None without any areas.

    Left and Right, Home and End stay within the zone (hand or table), in reading order. Up and Down
    lead to the nearest area of the row above or below, and so from zone to zone.
    """
    if current is None or current not in areas:
        return next(iter(reading_order(areas)), None)
    if key in ("ArrowUp", "ArrowDown"):
        rows = _rows(areas)
        here = next(i for i, row in enumerate(rows) if current in row)
        row = rows[min(max(here + _WAYS[key], 0), len(rows) - 1)]
        return current if current in row else min(row, key=lambda area: _apart(area, current))
    zone = [area for area in reading_order(areas) if _zone(area) == _zone(current)]
    steps = {"Home": 0, "End": len(zone) - 1}
    to = steps[key] if key in steps else zone.index(current) + _WAYS[key]
    return zone[min(max(to, 0), len(zone) - 1)]


def nearest(areas: Sequence[HitArea], gone: HitArea) -> HitArea | None:
    """The area closest to one that is no longer there; of its zone, if that has any left."""
    same_zone = [area for area in areas if _zone(area) == _zone(gone)]
    return min(same_zone or areas, key=lambda area: _apart(area, gone), default=None)


def place(areas: Sequence[HitArea], area: HitArea) -> tuple[int, int]:
    """Which of how many in its zone an area is, from 1."""
    zone = [other for other in reading_order(areas) if _zone(other) == _zone(area)]
    return zone.index(area) + 1, len(zone)


def _rows(areas: Iterable[HitArea]) -> list[list[HitArea]]:
    """Areas that stand side by side, from the top; a zone never shares a row with another."""
    rows: list[list[HitArea]] = []
    for area in sorted(areas, key=lambda area: area.rect.cy):
        if rows and _zone(rows[-1][0]) == _zone(area) and area.rect.y < rows[-1][0].rect.cy:
            rows[-1].append(area)
        else:
            rows.append([area])
    return [sorted(row, key=lambda area: area.rect.x) for row in rows]


def _zone(area: HitArea) -> str:
    return "hand" if area.kind == "hand" else "table"


def _is_table(row: Sequence[HitArea]) -> bool:
    return _zone(row[0]) == "table"


def _apart(a: HitArea, b: HitArea) -> float:
    return abs(a.rect.cx - b.rect.cx) + abs(a.rect.cy - b.rect.cy) / 1000
