"""Source 004: Cassino for two, as Finns play it too. What its examples say, in our words."""

import pytest

import kasino_teach as kt
from kasino_teach.cards import Suit
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

CASSINO = kt.PRESETS["cassino"]


def test_two_to_the_opponent_two_to_the_table_two_to_the_dealer() -> None:
    """The first deal goes round twice in that order; forty cards are left."""
    cards = kt.pack()
    position = kt.deal(CASSINO, cards, dealer=0)
    assert position.hands[1].cards == (*cards[0:2], *cards[6:8])
    assert position.loose == (*cards[2:4], *cards[8:10])
    assert position.hands[0].cards == (*cards[4:6], *cards[10:12])
    assert position.stock.size == 40
    assert position.turn == 1


def test_five_more_hands() -> None:
    """40 / 8 = 5 hands for each; 24 + 24 cards are played, and with the table's four that is the pack."""
    position = kt.deal(CASSINO, 1)
    assert position.stock.size / (2 * CASSINO.hand) == 5
    played_by = [0, 0]
    while moves := kt.legal_moves(position):
        played_by[position.turn] += 1
        position = kt.play(position, moves[0]).position
    assert played_by == [24, 24]
    assert sum(played_by) + CASSINO.first_table == 52


def test_nothing_is_dealt_until_both_hands_are_played() -> None:
    """One card a turn, no second turn for a large capture, and no card is drawn meanwhile."""
    step = played("cassino 2c2d4c4d6c 6h9h/7sKc 0 ?8 -/- 0/0 -", "6hx2c+4c,2d+4d,6c")
    assert [hand.size for hand in step.position.hands] == [1, 2]
    assert step.position.turn == 1


def test_a_queen_takes_a_queen_of_any_suit() -> None:
    """Both go to the pile, the one that was played too."""
    after = played("cassino 3cQs Qh9h/7sKc 0 - -/- 0/0 -", "QhxQs").position
    assert set(map(str, after.piles[0])) == {"Qs", "Qh"}


def test_all_loose_cards_of_the_rank_are_taken() -> None:
    """Two queens lie there: the queen takes both; taking one, or trailing the queen, is not allowed."""
    line = "cassino QdQs Qh9h/7sKc 0 - -/- 0/0 -"
    assert legal(line, "Qh") == ["QhxQd,Qs"]
    assert broken(line, "QhxQs") == [kt.Rule.OWN_RANK_TAKEN]
    assert broken(line, "Qh") == [kt.Rule.CARD_MAY_TRAIL]


def test_a_third_king_makes_three_cards() -> None:
    """Two kings on the table and one from the hand."""
    after = played("cassino 3cKdKs Kh9h/7sKc 0 - -/- 0/0 -", "KhxKd,Ks").position
    assert len(after.piles[0]) == 3


def test_a_king_takes_no_lower_court() -> None:
    """It is not about the highest card but about the same one."""
    line = "cassino JdQs Kh9h/7sKc 0 - -/- 0/0 -"
    assert captures(line, "Kh") == set()
    assert broken(line, "KhxJd") == [kt.Rule.GROUP_VALUE]


@pytest.mark.parametrize(("table", "card"), [("2s", "2h"), ("2h", "2s")])
def test_a_two_takes_a_two_whichever_is_the_spade(table: str, card: str) -> None:
    """The little casino is a plain two here, from the hand as well."""
    assert legal(f"cassino {table}9c {card}/7s 0 - -/- 0/0 -") == [f"{card}x{table}"]


@pytest.mark.parametrize(("card", "value"), [("Ac", 1), ("2s", 2), ("Td", 10)])
def test_no_card_has_a_higher_value_in_the_hand(card: str, value: int) -> None:
    """The ace is one, 2♠ two and 10♦ ten."""
    assert {str(c): v for c, v in CASSINO.hand_values.items()}[card] == (kt.Value.of(value),)


def test_a_seven_takes_three_and_four() -> None:
    """Three cards go to the pile; one need not hold a three or a four oneself."""
    after = played("cassino 3c4dKs 7h9h/7sKc 0 - -/- 0/0 -", "7hx3c+4d").position
    assert set(map(str, after.piles[0])) == {"3c", "4d", "7h"}


def test_a_six_takes_two_pairs_and_a_six() -> None:
    """2+4, 2+4 and 6: each group is six, and that all five are 18 does not matter."""
    line = "cassino 2c2d4c4d6c 6h9h/7sKc 0 - -/- 0/0 -"
    assert "6hx2c+4c,2d+4d,6c" in legal(line)
    assert all("6c" in taken for taken in captures(line, "6h"))
    assert broken(line, "6hx2c+4c") == [kt.Rule.OWN_RANK_TAKEN]


def test_a_two_is_used_once() -> None:
    """With 2, 3 and 5 a seven takes 2 and 5; the three stays, for the two cannot serve again."""
    line = "cassino 2c3d5h 7h9h/7sKc 0 - -/- 0/0 -"
    assert captures(line, "7h") == {frozenset({"2c", "5h"})}
    assert kt.Rule.CARDS_ONCE in broken(line, "7hx2c+5h,2c+5h")


