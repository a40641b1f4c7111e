"""Real buttons over the picture, one for each thing that can be picked.

They take every pointer and finger, so the canvas below need not, which would swallow the wheel and
swipes; and they have names, which things on a canvas cannot have.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ipywidgets import Button, Layout

from kasino_teach.scene import HitArea, Scene
from kasino_teach.widgets.keys import reading_order


class HitButtons:
    """A row of unseen buttons that grows as needed; `on_click(id)` is told the id of the thing.

    The Tab key passes them by: the picture is one stop, where the arrow keys lead from thing to thing.
    """

    def __init__(self, on_click: Callable[[str], None]) -> None:
        self.buttons: tuple[Button, ...] = ()
        """Grows only: a button that is taken out and made anew would lose the reader's place."""
        self._ids: list[str] = []
        self._on_click = on_click

    def show(self, scene: Scene, areas: Sequence[HitArea], label: Callable[[HitArea], str]) -> None:
        """Lay a button over each of the areas, named by `label`, and hide those left over."""
        ordered = reading_order(areas)
        self._ids = [area.id for area in ordered]
        new = range(len(self.buttons), len(ordered))
        self.buttons += tuple(map(self._new_button, new))
        for button, area in zip(self.buttons, ordered, strict=False):
            button.description = label(area)
            _lay(button.layout, scene, area)
        for button in self.buttons[len(ordered) :]:
            button.layout.display = "none"

    def _new_button(self, number: int) -> Button:
        button = Button(tabbable=False, layout=Layout())
        button.add_class("kasino-hit")
        button.on_click(partial(self._clicked, number))
        return button

    def _clicked(self, number: int, _button: Button) -> None:
        if number < len(self._ids):  # else the thing went while the click was on its way
            self._on_click(self._ids[number])


def _lay(layout: Layout, scene: Scene, area: HitArea) -> None:
    """Put a button where the area is, in parts of the picture, whatever its size on the screen."""
    box = area.rect
    with layout.hold_sync():
        layout.left = f"{box.x / scene.width:.3%}"
        layout.top = f"{box.y / scene.height:.3%}"
        layout.width = f"{box.width / scene.width:.3%}"
        layout.height = f"{box.height / scene.height:.3%}"
        layout.display = None
