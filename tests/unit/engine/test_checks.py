"""Which rule a move breaks, and with what evidence."""

import pytest

import kasino_teach as kt
from kasino_teach import Rule
from tests.helpers.asking import broken, captures, legal

PLACE = "3c5h8d9c 8s2h/2c 0 - -/- 0/0 -"


@pytest.mark.parametrize(
    ("line", "move", "rules"),
    [
        (f"finnish {PLACE}", "8sx3c+5h,8d", []),
        (f"finnish {PLACE}", "2c", [Rule.CARD_IN_HAND]),
        (f"finnish {PLACE}", "8sx4c+4d", [Rule.CARDS_ON_TABLE]),
        (f"finnish {PLACE}", "8sx3c+5h,3c+5h", [Rule.CARDS_ONCE]),
        (f"finnish {PLACE}", "8sx3c+9c", [Rule.GROUP_VALUE]),
        (f"finnish {PLACE}", "8sx3c,9c", [Rule.GROUP_VALUE, Rule.GROUP_VALUE]),
        (f"finnish {PLACE}", "2h^3c=5", [Rule.BUILDING_ALLOWED]),
        (f"rakennus {PLACE}", "8sx[3c5h]", [Rule.BUILD_ON_TABLE]),
        (f"rakennus {PLACE}", "2h^[3c5h]=10", [Rule.BUILD_ON_TABLE]),
        (f"rakennus {PLACE}", "2h^4c=6", [Rule.CARDS_ON_TABLE]),
        (f"rakennus {PLACE}", "2h^3c+3c=8", [Rule.CARDS_ON_TABLE]),
        (f"rakennus {PLACE}", "2h^3c=6", [Rule.DECLARED_VALUE]),
        (f"rakennus {PLACE}", "2h^3c=5", [Rule.HOLDS_TAKER]),
        (f"rakennus {PLACE}", "2h^3c+5h=10", [Rule.BUILD_STYLE, Rule.HOLDS_TAKER]),
        ("finnish 3c -/- 0 - -/- 0/0 -", "8s", [Rule.PACK_GOING_ON]),
    ],
)
def test_what_a_move_breaks(line: str, move: str, rules: list[Rule]) -> None:
    assert broken(line, move) == rules


def test_an_illegal_move_is_not_played() -> None:
    position = kt.Position.parse(f"finnish {PLACE}")
    with pytest.raises(kt.IllegalMoveError) as caught:
        kt.play(position, kt.parse_move(position, "8sx3c+9c"))
    assert [reason.rule for reason in caught.value.reasons] == [Rule.GROUP_VALUE]
    assert caught.value.position is position
    assert "illegal move 8sx3c+9c: the group is worth the value played: broken" in str(caught.value)


def test_nothing_is_no_target_and_no_capture() -> None:
    position = kt.Position.parse("casino 4c 8c8d/5c6c 0 - -/- 0/0 -")
    card = position.hand[0]
    assert not kt.is_legal(position, kt.MakeBuild(card, (), 8))
    assert not kt.is_legal(position, kt.Capture(card, ()))


@pytest.mark.parametrize(
    ("line", "move", "cards", "groups", "value"),
    [
        ("laisto 4c5d9h 9s/2c 0 - -/- 0/0 -", "9sx9h", "4c5d", "4c+5d,9h", 9),
        ("laisto 4c5d 9s2d/2c 0 - -/- 0/0 -", "2d", "9s", "4c+5d", 9),
        ("cassino 4c5d9h 9s/2c 0 - -/- 0/0 -", "9s", "9s", "4c+5d,9h", 9),
        ("cassino 9h[4c5d=9@1] 9s/2c 0 - -/- 0/0 -", "9s", "9s", "9h,4c+5d", 9),
        ("cassino QdQs Qh/2c 0 - -/- 0/0 -", "QhxQs", "Qd", "", "Q"),
    ],
)
def test_the_evidence(line: str, move: str, cards: str, groups: str, value: int | str) -> None:
    position = kt.Position.parse(line)
    reasons = [r for r in kt.checks(position, kt.parse_move(position, move)) if not r.ok]
    assert len(reasons) == 1
    assert "".join(map(str, reasons[0].cards)) == cards
    assert ",".join("+".join(map(str, group)) for group in reasons[0].groups) == groups
    assert str(reasons[0].value) == str(value)


