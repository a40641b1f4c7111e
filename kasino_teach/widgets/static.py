"""What a widget leaves behind where no widget lives: a picture and words.

An exported notebook, GitHub and a notebook nobody trusts show no widgets. There the picture stands
as an `<img>` (inline SVG is taken out of untrusted notebooks), and a terminal gets the words.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from ipywidgets import DOMWidget

from kasino_teach.scene import Scene, img_html


class StaticFallback(DOMWidget):
    """Mix this in before the widget's own base class, and say what it shows in `static_scene`.

    The words are deterministic: notebooks are compared with their last run.
    """

    def static_scene(self) -> Scene | None:
        """The picture for paper, in light colours; None for a widget that is words only."""
        raise NotImplementedError

    def static_text(self) -> str:
        """The state in words: plain text, line by line. By default, the picture's description."""
        scene = self.static_scene()
        return "" if scene is None else scene.description

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, object]:
        bundle: dict[str, object] = dict(super()._repr_mimebundle_(**kwargs) or {})
        text, scene = self.static_text(), self.static_scene()
        bundle["text/plain"] = text
        bundle["text/html"] = paragraphs(text.splitlines()) if scene is None else img_html(scene)
        return bundle


def paragraphs(texts: Iterable[str]) -> str:
    """Texts as HTML, a paragraph for each."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts)
