"""The plain shapes a picture of the table is made of, and the areas that answer to a pointer.

Units are board units: a full board is 860 wide and 520 high (more seats than six make it higher).
Multiply by `Scene.scale` for px. Coordinates are final: there are no transforms. Colours are plain
`#RRGGBB`. Paint the shapes in their order, the first one lowest; fill first, then stroke.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

FONT: Final = 'system-ui,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif'
"""The font of every text, as CSS lists it."""

Anchor = Literal["start", "middle", "end"]
Kind = Literal["hand", "table", "build", "stock", "pile", "plate", "group"]
PathStep = tuple[str, tuple[float, ...]]


class Box(NamedTuple):
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.height / 2

    def grown(self, by: float) -> Box:
        """The box with every edge moved outwards by `by`."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: float = 0, dy: float = 0) -> Box:
        """The box, moved right and down."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and lower edges do not belong to the box."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def meets(self, other: Box) -> bool:
        """Whether two boxes share more than an edge."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """What every shape has.

    `id` names the thing the shape is a part of (`hand:Ks`, `table:5c`, `build:3c4d`, `stock`,
    `pile:0` of side 0, `plate:0` of seat 0, `back:1:2` for the third hidden card of seat 1). The
    shapes of one thing follow each other and share its id.
    """

    id: str
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 1
    dash: tuple[float, ...] = ()
    """Lengths of dashes and gaps; empty for a solid line."""
    round: bool = False
    """Round line ends and corners; else butt ends and mitred corners."""
    opacity: float = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Rect(Shape):
    """A rectangle, its corners rounded by `radius`."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0

    @property
    def box(self) -> Box:
        """The rectangle without its stroke."""
        return Box(self.x, self.y, self.width, self.height)


@dataclass(frozen=True, slots=True, kw_only=True)
class Circle(Shape):
    """A circle."""

    cx: float
    cy: float
    r: float

    @property
    def box(self) -> Box:
        """The square around the circle, without its stroke."""
        return Box(self.cx - self.r, self.cy - self.r, 2 * self.r, 2 * self.r)


@dataclass(frozen=True, slots=True, kw_only=True)
class Path(Shape):
    """A path in SVG's language, only with M, L, C and Z and absolute numbers: `M1 2 L3.5 -4 Z`.

    Areas are filled by the non-zero rule.
    """

    d: str

    @property
    def box(self) -> Box:
        """The box around all points and control points, without the stroke."""
        points = [numbers for _, numbers in path_steps(self.d)]
        xs = [x for numbers in points for x in numbers[0::2]]
        ys = [y for numbers in points for y in numbers[1::2]]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Shape):
    """One line of text in :data:`FONT`; `x` is where `anchor` says, `y` is the baseline.

    `max_width` makes the letters stand closer where the reader's font is wider than the layout
    guessed; 0 for no limit.
    """

    x: float
    y: float
    text: str
    size: float
    bold: bool = False
    anchor: Anchor = "start"
    max_width: float = 0

    @property
    def box(self) -> Box:
        """The box the text needs, by a guess at its width."""
        width = text_width(self.text, self.size)
        width = min(width, self.max_width) if self.max_width else width
        left = {"start": 0.0, "middle": width / 2, "end": width}[self.anchor]
        return Box(self.x - left, self.y - 0.75 * self.size, width, self.size)


AnyShape = Rect | Circle | Path | Text


@dataclass(frozen=True, slots=True)
class HitArea:
    """Where a pointer meets the thing `id`; `label` names it in words."""

    id: str
    rect: Box
    kind: Kind
    label: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture. `width` and `height` in board units; `hit_areas` have the topmost first.

    `title` and `description` say the position in words, for those who do not see the picture.
    """

    width: float
    height: float
    scale: float
    shapes: tuple[AnyShape, ...]
    hit_areas: tuple[HitArea, ...]
    title: str
    description: str

    @property
    def px_width(self) -> int:
        """The picture's width in px."""
        return round(self.width * self.scale)

    @property
    def px_height(self) -> int:
        """The picture's height in px."""
        return round(self.height * self.scale)

    def hit(self, x: float, y: float) -> HitArea | None:
        """The topmost thing at a point, in board units."""
        return next((area for area in self.hit_areas if area.rect.contains(x, y)), None)


def path_steps(d: str) -> tuple[PathStep, ...]:
    """A path's commands, each with its numbers: `("C", (1, 2, 3, 4, 5, 6))`, `("Z", ())`."""
    return tuple(
        (step[0], tuple(map(float, step[1:].split()))) for step in re.findall(r"[MLCZ][^MLCZ]*", d)
    )


def path_text(steps: Iterable[PathStep]) -> str:
    """The path of these commands; the inverse of `path_steps`, to two decimals."""
    return " ".join(letter + " ".join(map(number_text, numbers)) for letter, numbers in steps)


def number_text(number: float) -> str:
    """A coordinate to two decimals, without zeros at the end."""
    return f"{number:.2f}".rstrip("0").rstrip(".")


def text_width(text: str, size: float) -> float:
    """A guess at a text's width that common fonts stay below: em widths by kind of letter."""
    return size * sum(_em(letter) for letter in text)


def _em(letter: str) -> float:
    wide = unicodedata.east_asian_width(letter) in "WF"
    return 1.0 if wide else _EM.get(letter, 0.65)


_EM: Final = {
    **dict.fromkeys(" .,:;'’!|/()[]iljIftr-", 0.34),
    **dict.fromkeys("mwMW½⅓⅔¼¾", 0.95),
    **dict.fromkeys("+=", 0.72),
}