def test_a_court_and_special_cards_take_by_the_hands_value() -> None:
    assert captures("finnish 2s3cTd 2h/2c 0 - -/- 0/0 -", "2h") == {frozenset({"2s"})}
    assert captures("finnish 2h3cTd 2s/2c 0 - -/- 0/0 -", "2s") == {frozenset({"2h", "3c", "Td"})}
    assert captures("finnish 2h4cTc Td/2c 0 - -/- 0/0 -", "Td") == {frozenset({"2h", "4c", "Tc"})}


def test_one_value_for_a_whole_capture() -> None:
    """The ace as 1 takes the ace, as 14 the king and ace; here no set needs both."""
    line = "nordic,ace_table=1 AdAhKd Ac/2c 0 - -/- 0/0 -"
    assert captures(line, "Ac") == {
        frozenset({"Ad"}),
        frozenset({"Ah"}),
        frozenset({"Ad", "Ah"}),
        frozenset({"Ad", "Kd"}),
        frozenset({"Ah", "Kd"}),
    }


def test_forced_captures_are_compared_over_all_values() -> None:
    """As 1 the ace takes two aces, as 14 one ace and the king: neither lies in the other."""
    line = "nordic,ace_table=1,capture=forced AdAhKd Ac/2c 0 - -/- 0/0 -"
    assert sorted(legal(line)) == ["AcxAd+Kd", "AcxAd,Ah", "AcxAh+Kd"]


def test_a_forced_capture_takes_builds_too() -> None:
    line = "rakennus,capture=forced 7s[3c4d=7@1] 7h2h/5c6c 0 - -/- 0/0 -"
    assert legal(line) == ["7hx7s,[3c4d]"]
    assert broken(line, "7hx7s") == [Rule.CAPTURE_MAXIMAL]
    assert broken(line, "2h") == [Rule.NO_CARD_MUST_CAPTURE]


def test_building_is_no_substitute_for_a_forced_capture() -> None:
    line = "rakennus,capture=forced 3c5d {}/2c4c 0 - -/- 0/0 -"
    assert broken(line.format("2h5h"), "2h^3c=5") == [Rule.NO_CARD_MUST_CAPTURE]
    assert "4h^3c=7" in legal(line.format("4h7h").replace("2c4c", "2c6c"))


def test_own_rank_is_owed_at_the_value_played_only() -> None:
    """An ace played as 14 owes no ace that is worth 1 on the table; as 1 it owes them all."""
    line = "cassino,ace_hand=1+14,ace_table=1,courts=numbers AdAhKd Ac/2c 0 - -/- 0/0 -"
    assert captures(line, "Ac") == {
        frozenset({"Ad", "Ah"}),
        frozenset({"Ad", "Kd"}),
        frozenset({"Ah", "Kd"}),
    }
    special = "finnish,take_rank=on 2h3cTd2c 2s/4c 0 - -/- 0/0 -"
    assert frozenset({"2h", "3c", "Td"}) in captures(special, "2s")


def test_a_build_alone_is_no_way_round_the_own_rank() -> None:
    line = "cassino 7s[3c4d=7@1] 7h2h/5c6c 0 - -/- 0/0 -"
    assert legal(line, "7h") == ["7hx7s", "7hx7s,[3c4d]"]
    assert broken(line, "7hx[3c4d]") == [Rule.OWN_RANK_TAKEN]


def test_twins_may_be_one_capture() -> None:
    line = "mulle 7h7h' 7s/9c 0 - -/- 0+0/0+0 -"
    assert sorted(legal(line, "7s")) == ["7s", "7sx7h", "7sx7h'", "7sx7h,7h'"]
