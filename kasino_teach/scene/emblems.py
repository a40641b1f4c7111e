"""Small emblems: who owns what, and rectangles rounded at one end."""

from __future__ import annotations

from typing import Literal

from kasino_teach.scene.drawing import Drawing
from kasino_teach.scene.shapes import AnyShape, Box, Circle, Path, Rect

_KAPPA = 0.5523  # how far control points lie from the ends of a quarter circle of radius 1


def side_emblem(id_: str, side: int, cx: float, cy: float, size: float, colour: str) -> AnyShape:
    """A pair's emblem: a disc for side 0, a square for side 1."""
    if side == 0:
        return Circle(id=id_, cx=cx, cy=cy, r=size / 2, fill=colour)
    half = 0.44 * size
    return Rect(
        id=id_, x=cx - half, y=cy - half, width=2 * half, height=2 * half, radius=1, fill=colour
    )


def owner_emblem(
    drawing: Drawing, id_: str, seat: int, cx: float, cy: float, colour: str
) -> AnyShape | None:
    """Whose build it is: ▼ one's own, ▲ the opponent's; the pair's emblem; None with more sides."""
    if drawing.position.in_pairs:
        return side_emblem(id_, drawing.position.side_of(seat), cx, cy, 11, colour)
    if drawing.position.seats > 2:
        return None
    tip = 4.5 if seat == drawing.viewer else -4.5
    d = f"M{cx - 5:.2f} {cy - tip:.2f} L{cx + 5:.2f} {cy - tip:.2f} L{cx:.2f} {cy + tip:.2f} Z"
    return Path(id=id_, d=d, fill=colour)


def rounded(box: Box, r: float, end: Literal["top", "bottom"]) -> str:
    """The path of a box whose two upper or two lower corners are rounded."""
    k = r * (1 - _KAPPA)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    if end == "top":
        return (
            f"M{x:.2f} {bottom:.2f} L{x:.2f} {y + r:.2f}"
            f" C{x:.2f} {y + k:.2f} {x + k:.2f} {y:.2f} {x + r:.2f} {y:.2f}"
            f" L{right - r:.2f} {y:.2f}"
            f" C{right - k:.2f} {y:.2f} {right:.2f} {y + k:.2f} {right:.2f} {y + r:.2f}"
            f" L{right:.2f} {bottom:.2f} Z"
        )
    return (
        f"M{x:.2f} {y:.2f} L{right:.2f} {y:.2f} L{right:.2f} {bottom - r:.2f}"
        f" C{right:.2f} {bottom - k:.2f} {right - k:.2f} {bottom:.2f} {right - r:.2f} {bottom:.2f}"
        f" L{x + r:.2f} {bottom:.2f}"
        f" C{x + k:.2f} {bottom:.2f} {x:.2f} {bottom - k:.2f} {x:.2f} {bottom - r:.2f} Z"
    )
