"""The board without a browser: what it shows, whom it tells, where the keyboard is."""

from __future__ import annotations

import pytest
from ipywidgets import Button, Widget

from kasino_teach.engine import Position
from kasino_teach.scene import Scene, SceneState, layout
from kasino_teach.translator import Translator
from kasino_teach.widgets.board import Board, Look

LINE = (
    "finnish-duel 2c8sKhQd5c9h Ac4c9cJh/5s6s9sJs 0 5dKd6c4sJd9d2hTs "
    "2d3h3s4d5h6h7c8d8hTdThJcQcKcKs/AdAhAs2s3c3d4h6d7d7h7s8cTcQs 0/1 0"
)


class Owner:
    """An owner as small as can be: picked things are selected, and can vanish."""

    def __init__(self, **options: object) -> None:
        self.picked: list[str] = []
        self.looks: list[Look] = []
        self.cleared = 0
        self.hidden: frozenset[str] = frozenset()
        self.play = Button(description="Play")
        self.board = Board(
            self.draw,
            self.picked.append,
            on_clear=self.clear,
            actions=[self.play],
            **options,  # type: ignore[arg-type]
        )

    def draw(self, look: Look) -> Scene:
        self.looks.append(look)
        state = SceneState(focus=look.focus, hidden=self.hidden)
        return layout(Position.parse(LINE), theme=look.theme, state=state)

    def clear(self) -> None:
        self.cleared += 1

    def press(self, *keys: str) -> None:
        for key in keys:
            shift, _, name = key.rpartition("+")
            self.board._on_key(name, bool(shift), False, False)

    def names(self) -> list[str]:
        """The names of the buttons over the picture that can be pressed."""
        buttons = self.board._hits.buttons
        return [b.description for b in buttons if b.layout.display != "none"]


@pytest.fixture
def owner() -> Owner:
    return Owner()


@pytest.fixture
def focused(monkeypatch: pytest.MonkeyPatch) -> list[Widget]:
    """The widgets that were given the focus."""
    widgets: list[Widget] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda widget: widgets.append(widget))
    return widgets


def test_every_card_has_a_named_button_the_hand_first(owner: Owner) -> None:
    assert owner.names()[:5] == [
        "ace of clubs, in hand",
        "four of clubs, in hand",
        "nine of clubs, in hand",
        "jack of hearts, in hand",
        "two of clubs, on the table",
    ]
    assert len(owner.names()) == 10
    assert not any(button.tabbable for button in owner.board._hits.buttons)


def test_a_click_tells_which_and_selected_ones_say_so(owner: Owner) -> None:
    owner.board._hits.buttons[1].click()
    assert owner.picked == ["hand:4c"]
    owner.board.show(selected=owner.picked)
    assert owner.names()[1] == "four of clubs, in hand, selected"


def test_buttons_left_over_are_hidden_and_do_nothing(owner: Owner) -> None:
    owner.hidden = frozenset({"hand:4c"})
    owner.board.show()
    assert len(owner.names()) == 9
    owner.board._hits.buttons[9].click()
    assert owner.picked == []


def test_the_first_key_only_shows_where_the_keyboard_is(owner: Owner) -> None:
    owner.press(" ")
    assert owner.picked == []
    assert owner.looks[-1].focus == "hand:Ac"
    owner.press("ArrowRight", "Enter", "ArrowUp", " ")
    assert owner.picked == ["hand:4c", "table:8s"]


def test_the_keyboard_stays_near_what_has_gone(owner: Owner) -> None:
    owner.press("End", "End")
    owner.hidden = frozenset({"hand:Jh"})
    owner.board.show()
    assert owner.looks[-1].focus == "hand:9c"


def test_tab_and_escape_hand_the_focus_on(owner: Owner, focused: list[Widget]) -> None:
    owner.press("ArrowRight", "Tab")
    assert focused == [owner.play]
    assert owner.looks[-1].focus is None
    owner.press("Shift+Tab")
    assert focused[-1] is owner.board._skip
    owner.press("Escape")
    assert focused[-1] is owner.play
    assert owner.cleared == 1


def test_tab_never_leads_to_a_button_that_is_off(owner: Owner, focused: list[Widget]) -> None:
    owner.play.disabled = True
    owner.press("Tab")
    assert focused == [owner.board._size_button]


def test_unknown_keys_do_nothing(owner: Owner, focused: list[Widget]) -> None:
    owner.press("a", "Shift", "PageDown")
    assert (owner.picked, focused) == ([], [])


def test_what_is_said_is_escaped(owner: Owner) -> None:
    owner.board.say("<b>2 & 3</b>")
    said = owner.board._status.value
    assert "&lt;b&gt;2 &amp; 3&lt;/b&gt;" in said
    assert 'role="status" aria-live="polite"' in said


def test_a_failing_picture_leaves_the_board_as_it_was(owner: Owner) -> None:
    before, names = owner.board.scene, owner.names()

    def fail(look: Look) -> Scene:
        raise ValueError(look)

    with pytest.raises(ValueError, match="Look"):
        owner.board.show(fail)
    assert owner.board.scene is before
    owner.board.show()
    assert owner.names() == names


@pytest.mark.parametrize(("theme", "drawn"), [("auto", 2), ("light", 1), ("dark", 1)])
def test_only_the_themes_that_can_be_seen_are_painted(theme: str, drawn: int) -> None:
    board = Owner(theme=theme).board
    assert sum(bool(canvas._calls) for canvas in board._canvases.values()) == drawn


def test_size_and_colours_go_round(owner: Owner) -> None:
    size, colours = owner.board._size_button, owner.board._theme_button
    seen = []
    for _ in range(4):
        size.click()
        colours.click()
        seen.append((size.description, colours.description, owner.board._stage.layout.width))
    assert seen[0] == ("Size: 100 %", "Colours: light", "860px")
    assert seen[2][1:] == ("Colours: automatic", "1290px")
    assert seen[3][0] == "Size: fits the window"
    assert "100vh" in seen[3][2]


def test_nothing_to_pick_is_said_so(focused: list[Widget]) -> None:
    owner = Owner(pickable=lambda _area: False)
    assert owner.names() == []
    assert "choose" not in owner.board._canvases["light"].tooltip
    owner.press("ArrowRight", " ", "Tab")
    assert focused == [owner.play]


def test_words_are_in_the_language_asked_for() -> None:
    board = Owner(tr=Translator("fi")).board
    assert board._size_button.description != Owner().board._size_button.description


def test_on_paper_the_board_is_a_picture_with_words(owner: Owner) -> None:
    bundle = owner.board._repr_mimebundle_()
    assert str(bundle["text/html"]).startswith('<img src="data:image/svg+xml;base64,')
    assert 'alt="It is your turn.' in str(bundle["text/html"])
    assert bundle["text/plain"] == owner.board.scene.description
    assert "application/vnd.jupyter.widget-view+json" in bundle
    again = Owner().board._repr_mimebundle_()
    assert all(again[kind] == bundle[kind] for kind in ("text/html", "text/plain"))
