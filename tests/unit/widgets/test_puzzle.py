"""The puzzle widget without a browser: choosing, refusals, grades, lines, and what stays secret."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import pytest
from comm.base_comm import BaseComm
from ipywidgets.widgets.widget import _instances

from kasino_teach.engine import Position, format_move, score
from kasino_teach.errors import KasinoError
from kasino_teach.explain import move_in_words
from kasino_teach.notation import Capture
from kasino_teach.puzzles import Grade, Origin, Puzzle, alike, answer, load_shipped, positions_along
from kasino_teach.translator import LanguageError, Translator
from kasino_teach.widgets.attempts import Attempt
from kasino_teach.widgets.puzzle import PuzzleWidget
from tests.helpers.widget_page import WidgetPage

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
def page(widget: PuzzleWidget) -> WidgetPage:
    return WidgetPage(widget)


def face(widget: PuzzleWidget) -> tuple[str, str]:
    """What stands where no widget lives: plain text and HTML."""
    return widget.static_text(), widget.static_html()


def offered(page: WidgetPage) -> list[str]:
    """The puzzle's own buttons; those that are off in brackets."""
    return [name for name in page.buttons if not name.startswith(("Skip ", "Size", "Colours"))]


def of(line: str) -> Puzzle:
    return Puzzle(Position.parse(line), Origin(0, 0, 0, ("a", "b")), "by hand")


def choose_best(widget: PuzzleWidget) -> Grade:
    graded = answer(widget.puzzle)
    (best,) = graded.best
    assert isinstance(best, Capture)
    widget.choose(str(best.card), *map(str, best.taken))
    return graded


def test_choosing_is_told_and_not_judged(widget: PuzzleWidget, page: WidgetPage) -> None:
    assert page.status == "Choose a card from your hand."
    assert offered(page) == ["(Play)", "(Choose again)"]
    widget.choose("3h")
    assert page.status == "Chosen on the table: the three of hearts. Choose a card to play."
    widget.choose("2s")
    assert page.status == "The two of spades, worth 15. Chosen: the three of hearts."
    assert offered(page) == ["Take the cards", "Choose again"]
    widget.choose("Kh")
    assert page.status == "The two of spades, worth 15. Chosen: 3 + 13 = 16."
    widget.choose("3h", "Kh")
    assert page.status == "The two of spades, worth 15. Choose cards to take, or trail it."
    assert offered(page) == ["Trail the card", "Choose again"]
    page.click("Choose again")
    assert page.status == "Choose a card from your hand."
    assert widget.attempts == []


def test_picks_on_the_board_choose(widget: PuzzleWidget, page: WidgetPage) -> None:
    page.click("four of diamonds")
    page.click("four of hearts")
    assert [str(move) for move in widget.meant] == ["4dx4h"]
    assert "four of diamonds, in hand, selected" in page.things
    assert "four of hearts, on the table, selected" in page.things
    # The other hand is not to be played.
    assert not any("ace of diamonds" in thing for thing in page.things)


def test_escape_puts_all_back(widget: PuzzleWidget, page: WidgetPage) -> None:
    widget.choose("4d", "4h")
    page.press("Escape")
    assert page.status == "Choose a card from your hand."
    assert not any("selected" in thing for thing in page.things)


def test_the_best_move(
    widget: PuzzleWidget, page: WidgetPage, focused: Callable[[], list[str]]
) -> None:
    graded = choose_best(widget)
    page.click("Take the cards")
    assert page.status == "The best move: every other one is worth less."
    move = format_move(widget.puzzle.position, graded.move)
    assert widget.attempts == [Attempt(widget.puzzle.id, move, "best", 0, False)]
    assert offered(page) == ["(Back)", "Next", "Try again", "Next puzzle"]
    assert focused() == ["Next"]
    assert "With best play after it you end the pack 4 points ahead." in page.text
    assert page.things == []


def test_a_costly_move_is_explained(widget: PuzzleWidget, page: WidgetPage) -> None:
    widget.choose("7h", "3h", "4h")
    page.click("Take the cards")
    assert page.status == (
        "A costly move: it gives away 4 points. "
        "The best move: Take the four of hearts with the four of diamonds."
    )
    graded = answer(widget.puzzle)
    assert page.html.count("<tr") == 1 + len(graded.values)
    assert page.html.count(">yours<") == page.html.count(">best<") == 1
    assert "level after your move, 4 points ahead after the best one." in page.text
    assert [(attempt.result, attempt.lost) for attempt in widget.attempts] == [("weak", 4)]
    assert "Show the best line" in offered(page)


