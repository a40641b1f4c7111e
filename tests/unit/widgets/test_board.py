"""The board without a browser: what it shows, whom it tells, where the keyboard is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from ipywidgets import Button

from kasino_teach.engine import Position
from kasino_teach.scene import Scene, SceneState, layout
from kasino_teach.translator import Translator
from kasino_teach.widgets.board import Board, Look
from tests.helpers.widget_page import WidgetPage

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


@pytest.fixture
def owner() -> Owner:
    return Owner()


@pytest.fixture
def page(owner: Owner) -> WidgetPage:
    return WidgetPage(owner.board)


def test_every_card_has_a_named_button_the_hand_first(page: WidgetPage) -> None:
    assert page.things[:5] == [
        "ace of clubs, in hand",
        "four of clubs, in hand",
        "nine of clubs, in hand",
        "jack of hearts, in hand",
        "two of clubs, on the table",
    ]
    assert len(page.things) == 10


def test_a_click_tells_which_and_selected_ones_say_so(owner: Owner, page: WidgetPage) -> None:
    page.click("four of clubs")
    assert owner.picked == ["hand:4c"]
    owner.board.show(selected=owner.picked)
    assert page.things[1] == "four of clubs, in hand, selected"


def test_buttons_left_over_are_hidden_and_do_nothing(owner: Owner, page: WidgetPage) -> None:
    last = page.button(page.things[-1])
    owner.hidden = frozenset({"hand:4c"})
    owner.board.show()
    assert len(page.things) == 9
    last.click()  # it was on its way when the card went
    assert owner.picked == []


def test_the_first_key_only_shows_where_the_keyboard_is(owner: Owner, page: WidgetPage) -> None:
    page.press(" ")
    assert owner.picked == []
    assert owner.looks[-1].focus == "hand:Ac"
    assert page.status == "ace of clubs, in hand, 1 of 4"
    page.press("ArrowRight", "Enter", "ArrowUp", " ")
    assert owner.picked == ["hand:4c", "table:8s"]


def test_the_keyboard_stays_near_what_has_gone(owner: Owner, page: WidgetPage) -> None:
    page.press("End", "End")
    owner.hidden = frozenset({"hand:Jh"})
    owner.board.show()
    assert owner.looks[-1].focus == "hand:9c"


def test_tab_and_escape_hand_the_focus_on(
    owner: Owner, page: WidgetPage, focused: Callable[[], list[str]]
) -> None:
    page.press("ArrowRight", "Tab")
    assert focused() == ["Play"]
    assert owner.looks[-1].focus is None
    page.press("Shift+Tab")
    assert focused()[-1] == "Skip the card table"
    page.press("Escape")
    assert focused()[-1] == "Play"
    assert owner.cleared == 1


def test_skip_leads_past_the_picture(page: WidgetPage, focused: Callable[[], list[str]]) -> None:
    assert page.buttons[0] == "Skip the card table"
    page.click("Skip")
    assert focused() == ["Play"]


def test_tab_never_leads_to_a_button_that_is_off(
    owner: Owner, page: WidgetPage, focused: Callable[[], list[str]]
) -> None:
    owner.play.disabled = True
    page.press("Tab")
    assert focused() == ["Size: fits the window"]


def test_unknown_keys_do_nothing(
    owner: Owner, page: WidgetPage, focused: Callable[[], list[str]]
) -> None:
    page.press("a", "Shift", "PageDown")
    assert (owner.picked, focused()) == ([], [])


def test_what_is_said_goes_to_the_page_as_text(owner: Owner, page: WidgetPage) -> None:
    owner.board.say("<b>2 & 3</b>")
    assert page.status == "<b>2 & 3</b>"
    assert "innerHTML" not in str(owner.board.status._esm)


def test_a_failing_picture_leaves_the_board_as_it_was(owner: Owner, page: WidgetPage) -> None:
    before, things = owner.board.scene, page.things

    def fail(look: Look) -> Scene:
        raise ValueError(look)

    with pytest.raises(ValueError, match="Look"):
        owner.board.show(fail)
    assert owner.board.scene is before
    owner.board.show()
    assert page.things == things


@pytest.mark.parametrize(("theme", "drawn"), [("auto", 2), ("light", 1), ("dark", 1)])
def test_only_the_themes_that_can_be_seen_are_painted(theme: str, drawn: int) -> None:
    page = WidgetPage(Owner(theme=theme).board)
    assert [canvas.width for canvas in page.canvases].count(2 * 860) == drawn


def test_size_and_colours_go_round(page: WidgetPage) -> None:
    def size(unit: str) -> str:
        return f"max(0.6512px, min((100cqw - 12px) / 860, {unit}))"

    seen = []
    for _ in range(4):
        page.click("Size")
        page.click("Colours")
        seen.append((*page.buttons[-2:], page.unit))
    assert seen[0] == ("Size: 100 %", "Colours: light", size("1px"))
    assert seen[2][1:] == ("Colours: automatic", size("1.5px"))
    assert seen[3][0] == "Size: fits the window"
    assert "100vh" in seen[3][2]


def test_nothing_to_pick_is_said_so(focused: Callable[[], list[str]]) -> None:
    page = WidgetPage(Owner(pickable=lambda _area: False).board)
    assert page.things == []
    assert page.canvases[0].tooltip == "Card table. Tab leaves."
    page.press("ArrowRight", " ", "Tab")
    assert focused() == ["Play"]


def test_words_are_in_the_language_asked_for() -> None:
    finnish = WidgetPage(Owner(tr=Translator("fi")).board)
    assert finnish.buttons[-2:] == ["Koko: sopii ikkunaan", "Värit: automaattiset"]


def test_on_paper_the_board_is_a_picture_with_words(owner: Owner) -> None:
    assert owner.board.static_html().startswith('<img src="data:image/svg+xml;base64,')
    assert 'alt="It is your turn.' in owner.board.static_html()
    assert owner.board.static_text() == owner.board.scene.description
    assert owner.board.still() == Owner().board.still()
