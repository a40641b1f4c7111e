"""A scene as SVG text. The same scene gives the same text, to the letter."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from itertools import groupby

from kasino_teach.scene.shapes import (
    FONT,
    AnyShape,
    Circle,
    Path,
    Rect,
    Scene,
    Text,
    number_text,
    text_width,
)


def to_svg(scene: Scene) -> str:
    """The picture as a document of its own, with the position in words for those who do not see it."""
    width, height = number_text(scene.width), number_text(scene.height)
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title desc"'
        f' width="{scene.px_width}" height="{scene.px_height}" viewBox="0 0 {width} {height}"'
        f' font-family="{escape(FONT)}">',
        f'<title id="title">{escape(scene.title)}</title>',
        f'<desc id="desc">{escape(scene.description)}</desc>',
    ]
    for id_, shapes in groupby(scene.shapes, key=lambda shape: shape.id):
        lines += [f'<g id="{escape(id_)}">', *map(_element, shapes), "</g>"]
    return "\n".join([*lines, "</svg>", ""])


def data_uri(svg: str) -> str:
    """The picture as an address that holds it."""
    return "data:image/svg+xml;base64," + b64encode(svg.encode()).decode("ascii")


def img_html(scene: Scene) -> str:
    """An `<img>` that holds the picture: shown where scripts and inline SVG are not allowed too."""
    return (
        f'<img src="{data_uri(to_svg(scene))}" width="{scene.px_width}" height="{scene.px_height}"'
        f' alt="{escape(scene.description)}">'
    )


def _element(shape: AnyShape) -> str:
    match shape:
        case Rect():
            geometry = {
                "x": shape.x,
                "y": shape.y,
                "width": shape.width,
                "height": shape.height,
                "rx": shape.radius,
            }
            return f"<rect{_numbers(geometry)}{_paint(shape)}/>"
        case Circle():
            return f"<circle{_numbers({'cx': shape.cx, 'cy': shape.cy, 'r': shape.r})}{_paint(shape)}/>"
        case Path():
            return f'<path d="{shape.d}"{_paint(shape)}/>'
        case Text():
            return _text(shape)


def _text(shape: Text) -> str:
    more = {"x": shape.x, "y": shape.y, "font-size": shape.size}
    attributes = _numbers(more) + _paint(shape)
    if shape.bold:
        attributes += ' font-weight="700"'
    if shape.anchor != "start":
        attributes += f' text-anchor="{shape.anchor}"'
    # textLength stretches as well as squeezes: only where the text may be too wide.
    if shape.max_width and text_width(shape.text, shape.size) > shape.max_width:
        attributes += (
            f' textLength="{number_text(shape.max_width)}" lengthAdjust="spacingAndGlyphs"'
        )
    return f"<text{attributes}>{escape(shape.text)}</text>"


def _numbers(values: dict[str, float]) -> str:
    return "".join(f' {name}="{number_text(value)}"' for name, value in values.items() if value)


def _paint(shape: AnyShape) -> str:
    return "".join(f' {name}="{value}"' for name, value in _paint_attributes(shape))


def _paint_attributes(shape: AnyShape) -> Iterator[tuple[str, str]]:
    yield "fill", shape.fill or "none"
    if shape.stroke:
        yield "stroke", shape.stroke
        if shape.stroke_width != 1:
            yield "stroke-width", number_text(shape.stroke_width)
        if shape.dash:
            yield "stroke-dasharray", " ".join(map(number_text, shape.dash))
        if shape.round:
            yield "stroke-linecap", "round"
            yield "stroke-linejoin", "round"
    if shape.opacity != 1:
        yield "opacity", number_text(shape.opacity)