def test_lines_are_walked(
    widget: PuzzleWidget, page: WidgetPage, focused: Callable[[], list[str]]
) -> None:
    widget.choose("7h", "3h", "4h")
    page.click("Take the cards")
    count = widget.puzzle.position.left_to_play + 1
    tables = [described(page)]
    for n in range(2, count + 1):
        page.click("Next")
        assert page.status.startswith(f"Step {n} of {count}: ")
        tables.append(described(page))
    assert len(set(tables)) == count
    assert " in all." in page.status
    page.click("From the start")
    assert page.status.startswith(f"Step 1 of {count}: You take the three of hearts")
    page.click("Next")
    page.click("Back")
    assert page.status.startswith("Step 1 ")
    assert focused()[-1] == "Next"
    page.click("Show the best line")
    assert page.status.startswith(f"Step 1 of {count}: You take the four of hearts")
    page.click("Show your line")
    assert page.status.startswith(f"Step 1 of {count}: You take the three of hearts")


def described(page: WidgetPage) -> str:
    """The picture in words, for those who do not see it."""
    return page.text.replace(page.status, "")


def test_after_the_answer_picks_mean_nothing(widget: PuzzleWidget, page: WidgetPage) -> None:
    choose_best(widget)
    page.click("Take the cards")
    widget.next()
    before = page.status
    widget.choose("7h")
    widget.clear()
    assert page.status == before
    assert before.startswith("Step 2 ")
    assert widget.meant == ()


def test_before_the_answer_there_is_no_line(widget: PuzzleWidget, page: WidgetPage) -> None:
    for walk in (widget.next, widget.back, widget.switch_line):
        walk()
        assert page.status == "Choose a card from your hand."
        assert offered(page) == ["(Play)", "(Choose again)"]


def test_an_illegal_answer_costs_nothing(widget: PuzzleWidget, page: WidgetPage) -> None:
    widget.choose("4d", "3h")
    page.click("Take the cards")
    refused = (
        "That is not allowed. On the table the three of hearts counts 3, but the four of diamonds "
        "takes 4. It cost nothing: choose again."
    )
    assert page.status == refused
    assert widget.attempts == [Attempt(widget.puzzle.id, "4dx3h", "illegal", None, False)]
    assert "<table" not in page.html
    assert offered(page) == ["Take the cards", "Choose again", "Show the answer"]
    (illegal,) = widget.meant
    widget.choose("3h", "4h")
    page.click("Take the cards")
    assert widget.attempts[1].result == "best"
    assert not widget.attempts[1].after_answer
    widget.answer(illegal)  # it is refused after an answer too
    assert page.status == refused
    assert "Try again" in offered(page)


def test_giving_up_shows_the_answer(
    widget: PuzzleWidget, page: WidgetPage, focused: Callable[[], list[str]]
) -> None:
    widget.choose("4d", "3h")
    page.click("Take the cards")
    page.click("Show the answer")
    assert page.status == "The best move: Take the four of hearts with the four of diamonds."
    assert ">yours<" not in page.html
    assert [attempt.result for attempt in widget.attempts] == ["illegal", "shown"]
    page.click("Try again")
    assert focused()[-1] == "picture"
    choose_best(widget)
    page.click("Take the cards")
    assert widget.attempts[-1].result == "best"
    assert widget.attempts[-1].after_answer


def test_puzzles_in_a_row(widget: PuzzleWidget, page: WidgetPage) -> None:
    assert "Puzzle 1 of 3. You are to play." in page.text
    for n in (2, 3):
        choose_best(widget)
        page.click("Take the cards")
        page.click("Next puzzle")
        assert f"Puzzle {n} of 3." in page.text
        assert widget.puzzle == PUZZLES[n - 1]
        assert offered(page) == ["(Play)", "(Choose again)"]
    choose_best(widget)
    page.click("Take the cards")
    assert "Next puzzle" not in offered(page)
    widget.next_puzzle()
    assert widget.puzzle == PUZZLES[2]
    assert len(widget.attempts) == 3


