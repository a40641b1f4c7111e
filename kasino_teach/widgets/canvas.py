"""A scene painted on an ipycanvas: the same shapes that the SVG painter writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from ipycanvas import Canvas, hold_canvas
from traitlets import Unicode

from kasino_teach.scene import (
    FONT,
    AnyShape,
    Circle,
    Path,
    Rect,
    Scene,
    Shape,
    Text,
    path_steps,
)

SHARPNESS: Final = 2
"""Canvas pixels for each px of the picture, so that it is sharp on dense screens and projectors."""

Call = tuple[str, tuple[object, ...]]
"""A canvas method and its arguments; `=fill_style` sets an attribute instead."""

_steps: Final = lru_cache(maxsize=4096)(path_steps)
_METHODS: Final = {"M": "move_to", "L": "line_to", "C": "bezier_curve_to", "Z": "close_path"}
_ALIGN: Final = {"start": "left", "middle": "center", "end": "right"}
_TURN: Final = 6.283185307179586


class SceneCanvas(Canvas):
    """Shows one scene at a time. Its size on the screen is the style sheet's business."""

    # ipycanvas has no accessible name of its own, and `tooltip` breaks its view: the page asks the
    # model for a `description`, which ipycanvas lacks. With one, the tooltip becomes the name.
    description = Unicode("").tag(sync=True)

    def __init__(self, guarded: Callable[[Callable[[], None]], Callable[[], None]]) -> None:
        """`guarded` makes a callback that tells what goes wrong in it: that of a status line."""
        super().__init__()
        self._calls: Sequence[Call] = ()
        # A canvas keeps nothing over a reload of the page: the new page says that it is ready.
        self.on_client_ready(guarded(self._redraw))

    def show(self, scene: Scene, name: str) -> None:
        """Paint a scene in place of what was there. Sends nothing where nothing has changed.

        `name` is what a screen reader calls the picture; the state in words goes beside it.
        """
        self.tooltip = name
        calls = canvas_calls(scene)
        if calls == self._calls:
            return
        self._calls = calls
        with self.hold_sync():
            self.width = SHARPNESS * scene.px_width
            self.height = SHARPNESS * scene.px_height
        self._redraw()

    def _redraw(self) -> None:
        # After a reload the page knows no current canvas, yet ipycanvas believes it still does and
        # leaves out the command that would name it; the page then throws (ipycanvas issue 322).
        self._canvas_manager._current_canvas = None
        # All is computed by now: an exception between here and the end would hold drawing for good.
        with hold_canvas():
            self.clear()
            for name, arguments in self._calls:
                if name[0] == "=":
                    setattr(self, name[1:], arguments[0])
                else:
                    getattr(self, name)(*arguments)


def canvas_calls(scene: Scene) -> list[Call]:
    """What to call on a canvas to paint a scene, :data:`SHARPNESS` times as large as its px."""
    scale = SHARPNESS * scene.scale
    pen = _Pen()
    return [
        ("save", ()),
        ("scale", (scale, scale)),
        *(call for shape in scene.shapes for call in _shape_calls(shape, pen)),
        ("restore", ()),
    ]


class _Pen:
    """Remembers what a canvas is set to, so that only changes are sent."""

    def __init__(self) -> None:
        self._state: dict[str, object] = {}

    def set(self, **wanted: object) -> Iterator[Call]:
        for name, value in wanted.items():
            if self._state.get(name) != value:
                self._state[name] = value
                yield (f"={name}", (value,)) if name != "line_dash" else (f"set_{name}", (value,))


def _shape_calls(shape: AnyShape, pen: _Pen) -> Iterator[Call]:
    if isinstance(shape, Text):
        yield from _text_calls(shape, pen)
        return
    yield ("begin_path", ())
    match shape:
        case Rect():
            yield from _rect_calls(shape)
        case Circle():
            yield ("arc", (shape.cx, shape.cy, shape.r, 0, _TURN))
        case Path():
            yield from ((_METHODS[step], numbers) for step, numbers in _steps(shape.d))
    yield from pen.set(global_alpha=shape.opacity)
    if shape.fill is not None:
        yield from pen.set(fill_style=shape.fill)
        yield ("fill", ())
    if shape.stroke is not None:
        yield from _stroke(shape, pen)
        yield ("stroke", ())


def _rect_calls(rect: Rect) -> Iterator[Call]:
    box, r = rect.box, min(rect.radius, rect.width / 2, rect.height / 2)
    if not r:
        yield ("rect", (*box,))
        return
    yield ("move_to", (box.x + r, box.y))
    yield ("arc_to", (box.right, box.y, box.right, box.bottom, r))
    yield ("arc_to", (box.right, box.bottom, box.x, box.bottom, r))
    yield ("arc_to", (box.x, box.bottom, box.x, box.y, r))
    yield ("arc_to", (box.x, box.y, box.right, box.y, r))
    yield ("close_path", ())


def _stroke(shape: Shape, pen: _Pen) -> Iterator[Call]:
    return pen.set(
        stroke_style=shape.stroke,
        line_width=shape.stroke_width,
        line_dash=list(shape.dash),
        line_cap="round" if shape.round else "butt",
        line_join="round" if shape.round else "miter",
    )


def _text_calls(text: Text, pen: _Pen) -> Iterator[Call]:
    yield from pen.set(
        global_alpha=text.opacity,
        font=f"{'bold ' * text.bold}{text.size:g}px {FONT}",
        text_align=_ALIGN[text.anchor],
    )
    place = (text.text, text.x, text.y, text.max_width or None)
    if text.fill is not None:
        yield from pen.set(fill_style=text.fill)
        yield ("fill_text", place)
    if text.stroke is not None:
        yield from _stroke(text, pen)
        yield ("stroke_text", place)
