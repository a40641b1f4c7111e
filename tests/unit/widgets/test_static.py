"""What stands where no widget lives."""

from __future__ import annotations

import pytest
from ipywidgets import VBox

from kasino_teach.scene import Scene
from kasino_teach.widgets import static
from kasino_teach.widgets.static import LIVE, STILL, VIEW, StaticFallback


class Sentence(StaticFallback, VBox):  # type: ignore[misc]  # VBox is untyped
    """A widget of words only."""

    def static_scene(self) -> Scene | None:
        return None

    def static_text(self) -> str:
        return "2 < 3\nand so on"


def test_words_alone_become_paragraphs() -> None:
    assert Sentence().static_html() == "<p>2 &lt; 3</p><p>and so on</p>"


def test_a_widget_is_shown_as_words_and_then_as_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, object]] = []
    monkeypatch.setattr(static, "display", lambda data, raw: shown.append(data))
    widget = Sentence()
    widget._ipython_display_()
    still, view = shown
    assert still == widget.still()
    assert str(still["text/html"]).startswith(f'<div class="{STILL}">')
    assert still["text/plain"] == "2 < 3\nand so on"
    # A page that shows no views, and a terminal, show nothing in its place.
    assert view == {VIEW: widget._repr_mimebundle_()[VIEW]}
    assert LIVE in widget._dom_classes
