"""Source 002: the Nordic game and its variants. What its examples say, in our words."""

import pytest

import kasino_teach as kt
from kasino_teach.engine import Dealt, Mulle, Swept
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


@pytest.mark.parametrize(("seats", "hands"), [(2, 6), (3, 4), (4, 3)])
def test_hands_that_a_pack_gives(seats: int, hands: int) -> None:
    """Two seats get six hands of four, three get four, four get three."""
    position = kt.deal(kt.PRESETS["nordic"], 1, seats=seats)
    assert position.stock.size == (hands - 1) * 4 * seats


def test_two_at_a_time_from_the_left_of_the_dealer() -> None:
    """Each seat gets two cards, the table two, and round again; the dealer's left neighbour begins."""
    cards = kt.pack()
    position = kt.deal(kt.PRESETS["nordic"], cards, seats=3, dealer=0)
    rounds = [(*cards[i : i + 2], *cards[i + 8 : i + 10]) for i in (0, 2, 4, 6)]
    assert [position.hands[seat].cards for seat in (1, 2, 0)] == rounds[:3]
    assert position.loose == rounds[3]
    assert position.turn == 1


def test_the_turn_goes_round_by_the_left() -> None:
    """After seat 0 comes seat 1, after the last seat the first."""
    line = "nordic 3c Ks/2c/4c 2 - -/-/- 0/0/0 -"
    assert played(line, "4c").position.turn == 0


def test_the_last_deal_of_a_pack_is_announced() -> None:
    """The dealer says when the last hand begins."""
    line = "nordic 3c Ks/2c 0 4c5c6c7c -/- 0/0 -"
    assert Dealt((2, 2), last=True) in played(line, "Ks", "2c").events


@pytest.mark.parametrize("value", [1, 14])
def test_an_ace_is_one_or_fourteen(value: int) -> None:
    """An ace captures as one or as fourteen, and counts as either on the table (our reading)."""
    rules = kt.PRESETS["nordic"]
    ace = kt.pack()[0]
    assert kt.Value.of(value) in rules.hand_values[ace]
    assert kt.Value.of(value) in rules.table_values[ace]


def test_an_ace_takes_an_ace_or_fourteen() -> None:
    """As one it takes an ace, as fourteen a king and an ace; one value for the whole capture."""
    line = "nordic AdKd4c Ac/2c 0 - -/- 0/0 -"
    assert captures(line, "Ac") == {frozenset({"Ad"}), frozenset({"Ad", "Kd"})}
    assert captures("nordic AdAhKd Ac/2c 0 - -/- 0/0 -", "Ac") == {
        frozenset({"Ad"}),
        frozenset({"Ah"}),
        frozenset({"Ad", "Ah"}),
        frozenset({"Ad", "Kd"}),
        frozenset({"Ah", "Kd"}),
        frozenset({"Ad", "Ah", "Kd"}),  # one ace beside the king as 1, the other alone as 14
    }


def test_other_reading_of_the_ace() -> None:
    """Where the table's aces are only one, fourteen takes K+A and one takes aces, never both together."""
    line = "nordic,ace_table=1 AdAhKd Ac/2c 0 - -/- 0/0 -"
    assert frozenset({"Ad", "Ah", "Kd"}) not in captures(line, "Ac")


@pytest.mark.parametrize(
    ("card", "value"), [("2s", 2), ("Td", 10), ("Jc", 11), ("Qh", 12), ("Ks", 13)]
)
def test_the_special_cards_are_plain_in_the_hand(card: str, value: int) -> None:
    """2♠ and 10♦ have no other value in the hand; courts are 11, 12 and 13."""
    assert {str(c): v for c, v in kt.PRESETS["nordic"].hand_values.items()}[card] == (
        kt.Value.of(value),
    )


def test_a_plain_two_takes_the_little_casino() -> None:
    """Two of another suit can be kept for capturing 2♠."""
    assert "2hx2s" in legal("nordic 2s9c 2h/3c 0 - -/- 0/0 -")


def test_a_seven_takes_a_seven_and_three_and_four() -> None:
    """A single seven and a sum of seven go together."""
    line = "nordic 3c4d7h 7s/2c 0 - -/- 0/0 -"
    assert "7sx3c+4d,7h" in legal(line)


def test_a_capture_may_be_declined() -> None:
    """Capturing is free."""
    assert broken("nordic 3c4d7h 7s/2c 0 - -/- 0/0 -", "7s") == []


def test_there_are_no_builds() -> None:
    """The Nordic game knows none; its Anglo-American relative does."""
    place = "4d 3c7h/2c5c 0 - -/- 0/0 -"
    assert broken(f"nordic {place}", "3c^4d=7") == [kt.Rule.BUILDING_ALLOWED]
    assert broken(f"casino {place}", "3c^4d=7") == []


