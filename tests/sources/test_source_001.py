"""Source 001: the Finnish game, its variants and its house rules. What its examples say, in our words."""

from fractions import Fraction

import pytest

import kasino_teach as kt
from kasino_teach.engine import Built, Dealt, Swept
from tests.helpers.asking import (
    broken,
    captures,
    happened,
    legal,
    match_after,
    match_at,
    pack_end,
    played,
    points,
    totals,
    two_piles,
)

STOCK = "?8"
TABLE_3_5_8_9 = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"


@pytest.mark.parametrize(("seats", "hands"), [(2, 6), (3, 4), (4, 3), (6, 2), (12, 1)])
def test_hands_that_a_pack_gives(seats: int, hands: int) -> None:
    """2, 3, 4, 6 and 12 seats get 6, 4, 3, 2 and 1 hands of four, and no card is left over."""
    position = kt.deal(kt.FINNISH, 1, seats=seats)
    assert 1 + position.stock.size / (4 * seats) == hands
    deals = 1
    while moves := kt.legal_moves(position):
        step = kt.play(position, moves[0])
        deals += any(isinstance(event, Dealt) for event in step.events)
        position = step.position
    assert deals == hands


@pytest.mark.parametrize("seats", [5, 7, 8, 13])
def test_other_numbers_of_seats_leave_cards_over(seats: int) -> None:
    """A pack does not come out even for them."""
    with pytest.raises(kt.PositionError, match="do not come out even"):
        kt.deal(kt.FINNISH, 1, seats=seats)


