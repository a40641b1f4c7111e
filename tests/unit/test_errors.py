"""Errors repeat what a person typed, but never a whole book of it."""

import pytest

import kasino_teach as kt
from kasino_teach.errors import LONGEST, NotationError, excerpt


@pytest.mark.parametrize("column", [1, 150, 2500, 4999, 5001])
def test_a_long_text_is_shown_around_the_column(column: int) -> None:
    text = "".join(chr(ord("a") + i % 26) for i in range(5000))
    error = NotationError(text, column, "a card")
    assert len(str(error)) < LONGEST + 100
    assert f"column {column} of " in str(error)
    assert repr(text[column - 1 : column + 11])[1:-1] in str(error)
    assert error.text == text


def test_a_short_text_is_shown_whole() -> None:
    assert excerpt("Ks?") == "'Ks?'"
    assert excerpt("x" * LONGEST) == repr("x" * LONGEST)


@pytest.mark.parametrize("where", ["Ks", "finnish Ks"])
def test_errors_of_long_moves_and_positions_are_short(where: str) -> None:
    text = where + "x" * 5000
    with pytest.raises(kt.KasinoError) as caught:
        kt.Position.parse(text)
    assert len(str(caught.value)) < 2 * LONGEST