def test_after_a_sweep_the_next_player_must_trail() -> None:
    """There is nothing left to take."""
    after = played("nordic 3c4d 7s9s/2c5c 0 - -/- 1/1 -", "7sx3c+4d").position
    assert after.sweeps == (2, 1)  # always gained
    assert legal(str(after)) == ["2c", "5c"]


def test_eleven_base_points_and_a_tie_gives_nothing() -> None:
    """2 + 1 + 2 + 1 + 4 and one for the last capture; a shared majority is worth nothing."""
    assert totals(pack_end("nordic", two_piles(27, 7, "AcAdAhAs2sTd"))) == "11/0"
    tied = pack_end("nordic", two_piles(26, 7, "AcAdAhAs2sTd"))
    assert totals(tied) == "10/0"
    assert kt.score(tied).carry == (0, 0)


def test_seven_points_before_the_last_capture() -> None:
    """Most spades, 10♦, two aces and a sweep: 2 + 2 + 2 + 1."""
    position = pack_end("nordic", two_piles(20, 7, "AcAdTd"), "1/0", last="1")
    assert points(position)[0] == {
        kt.Item.MOST_SPADES: 2,
        kt.Item.BIG: 2,
        kt.Item.ACES: 2,
        kt.Item.SWEEPS: 1,
    }
    assert kt.score(position).totals[0] == 7


def test_one_play_may_bring_sweep_and_last_capture() -> None:
    """The last card of the pack empties the table: a point for each."""
    step = played("nordic 3c 4d/7s 0 - -/- 0/0 -", "4d", "7sx3c+4d")
    assert Swept(1, counts=True) in step.events
    gained = points(step.position)[1]
    assert gained[kt.Item.SWEEPS] + gained[kt.Item.LAST_CAPTURE] == 2


def test_a_tie_goes_to_more_spades() -> None:
    """Equal totals at sixteen or more: the spades of the last pack decide."""
    pack = pack_end("nordic", two_piles(20, 7, "AcAdTd"), last="1")
    assert totals(pack) == "6/5"
    won = match_at((14, 15), pack).verdict
    assert won == kt.Verdict(0, kt.Decider.SPADES, (7, 6))


def test_the_match_ends_when_the_pack_is_counted() -> None:
    """Sixteen or more; the largest total wins."""
    pack = pack_end("nordic", two_piles(20, 7, "AcAdTd"), last="1")
    won = match_at((10, 15), pack).verdict
    assert won == kt.Verdict(1, kt.Decider.HIGHEST_TOTAL, (16, 20))


def test_mulle_has_104_cards() -> None:
    """Two packs; hands of eight give six, four and three hands (our reading)."""
    mulle = kt.PRESETS["mulle"]
    for seats, hands in ((2, 6), (3, 4), (4, 3)):
        position = kt.deal(mulle, 1, seats=seats)
        assert position.stock.size == (hands - 1) * 8 * seats
    assert len(kt.pack(mulle.packs)) == 104


def test_mulle_the_twin_alone() -> None:
    """Capturing the same card of the other pack and nothing else is worth five (our reading)."""
    line = "mulle 7h7s 7h'9c/2c3c 0 - -/- 0+0/0+0 -"
    alone = played(line, "7h'x7h")
    assert Mulle(0, alone.position.piles[0][1]) in alone.events
    assert str(alone.position).split()[6] == "0+1/0+0"
    assert played(line, "7h'x7h,7s").position.mulles == (0, 0)
    assert played(line, "7h'x7s").position.mulles == (0, 0)
    both = played("mulle 7h 7h'9c/2c3c 0 - -/- 0+0/0+0 -", "7h'x7h").position
    assert (both.sweeps, both.mulles) == ((1, 0), (1, 0))


def test_ryomiva_points_are_avoided() -> None:
    """Its aim is turned round: the fewest points win, and captures are forced (our reading)."""
    pack = pack_end("ryomiva", two_piles(20, 7, "AcAdTd"), last="1")
    won = match_at((10, 5), pack).verdict
    assert won == kt.Verdict(1, kt.Decider.LOWEST_TOTAL, (16, 10))
    line = "ryomiva 3c4d7h 7s/2c 0 - -/- 0/0 -"
    assert legal(line) == ["7sx3c+4d,7h"]


@pytest.mark.parametrize(("spades", "worth"), [(5, 0), (6, 0), (7, 1), (9, 3)])
def test_overspader_each_spade_above_six(spades: int, worth: int) -> None:
    """One point for each spade above six, and none for having most."""
    position = pack_end("overspader", two_piles(20, spades, "Ac"), last="1")
    assert points(position)[0].get(kt.Item.SPADES_OVER, 0) == worth
    assert kt.Item.MOST_SPADES not in points(position)[0]


@pytest.mark.parametrize("target", [21, 11, 50])
def test_overspader_targets(target: int) -> None:
    """Often 21, some play to 11 or 50."""
    rules = kt.RuleSet.parse(f"overspader,target={target}")
    assert (rules.target, str(rules) == "overspader") == (target, target == 21)
