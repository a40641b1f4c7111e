"""Grades: values, qualities, lines that show the difference, and refusals."""

import pytest

from kasino_teach.engine import (
    IllegalMoveError,
    Item,
    Position,
    is_over,
    legal_moves,
    parse_move,
    play,
    score,
)
from kasino_teach.notation import Trail
from kasino_teach.puzzles import (
    GaveAway,
    Grade,
    Origin,
    Puzzle,
    Quality,
    answer,
    grade,
    positions_along,
)

CASES = [
    "finnish Ad3s8c 3h4hTd/As3c7c 0 - 2c2d2h2s3d4c5c5d5s6c6d6s7d7h7s9c9h9sTsJcJdJhJsQcQdQhQsKcKdKhKs"
    "/AcAh4d4s5h6h8d8h8s9dTcTh 2/0 0",
    "finnish 7c8d9hJsQhKd 6h8h/Ad8cTd 1 - AcAhAs3d3h3s4c4d4h4s5c5h6c6d7s8s9c9sThTsQcQdKcKh"
    "/2c2d2h2s3c5d5s6s7d7h9dTcJcJdJhQsKs 0/0 0",
    "rakennus [2c3d=5@1]4c9d 4h9h/7c5s 0 - -/- 0/0 -",
    "laisto Ac4c9d 4h9hKc/7c5sKd 0 - -/- 0/0 -",
]


def puzzle(line: str) -> Puzzle:
    return Puzzle(Position.parse(line), Origin(0, 0, 0, ("a", "b")), "by hand")


def graded(line: str, move: str) -> Grade:
    return grade(puzzle(line), parse_move(Position.parse(line), move))


@pytest.mark.parametrize("line", CASES)
def test_every_move_gets_a_grade_that_adds_up(line: str) -> None:
    asked = puzzle(line)
    grades = [grade(asked, move) for move in legal_moves(asked.position)]
    values = {g.move: g.value for g in grades}
    top = max(values.values())
    for g in grades:
        assert g.values == values
        assert list(g.values.values()) == sorted(values.values(), reverse=True)
        assert g.best_value == top
        assert g.lost == top - g.value
        assert g.is_best == (g.move in g.best)
        assert set(g.best) == {move for move, value in values.items() if value == top}
        assert sum(points for _, points in g.gave_away) == g.lost


@pytest.mark.parametrize("line", CASES)
def test_the_lines_end_in_the_values_they_show(line: str) -> None:
    asked = puzzle(line)
    position = asked.position
    sign = -1 if str(position.rules) == "laisto" else 1
    for move in legal_moves(position):
        g = grade(asked, move)
        assert g.line[0] == move
        assert g.best_line[0] in g.best
        assert not g.is_best or g.best_line == g.line
        for moves, value in ((g.line, g.value), (g.best_line, g.best_value)):
            end = positions_along(position, moves)[-1]
            assert is_over(end)
            totals = score(end).totals
            assert sign * (totals[position.side] - totals[1 - position.side]) == value


def test_qualities() -> None:
    line = CASES[0]
    assert graded(line, "3hx3s").quality is Quality.BEST
    assert graded(line, "4hxAd+3s").quality is Quality.WEAK
    found = {
        g.quality: g.lost for g in (graded(CASES[1], m) for m in ("8cx8d", "Tdx7c+9h", "8c", "Ad"))
    }
    assert found == {Quality.BEST: 0, Quality.GOOD: 1, Quality.FAIR: 2, Quality.WEAK: 8}
    equal = "finnish 4c4d9s 4h/Ks 0 - -/- 0/0 0"
    assert graded(equal, "4hx4c,4d").quality is Quality.BEST
    assert graded("finnish 4c4d 4h/Ks 0 - -/- 0/0 0", "4hx4c").quality is Quality.EQUAL_BEST


def test_what_was_given_away_is_named() -> None:
    # A trail leaves the ten of diamonds to the other seat's ace and two cards more.
    line = "finnish Td4c 4dTc/AhKs 0 - 2c3c5c6c/2d3d5d 0/0 1"
    assert graded(line, "4dx4c").gave_away == ()
    assert GaveAway(Item.BIG, 4) in graded(line, "4d").gave_away


def test_an_illegal_answer_is_refused_with_reasons() -> None:
    asked = puzzle(CASES[0])
    with pytest.raises(IllegalMoveError) as caught:
        grade(asked, parse_move(asked.position, "4hx3s"))
    assert caught.value.reasons
    with pytest.raises(IllegalMoveError):
        grade(asked, Trail(asked.position.hands[1].cards[0]))


def test_the_answer_is_the_grade_of_a_best_move() -> None:
    for line in CASES:
        asked = puzzle(line)
        assert answer(asked) == grade(asked, answer(asked).best[0])
        assert answer(asked).is_best


def test_positions_along_a_line() -> None:
    position = Position.parse(CASES[0])
    g = graded(CASES[0], "4hxAd+3s")
    passed = positions_along(position, g.line)
    assert len(passed) == len(g.line) + 1
    for before, move, after in zip(passed, g.line, passed[1:], strict=False):
        assert play(before, move).position == after
