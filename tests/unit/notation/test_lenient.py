"""What is read though it is not written so, and numbers as long as they come."""

from fractions import Fraction

import pytest

from kasino_teach.engine import Position
from kasino_teach.errors import NotationError
from kasino_teach.notation import parse_move_text

LINE = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 - {scores} {carry}"


@pytest.mark.parametrize(
    ("text", "sweep", "mark"),
    [
        *(("Ks !", False, "!"), ("Ksx5c+8d  ?!", False, "?!"), ("Ksx5c+8d *", True, "")),
        *(("Ksx5c+8d * !!", True, "!!"), ("Ksx5c+8d* ?", True, "?"), ("3c^4d=7 !?", False, "!?")),
    ],
)
def test_spaces_before_marks(text: str, sweep: bool, mark: str) -> None:
    read = parse_move_text(text)
    assert (read.sweep, read.mark) == (sweep, mark)
    assert read.move == parse_move_text(text.replace(" ", "")).move


@pytest.mark.parametrize(
    "text", ["Ks ", "Ks x5c", "Ks ! ", "Ks ! !", "Ks!*", "Ks z", "Ks  ", "Ks !!!"]
)
def test_other_spaces_are_told(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move_text(text)


@pytest.mark.parametrize(
    "points", [1234567890, -9876543210, Fraction(12345678901, 2), 10**23, -(10**24 - 1)]
)
def test_points_of_many_digits_come_back(points: int | Fraction) -> None:
    written = str(points).replace("/", ":")
    carry = f"{abs(points)}+0".replace("/", ":")
    position = Position.parse(LINE.format(scores=f"{written}/0", carry=carry))
    assert position.scores == (points, 0)
    assert position.carry == (abs(points), 0)
    assert Position.parse(str(position)) == position


def test_points_have_a_stated_limit() -> None:
    with pytest.raises(NotationError, match="points such as"):
        Position.parse(LINE.format(scores=f"{10**24}/0", carry="0+0"))
