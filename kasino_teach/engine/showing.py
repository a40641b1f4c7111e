"""How a notebook shows a position. The engine draws nothing: a layer above it registers a painter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Painter = Callable[[Any], Mapping[str, str]]
"""From a position to its representations by MIME type."""

_painters: list[Painter] = []


def use_painter(painter: Painter) -> None:
    """From now on positions are shown by `painter`."""
    _painters[:] = [painter]


def bundle(position: Any) -> dict[str, str]:
    """The representations of a position by MIME type; its line of text where nobody draws it."""
    return dict(_painters[0](position)) if _painters else {"text/plain": str(position)}
