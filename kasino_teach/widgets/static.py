"""What a widget leaves behind where no widget lives: a picture and words.

An exported page, GitHub, an untrusted notebook and yesterday's notebook show no widgets. A view in one
bundle with a picture is no help: the page prefers the view and says "model not found". So a widget is
shown as two outputs, first the picture and the words, then the view; where the view lives, the style
sheet puts the first out of sight (docs/decisions/0007).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from typing import Final

import IPython.display
from ipywidgets import DOMWidget

from kasino_teach.scene import Scene, img_html

display: Callable[..., object] = IPython.display.display  # untyped there

VIEW: Final = "application/vnd.jupyter.widget-view+json"
STILL: Final = "kasino-still"
"""The class of the picture and the words."""
LIVE: Final = "kasino-live"
"""The class of a widget that stands beside them."""

# A view whose model is gone says "Error displaying widget: model not found", in a panel that holds no
# element. This rule cannot come from the widget, which is not there. An untrusted notebook loses the
# rule, and shows no view either.
_NO_ERROR: Final = (
    f".jp-OutputArea-child:has(> .jp-OutputArea-output > .{STILL})"
    " + .jp-OutputArea-child > .lm-Panel:not(:has(*)) { display: none; }"
)


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

    def static_html(self) -> str:
        """The picture, or the words as paragraphs where there is none."""
        scene = self.static_scene()
        return paragraphs(self.static_text().splitlines()) if scene is None else img_html(scene)

    def still(self) -> dict[str, str]:
        """What stands in the widget's place where it does not live, by MIME type."""
        html = f'<div class="{STILL}"><style>{_NO_ERROR}</style>{self.static_html()}</div>'
        return {"text/plain": self.static_text(), "text/html": html}

    def _ipython_display_(self) -> None:
        self.add_class(LIVE)
        display(self.still(), raw=True)
        # Without words of its own: a terminal and an untrusted page have them already.
        display({VIEW: self._repr_mimebundle_()[VIEW]}, raw=True)


def paragraphs(texts: Iterable[str]) -> str:
    """Texts as HTML, a paragraph for each."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts)
