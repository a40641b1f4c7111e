"""Source 003: the Norwegian game with building. What its examples say, in our words."""

import pytest

import kasino_teach as kt
from kasino_teach.engine import Swept
from tests.helpers.asking import (
    broken,
    captures,
    legal,
    match_at,
    pack_end,
    played,
    points,
    totals,
    two_piles,
)

NORWEGIAN = kt.PRESETS["norwegian"]


def test_six_deals() -> None:
    """Four cards each and four on the table; then each gets four more, six deals in all."""
    position = kt.deal(NORWEGIAN, 1)
    assert position.stock.size == 5 * 8
    assert [len(position.loose), *(hand.size for hand in position.hands)] == [4, 4, 4]


@pytest.mark.parametrize(
    ("card", "hand", "table"),
    [
        ("Ac", 14, 1),
        ("2s", 15, 2),
        ("Td", 16, 10),
        ("2h", 2, 2),
        ("Tc", 10, 10),
        ("Jh", 11, 11),
        ("Qh", 12, 12),
        ("Kh", 13, 13),
    ],
)
def test_values(card: str, hand: int, table: int) -> None:
    """Three kinds of card differ between hand and table; the courts are 11, 12 and 13."""
    found = {str(c): (NORWEGIAN.hand_values[c], NORWEGIAN.table_values[c]) for c in kt.pack()}
    assert found[card] == ((kt.Value.of(hand),), (kt.Value.of(table),))


def test_an_ace_takes_king_and_ace() -> None:
    """13 and 1 are 14."""
    assert "AcxAd+Kd" in legal("norwegian AdKd Ac/2c 0 - -/- 0/0 -")


def test_an_ace_does_not_take_a_loose_ace() -> None:
    """On the table it is only worth one."""
    line = "norwegian Ad9c Ac/2c 0 - -/- 0/0 -"
    assert captures(line, "Ac") == set()
    assert broken(line, "AcxAd") == [kt.Rule.GROUP_VALUE]


def test_a_card_of_the_same_value_a_sum_or_several_groups() -> None:
    """A nine takes a nine, or 4 and 5, or both at once."""
    nine, sum_of_nine = frozenset({"9c"}), frozenset({"4c", "5d"})
    found = captures("norwegian 4c5d9c 9h/2c 0 - -/- 0/0 -", "9h")
    assert found == {nine, sum_of_nine, nine | sum_of_nine}


def test_ten_points_and_ties_for_nobody() -> None:
    """Cards 1, spades 1, aces 4, 2♠ 1, 10♦ 2 and the last capture 1 make ten; a tie gives nothing."""
    assert totals(pack_end("norwegian", two_piles(27, 7, "AcAdAhAs2sTd"))) == "10/0"
    tied = pack_end("norwegian", two_piles(26, 7, "AcAdAhAs2sTd"))
    assert totals(tied) == "9/0"
    assert kt.score(tied).carry == (0, 0)


def test_a_sweep_each_time() -> None:
    """Whoever takes all that lies there gets a point, whatever sweeps the other has."""
    step = played("norwegian 4c5d 9h2c/3c3d 0 ?8 -/- 0/2 -", "9hx4c+5d")
    assert Swept(0, counts=True) in step.events
    assert step.position.sweeps == (1, 2)


def test_the_last_capture_scores_and_takes_the_table() -> None:
    """It is worth a point, and what is left goes along."""
    end = played("norwegian 4c5dJs 9h/2c 0 - -/- 0/0 -", "9hx4c+5d", "2c").position
    assert points(end)[0][kt.Item.LAST_CAPTURE] == 1
    assert len(end.piles[0]) == 5


def test_the_first_to_sixteen_wins() -> None:
    """Sixteen points decide the match."""
    pack = pack_end("norwegian", two_piles(27, 7, "AcTd"))
    assert totals(pack)[0] == "6"
    assert match_at((9, 0), pack).verdict is None
    assert match_at((10, 0), pack).verdict is not None


def test_a_build_needs_the_card_that_takes_the_sum() -> None:
    """3 on a loose 4 makes 7: with a 7 in the hand it may be built, with an 8 it may not."""
    assert broken("norwegian 4d 3c7h/2c5c 0 - -/- 0/0 -", "3c^4d=7") == []
    line = "norwegian 4d 3c8h/2c5c 0 - -/- 0/0 -"
    assert broken(line, "3c^4d=7") == [kt.Rule.HOLDS_TAKER]


def test_a_build_is_made_on_one_loose_card() -> None:
    """Not on two."""
    line = "norwegian 2d4d 3c9h/2c5c 0 - -/- 0/0 -"
    assert broken(line, "3c^2d+4d=9") == [kt.Rule.BUILD_STYLE]


