"""Moves as text: what is read, and where an error is."""

import pytest

import kasino_teach as kt
from kasino_teach.notation import parse_move_text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Ks", "Ks"),
        ("ksx8d+5c,10♣+3h", "Ksx3h+Tc,5c+8d"),
        ("KsX5c+8d", "Ksx5c+8d"),
        ("7hx7s,[4d3c]", "7hx7s,[3c4d]"),
        ("7hx[4d3c],7s", "7hx7s,[3c4d]"),
        ("3c^4d=7", "3c^4d=7"),
        ("2c^[4d3c]=9", "2c^[3c4d]=9"),
        ("Qc^Qd=q", "Qc^Qd=Q"),
        ("4s^3d+2c=9", "4s^2c+3d=9"),
    ],
)
def test_read_and_written(text: str, canonical: str) -> None:
    assert str(parse_move_text(text).move) == canonical


@pytest.mark.parametrize("mark", ["", "!", "?", "!!", "??", "!?", "?!"])
@pytest.mark.parametrize("sweep", ["", "*"])
def test_marks(mark: str, sweep: str) -> None:
    read = parse_move_text(f"Ksx5c+8d{sweep}{mark}")
    assert (read.mark, read.sweep, read.sweep_column) == (mark, bool(sweep), 9)


def test_captures_are_equal_when_they_take_the_same() -> None:
    first, second = (parse_move_text(t).move for t in ("Ksx5c+8d,3h+Tc", "Ksx3h+Tc,8d+5c"))
    other = parse_move_text("Ksx5c+Tc,3h+8d").move
    assert first == second == other
    assert hash(first) == hash(other)
    assert str(first) != str(other)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("7hx[3c4d=7@1]", 9, "a card"),
        ("3c^4d=0", 7, "a value"),
        ("", 1, "a card"),
        ("Kx", 2, "a suit"),
        ("Ks ", 3, "x and cards"),
        ("Ksx", 4, "a card"),
        ("Ksx5c+", 7, "a card"),
        ("Ksx5c,", 7, "a card"),
        ("Ksx[3c4d", 9, "']'"),
        ("Ksx[]", 5, "a card of the build"),
        ("3c^4d", 6, "'='"),
        ("3c^4d=", 7, "a value"),
        ("3c^=7", 4, "a card"),
        ("3c^4d=A", 7, "a value"),
        ("Ks!*", 4, "a mark or the end"),
        ("Ks!!!", 5, "a mark or the end"),
    ],
)
def test_errors_name_the_column(text: str, column: int, expected: str) -> None:
    with pytest.raises(kt.NotationError) as caught:
        parse_move_text(text)
    assert caught.value.column == column
    assert expected in caught.value.expected


def test_an_error_can_be_seen_from_a_longer_text() -> None:
    with pytest.raises(kt.NotationError) as caught:
        parse_move_text("Kx")
    outer = caught.value.inside("1. Ks Kx", 6)
    assert (outer.column, outer.text) == (8, "1. Ks Kx")