def test_an_ace_and_a_four_are_five() -> None:
    """The ace is one."""
    assert legal("cassino Ac4d 5h/7s 0 - -/- 0/0 -", "5h") == ["5hxAc+4d"]


def test_a_court_is_in_no_sum() -> None:
    """Queen and two are not fourteen, and jack and two are no king."""
    assert broken("cassino 2cQs Ah/7s 0 - -/- 0/0 -", "Ahx2c+Qs") == [kt.Rule.GROUP_VALUE]
    assert legal("cassino 2cJs Kh/7s 0 - -/- 0/0 -") == ["Kh"]


def test_a_card_that_can_capture_is_not_trailed() -> None:
    """Another card of the hand may be, even so."""
    line = "cassino 3c4d 7h9h/7sKc 0 - -/- 0/0 -"
    assert broken(line, "7h") == [kt.Rule.CARD_MAY_TRAIL]
    assert broken(line, "9h") == []


def test_on_an_empty_table_one_trails() -> None:
    """And a nine left there is taken by the opponent's nine, both cards."""
    line = "cassino - 9h2h/9sKc 0 - -/- 0/0 -"
    assert legal(line) == ["2h", "9h"]
    after = played(line, "9h", "9sx9h").position
    assert set(map(str, after.piles[1])) == {"9h", "9s"}


def test_a_build_of_seven_from_four_and_three() -> None:
    """It takes the turn and one card; nothing is gathered yet. A seven must be in the hand besides."""
    after = played("cassino 4d 3c5h7h8s/2c2d2h2s 0 - -/- 0/0 -", "3c^4d=7").position
    assert str(after.builds[0]) == "[3c4d=7@0]"
    assert after.piles == ((), ())


def test_no_build_without_its_card() -> None:
    """3, 5, 8 and king: no seven on a four. With a seven for the king it may be built."""
    line = "cassino 4d 3c5h8s{}/2c2d2h2s 0 - -/- 0/0 -"
    assert broken(line.format("Kc"), "3c^4d=7") == [kt.Rule.HOLDS_TAKER]
    assert broken(line.format("7c"), "3c^4d=7") == []


def test_the_opponent_may_take_a_build() -> None:
    """With a seven, before its builder's next turn."""
    line = "cassino 4d 3c7h/2c7d 0 - -/- 0/0 -"
    after = played(line, "3c^4d=7", "7dx[3c4d]").position
    assert len(after.piles[1]) == 3


def test_eights_are_built_for_the_other_eight() -> None:
    """An eight on an eight is a build of eights, taken by the other eight; it is never sixteen."""
    line = "cassino 8c 8h8s/2c2d 0 - -/- 0/0 -"
    step = played(line, "8h^8c=8")
    assert str(step.position.builds[0]) == "[8c8h=8@0!]"
    assert kt.Rule.HOLDS_TAKER in broken(line, "8h^8c=16")
    after = kt.play(step.position, kt.Trail(step.position.hand[0])).position
    assert "8sx[8c8h]" in legal(str(after))


def test_fives_are_not_taken_by_a_ten() -> None:
    """Two fives built as fives need a five."""
    line = "cassino [5c5d=5@0!] 9h/5hTc 1 - -/- 0/0 -"
    assert broken(line, "5hx[5c5d]") == []
    assert broken(line, "Tcx[5c5d]") == [kt.Rule.BUILD_VALUE]


def test_two_fives_may_be_built_as_ten_too() -> None:
    """What was declared decides: as a sum a ten takes them."""
    assert "5h^5c=10" in legal("cassino 5c 5hTh/2c2d 0 - -/- 0/0 -")


def test_a_build_is_not_taken_apart() -> None:
    """Neither one of two fives, nor the three of a seven."""
    fives = "cassino [5c5d=5@0!] 9h/5hTc 1 - -/- 0/0 -"
    assert broken(fives, "5hx5c") == [kt.Rule.CARDS_ON_TABLE]
    seven = "cassino [3c4d=7@0] 9h/3hTc 1 - -/- 0/0 -"
    assert broken(seven, "3hx3c") == [kt.Rule.CARDS_ON_TABLE]


def test_a_build_of_twos_goes_on_with_a_two() -> None:
    """It stays what it is: a five does not turn it into a sum."""
    line = "cassino [2c2d=2@1!] 2h2s5h7h/3c3d3h3s 0 - -/- 0/0 -"
    assert str(played(line, "2h^[2c2d]=2").position.builds[0]) == "[2c2d2h=2@0!]"
    assert broken(line, "5h^[2c2d]=7") == [kt.Rule.BUILD_NOT_FIXED]


def test_three_four_and_king_are_no_sweep() -> None:
    """A seven takes two of three cards; without the king it sweeps."""
    large = played("cassino 3c4dKs 7h9h/7sKc 0 ?8 -/- 0/0 -", "7hx3c+4d")
    assert not any(isinstance(event, Swept) for event in large.events)
    sweep = played("cassino 3c4d 7h9h/7sKc 0 ?8 -/- 0/0 -", "7hx3c+4d")
    assert Swept(0, counts=True) in sweep.events
    assert sweep.position.sweeps == (1, 0)