def test_the_opponents_build_is_raised_and_becomes_ones_own() -> None:
    """A card is laid on, the value grows by it, and one must hold the card of the new value."""
    line = "norwegian [3c4d=7@1] 2h9s/5c6c 0 - -/- 0/0 -"
    assert str(played(line, "2h^[3c4d]=9").position.builds[0]) == "[2h3c4d=9@0]"
    poor = "norwegian [3c4d=7@1] 2hTs/5c6c 0 - -/- 0/0 -"
    assert broken(poor, "2h^[3c4d]=9") == [kt.Rule.HOLDS_TAKER]


def test_ones_own_build_is_not_raised() -> None:
    """Only the opponent's."""
    line = "norwegian [3c4d=7@0] 2h9s/5c6c 0 - -/- 0/0 -"
    assert broken(line, "2h^[3c4d]=9") == [kt.Rule.BUILD_OF_OPPONENT]


@pytest.mark.parametrize("move", ["3h^4d=7", "7c^7d=7", "2h^[2c3c]=7", "5s^[2c3c]=5"])
def test_one_build_of_ones_own_at_a_time(move: str) -> None:
    """While one lies there no other is made, raised or doubled, a loose card neither."""
    line = "norwegian 4d7d{}[2c3c=5@1] 2h3h5h5s7c7h/5c6c6d6h6s8c 0 - -/- 0/0 -"
    assert broken(line.format(""), move) == []
    assert broken(line.format("[4c4s=8@0]"), move) == [kt.Rule.ONE_OWN_BUILD]


def test_ones_own_build_may_be_doubled() -> None:
    """A seven on one's own build of seven; the value is fixed from then on."""
    line = "norwegian [3c4d=7@0] 7c7h/5c6c 0 - -/- 0/0 -"
    step = played(line, "7c^[3c4d]=7")
    assert str(step.position.builds[0]) == "[3c4d7c=7@0!]"


def test_doubling_fixes_a_build_and_makes_it_ones_own() -> None:
    """The opponent's build of seven gets a seven: it is locked, and changes hands."""
    line = "norwegian [3c4d=7@1] 7c7h/2cTc 0 - -/- 0/0 -"
    after = str(played(line, "7c^[3c4d]=7").position)
    assert "[3c4d7c=7@0!]" in after
    locked = "norwegian [3c4d7c=7@0!] 7h/2c9c 1 - -/- 0/0 -"
    assert broken(locked, "2c^[3c4d7c]=9") == [kt.Rule.BUILD_NOT_FIXED]


def test_a_loose_card_is_doubled() -> None:
    """A nine on a nine is a build of nine, locked."""
    line = "norwegian 9c 9h9s/2cTc 0 - -/- 0/0 -"
    assert str(played(line, "9h^9c=9").position.builds[0]) == "[9c9h=9@0!]"


def test_both_players_may_take_a_build() -> None:
    """It is not safe from the opponent."""
    line = "norwegian [3c4d=7@0] 7h9h/7c2d 1 - -/- 0/0 -"
    assert "7cx[3c4d]" in legal(line)


def test_a_build_is_taken_whole_and_at_its_value() -> None:
    """Exactly its value takes it, and no card is drawn out of it."""
    line = "norwegian 4h[3c4d=7@0] 7h9h/4cKd 1 - -/- 0/0 -"
    assert broken(line, "4cx4d,4h") == [kt.Rule.CARDS_ON_TABLE]
    assert broken(line, "Kdx[3c4d]") == [kt.Rule.BUILD_VALUE]


@pytest.mark.parametrize(("taker", "raised"), [("Ah", 14), ("2s", 15), ("Td", 16)])
def test_builds_for_the_special_cards(taker: str, raised: int) -> None:
    """Hand values take builds: an ace one of 14, 2♠ one of 15, 10♦ one of 16."""
    low = raised - 9
    line = f"norwegian 9c {low}h{taker}/2c3c 0 - -/- 0/0 -"
    assert broken(line, f"{low}h^9c={raised}") == []
    past = f"norwegian 9c 8h{taker}/2c3c 0 - -/- 0/0 -"
    assert broken(past, "8h^9c=17") == [kt.Rule.HOLDS_TAKER]


def test_a_build_of_fourteen_is_never_doubled_with_an_ace() -> None:
    """An ace laid into a build counts one: it would make fifteen."""
    line = "norwegian [5c9c=14@1] AhAs2s/2c3c4c 0 - -/- 0/0 -"
    assert broken(line, "Ah^[5c9c]=14") == [kt.Rule.DECLARED_VALUE]
    assert broken(line, "Ah^[5c9c]=15") == []


def test_before_trailing_look_for_the_opponents_sweep() -> None:
    """A four laid beside a three lets a seven empty the table."""
    line = "norwegian 3c 4dJc/7h2c 0 ?8 -/- 0/0 -"
    assert Swept(1, counts=True) in played(line, "4d", "7hx3c+4d").events
