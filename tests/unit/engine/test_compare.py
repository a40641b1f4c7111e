"""One position under two rule sets."""

import pytest

import kasino_teach as kt
from kasino_teach import Rule


def compared(line: str, first: str, second: str) -> dict[str, tuple[bool, bool]]:
    rows = kt.compare(kt.Position.parse(line), kt.RuleSet.parse(first), kt.RuleSet.parse(second))
    assert [str(row.move) for row in rows] == sorted(str(row.move) for row in rows)
    return {str(row.move): row.legal for row in rows}


def test_what_is_legal_here_and_not_there() -> None:
    line = "finnish 2c4d Td3c7h/2d 0 - -/- 0/0 -"
    assert compared(line, "finnish", "cassino") == {
        "3c": (True, True),
        "3c^4d=7": (False, True),
        "7h": (True, True),
        "Td": (True, True),
    }


def test_the_reasons_are_told_for_the_side_that_refuses() -> None:
    position = kt.Position.parse("finnish 4c5d9h 9s2c/2d 0 - -/- 0/0 -")
    rows = kt.compare(position, kt.FINNISH, kt.PRESETS["laisto"])
    reasons = {str(row.move): [reason.rule for reason in row.broken[1]] for row in rows}
    assert reasons == {
        "2c": [Rule.NO_CARD_MUST_CAPTURE],
        "9s": [Rule.NO_CARD_MUST_CAPTURE],
        "9sx4c+5d": [Rule.CAPTURE_MAXIMAL],
        "9sx4c+5d,9h": [],
        "9sx9h": [Rule.CAPTURE_MAXIMAL],
    }
    assert all(not row.broken[0] for row in rows)


def test_the_same_rules_agree() -> None:
    position = kt.deal(kt.FINNISH, 1)
    rows = kt.compare(position, kt.FINNISH, kt.FINNISH)
    assert all(row.legal == (True, True) for row in rows)
    assert len(rows) == len(kt.legal_moves(position))


@pytest.mark.parametrize(
    "line",
    ["rakennus [3c4d=7@1] Ks/2d 0 - -/- 0/0 -", "mulle 7h7h' Ks/2d 0 - -/- 0+0/0+0 -"],
)
def test_rules_that_cannot_hold_the_position(line: str) -> None:
    with pytest.raises(kt.PositionError):
        compared(line, line.split()[0], "finnish")