def test_one_puzzle_has_no_number() -> None:
    widget = PuzzleWidget(PUZZLES[0])
    page = WidgetPage(widget)
    assert "of 1" not in page.text
    choose_best(widget)
    page.click("Take the cards")
    assert offered(page) == ["(Back)", "Next", "Try again"]


def test_builds_have_buttons_of_their_own() -> None:
    widget = PuzzleWidget(of("casino 5d 5h5sTs/2d7cJh 0 - -/- 0/0 -"))
    page = WidgetPage(widget)
    widget.choose("5h", "5d")
    assert offered(page) == ["Take the cards", "Build 5", "Build 10", "Choose again"]
    page.click("Build 10")
    assert widget.attempts[0].move == "5h^5d=10"
    assert widget.attempts[0].lost is not None
    assert "on 5♦: builds 10" in page.text
    page.click("Next")
    assert page.status.startswith("Step 2 of ")


def test_courts_without_numbers_are_named() -> None:
    widget = PuzzleWidget(of("casino 5dQc QhTs/2d7c 0 - -/- 0/0 -"))
    widget.choose("Qh", "Qc", "5d")
    assert WidgetPage(widget).status == (
        "The queen of hearts. Chosen: the five of diamonds and the queen of clubs."
    )


def test_cards_with_two_values_say_both() -> None:
    widget = PuzzleWidget(of("nordic 5dAc AhTs/2d7c 0 - -/- 0/0 -"))
    widget.choose("Ah", "Ac", "5d")
    said = WidgetPage(widget).status
    assert said.startswith("The ace of hearts, worth 1 or 14. Chosen: the ace of clubs and")


def test_points_avoided_turn_the_question_round() -> None:
    widget = PuzzleWidget(of("laisto 5dAc AhTs/2d7c 0 - -/- 0/0 -"))
    assert "the fewest points" in WidgetPage(widget).text


def test_an_unknown_hand_stays_face_down() -> None:
    composed = PuzzleWidget(of("finnish 5dAc AhTs/2d7c 0 - -/- 0/0 -"))
    assert "seven of clubs" not in composed.static_text()
    assert "counted" not in composed.static_text()
    counted = PuzzleWidget(PUZZLES[0])
    assert "lies face up" in counted.static_text()
    assert "Player 1 holds: ace of diamonds" in counted.static_text()


def test_the_seat_to_play_is_you_unless_it_has_a_name() -> None:
    said = WidgetPage(PuzzleWidget(FIRST)).text
    assert "Player 1 holds: " in said
    assert "Player 2" not in said
    named = PuzzleWidget(FIRST, names=["Aino", "Ben"])
    page = WidgetPage(named)
    named.show_answer()
    assert page.status.startswith("The best move")
    page.click("Next")
    page.click("Back")
    assert page.status.startswith("Step 1 of 8: Ben takes")


def test_on_paper_it_says_where_it_can_be_answered() -> None:
    for text in face(PuzzleWidget(FIRST)):
        assert "open this notebook in JupyterLab" in text


def test_the_static_face_is_the_question_always(widget: PuzzleWidget, page: WidgetPage) -> None:
    text, html = face(widget)
    assert text.startswith("You are to play. Which move gives you the most points")
    assert "<p>You are to play. " in html
    assert 'src="data:image/svg+xml;base64,' in html
    choose_best(widget)
    page.click("Take the cards")
    assert face(widget) == (text, html)


def test_names_are_shown_as_they_are_and_not_as_html() -> None:
    evil = "<script>alert(1)</script>"
    widget = PuzzleWidget(PUZZLES[0], names=[evil, "B & C"])
    page = WidgetPage(widget)
    choose_best(widget)
    page.click("Take the cards")
    for _ in range(9):
        widget.next()
        assert "<script" not in page.html
    assert "<script" not in face(widget)[1]
    assert evil in page.status


