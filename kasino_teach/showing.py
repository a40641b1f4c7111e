"""How a notebook shows a position. The engine draws nothing: a layer above it registers a renderer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Renderer = Callable[[Any], Mapping[str, str]]
"""From a position to its representations by MIME type."""

_renderers: list[Renderer] = []


def set_renderer(renderer: Renderer) -> None:
    """From now on positions are shown by `renderer`."""
    _renderers[:] = [renderer]


def bundle(position: Any) -> dict[str, str]:
    """The representations of a position by MIME type; its line of text where nobody draws it."""
    return dict(_renderers[0](position)) if _renderers else {"text/plain": str(position)}
