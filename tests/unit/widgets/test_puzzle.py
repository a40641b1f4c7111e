"""The puzzle widget without a browser: choosing, refusals, grades, lines, and what stays secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from comm.base_comm import BaseComm
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances

from kasino_teach.engine import Position, format_move
from kasino_teach.errors import KasinoError
from kasino_teach.explain import move_in_words
from kasino_teach.notation import Capture
from kasino_teach.puzzles import Grade, Origin, Puzzle, answer, load_shipped
from kasino_teach.scene import Text
from kasino_teach.translator import LanguageError, Translator
from kasino_teach.widgets.puzzle import Attempt, PuzzleWidget

FIRST = Puzzle(
    Position.parse(
        "finnish 3h4h6sKh AdAh5d/2s4d7h8d 1 - Ac2c2d3c4c4s5c5h7c7s9dTcTdTsJdJhQcQdQhKcKs"
        "/As2h3d3s5s6c6d6h7d8c8h8s9c9h9sThJcJsQsKd 0/0 1"
    ),
    Origin(1, 16, 41, ("greedy", "greedy")),
    "generator 1, solver 1",
)
PUZZLES = (FIRST, *(p for p in load_shipped("finnish-last-hand") if p.id != FIRST.id))
HARD = next(p for p in PUZZLES if len(p.position.loose) > 6)
EN = Translator("en")


@pytest.fixture
def widget() -> PuzzleWidget:
    return PuzzleWidget(PUZZLES[:3])


@pytest.fixture
def focused(monkeypatch: pytest.MonkeyPatch) -> list[Widget]:
    """The widgets that were given the focus."""
    widgets: list[Widget] = []
    monkeypatch.setattr("ipywidgets.DOMWidget.focus", lambda widget: widgets.append(widget))
    return widgets


def said(widget: PuzzleWidget) -> str:
    text = unescape(widget._board._status.value)
    return text.partition(">")[2].removesuffix("</div>")


def face(widget: PuzzleWidget) -> tuple[str, str]:
    """What stands where no widget lives: plain text and HTML."""
    bundle = widget._repr_mimebundle_()
    return str(bundle["text/plain"]), str(bundle["text/html"])


def offered(widget: PuzzleWidget) -> list[str]:
    """The buttons that are there; those that are off in brackets."""
    there = [b for b in widget.buttons.all if b.layout.display != "none"]
    return [f"({b.description})" if b.disabled else b.description for b in there]


def of(line: str) -> Puzzle:
    return Puzzle(Position.parse(line), Origin(0, 0, 0, ("a", "b")), "by hand")


def choose_best(widget: PuzzleWidget) -> Grade:
    graded = answer(widget.puzzle)
    (best,) = graded.best
    assert isinstance(best, Capture)
    widget.choose(str(best.card), *map(str, best.taken))
    return graded


def test_choosing_is_told_and_not_judged(widget: PuzzleWidget) -> None:
    assert said(widget) == "Choose a card from your hand."
    assert offered(widget) == ["(Play)", "(Choose again)"]
    widget.choose("3h")
    assert said(widget) == "Chosen on the table: the three of hearts. Choose a card to play."
    widget.choose("2s")
    assert said(widget) == "The two of spades, worth 15. Chosen: the three of hearts."
    assert offered(widget) == ["Take the cards", "Choose again"]
    widget.choose("Kh")
    assert said(widget) == "The two of spades, worth 15. Chosen: 3 + 13 = 16."
    widget.choose("3h", "Kh")
    assert said(widget) == "The two of spades, worth 15. Choose cards to take, or trail it."
    assert offered(widget) == ["Trail the card", "Choose again"]
    widget.buttons.clear.click()
    assert said(widget) == "Choose a card from your hand."
    assert widget.attempts == []


def test_picks_on_the_board_choose(widget: PuzzleWidget) -> None:
    for button in widget._board._hits.buttons:
        if button.description.startswith(("four of diamonds", "four of hearts")):
            button.click()
    assert [str(move) for move in widget.meant] == ["4dx4h"]
    names = [button.description for button in widget._board._hits.buttons]
    assert "four of diamonds, in hand, selected" in names
    assert "four of hearts, on the table, selected" in names
    assert not any(
        "ace of diamonds" in name for name in names
    )  # the other hand is not to be played


def test_the_best_move(widget: PuzzleWidget, focused: list[Widget]) -> None:
    graded = choose_best(widget)
    widget.buttons.play[0].click()
    assert said(widget) == "The best move: every other one is worth less."
    move = format_move(widget.puzzle.position, graded.move)
    assert widget.attempts == [Attempt(widget.puzzle.id, move, "best", 0, False)]
    assert offered(widget) == ["(Back)", "Next", "Try again", "Next puzzle"]
    assert focused == [widget.buttons.next]
    assert "With best play after it you end the pack 4 points ahead." in widget._details.value
    assert not any(b.layout.display != "none" for b in widget._board._hits.buttons)


def test_a_costly_move_is_explained(widget: PuzzleWidget) -> None:
    widget.choose("7h", "3h", "4h")
    widget.buttons.play[0].click()
    assert said(widget) == (
        "A costly move: it gives away 4 points. "
        "The best move: Take the four of hearts with the four of diamonds."
    )
    details = unescape(widget._details.value)
    graded = answer(widget.puzzle)
    assert details.count("<tr") == 1 + len(graded.values)
    assert details.count(">yours<") == details.count(">best<") == 1
    assert "level after your move, 4 points ahead after the best one." in details
    assert [(attempt.result, attempt.lost) for attempt in widget.attempts] == [("weak", 4)]
    assert "Show the best line" in offered(widget)


def test_lines_are_walked(widget: PuzzleWidget, focused: list[Widget]) -> None:
    widget.choose("7h", "3h", "4h")
    widget.buttons.play[0].click()
    position = widget.puzzle.position
    count = position.left_to_play + 1
    pictures = [widget._board.scene]
    for n in range(2, count + 1):
        widget.buttons.next.click()
        assert said(widget).startswith(f"Step {n} of {count}: ")
        pictures.append(widget._board.scene)
    assert len(set(pictures)) == count
    assert " in all." in said(widget)
    assert widget.buttons.next.description == "From the start"
    widget.buttons.next.click()
    assert said(widget).startswith(f"Step 1 of {count}: You take the three of hearts")
    widget.buttons.next.click()
    focused.clear()
    widget.buttons.back.click()
    assert said(widget).startswith("Step 1 ")
    assert focused == [widget.buttons.next]
    widget.buttons.line.click()
    assert said(widget).startswith(f"Step 1 of {count}: You take the four of hearts")
    assert widget.buttons.line.description == "Show your line"
    widget.buttons.line.click()
    assert said(widget).startswith(f"Step 1 of {count}: You take the three of hearts")
    widget.choose("7h")  # after the answer picks mean nothing
    widget.clear()
    assert said(widget).startswith("Step 1")


def test_an_illegal_answer_costs_nothing(widget: PuzzleWidget) -> None:
    widget.choose("4d", "3h")
    widget.buttons.play[0].click()
    assert said(widget) == (
        "That is not allowed. On the table the three of hearts counts 3, but the four of diamonds "
        "takes 4. It cost nothing: choose again."
    )
    assert widget.attempts == [Attempt(widget.puzzle.id, "4dx3h", "illegal", None, False)]
    assert widget._details.value == ""
    assert offered(widget) == ["Take the cards", "Choose again", "Show the answer"]
    widget.choose("3h", "4h")
    widget.buttons.play[0].click()
    assert widget.attempts[1].result == "best"
    assert not widget.attempts[1].after_answer


def test_giving_up_shows_the_answer(widget: PuzzleWidget, focused: list[Widget]) -> None:
    widget.choose("4d", "3h")
    widget.buttons.play[0].click()
    widget.buttons.show.click()
    assert said(widget) == "The best move: Take the four of hearts with the four of diamonds."
    assert ">yours<" not in widget._details.value
    assert [attempt.result for attempt in widget.attempts] == ["illegal", "shown"]
    focused.clear()
    widget.buttons.again.click()
    assert set(focused) == set(widget._board._canvases.values())
    choose_best(widget)
    widget.buttons.play[0].click()
    assert widget.attempts[-1].result == "best"
    assert widget.attempts[-1].after_answer


def test_puzzles_in_a_row(widget: PuzzleWidget) -> None:
    assert "Puzzle 1 of 3. You are to play." in widget._heading.value
    for n in (2, 3):
        choose_best(widget)
        widget.buttons.play[0].click()
        widget.buttons.next_puzzle.click()
        assert f"Puzzle {n} of 3." in widget._heading.value
        assert widget.puzzle == PUZZLES[n - 1]
        assert offered(widget) == ["(Play)", "(Choose again)"]
    choose_best(widget)
    widget.buttons.play[0].click()
    assert "Next puzzle" not in offered(widget)
    widget.next_puzzle()
    assert widget.puzzle == PUZZLES[2]
    assert len(widget.attempts) == 3


def test_one_puzzle_has_no_number() -> None:
    widget = PuzzleWidget(PUZZLES[0])
    assert "of 1" not in widget._heading.value
    choose_best(widget)
    widget.buttons.play[0].click()
    assert offered(widget) == ["(Back)", "Next", "Try again"]


def test_builds_have_buttons_of_their_own() -> None:
    widget = PuzzleWidget(of("casino 5d 5h5sTs/2d7cJh 0 - -/- 0/0 -"))
    widget.choose("5h", "5d")
    assert offered(widget) == ["Take the cards", "Build 5", "Build 10", "Choose again"]
    widget.buttons.play[2].click()
    assert widget.attempts[0].move == "5h^5d=10"
    assert widget.attempts[0].lost is not None
    assert "on 5♦: builds 10" in widget._details.value
    assert said(widget)
    widget.next()


def test_courts_without_numbers_are_named() -> None:
    widget = PuzzleWidget(of("casino 5dQc QhTs/2d7c 0 - -/- 0/0 -"))
    widget.choose("Qh", "Qc", "5d")
    assert (
        said(widget) == "The queen of hearts. Chosen: the five of diamonds and the queen of clubs."
    )


def test_cards_with_two_values_say_both() -> None:
    widget = PuzzleWidget(of("nordic 5dAc AhTs/2d7c 0 - -/- 0/0 -"))
    widget.choose("Ah", "Ac", "5d")
    assert said(widget).startswith("The ace of hearts, worth 1 or 14. Chosen: the ace of clubs and")


def test_points_avoided_turn_the_question_round() -> None:
    widget = PuzzleWidget(of("laisto 5dAc AhTs/2d7c 0 - -/- 0/0 -"))
    assert "the fewest points" in widget._heading.value


def test_an_unknown_hand_stays_face_down() -> None:
    composed = PuzzleWidget(of("finnish 5dAc AhTs/2d7c 0 - -/- 0/0 -"))
    assert "seven of clubs" not in composed.static_text()
    assert "counted" not in composed.static_text()
    counted = PuzzleWidget(PUZZLES[0])
    assert "lies face up" in counted.static_text()
    assert "Player 1 holds: ace of diamonds" in counted.static_text()


def test_the_seat_to_play_is_you_unless_it_has_a_name() -> None:
    plates = [
        text.text for text in PuzzleWidget(FIRST)._board.scene.shapes if isinstance(text, Text)
    ]
    assert "You" in plates
    assert "Player 1" in plates
    assert "Player 2" not in plates
    named = PuzzleWidget(FIRST, names=["Aino", "Ben"])
    named.show_answer()
    assert said(named).startswith("The best move")
    named.next()
    named.back()
    assert said(named).startswith("Step 1 of 8: Ben takes")


def test_on_paper_it_says_where_it_can_be_answered() -> None:
    for text in face(PuzzleWidget(FIRST)):
        assert "open this notebook in JupyterLab" in text


def test_the_static_face_is_the_question_always(widget: PuzzleWidget) -> None:
    text, html = face(widget)
    assert text.startswith("You are to play. Which move gives you the most points")
    assert "<p>You are to play. " in html
    assert 'src="data:image/svg+xml;base64,' in html
    choose_best(widget)
    widget.buttons.play[0].click()
    assert face(widget) == (text, html)


def test_names_are_shown_as_they_are_and_not_as_html() -> None:
    evil = "<script>alert(1)</script>"
    widget = PuzzleWidget(PUZZLES[0], names=[evil, "B & C"])
    choose_best(widget)
    widget.buttons.play[0].click()
    for _ in range(9):
        widget.buttons.next.click()
        shown = [widget._heading.value, widget._board._status.value, widget._details.value]
        assert "<script" not in "".join([*shown, widget._board._words_of_picture.value])
    assert "<script" not in face(widget)[1]
    assert evil in said(widget)


@pytest.mark.parametrize("lang", ["en", "fi", "nb"])
def test_every_language_gets_through(lang: str) -> None:
    widget = PuzzleWidget(PUZZLES[:2], lang)
    widget.choose("4d", "3h")
    widget.buttons.play[0].click()
    widget.choose("3h")
    widget.buttons.play[0].click()
    for _ in range(9):
        widget.buttons.next.click()
        assert said(widget)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="no puzzle"):
        PuzzleWidget([])
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        PuzzleWidget(PUZZLES[0], names=["a", "b", "c"])
    with pytest.raises(LanguageError):
        PuzzleWidget(PUZZLES[0], "sv")
    with pytest.raises(KasinoError, match="neither in the hand"):
        PuzzleWidget(PUZZLES[0]).choose("Kc")


# What stays secret.


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is sent to the page, as text."""
    texts: list[str] = []

    def publish(
        _: BaseComm, kind: str, data: Any = None, metadata: Any = None, **keys: Any
    ) -> None:
        buffers = [bytes(buffer).decode("latin-1") for buffer in keys.pop("buffers", None) or []]
        texts.append(json.dumps([kind, data, metadata, buffers, repr(keys)], ensure_ascii=False))

    monkeypatch.setattr("comm.DummyComm.publish_msg", publish, raising=False)
    monkeypatch.setattr("comm.base_comm.BaseComm.publish_msg", publish)
    return texts


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever solves fails."""

    def fail(*_: object) -> None:
        raise AssertionError("solved before there was an answer")

    with monkeypatch.context() as patched:
        patched.setattr("kasino_teach.puzzles.grading.solve", fail)
        yield


def states(but: set[str]) -> str:
    """The state of every widget as it would be sent or saved, but for those with these model ids."""
    return repr([w.get_state() for id_, w in tuple(_instances.items()) if id_ not in but])


@pytest.mark.usefixtures("unsolved")
@pytest.mark.parametrize("puzzle", [PUZZLES[0], HARD], ids=lambda puzzle: puzzle.id)
def test_before_an_answer_nothing_is_solved_and_nothing_leaks(
    puzzle: Puzzle, sent: list[str]
) -> None:
    others = set(_instances)
    widget = PuzzleWidget(puzzle)
    for card in puzzle.position.hand:
        widget.choose(str(card))
    widget.choose(*map(str, puzzle.position.loose))
    widget.buttons.play[0].click()  # illegal: refused without solving
    assert widget.attempts[0].result == "illegal"
    widget.buttons.clear.click()
    bundle = json.dumps(widget._repr_mimebundle_(), default=repr)
    seen = "\n".join([states(others), *sent, bundle, repr(widget), repr(puzzle)])
    assert "Choose a card from your hand." in "".join(sent)
    assert [text for text in secrets(puzzle) if text in seen] == []


def secrets(puzzle: Puzzle) -> list[str]:
    """Texts any of which would give an answer away."""
    from kasino_teach.solver import solve as really_solve

    position = puzzle.position
    moves = [move for move in really_solve(position).moves if isinstance(move, Capture)]
    texts = [text for move in moves for text in (str(move), move_in_words(EN, position, move))]
    return [*texts, "best move", "gives away", "points ahead", "points behind", "kasino-own\\"]


def test_the_look_out_for_secrets_sees_them_once_they_are_told(sent: list[str]) -> None:
    widget = PuzzleWidget(PUZZLES[0])
    widget.choose("4d")
    widget.buttons.play[0].click()
    assert [text for text in secrets(PUZZLES[0]) if text in "".join(sent)]