@pytest.mark.parametrize("lang", ["en", "fi", "nb"])
def test_every_language_gets_through(lang: str) -> None:
    widget = PuzzleWidget(PUZZLES[:2], lang)
    page, tr = WidgetPage(widget), Translator(lang)
    widget.choose("4d", "3h")
    page.click(tr.text("Take the cards"))
    widget.choose("3h")
    page.click(tr.text("Trail the card"))
    for n in range(2, 9):
        page.click(tr.text("Next"))
        assert page.status.startswith(tr.text("Step {n} of {count}: {text}", n=n, count=8, text=""))


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
    page = WidgetPage(widget)
    page.click("Take the cards")  # illegal: refused without solving
    assert widget.attempts[0].result == "illegal"
    page.click("Choose again")
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
    WidgetPage(widget).click("Trail the card")
    assert [text for text in secrets(PUZZLES[0]) if text in "".join(sent)]


# What is told, where, and how much of it.


def test_the_verdict_stands_in_one_place(widget: PuzzleWidget, page: WidgetPage) -> None:
    widget.choose("7h", "3h", "4h")
    page.click("Take the cards")
    assert page.status.startswith("A costly move: it gives away 4 points. ")
    assert "costly" not in page.html
    assert "The best move" not in page.html


def test_the_score_at_the_end_is_a_table(widget: PuzzleWidget, page: WidgetPage) -> None:
    widget.show_answer()
    assert "Score of the pack" not in page.text
    for _ in range(widget.puzzle.position.left_to_play):
        page.click("Next")
    assert page.status.count(".") == 2  # two totals and no more
    rows = re.findall(r"<tr>(.*?)</tr>", page.html.split('class="kasino-score">')[1])
    cells = [re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in rows]
    assert cells[0] == ["Score of the pack", "Player 1", "You"]
    end = positions_along(widget.puzzle.position, answer(widget.puzzle).best_line)[-1]
    scored = score(end)
    inner = {row[0]: row[1:] for row in cells[1:]}
    assert inner["In all"] == [EN.number(total) for total in scored.totals]
    assert inner["Aces"] == ["1 (A♣)", "3 (A♦ A♥ A♠)"]
    page.click("From the start")
    assert "Score of the pack" not in page.text


CROWDED = "finnish 2c3c4c5c6c7c8cAc2d3d KcQc/KdTh 0 - -/- 0/0 -"


def test_of_many_moves_a_dozen_rows_and_the_rest_on_request() -> None:
    widget = PuzzleWidget(of(CROWDED), seconds=120)
    page = WidgetPage(widget)
    widget.choose("Kc")
    page.click("Trail the card")
    graded = answer(widget.puzzle)
    assert len(graded.values) == 157
    assert page.html.count("<tr") == 1 + 12 + 1  # head, rows, one's own
    assert page.html.count(">yours<") == 1
    assert " moves more are not shown." in page.text
    assert " like it)" in page.text
    assert len(page.status) < 700
    groups = len(alike(graded.values))
    page.click(f"Show {groups - 12} rows more")
    assert page.html.count("<tr") == 1 + groups
    assert "not shown" not in page.text
    assert not any(name.startswith("Show ") and "rows" in name for name in page.buttons)


def test_many_best_moves_are_counted_and_not_listed() -> None:
    widget = PuzzleWidget(of("finnish 2c3c4c5c6c7c Kc/Kd 0 - -/- 0/0 -"))
    page = WidgetPage(widget)
    widget.show_answer()
    best = len(answer(widget.puzzle).best)
    assert page.status.startswith("The best moves: " if best > 1 else "The best move: ")
    assert page.status.count("Take ") <= 3
    assert (f"{best - 3} more are as good." in page.status) == (best > 4)


def test_the_next_table_is_heard_and_not_seen_twice(widget: PuzzleWidget, page: WidgetPage) -> None:
    assert page.heard == ""
    page_before = page.seen_line.number
    widget.next_puzzle()
    assert page.status == "Choose a card from your hand."
    assert page.heard.startswith("You are to play. Which move gives you the most points")
    assert " Table: " in page.heard
    assert page.seen_line.number > page_before
    widget.choose(str(widget.puzzle.position.hand[0]))
    assert page.heard == ""


@pytest.mark.parametrize("lang", ["en", "fi", "nb"])
def test_on_paper_it_says_run_all_cells(lang: str) -> None:
    for text in face(PuzzleWidget(FIRST, lang)):
        assert "Run > Run All Cells" in unescape(text)


def test_the_keys_are_told_in_help_that_opens(page: WidgetPage) -> None:
    assert "<details" in page.html
    for words in ("Arrow keys", "Space, Enter", "Esc"):
        assert words in page.text
