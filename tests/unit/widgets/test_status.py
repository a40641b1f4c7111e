"""What a board says, and that nothing which goes wrong in a callback is kept from whoever pressed."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from ipywidgets import Button

from kasino_teach.engine import Position, parse_move
from kasino_teach.errors import KasinoError
from kasino_teach.puzzles import load_shipped
from kasino_teach.translator import LANGUAGES, Translator
from kasino_teach.widgets.board import Board
from kasino_teach.widgets.explainer import Explainer
from kasino_teach.widgets.puzzle import PuzzleWidget
from kasino_teach.widgets.status import StatusLine
from tests.helpers.widget_page import WidgetPage

EN = Translator("en")
PUZZLES = load_shipped("finnish-last-hand")


@pytest.fixture
def status() -> StatusLine:
    return StatusLine(EN)


def test_the_same_text_twice_is_two_things_said(status: StatusLine) -> None:
    sent: list[dict[str, object]] = []
    status.observe(lambda change: sent.append({"number": change["new"]}), "number")
    status.say("No.")
    status.say("No.")
    assert sent == [{"number": 1}, {"number": 2}]
    assert status.said == "No."


def test_a_warning_stays_until_something_is_said(status: StatusLine) -> None:
    status.say("Choose.", heard="The table.")
    status.warn("It broke.")
    assert (status.said, status.heard, status.alarm) == ("Choose.", "", "It broke.")
    status.say("Choose.")
    assert status.alarm == ""


def test_errors_of_ours_are_told_in_their_own_words(
    status: StatusLine, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise KasinoError("the pack is over")

    status.guarded(fail)()
    assert status.alarm == "That cannot be done: the pack is over. Choose something else."
    assert not caplog.records


def test_other_errors_are_told_and_logged(
    status: StatusLine, caplog: pytest.LogCaptureFixture
) -> None:
    status.guarded(_fail)()
    assert "(ZeroDivisionError). Try again" in status.alarm
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "ZeroDivisionError" in caplog.text
    assert "Traceback" in caplog.text


def test_an_interrupt_is_told(status: StatusLine) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    status.guarded(interrupt)()
    assert status.alarm.startswith("Interrupted.")


def _fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError


def _puzzle(lang: str) -> PuzzleWidget:
    widget = PuzzleWidget(PUZZLES[:2], lang)
    widget.choose(str(widget.puzzle.position.hand[0]))
    return widget


def _answered(lang: str) -> PuzzleWidget:
    widget = _puzzle(lang)
    widget.show_answer()
    return widget


def _explainer(lang: str) -> Explainer:
    position = Position.parse("finnish 4c4d9s 4h/Ks 0 - -/- 0/0 0")
    return Explainer(position, parse_move(position, "4hx4c"), lang)


MAKERS = (_puzzle, _answered, _explainer)
WIDGETS: list[Callable[[str], PuzzleWidget | Explainer]] = [*MAKERS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("make", WIDGETS)
def test_no_button_and_no_key_fails_in_silence(
    make: Callable[[str], PuzzleWidget | Explainer],
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever is pressed while nothing can be drawn: it is told on the board, and nowhere raised."""
    page = WidgetPage(make(lang))
    pressable = [w for w in page.seen() if isinstance(w, Button) and not w.disabled]
    logged = _count_logged(monkeypatch)
    monkeypatch.setattr(Board, "show", _fail)
    monkeypatch.setattr(Button, "focus", _fail)
    monkeypatch.setattr("kasino_teach.widgets.puzzle.answer_html.details", _fail)
    assert len(pressable) > 3
    for button in pressable:
        before = logged[0]
        page.seen_line.alarm = ""
        button.click()
        assert "(ZeroDivisionError)" in page.alarm, button.description
        assert logged[0] == before + 1, button.description
    page.seen_line.alarm = ""
    page.press("Tab")
    assert "(ZeroDivisionError)" in page.alarm


def _count_logged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often our own log got a traceback, in a list of one number."""
    count = [0]

    def note(*_: object) -> None:
        count[0] += 1

    monkeypatch.setattr("kasino_teach.widgets.status._LOG.exception", note)
    return count


def test_every_callback_passes_the_guard(root: Path) -> None:
    """Whoever adds a button by hand is told to use `text_button`, or `guarded`."""
    doors = re.compile(r"\.(on_click|on_key_down|on_client_ready|on_msg|on_mouse_\w+)\((.*)")
    found = [
        (path.name, call[2])
        for path in (root / "kasino_teach/widgets").glob("*.py")
        for call in doors.finditer(path.read_text("utf-8"))
    ]
    assert len(found) >= 4
    guarded = {
        ("buttons.py", "lambda _: pressed())"),
        ("hits.py", "partial(self._clicked, number))"),
    }
    assert {place for place in found if "guarded(" not in place[1]} == guarded
