"""The table as a picture one can play on, with pointer, finger, keyboard or screen reader."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from html import escape
from typing import Final, NamedTuple

from ipywidgets import HTML, Box, Button, HBox, VBox, Widget
from traitlets import Enum, observe

from kasino_teach.messages import message
from kasino_teach.scene import DARK, LIGHT, HitArea, Scene, Theme
from kasino_teach.translator import Translator
from kasino_teach.widgets.buttons import text_button
from kasino_teach.widgets.canvas import SceneCanvas
from kasino_teach.widgets.hits import HitButtons
from kasino_teach.widgets.keys import MOVES, nearest, neighbour, place
from kasino_teach.widgets.keys_help import keys_help
from kasino_teach.widgets.sizes import AROUND, SIZES, size_rules
from kasino_teach.widgets.static import StaticFallback
from kasino_teach.widgets.status import StatusLine
from kasino_teach.widgets.style import style_sheet

THEMES: Final = {
    "auto": message("Colours: automatic"),
    "light": message("Colours: light"),
    "dark": message("Colours: dark"),
}


class Look(NamedTuple):
    """What the board itself knows of a picture: its colours, and which thing the keyboard is on."""

    theme: Theme
    focus: str | None = None


SceneOf = Callable[[Look], Scene]


def is_card(area: HitArea) -> bool:
    """Whether an area is a card in the hand, or a card or build on the table."""
    return area.kind in ("hand", "table", "build")


class Board(StaticFallback, VBox):
    """A scene that can be played on. It holds no game: its owner draws, and is told what was picked.

    `scene_of(look)` draws what is to be seen now, in the theme and with the focus of `look`.
    `on_pick(id)` is told the id of each area that is picked; `on_clear()` that Escape was pressed.
    `pickable(area)` says which of a scene's hit areas can be picked. `actions` are the owner's
    buttons; they stand below the picture, and Tab leads from the picture to the first enabled one.

    The owner calls :meth:`show` whenever something changed and :meth:`say` to tell what happened.

    `theme`: `auto` follows JupyterLab (both pictures are painted, the style sheet shows one),
    `light` and `dark` stay. `size`: `fit` keeps the whole board within the window, the others are
    fixed, and words and buttons grow with the picture (see `sizes`). Both can be set at any time, and
    changed with the buttons below the board.
    `status` is the line that says what happened; buttons that are made before the board share it.
    `around` are the px of a window's height that stay free for what stands around the picture.

    Every area is a real button laid over the picture, with its name: a pointer, a finger, a screen
    reader and speech input need no canvas. The picture is one stop of the Tab key; there the arrow
    keys, Home and End move, Space and Enter pick, Escape clears and leaves. Tab leaves too, but only
    once the kernel is free to say so: while it computes, the picture keeps the keyboard.
    """

    theme = Enum(tuple(THEMES), "auto")
    size = Enum(tuple(SIZES), "fit")

    def __init__(
        self,
        scene_of: SceneOf,
        on_pick: Callable[[str], None],
        *,
        on_clear: Callable[[], None] = lambda: None,
        pickable: Callable[[HitArea], bool] = is_card,
        actions: Sequence[Button] = (),
        tr: Translator | None = None,
        status: StatusLine | None = None,
        theme: str = "auto",
        size: str = "fit",
        around: int = AROUND,
    ) -> None:
        self._scene_of, self._on_pick, self._on_clear = scene_of, on_pick, on_clear
        self._pickable, self._actions = pickable, tuple(actions)
        self._tr = tr = tr or Translator()
        self.status = status = status or StatusLine(tr)
        self._around = around
        self._areas: Sequence[HitArea] = ()
        self._selected: frozenset[str] = frozenset()
        self._cursor: HitArea | None = None
        self._entered = False

        self._canvases = {shade: SceneCanvas(status.guarded) for shade in ("light", "dark")}
        for shade, canvas in self._canvases.items():
            canvas.add_class(f"kasino-{shade}")
            canvas.on_key_down(status.guarded(self._on_key))
        self._hits = HitButtons(status.guarded(self._on_click))
        self._stage = Box(tuple(self._canvases.values()))
        self._stage.add_class("kasino-stage")
        self._skip = text_button(status, tr.text("Skip the card table"), self._leave)
        for name in ("kasino-unseen", "kasino-skip"):
            self._skip.add_class(name)
        self._words_of_picture = HTML()
        self._words_of_picture.add_class("kasino-unseen")
        self._size_rules = HTML(layout={"display": "none"})
        self._size_button = text_button(status, "", partial(self._next, "size", SIZES))
        self._theme_button = text_button(status, "", partial(self._next, "theme", THEMES))

        super().__init__(theme=theme, size=size)
        scroll = Box([self._stage])
        scroll.add_class("kasino-scroll")
        self.add_class("kasino-board")
        self.add_class(self._own_class)
        self.children = (
            style_sheet(),
            self._size_rules,
            self._skip,
            scroll,
            self._words_of_picture,
            *([_row(self._actions)] if self._actions else []),
            status,
            _row([self._size_button, self._theme_button, keys_help(tr)]),
        )
        self.show()
        self.say(self.scene.title)

    def show(
        self, scene_of: SceneOf | None = None, *, selected: Collection[str] | None = None
    ) -> None:
        """Draw anew, with another way to draw if given.

        `selected` are the ids whose buttons say that they are selected; it stays until given again.
        If the thing the keyboard is on has gone, the keyboard is on the nearest one of its zone.
        An exception of `scene_of` leaves the board as it was.
        """
        draw = scene_of or self._scene_of
        plain = draw(Look(LIGHT))
        areas = [area for area in plain.hit_areas if self._pickable(area)]
        cursor = self._cursor_among(areas)
        focus = cursor.id if cursor and self._entered else None
        looks = {"light": Look(LIGHT, focus), "dark": Look(DARK, focus)}
        scenes = {
            shade: plain if look == Look(LIGHT) else draw(look)
            for shade, look in looks.items()
            if self.theme in ("auto", shade)
        }
        # From here on nothing can fail: the board is either the old one or the new one.
        self._scene_of, self.scene = draw, plain
        self._areas, self._cursor = areas, cursor
        self._selected = self._selected if selected is None else frozenset(selected)
        for shade, scene in scenes.items():
            self._canvases[shade].show(scene, name=self._name())
        self._hits.show(self.scene, areas, self._label)
        children = (*self._canvases.values(), *self._hits.buttons)
        if self._stage.children != children:
            self._stage.children = children
        self._words_of_picture.value = f"<p>{escape(self.scene.description)}</p>"
        self._fit()

    def say(self, text: str, *, heard: str = "") -> None:
        """Tell, below the board and to screen readers, what happened or what is to be done.

        `heard` is for screen readers alone, and comes first: what is seen elsewhere.
        """
        self.status.say(text, heard=heard)

    def enter(self) -> None:
        """Hand the keyboard to the picture, as Tab does."""
        for canvas in self._canvases.values():
            canvas.focus()  # the one that is out of sight ignores it

    def static_scene(self) -> Scene:
        """The picture for paper."""
        return self.scene

    def _name(self) -> str:
        if self._areas:
            return self._tr.text(
                "Card table. Arrow keys choose a card, Space picks it, Tab leaves."
            )
        return self._tr.text("Card table. Tab leaves.")

    def _cursor_among(self, areas: Sequence[HitArea]) -> HitArea | None:
        """Where the keyboard is in a new picture: on the same thing, or the nearest to where it was."""
        if self._cursor is None:
            return None
        same = (area for area in areas if area.id == self._cursor.id)
        return next(same, None) or nearest(areas, self._cursor)

    def _label(self, area: HitArea) -> str:
        """What an area is called: the thing, where it is, and whether it is selected."""
        say, thing = self._tr.text, area.label
        if area.kind == "hand":
            label = say("{thing}, in hand", thing=thing)
        else:
            label = say("{thing}, on the table", thing=thing)
        return say("{thing}, selected", thing=label) if area.id in self._selected else label

    def _on_click(self, id_: str) -> None:
        was_entered, self._entered = self._entered, False
        self._cursor = next((area for area in self._areas if area.id == id_), None)
        if was_entered:
            self.show()
        self._on_pick(id_)

    def _on_key(self, key: str, shift: bool, _ctrl: bool, _meta: bool) -> None:
        # The canvas swallows every key: what leaves it must be handed on.
        if key == "Tab":
            self._leave(backwards=shift)
        elif key == "Escape":
            self._on_clear()
            self._leave()
        elif key in MOVES:
            self._move(key)
        elif key in ("Enter", " "):
            if self._entered and self._cursor:
                self._on_pick(self._cursor.id)
            else:  # nobody sees yet what would be picked
                self._move(key)

    def _move(self, key: str) -> None:
        if self._entered and key in MOVES:
            self._cursor = neighbour(self._areas, self._cursor, key)
        else:
            self._cursor = self._cursor or neighbour(self._areas, None, key)
        self._entered = True
        self.show()
        if self._cursor:
            number, count = place(self._areas, self._cursor)
            thing = self._label(self._cursor)
            self.say(self._tr.text("{thing}, {n} of {count}", thing=thing, n=number, count=count))

    def _leave(self, *, backwards: bool = False) -> None:
        if self._entered:
            self._entered = False
            self.show()
        onwards = (button for button in self._actions if not button.disabled)
        (self._skip if backwards else next(onwards, self._size_button)).focus()

    def _next(self, trait: str, choices: Mapping[str, str]) -> None:
        values = tuple(choices)
        setattr(self, trait, values[(values.index(getattr(self, trait)) + 1) % len(values)])

    @observe("size", "theme")
    def _on_trait(self, _change: object) -> None:
        if self.children:  # else it is still being made
            self.show()

    @property
    def _own_class(self) -> str:
        return f"kasino-{self.model_id}"

    def _fit(self) -> None:
        width, height = self.scene.width, self.scene.height
        rules = size_rules(self._own_class, self.size, width, height, self._around)
        self._size_rules.value = f"<style>{rules}</style>"
        _set_class(self._stage, "kasino-auto", on=self.theme == "auto")
        _set_class(self._stage, "kasino-as-dark", on=self.theme == "dark")
        self._size_button.description = self._tr.text(SIZES[self.size])
        self._theme_button.description = self._tr.text(THEMES[self.theme])


def _row(widgets: Sequence[Widget]) -> HBox:
    row = HBox(widgets, layout={"flex_flow": "row wrap"})
    row.add_class("kasino-row")
    return row


def _set_class(box: Box, name: str, *, on: bool) -> None:
    if on:
        box.add_class(name)
    else:
        box.remove_class(name)