def test_what_is_left_goes_to_the_last_capturer_and_is_no_sweep() -> None:
    """Not to whoever played last; and gathering it is not a sweep."""
    step = played("cassino 3c4dTd 7h/Kc 0 - -/- 0/0 -", "7hx3c+4d", "Kc")
    assert set(map(str, step.position.piles[0])) == {"3c", "4d", "7h", "Td", "Kc"}
    assert step.position.sweeps == (0, 0)
    assert points(step.position)[0][kt.Item.BIG] == 2


def test_the_ace_of_spades_counts_three_times() -> None:
    """As a card, as a spade and as an ace."""
    position = pack_end("cassino", "As/-")
    assert points(position)[0] == {
        kt.Item.ACES: 1,
        kt.Item.MOST_CARDS: 3,
        kt.Item.MOST_SPADES: 1,
    }


def test_eleven_points_and_eight_when_cards_tie() -> None:
    """3 + 1 + 4 + 1 + 2; at 26 cards each the three stay away and wait for nobody."""
    assert totals(pack_end("cassino", two_piles(27, 7, "AcAdAhAs2sTd"))) == "11/0"
    tied = pack_end("cassino", two_piles(26, 7, "AcAdTd"))
    assert sum(kt.score(tied).totals) == 8
    assert kt.score(tied).carry == (0, 0)


def test_nine_against_three() -> None:
    """29 cards, 7 spades, two aces, 10♦ and a sweep: 3+1+2+2+1. The other has two aces and 2♠. In all 12."""
    position = pack_end("cassino", two_piles(29, 7, "AcAdTd"), "1/0")
    assert points(position) == [
        {
            kt.Item.MOST_CARDS: 3,
            kt.Item.MOST_SPADES: 1,
            kt.Item.ACES: 2,
            kt.Item.BIG: 2,
            kt.Item.SWEEPS: 1,
        },
        {kt.Item.ACES: 2, kt.Item.LITTLE: 1},
    ]
    assert totals(position) == "9/3"


def test_fourteen_and_nine_are_twenty_three() -> None:
    """The target may be passed; 21 need not be met exactly."""
    match = match_at((14, 0), pack_end("cassino", two_piles(29, 7, "AcAdTd"), "1/0"))
    assert match.totals == (23, 3)
    assert match.verdict == kt.Verdict(0, kt.Decider.HIGHEST_TOTAL, (23, 3))


def test_eighteen_each_then_seven_to_five() -> None:
    """25-23: the higher total wins."""
    pack = pack_end("cassino", two_piles(27, 7, "AcTd"), "0/1")
    assert totals(pack) == "7/5"
    match = match_at((18, 18), pack)
    assert match.totals == (25, 23)
    assert match.verdict == kt.Verdict(0, kt.Decider.HIGHEST_TOTAL, (25, 23))


def test_equal_totals_mean_another_pack() -> None:
    """18 and 20 before, 7-5: both have 25, and nobody has won yet."""
    pack = pack_end("cassino", two_piles(27, 7, "AcTd"), "0/1")
    match = match_at((18, 20), pack)
    assert match.totals == (25, 25)
    assert match.verdict is None
    assert match.deal(1).scores == (25, 25)


def test_the_match_does_not_stop_within_a_pack() -> None:
    """Not at the first ace or sweep that would do."""
    line = "cassino 3c4d 7h9h/7sKc 0 ?8 AcAd/- 0/0 - 20/0"
    assert not kt.is_over(played(line, "7hx3c+4d").position)


def test_a_shorter_match_to_eleven() -> None:
    """Eleven points are the other target."""
    pack = pack_end("cassino,target=11", two_piles(27, 7, "AcTd"), "0/1")
    assert match_at((4, 0), pack).verdict is not None


def test_seven_spades_are_more_than_half() -> None:
    """A pack has thirteen: seven are a majority that can no longer be beaten, six are not."""
    spades = [str(card) for card in kt.pack() if card.suit is Suit.SPADES]
    for mine, certain in ((7, 1), (6, 0)):
        line = f"cassino - Kc/Kd 0 ?37 {''.join(spades[:mine])}/- 0/0 0"
        lines = kt.standing(kt.Position.parse(line)).lines
        found = [one.points for one in lines if one.item is kt.Item.MOST_SPADES and not one.side]
        assert sum(found) == certain


def test_a_build_of_tens_shows_the_opponent_the_big_casino() -> None:
    """10♦ laid on a ten for a third ten: the opponent's ten takes its two points."""
    line = "cassino Tc TdTh/Ts2c 0 - -/- 0/0 -"
    after = played(line, "Td^Tc=10", "Tsx[TcTd]").position
    assert kt.standing(after).totals[1] >= 2
    assert [one.points for one in kt.standing(after).lines if one.item is kt.Item.BIG] == [2]
