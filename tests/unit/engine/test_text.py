"""Moves as people type them, judged by a position."""

import pytest

import kasino_teach as kt
from tests.helpers.asking import broken

LINE = "finnish 3h5c8dTc Kh2c/4c6c 0 - -/- 0/0 -"
CROWD = "finnish 2c2d4c4d6c 6h9h/7sKc 0 - -/- 0/0 -"


@pytest.mark.parametrize(
    ("line", "text", "canonical"),
    [
        (LINE, "KhxTc+3h,8d+5c", "Khx3h+Tc,5c+8d"),
        (LINE, "kHx8♦+5♣", "Khx5c+8d"),
        (CROWD, "6hx6c,4d+2c,4c+2d", "6hx2c+4c,2d+4d,6c"),
        (CROWD, "6hx2d+4c", "6hx2d+4c"),
        ("finnish Ac2c3c4c5c Ts/2d 0 - -/- 0/0 -", "TsxAc+2c+3c+4c", "TsxAc+2c+3c+4c"),
        ("finnish Ac2c3c4c6c 8s/2d 0 - -/- 0/0 -", "8sx6c+2c,4c+3c+Ac", "8sxAc+3c+4c,2c+6c"),
        ("finnish Ac5c7c6d2d 7s/2h 0 - -/- 0/0 -", "7sx7c,6d+Ac,2d+5c", "7sxAc+6d,2d+5c,7c"),
    ],
)
def test_a_correct_split_becomes_the_canonical_one(line: str, text: str, canonical: str) -> None:
    position = kt.Position.parse(line)
    move = kt.parse_move(position, text)
    assert str(move) == canonical == kt.format_move(position, move)
    assert kt.is_legal(position, move)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("Khx3h+8d,5c+Tc", kt.Rule.GROUP_VALUE),
        ("Khx3h+5c+8d+Tc", kt.Rule.GROUP_VALUE),
        ("Khx5c,8d", kt.Rule.GROUP_VALUE),
    ],
)
def test_a_wrong_split_stays_and_is_illegal(text: str, rule: kt.Rule) -> None:
    position = kt.Position.parse(LINE)
    assert str(kt.parse_move(position, text)) == text
    assert set(broken(LINE, text)) == {rule}


def test_the_sweep_mark() -> None:
    position = kt.Position.parse(LINE)
    sweep, some = "Khx3h+Tc,5c+8d", "Khx5c+8d"
    for text in (sweep, f"{sweep}*", f"{sweep}*!", f"{sweep}!?"):
        assert str(kt.parse_move(position, text)) == sweep
    move = kt.parse_move(position, sweep)
    assert kt.format_move(position, move, sweep_mark=True) == f"{sweep}*"
    assert kt.format_move(position, kt.parse_move(position, some), sweep_mark=True) == some
    for text in (f"{some}*", "Kh*", f"{some}*!"):
        with pytest.raises(kt.NotationError, match="does not empty the table") as caught:
            kt.parse_move(position, text)
        assert text[caught.value.column - 1] == "*"


def test_a_build_left_behind_is_no_sweep() -> None:
    position = kt.Position.parse("rakennus 7s[3c4d=7@1] 7h2h/5c6c 0 - -/- 0/0 -")
    assert str(kt.parse_move(position, "7hx[3c4d],7s*")) == "7hx7s,[3c4d]"
    for text in ("7hx7s*", "7hx[3c4d]*"):
        with pytest.raises(kt.NotationError):
            kt.parse_move(position, text)


def test_malformed_text_is_no_illegal_move() -> None:
    position = kt.Position.parse(LINE)
    for text in ("Khx", "Kh^", "Khx5c8d", "K", "Kh^5c"):
        with pytest.raises(kt.NotationError):
            kt.parse_move(position, text)
