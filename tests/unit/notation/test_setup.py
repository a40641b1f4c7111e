"""Positions as text: what is read, what is written, and where an error is."""

from fractions import Fraction

import pytest

import kasino_teach as kt
from kasino_teach.notation import parse_setup

LINE = "finnish 5c8d AhKs/9h9s 0 - AdAs/2s 1/0 1"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (LINE, LINE),
        (f"{LINE} 0/0 0+0", LINE),
        (f"{LINE} 9/12", f"{LINE} 9/12 0+0"),
        (f"{LINE} 0/0 1+0", f"{LINE} 0/0 1+0"),
        (f"{LINE} 15:2/-1 1:2+0", f"{LINE} 15:2/-1 1:2+0"),
        (f"{LINE} 4:2/0", f"{LINE} 2/0 0+0"),
        ("finnish,target=16 8d5c KsAh/9s9h 0 - AsAd/2s 1/0 1", LINE),
        ("  finnish  5♣8♦\tkSaH/9h9s 0 - AsAd/2s 1/0 1 ", LINE),
        ("finnish - ?4/Ks?3 1 8c2d?6 -/- 0/0 -", "finnish - ?4/Ks?3 1 8c2d?6 -/- 0/0 -"),
        ("mulle 7h7h' 2c/3c 0 - -/- 1/0+2 -", "mulle 7h7h' 2c/3c 0 - -/- 1+0/0+2 -"),
        (
            "rakennus [5d4c=9@1][4d3c=7@0!]2c 9h/7h 0 - -/- 0/0 -",
            "rakennus 2c[3c4d=7@0!][4c5d=9@1] 9h/7h 0 - -/- 0/0 -",
        ),
        (
            "cassino [QcQd=q@1!] Qh/7h 0 - -/- 0/0 -",
            "cassino [QcQd=Q@1!] Qh/7h 0 - -/- 0/0 -",
        ),
    ],
)
def test_read_and_written(text: str, canonical: str) -> None:
    assert str(parse_setup(text)) == canonical
    assert str(parse_setup(canonical)) == canonical


def test_the_stock_keeps_its_order_and_sets_do_not() -> None:
    setup = parse_setup("finnish 8d5c KsAh/9h 0 KcAc2d -/- 0/0 -")
    assert "".join(map(str, setup.stock.cards)) == "KcAc2d"
    assert "".join(map(str, setup.loose)) == "5c8d"


def test_points_are_exact() -> None:
    setup = parse_setup(f"{LINE} 1:3/2 0+1:2")
    assert setup.scores == (Fraction(1, 3), 2)
    assert setup.carry == (0, Fraction(1, 2))


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("finnish 5c8d", 13, "field 3, hands"),
        ("", 1, "field 1, rules"),
        (f"{LINE} 0/0 0+0 x", len(LINE) + 10, "the end"),
        ("finnish 5c8x KsAh/9h9s 0 - -/- 0/0 -", 12, "a suit"),
        ("finnish 5c8d KsAh/9h9s x - -/- 0/0 -", 24, "the seat to play"),
        ("finnish 5c8d KsAh/9h9s 0 ?x -/- 0/0 -", 27, "how many unknown"),
        ("finnish 5c8d KsAh/9h9s 0 - -/- 0/x -", 34, "a number of sweeps"),
        ("finnish 5c8d KsAh/9h9s 0 - -/- 0/0+1 -", 35, "the end"),
        ("finnish 5c8d KsAh/9h9s 0 - -/- 0/0 x", 36, "captured last"),
        ("finnish 5c8d KsAh/9h9s 0 - -/- 0/0 - 1:0/0", 38, "points"),
        ("finnish 5c8d KsAh/9h9s 0 - -/- 0/0 - 1/0 1", 43, "'+'"),
        ("rakennus 5c[8d=8@0 KsAh/9h9s 0 - -/- 0/0 -", 19, "']'"),
        ("rakennus 5c[=8@0] KsAh/9h9s 0 - -/- 0/0 -", 13, "a card of the build"),
        ("rakennus 5c[3c4c=x@0] KsAh/9h9s 0 - -/- 0/0 -", 18, "a value"),
        ("rakennus 5c[3c4c=7] KsAh/9h9s 0 - -/- 0/0 -", 19, "'@'"),
        ("rakennus 5c[3c4c=0@1] KsAh/9h9s 0 - -/- 0/0 -", 18, "a value"),
        ("finnish 5c8d KsAh/ 0 - -/- 0/0 -", 19, "- for none"),
        ("finnish 5c8d KsAh/?0 0 - -/- 0/0 -", 21, "- for none"),
        ("finnish 5c8d KsAh/-?2 0 - -/- 0/0 -", 20, "the end"),
        ("finnish 5c8d KsAh/2c 0 - /- 0/0 -", 26, "- for none"),
    ],
)
def test_errors_name_the_column(text: str, column: int, expected: str) -> None:
    with pytest.raises(kt.NotationError) as caught:
        parse_setup(text)
    assert (caught.value.text, caught.value.column) == (text, column)
    assert expected in caught.value.expected


def test_rules_that_do_not_exist() -> None:
    with pytest.raises(kt.RulesError, match="there is no preset 'finish'"):
        parse_setup("finish 5c8d KsAh/9h9s 0 - -/- 0/0 -")
