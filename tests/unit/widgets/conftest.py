"""What the tests of widgets share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ipywidgets import Button, Widget


@pytest.fixture
def focused(monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Asked, tells what was given the focus, in order: buttons by their names, and the picture."""
    names: list[str] = []

    def focus(widget: Widget) -> None:
        names.append(str(widget.description) if isinstance(widget, Button) else "picture")

    monkeypatch.setattr("ipywidgets.DOMWidget.focus", focus)
    return lambda: names
