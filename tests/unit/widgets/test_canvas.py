"""What is called on a canvas for each shape, and that ipycanvas is left as it was."""

import pytest
from ipycanvas.canvas import _CANVAS_MANAGER

from kasino_teach.scene import Circle, Path, Rect, Scene, Text
from kasino_teach.scene.shapes import AnyShape
from kasino_teach.widgets.canvas import Call, SceneCanvas, canvas_calls
from tests.helpers.widget_page import receive


def scene(*shapes: AnyShape, scale: float = 1) -> Scene:
    return Scene(860, 520, scale, shapes, (), "title", "description")


def names(*shapes: AnyShape) -> list[str]:
    """The names of what is called for the shapes, without the frame around them."""
    return [name for name, _ in canvas_calls(scene(*shapes))][2:-1]


RECT = Rect(id="a", x=1, y=2, width=30, height=40, fill="#102030")


def test_everything_is_drawn_twice_as_large_as_the_picture() -> None:
    calls = canvas_calls(scene(scale=1.5))
    assert calls == [("save", ()), ("scale", (3.0, 3.0)), ("restore", ())]


def test_a_state_is_set_only_where_it_changes() -> None:
    first = ["begin_path", "rect", "=global_alpha", "=fill_style", "fill"]
    assert names(RECT, RECT) == [*first, "begin_path", "rect", "fill"]


def test_fill_comes_before_stroke() -> None:
    shape = Circle(
        id="a", cx=9, cy=8, r=7, fill="#FFFFFF", stroke="#000000", dash=(3, 2), round=True
    )
    calls = canvas_calls(scene(shape))
    assert [name for name, _ in calls if name in ("fill", "stroke")] == ["fill", "stroke"]
    assert ("arc", (9, 8, 7, 0, pytest.approx(6.2831853))) in calls
    assert ("set_line_dash", ([3, 2],)) in calls
    assert ("=line_cap", ("round",)) in calls


def test_a_radius_never_exceeds_half_a_side() -> None:
    calls = canvas_calls(
        scene(Rect(id="a", x=0, y=0, width=10, height=40, radius=99, fill="#000000"))
    )
    assert ("move_to", (5, 0)) in calls
    assert ("arc_to", (10, 0, 10, 40, 5)) in calls


def test_a_path_is_followed_step_by_step() -> None:
    shape = Path(id="a", d="M1 2L3 4C5 6 7 8 9 10Z", fill="#000000")
    assert canvas_calls(scene(shape))[3:7] == [
        ("move_to", (1, 2)),
        ("line_to", (3, 4)),
        ("bezier_curve_to", (5, 6, 7, 8, 9, 10)),
        ("close_path", ()),
    ]


def test_text_keeps_to_its_width() -> None:
    shape = Text(id="a", x=1, y=2, text="Aino", size=18, bold=True, anchor="middle", fill="#000000")
    calls = dict[str, tuple[object, ...]](canvas_calls(scene(shape)))
    assert str(calls["=font"][0]).startswith("bold 18px system-ui")
    assert calls["=text_align"] == ("center",)
    assert calls["fill_text"] == ("Aino", 1, 2, None)


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is sent to the page."""
    messages: list[object] = []
    monkeypatch.setattr(
        _CANVAS_MANAGER, "_send_custom", lambda command, buffers=(): messages.append(command)
    )
    return messages


def test_a_scene_is_sent_at_once_and_only_once(sent: list[object]) -> None:
    canvas = SceneCanvas(lambda callback: callback)
    canvas.show(scene(RECT), "table")
    assert len(sent) == 1
    canvas.show(scene(RECT), "table")
    assert len(sent) == 1
    assert (canvas.width, canvas.height, canvas.tooltip) == (1720, 1040, "table")
    assert not _CANVAS_MANAGER._caching


def test_a_new_page_is_told_again_and_which_canvas_it_is(sent: list[object]) -> None:
    canvas = SceneCanvas(lambda callback: callback)
    canvas.show(scene(RECT), "table")
    receive(canvas, {"event": "client_ready"})
    assert sent[0] == sent[1], "else the page would not know its canvas (ipycanvas issue 322)"


def test_calls_are_named_after_methods_and_traits_of_ipycanvas() -> None:
    shapes = (
        RECT,
        Rect(id="b", x=0, y=0, width=9, height=9, radius=2, stroke="#000000"),
        Text(id="c", x=0, y=0, text="x", size=9, fill="#000000", stroke="#FFFFFF"),
    )
    calls: list[Call] = canvas_calls(scene(*shapes))
    assert all(hasattr(SceneCanvas, name.removeprefix("=")) for name, _ in calls)
