"""Where loose cards and builds lie on the felt: the first tier of sizes that fits them all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import ceil
from typing import Final, NamedTuple

from kasino_teach.scene.shapes import Box

AREA: Final = Box(22, 128, 740, 238)
"""The part of the felt that cards may lie on."""

TRAY_PAD: Final = 5


class Tier(NamedTuple):
    """Sizes to try: cards `width` by `height`, in `rows`, `gap_x` and `gap_y` apart."""

    width: int
    height: int
    rows: int
    gap_x: int
    gap_y: int

    @property
    def tray_card_width(self) -> int:
        """How wide a card of a build is."""
        return round(0.84 * self.width)

    def tray_width(self, cards: int) -> float:
        """How wide a build of so many cards is."""
        return self.tray_card_width * (1 + 0.5 * (cards - 1)) + 2 * TRAY_PAD


_TIERS: Final = (
    Tier(96, 134, 1, 16, 0),
    Tier(80, 112, 1, 10, 0),
    Tier(80, 112, 2, 8, 14),
    Tier(72, 101, 2, 8, 16),
    Tier(64, 90, 2, 8, 16),
    Tier(53, 74, 3, 8, 8),
)


@dataclass(frozen=True, slots=True)
class FeltLayout:
    """The tier that fits, and a box for each loose card and each build, in the given order."""

    tier: Tier
    loose: tuple[Box, ...]
    builds: tuple[Box, ...]

    def moved(self, down: float) -> FeltLayout:
        """The same, lower on the board."""
        lower = [tuple(box.moved(0, down) for box in boxes) for boxes in (self.loose, self.builds)]
        return FeltLayout(self.tier, *lower)

    @property
    def rows(self) -> tuple[float, ...]:
        """The upper edge of each row, from the top."""
        return tuple(sorted({box.y for box in (*self.loose, *self.builds)}))


def felt_layout(loose: int, builds: Sequence[int]) -> FeltLayout:
    """Place `loose` cards and builds of so many cards each. Nothing ever overlaps."""
    return next(placed for tier in _tiers() if (placed := _placed(tier, loose, builds)) is not None)


def _tiers() -> Iterator[Tier]:
    """The tried sizes, then ever smaller ones."""
    yield from _TIERS
    for step in count(1):
        width = 52 * 0.96**step
        height = width * 1.4
        gap = min(6, width / 8)
        rows = int((AREA.height + gap) // (height + gap))
        yield Tier(int(width), int(height), rows, int(gap), int(gap))


def _placed(tier: Tier, loose: int, builds: Sequence[int]) -> FeltLayout | None:
    """Everything in rows of the tier's sizes, or None where that does not fit."""
    rows = min(tier.rows, loose + len(builds)) or 1
    columns = ceil(loose / rows)
    step = tier.width + tier.gap_x
    filled = [min(columns, max(0, loose - columns * row)) for row in range(rows)]
    ends: list[float] = [cards * step - tier.gap_x if cards else 0 for cards in filled]
    places: list[tuple[float, int, float]] = []
    for cards in builds:
        row = min(range(rows), key=ends.__getitem__)
        left = ends[row] + max(16, tier.gap_x) if ends[row] else 0
        width = tier.tray_width(cards)
        places.append((left, row, width))
        ends[row] = left + width
    used = [row for row in range(rows) if ends[row]]
    across, down = max(ends), len(used) * (tier.height + tier.gap_y) - tier.gap_y
    if across > AREA.width or down > AREA.height:
        return None
    x = AREA.cx - across / 2
    y = AREA.cy - down / 2 - (8 if len(used) <= 1 else 0)  # leaves a lane for sums below
    tops = [
        y + used.index(row) * (tier.height + tier.gap_y) if row in used else y
        for row in range(rows)
    ]
    return FeltLayout(
        tier=tier,
        loose=tuple(
            Box(x + i % columns * step, tops[i // columns], tier.width, tier.height)
            for i in range(loose)
        ),
        builds=tuple(Box(x + left, tops[row], width, tier.height) for left, row, width in places),
    )
