"""What stands where no widget lives."""

from ipywidgets import VBox

from kasino_teach.scene import Scene
from kasino_teach.widgets.static import StaticFallback


class Sentence(StaticFallback, VBox):  # type: ignore[misc]  # VBox is untyped
    """A widget of words only."""

    def static_scene(self) -> Scene | None:
        return None

    def static_text(self) -> str:
        return "2 < 3\nand so on"


def test_words_alone_become_paragraphs() -> None:
    bundle = Sentence()._repr_mimebundle_()
    assert bundle["text/plain"] == "2 < 3\nand so on"
    assert bundle["text/html"] == "<p>2 &lt; 3</p><p>and so on</p>"
    assert "application/vnd.jupyter.widget-view+json" in bundle