def test_four_can_play_in_pairs() -> None:
    """Partners sit opposite each other and have one pile."""
    position = kt.deal(kt.FINNISH, 1, seats=4, pairs=True)
    assert [position.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_an_eight_takes_five_and_three() -> None:
    """Five and three are eight."""
    assert captures("finnish 3c5h 8s/2c 0 - -/- 0/0 -", "8s") == {frozenset({"3c", "5h"})}


def test_an_eight_takes_three_and_five_or_two_fours_or_both() -> None:
    """Two different sums of eight lie there: one, the other, or both are taken."""
    threes, fours = frozenset({"3c", "5h"}), frozenset({"4c", "4d"})
    found = captures("finnish 3c4c4d5h 8s/2c 0 - -/- 0/0 -", "8s")
    assert found == {threes, fours, threes | fours}


def test_an_eight_may_leave_an_eight() -> None:
    """With 3, 5, 8 and 9 on the table the eight may take 3 and 5 and leave the eight, or lie down itself."""
    assert captures(TABLE_3_5_8_9, "8s") == {
        frozenset({"8d"}),
        frozenset({"3c", "5h"}),
        frozenset({"3c", "5h", "8d"}),
    }
    assert broken(TABLE_3_5_8_9, "8s") == []


def test_two_eights_wait_for_the_big_casino_or_a_third_eight() -> None:
    """Whoever lays an eight beside an eight may take both later: 10♦ is sixteen, a third eight takes each."""
    line = str(played("finnish 8d 8s/8cTd 0 - -/- 0/0 -", "8s").position)
    assert "Tdx8d+8s" in legal(line)
    assert "8cx8d,8s" in legal(line)


def test_the_same_card_cannot_serve_two_groups() -> None:
    """A card on the table counts in one group only; a group of another value is no group."""
    line = "finnish 3c4c5h 8s/2c 0 - -/- 0/0 -"
    assert broken(line, "8sx3c+5h,4c") == [kt.Rule.GROUP_VALUE]
    assert broken(line, "8sx3c+5h,3c+5h") == [kt.Rule.CARDS_ONCE]


def test_values_differ_between_hand_and_table() -> None:
    """From the hand 10♦, 2♠ and the aces beat a king in value; on the table the ace is the lowest."""
    hand, table = kt.FINNISH.hand_values, kt.FINNISH.table_values
    values = {str(card): (hand[card][0].number, table[card][0].number) for card in kt.pack()}
    assert [values[c] for c in ("Td", "2s", "Ah", "Ks")] == [(16, 10), (15, 2), (14, 1), (13, 13)]


def test_the_last_capture_may_win_cards_and_spades() -> None:
    """What is left on the table goes to the last capturer, and may decide both majorities."""
    line = "finnish 3s4s5h6c7d Ts/Jc 0 - Qs/8c8d 0/0 1"
    step = played(line, "Ts", "Jc")
    assert points(step.position) == [
        {},
        {kt.Item.MOST_CARDS: 1, kt.Item.MOST_SPADES: 2},
    ]
    assert len(step.position.piles[1]) == 9


def test_cards_nobody_captured_belong_to_nobody() -> None:
    """Where nobody captured in the whole pack, the table stays (our reading)."""
    step = played("finnish 3c Ks/2c 0 - -/- 0/0 -", "Ks", "2c")
    assert totals(step.position) == "0/0"
    assert len(step.position.loose) == 3


def sweep(sweeps: str, rules: str = "finnish", stock: str = "?12") -> tuple[int, ...]:
    """The sweeps that stand after the last side swept."""
    sides = sweeps.count("/") + 1
    hands = "/".join(["2c3c"[: 4 if sides == 2 else 2], "4d", "4h"][: sides - 1])
    piles = "/".join("-" * sides)
    line = f"{rules} 5c8d {hands}/KhJh {sides - 1} {stock} {piles} {sweeps} -"
    return played(line, "Khx5c+8d").position.sweeps


def test_a_sweep_takes_the_whole_table_with_one_card() -> None:
    """All cards of the table go at once: a sweep is gained, one point each at the end."""
    assert sweep("0/0") == (0, 1)
    assert sweep("0/3") == (0, 4)


def test_a_sweep_cancels_when_all_others_hold_one() -> None:
    """Not everybody can hold a sweep: A has one, B sweeps, and neither has any."""
    assert sweep("1/0") == (0, 0)


@pytest.mark.parametrize(
    ("before", "after"), [("2/0/0", (2, 0, 1)), ("2/1/0", (1, 0, 0)), ("1/1/2", (0, 0, 2))]
)
def test_a_sweep_among_three(before: str, after: tuple[int, ...]) -> None:
    """It is gained while one of the others has none, and else takes one from each of them."""
    assert sweep(before) == after


def test_no_sweep_in_the_last_hand() -> None:
    """In a pack's last hand sweeps are neither gained nor lost."""
    assert sweep("0/0", stock="-") == (0, 0)
    assert sweep("1/0", stock="-") == (1, 0)


def test_new_hands_are_dealt_two_at_a_time() -> None:
    """Each seat gets two cards, then each two more."""
    step = played("finnish 3c Ks/2c 0 4c4d5c5d6c6d7c7d -/- 0/0 -", "Ks", "2c")
    assert list(map(str, step.position.hands)) == ["4c4d6c6d", "5c5d7c7d"]
    assert step.position.is_last_hand


def test_ten_points_lie_in_a_pack() -> None:
    """2 for 10♦, 1 for 2♠, 4 aces, 1 for cards and 2 for spades."""
    assert totals(pack_end("finnish", two_piles(27, 7, "AcAdAhAs2sTd"))) == "10/0"
    split = pack_end("finnish", two_piles(25, 7, "AcTd"))
    assert totals(split) == "5/5"


def test_tied_cards_wait_one_two_three() -> None:
    """26 cards each: the point waits, so that the next majority is worth 2, and after another tie 3."""
    tied = pack_end("finnish", two_piles(26, 7, "AcAd"))
    won = pack_end("finnish", two_piles(27, 7, "AcAd"))
    assert match_after(tied).carry == (1, 0)
    assert match_after(tied, tied).carry == (2, 0)
    assert cards_points(match_after(won)) == 1
    assert cards_points(match_after(tied, won)) == 2
    assert cards_points(match_after(tied, tied, won)) == 3
    assert match_after(tied, tied, won).carry == (0, 0)


def cards_points(match: kt.Match) -> object:
    """What side 0 got for most cards in the last pack, with what had waited."""
    lines = match.packs[-1].score.lines
    items = (kt.Item.MOST_CARDS, kt.Item.CARRIED_CARDS)
    return sum(line.points for line in lines if line.item in items and line.side == 0)


def test_tied_spades_wait_two_four_six() -> None:
    """Between three sides spades can tie at 5-5-3: 2 points wait, then 4, then 6 are won."""
    tied = three_way(5, 5)
    won = three_way(6, 4)
    assert match_after(tied).carry[1] == 2
    assert match_after(tied, tied).carry[1] == 4
    last = match_after(tied, tied, won).packs[-1].score.lines
    items = (kt.Item.MOST_SPADES, kt.Item.CARRIED_SPADES)
    assert sum(line.points for line in last if line.item in items) == 6


def three_way(first: int, second: int) -> kt.Position:
    """A pack of three sides, by their spades; the first has most cards."""
    spades = [f"{rank}s" for rank in "A23456789TJQK"]
    rest = [f"{rank}{suit}" for suit in "cdh" for rank in "A23456789TJQK"]
    piles = [
        spades[:first] + rest[:15],
        spades[first : first + second] + rest[15:27],
        spades[first + second :] + rest[27:],
    ]
    return pack_end("finnish", "/".join(map("".join, piles)), "0/0/0")


@pytest.mark.parametrize("spades", range(14))
def test_two_sides_tie_in_spades_only_at_none(spades: int) -> None:
    """Thirteen is odd: with the whole pack captured one of two sides has more spades."""
    score = kt.score(pack_end("finnish", two_piles(20, spades, "As2s" if spades > 11 else "")))
    assert score.carry[1] == 0
    nothing = pack_end("finnish", "-/-", last="-")
    assert kt.score(nothing).carry == (1, 2)


def test_carried_points_raise_the_next_pack() -> None:
    """A pack can be worth less than ten when points wait, and more when they are paid."""
    tied = pack_end("finnish", two_piles(26, 7, "AcAd"))
    won = pack_end("finnish", two_piles(27, 7, "AcAd"))
    after = match_after(tied, won)
    assert [sum(pack.score.totals) for pack in after.packs] == [9, 11]


def test_the_match_ends_after_the_pack_or_at_once() -> None:
    """Sixteen is reached in the middle of a pack: the game goes on, or where so agreed stops there."""
    line = " 5cAdKd AsJc/2c3c 0 - Ac/3s4s5s6s 0/0 0 13/0"
    assert not kt.is_over(played("finnish" + line, "AsxAd+Kd").position)
    stopped = played("finnish,match_end=at-once" + line, "AsxAd+Kd")
    assert happened(stopped) == ["Captured", "PackOver"]
    assert totals(stopped.position) == "3/2"


# Laisto


def test_laisto_one_of_two_captures_is_chosen_freely() -> None:
    """With an ace and a nine against 10, 4 and 5, the nine may take 4 and 5 and leave the ace's capture."""
    line = "laisto 4c5dTh Ac9s/2c3c 0 - -/- 0/0 -"
    assert legal(line) == ["Acx4c+Th", "9sx4c+5d"]


def test_laisto_captures_are_forced() -> None:
    """Whoever can capture may not lay a card down, not even one that captures nothing itself."""
    line = "laisto 4c5dTh Ac9s2d/2c3c 0 - -/- 0/0 -"
    assert broken(line, "9s") == [kt.Rule.NO_CARD_MUST_CAPTURE]
    assert broken(line, "2d") == [kt.Rule.NO_CARD_MUST_CAPTURE]
    assert legal("laisto 4c5dTh 2d/2c 0 - -/- 0/0 -") == ["2d"]


def test_laisto_a_capture_takes_all_it_can() -> None:
    """A nine that could take 4+5 and a nine takes both (our reading)."""
    line = "laisto 4c5d9h 9s/2c 0 - -/- 0/0 -"
    assert legal(line) == ["9sx4c+5d,9h"]
    assert broken(line, "9sx9h") == [kt.Rule.CAPTURE_MAXIMAL]


def test_laisto_points_are_avoided() -> None:
    """When a side reaches sixteen, the one with fewer points wins."""
    pack = pack_end("laisto", two_piles(24, 8, "AcAdTd"))
    won = match_at((10, 5), pack).verdict
    assert won == kt.Verdict(1, kt.Decider.LOWEST_TOTAL, (16, 9))


# Rakennuskasino


def test_rakennus_one_builds_only_for_a_card_one_holds() -> None:
    """A card is laid on a card of the table for a value that another hand card has."""
    assert "3c^4d=7" in legal("rakennus 4d 3c7h/2c5c 0 - -/- 0/0 -")
    line = "rakennus 4d 3c8h/2c5c 0 - -/- 0/0 -"
    assert broken(line, "3c^4d=7") == [kt.Rule.HOLDS_TAKER]


def test_rakennus_the_cards_of_a_build_stay_together() -> None:
    """What lies in a build can no longer be taken card by card."""
    line = str(played("rakennus 4d 3c7h/4c5c 0 - -/- 0/0 -", "3c^4d=7").position)
    assert broken(line, "4cx4d") == [kt.Rule.CARDS_ON_TABLE]
    assert broken(line, "4cx[3c4d]") == [kt.Rule.BUILD_VALUE]


def test_rakennus_a_build_is_raised_to_a_card_one_holds() -> None:
    """New cards are laid on for a larger value, which must be in the hand."""
    line = "rakennus [3c4d=7@1] 2h9s/5c 0 - -/- 0/0 -"
    assert str(played(line, "2h^[3c4d]=9").position.builds[0]) == "[2h3c4d=9@0]"
    other = "rakennus [3c4d=7@1] 2hTs/5c 0 - -/- 0/0 -"
    assert broken(other, "2h^[3c4d]=9") == [kt.Rule.HOLDS_TAKER]


def test_rakennus_a_three_on_a_three_for_a_third_three() -> None:
    """Cards of one rank are built for another card of that rank."""
    line = "rakennus 3d 3c3h/5c6c 0 - -/- 0/0 -"
    assert str(played(line, "3c^3d=3").position.builds[0]) == "[3c3d=3@0!]"
    assert "3hx[3c3d]" in legal(str(played(line, "3c^3d=3", "5c").position))


def test_rakennus_builds_of_one_value_become_a_double_build() -> None:
    """A second build of 7 is put on the first, and their value stays seven for good."""
    step = played("rakennus 4d[2c5c=7@1] 3c7h7s/5d6c 0 - -/- 0/0 -", "3c^4d=7")
    assert isinstance(step.events[0], Built)
    assert str(step.position.builds[0]) == "[2c3c4d5c=7@0!]"
    again = "rakennus [2c3c4d5c=7@0!] 2hTs9s/5d6c 0 - -/- 0/0 -"
    assert broken(again, "2h^[2c3c4d5c]=9") == [kt.Rule.BUILD_NOT_FIXED]


def test_rakennus_scores() -> None:
    """Sweeps give nothing, most cards 3, most spades 1; the target is 21."""
    pack = pack_end("rakennus", two_piles(27, 7, "AcAdAhAs2sTd"))
    assert totals(pack) == "11/0"
    assert sweep("0/0", "rakennus") == (0, 0)
    assert sweep("1/0", "rakennus") == (1, 0)
    assert pack.rules.target == 21


# House rules


def test_house_rule_a_point_for_the_last_capture() -> None:
    """The last capture of a pack is worth a point."""
    pack = pack_end("finnish,last_capture=1", two_piles(27, 7, "Ac"), last="1")
    assert points(pack)[1][kt.Item.LAST_CAPTURE] == 1


def test_house_rule_the_last_capture_counts_when_it_takes_all() -> None:
    """It scores only if it emptied the table, and then as a sweep: gained, or cancelling."""
    rules = "finnish,last_capture=1,last_capture_sweep=on"
    sweeping = played(f"{rules} 5c8d Kh/Kd 1 - -/- 0/0 -", "Kd", "Khx5c+8d,Kd")
    assert Swept(0, counts=True) in sweeping.events
    assert kt.Item.LAST_CAPTURE not in points(sweeping.position)[0]
    assert points(sweeping.position)[0][kt.Item.SWEEPS] == 1
    cancelling = played(f"{rules} 5c8d Kh/Kd 1 - -/- 0/1 -", "Kd", "Khx5c+8d,Kd")
    assert cancelling.position.sweeps == (0, 0)
    leaving = played(f"{rules} 5c8dQd Kh/Kd 1 - -/- 0/0 -", "Kd", "Khx5c+8d,Kd")
    assert leaving.position.sweeps == (0, 0)
    assert kt.Item.LAST_CAPTURE not in points(leaving.position)[0]


@pytest.mark.parametrize("target", [21, 11, 50])
def test_house_rule_another_target(target: int) -> None:
    """A match may go to 21 or any other number."""
    pack = pack_end(f"finnish,target={target}", two_piles(27, 7, "AcAdAhAs2sTd"))
    assert match_at((target - 11, 0), pack).verdict is None
    assert match_at((target - 10, 0), pack).verdict is not None


@pytest.mark.parametrize(
    ("before", "after"), [(10, 15), (9, 16), (11, 14), (7, 14), (8, 15), (15, 10)]
)
def test_house_rule_the_target_must_be_met_exactly(before: int, after: int) -> None:
    """What is above sixteen counts down from it: seventeen becomes 15, eighteen becomes 14."""
    pack = pack_end("finnish,exact=on", two_piles(27, 7, "AcAdTd"))
    assert kt.score(pack).totals[0] == 7
    match = match_at((before, 0), pack)
    assert match.totals[0] == after
    assert (match.verdict is not None) == (after == 16)


def test_house_rule_twelve_and_five_stand_on_fifteen() -> None:
    """Seventeen is one too many for sixteen."""
    pack = pack_end("finnish,exact=on", two_piles(25, 7, "AcTd"))
    assert kt.score(pack).totals[0] == 5
    assert match_at((12, 0), pack).totals[0] == 15


def test_house_rule_courts_without_numbers() -> None:
    """A jack takes a jack and nothing else, and nothing else takes a jack."""
    line = "finnish,courts=ranks 5c6dJd JhQsKs/2c3c4c 0 - -/- 0/0 -"
    assert captures(line, "Jh") == {frozenset({"Jd"})}
    assert captures(line, "Qs") == set()
    ace = "finnish,courts=ranks 3cJd Ac/2c 0 - -/- 0/0 -"
    assert broken(ace, "Acx3c+Jd") == [kt.Rule.GROUP_VALUE]
    assert broken("finnish 3cJd Ac/2c 0 - -/- 0/0 -", "Acx3c+Jd") == []


def test_house_rule_hands_are_filled_at_once() -> None:
    """After each play the hand is filled to four from the stock."""
    step = played("pakka 3c KsKdQsQd/2c4c5c6c 0 9hTh -/- 0/0 -", "Ks")
    assert str(step.position.hands[0]) == "9hQdQsKd"
    assert str(step.position.stock) == "Th"


def test_house_rule_a_tied_majority_is_split() -> None:
    """Nothing waits: the tied share the points, in fractions if need be."""
    pack = pack_end("finnish,ties=split", two_piles(26, 7, "AcAd"))
    assert totals(pack) == "9:2/11:2"
    assert kt.score(pack).carry == (0, 0)
    assert match_after(pack, pack).totals == (9, 11)
    assert match_after(pack).totals == (Fraction(9, 2), Fraction(11, 2))


def test_house_rule_no_sweeps_or_one_holder() -> None:
    """With three or four sides: no sweeps at all, or a sweep takes the only holder's instead."""
    assert sweep("1/0/0", "finnish,sweep=0") == (1, 0, 0)
    assert sweep("1/0/0", "finnish,sweep_cancel=holder") == (0, 0, 0)
    assert sweep("0/0/1", "finnish,sweep_cancel=holder") == (0, 0, 2)


def test_house_rule_sweeps_in_the_last_hand() -> None:
    """They may count there too."""
    assert sweep("0/0", "finnish,sweep_last_hand=on", "-") == (0, 1)


def test_house_rule_no_sweep_points_when_one_side_has_all_ten() -> None:
    """All base points on one side: nobody gets points for sweeps in that pack."""
    rules = "finnish,sweep_void_at=10"
    assert totals(pack_end(rules, two_piles(27, 7, "AcAdAhAs2sTd"), "1/2")) == "10/0"
    assert totals(pack_end(rules, two_piles(27, 7, "AcAdAhAsTd"), "1/2")) == "10/3"


def test_house_rule_no_sweeps_from_ten_points_on() -> None:
    """Who has ten match points or more stops the sweeps of all."""
    line = "finnish,sweep_stop_at=10 5c8d KhJh/2c3c 0 ?8 -/- 0/1 -"
    assert played(f"{line} 9/0", "Khx5c+8d").position.sweeps == (0, 0)
    assert played(f"{line} 0/10", "Khx5c+8d").position.sweeps == (0, 1)
