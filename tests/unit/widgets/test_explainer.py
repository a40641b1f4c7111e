"""The explainer without a browser: its steps, its words, and what it leaves on paper."""

from __future__ import annotations

import re

import pytest

from kasino_teach.engine import Position, parse_move
from kasino_teach.errors import NotationError
from kasino_teach.translator import LanguageError
from kasino_teach.widgets.explainer import Explainer
from tests.helpers.widget_page import WidgetPage

POSITION = Position.parse("finnish 3h5c8dTc KsAs2s4d/9h9sQd7c 0 ?8 -/- 0/0 -")
CAPTURE = "Ksx5c+8d,3h+Tc"


def test_next_and_back_go_through_the_steps() -> None:
    page = WidgetPage(Explainer(POSITION, CAPTURE))
    assert page.status == "Step 1 of 6: The king of spades is worth 13."
    assert page.buttons[1:3] == ["(Back)", "Next"]
    for n in range(2, 6):
        page.click("Next")
        assert page.status.startswith(f"Step {n} of 6: ")
        assert page.buttons[1:3] == ["Back", "Next"]
    page.click("Next")
    assert page.buttons[1:3] == ["Back", "From the start"]
    page.click("Back")
    assert page.status.startswith("Step 5 of 6: ")
    page.click("Next")
    page.click("From the start")
    assert page.status.startswith("Step 1 of 6: ")


def test_back_at_the_first_step_stays_there() -> None:
    explainer = Explainer(POSITION, CAPTURE)
    explainer.back()
    assert explainer.step == explainer.steps[0]
    explainer.next()
    assert explainer.step == explainer.steps[1]


def test_a_move_and_its_text_are_the_same() -> None:
    move = parse_move(POSITION, CAPTURE)
    assert Explainer(POSITION, move).steps == Explainer(POSITION, CAPTURE).steps


def test_on_paper_stand_the_picture_with_the_groups_and_every_sentence() -> None:
    explainer = Explainer(POSITION, CAPTURE)
    html, plain = explainer.static_html(), explainer.static_text()
    assert html.startswith('<img src="data:image/svg+xml;base64,')
    assert "Group B: five of clubs, eight of diamonds" in html
    assert html.count("<li>") == 6
    assert plain.splitlines()[2] == ("2. The three of hearts and the ten of clubs: 3 + 10 = 13.")
    assert explainer.still() == Explainer(POSITION, CAPTURE).still()


def test_a_refused_move_is_explained_too() -> None:
    explainer = Explainer(POSITION, "4dx5c+8d", "nb")
    assert not explainer.steps[-1].ok
    title = "Ikke lov: Ta inn kløver 5 og ruter 8 med ruter 4."
    assert explainer.static_text().startswith(f"{title}\n")
    assert f"<p>{title}</p>" in explainer.static_html()
    assert "5 + 8 blir 13, men ruter 4 tar 4." in explainer.static_text()


def test_builds_are_pointed_at() -> None:
    position = Position.parse("norwegian 9c[3c4d=7@1] 7h2s/9h9s 0 ?8 -/- 0/0 -")
    text = Explainer(position, "7hx[3c4d]").static_html()
    assert "Group A: " in text


def test_a_group_keeps_its_letter_through_the_steps() -> None:
    explainer = Explainer(POSITION, CAPTURE)
    page = WidgetPage(explainer)
    letters: dict[str, set[str]] = {}
    for _ in explainer.steps:
        for found in re.finditer(r"Group (\w): ([^(]+) \(", page.text):
            letters.setdefault(found[2], set()).add(found[1])
        explainer.next()
    assert letters == {
        "three of hearts, ten of clubs": {"A"},
        "five of clubs, eight of diamonds": {"B"},
    }


def test_other_hands_stay_hidden() -> None:
    html = Explainer(POSITION, CAPTURE).static_html()
    assert "nine of hearts" not in html


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(NotationError):
        Explainer(POSITION, "nonsense")
    with pytest.raises(LanguageError):
        Explainer(POSITION, CAPTURE, "sv")
