"""The SVG painter: well-formed, the same every time, and safe with any name."""

from __future__ import annotations

from base64 import b64decode
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from kasino_teach.engine.position import Position
from kasino_teach.scene import Scene, SceneState, data_uri, img_html, layout, to_svg
from kasino_teach.scene.shapes import Path, path_steps, path_text
from tests.helpers.scenes import NORMAL, PAIRS, WITH_BUILDS, position

NASTY = ['<b>&"', "]]>'\u00e5"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("p", [NORMAL, WITH_BUILDS, PAIRS, position("mulle", seats=4, hand=8)])
def test_it_is_xml_with_title_and_description(p: Position) -> None:
    scene = layout(p)
    root = ElementTree.fromstring(to_svg(scene))
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == scene.title
    assert root.findtext(f"{SVG}desc") == scene.description
    assert root.get("viewBox") == "0 0 860 520"


def test_the_same_position_gives_the_same_text() -> None:
    state = SceneState(selected=frozenset(["table:5c", "table:9h", "hand:Kh"]))
    twice = [to_svg(layout(Position.parse(str(NORMAL)), state=state)) for _ in range(2)]
    assert twice[0] == twice[1]


def test_names_are_escaped() -> None:
    scene = layout(NORMAL, names=NASTY)
    svg = to_svg(scene)
    texts = [node.text for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert NASTY[0] in texts
    assert "<b>" not in svg
    assert _image(scene)["alt"] == scene.description
    assert NASTY[1] in scene.description


def test_an_image_holds_the_picture() -> None:
    scene = layout(NORMAL, width=1000)
    image = _image(scene)
    assert (image["width"], image["height"]) == ("1000", "605")
    assert b64decode(image["src"].removeprefix("data:image/svg+xml;base64,")).decode() == to_svg(
        scene
    )
    assert image["src"] == data_uri(to_svg(scene))


def test_paths_are_as_plain_as_promised() -> None:
    for shape in layout(WITH_BUILDS).shapes:
        if isinstance(shape, Path):
            steps = path_steps(shape.d)
            assert steps[0][0] == "M"
            for letter, numbers in steps:
                assert len(numbers) == {"M": 2, "L": 2, "C": 6, "Z": 0}[letter]
            assert path_steps(path_text(steps)) == steps


def _image(scene: Scene) -> dict[str, str]:
    found: list[dict[str, str]] = []

    class Images(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag == "img"
            found.append({name: value or "" for name, value in attrs})

    Images().feed(img_html(scene))
    (image,) = found
    return image
