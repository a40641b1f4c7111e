"""What shows a card's or a build's state: greyed, selected, focused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kasino_teach.scene.drawing import Drawing, is_on_table, plate
from kasino_teach.scene.shapes import AnyShape, Box, Circle, Path, Rect


def state_shapes(drawing: Drawing, id_: str, box: Box, radius: float) -> Iterator[AnyShape]:
    """What is drawn over a thing for its state; nothing where it has none."""
    state, theme = drawing.state, drawing.theme
    selected = id_ in state.selected
    if id_ in state.grey:
        behind = theme.felt if is_on_table(id_) else theme.board
        yield replace(plate(f"veil:{id_}", box.grown(0.5), radius, behind), opacity=0.62)
    if selected:
        yield _ring(f"ring:{id_}", box, 2.5, radius, theme.selection_casing, 8.5)
        yield _ring(f"ring:{id_}", box, 2.5, radius, theme.selection, 4.5)
        if is_on_table(id_):
            yield from _tick(drawing, f"ring:{id_}", box)
    if id_ == state.focus:
        beyond = 5 if selected else 0  # outside the ring of a selected thing
        yield _ring(f"focus:{id_}", box, 4 + beyond, radius, theme.focus_inner, 2)
        yield _ring(f"focus:{id_}", box, 6.5 + beyond, radius, theme.focus_outer, 3)


def bare_id(id_: str) -> str:
    """The id of the thing a shape belongs to: `hand:Ks` for `ring:hand:Ks`."""
    head, _, rest = id_.partition(":")
    return rest if head in ("veil", "ring", "focus", "lock") else id_


def _ring(id_: str, box: Box, offset: float, radius: float, colour: str, width: float) -> Rect:
    return plate(id_, box.grown(offset), radius + offset, None, colour, width)


def _tick(drawing: Drawing, id_: str, box: Box) -> Iterator[AnyShape]:
    """A disc with a tick at the upper right; beside a fixed build's lock."""
    theme = drawing.theme
    x, y = box.right - 4, box.y + 4
    if id_.startswith("ring:build:"):
        x -= 30
    yield Circle(id=id_, cx=x, cy=y, r=12, fill=theme.selection, stroke=theme.selection_casing)
    d = f"M{x - 5.5:.2f} {y + 0.5:.2f} L{x - 1.5:.2f} {y + 4.5:.2f} L{x + 5.5:.2f} {y - 4:.2f}"
    yield Path(id=id_, d=d, stroke=theme.selection_casing, stroke_width=3, round=True)
