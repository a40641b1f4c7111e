"""Source 000: the Finnish game for two. What its examples say, in our words."""

import pytest

import kasino_teach as kt
from kasino_teach.engine import Swept
from tests.helpers.asking import (
    broken,
    captures,
    happened,
    legal,
    match_at,
    pack_end,
    played,
    points,
    totals,
    two_piles,
)

STOCK = "?8"


def test_a_deal_is_four_cards_to_each_and_four_to_the_table() -> None:
    """Each seat gets four cards, the table four more; whoever sits next to the dealer begins."""
    position = kt.deal(kt.PRESETS["finnish-duel"], 1, dealer=0)
    assert [hand.size for hand in position.hands] == [4, 4]
    assert len(position.loose) == 4
    assert position.turn == 1


def test_later_deals_bring_nothing_to_the_table() -> None:
    """When the hands are empty each seat gets four new cards; the table keeps what lay there."""
    step = played("finnish-duel 3c9d 5h/7s 0 4c4d4h4sJcJdJhJs -/- 0/0 -", "5h", "7s")
    assert happened(step) == ["Trailed", "Dealt"]
    assert [hand.size for hand in step.position.hands] == [4, 4]
    assert len(step.position.loose) == 4  # 3 9 and the two that were trailed


def test_the_deal_moves_on_after_each_pack() -> None:
    """The other player deals the next pack."""
    pack = pack_end("finnish-duel", two_piles(30, 7, "AsAd"))
    first = kt.Match.begin(pack.rules)
    assert (first.dealer, first.finish(pack).dealer) == (1, 0)


def test_a_king_takes_five_and_eight() -> None:
    """A king is thirteen, and so are five and eight together."""
    assert captures("finnish-duel 5c8d Kh/2c 0 - -/- 0/0 -", "Kh") == {frozenset({"5c", "8d"})}


def test_a_king_takes_either_pair_or_both() -> None:
    """Beside 5 and 8 lie 10 and 3: the king takes one pair, the other, or all four; and it goes along."""
    line = "finnish-duel 3h5c8dTc Kh/2c 0 - -/- 0/0 -"
    pairs = frozenset({"5c", "8d"}), frozenset({"3h", "Tc"})
    assert captures(line, "Kh") == {*pairs, pairs[0] | pairs[1]}
    after = played(line, "Khx5c+8d,3h+Tc").position
    assert set(map(str, after.piles[0])) == {"Kh", "5c", "8d", "3h", "Tc"}


def test_a_capture_may_be_declined() -> None:
    """Who can take but does not want to, lays a card on the table."""
    assert broken("finnish-duel 5c8d Kh/2c 0 - -/- 0/0 -", "Kh") == []


def test_the_opponent_takes_the_card_that_was_trailed() -> None:
    """A card laid on the table is there for the other player at once, alone or in a sum."""
    line = "finnish-duel 4c 9h/KdAc9s 0 - -/- 0/0 -"
    assert "9sx9h" in legal(str(played(line, "9h").position))
    assert "Kdx4c+9h" in legal(str(played(line, "9h").position))


def test_the_last_capturer_takes_the_table() -> None:
    """In the last hand what is left goes to whoever captured last, even if the other one plays last."""
    step = played("finnish-duel 5c8dJs Kh/2c 0 - -/- 0/0 -", "Khx5c+8d", "2c")
    assert happened(step)[-2:] == ["TableTaken", "PackOver"]
    assert set(map(str, step.position.piles[0])) == {"Kh", "5c", "8d", "Js", "2c"}


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("2s", 15),
        ("Td", 16),
        ("Ac", 14),
        ("Ah", 14),
        ("2h", 2),
        ("Tc", 10),
        ("3s", 3),
        ("9d", 9),
        ("Jc", 11),
        ("Qd", 12),
        ("Ks", 13),
    ],
)
def test_values_in_the_hand(card: str, value: int) -> None:
    """Aces are 14, the little casino 15, the big one 16; all others are what they show."""
    rules = kt.PRESETS["finnish-duel"]
    assert {str(c): v for c, v in rules.hand_values.items()}[card] == (kt.Value.of(value),)


@pytest.mark.parametrize(
    ("card", "value"), [("2s", 2), ("Td", 10), ("Ac", 1), ("2h", 2), ("9d", 9), ("Ks", 13)]
)
def test_values_on_the_table(card: str, value: int) -> None:
    """On the table aces are 1, and the two special cards a plain two and a plain ten."""
    rules = kt.PRESETS["finnish-duel"]
    assert {str(c): v for c, v in rules.table_values.items()}[card] == (kt.Value.of(value),)


def test_what_scores() -> None:
    """An ace 1, the little casino 1, the big one 2, most cards 1, most spades 2, a sweep 1."""
    position = pack_end("finnish-duel", two_piles(27, 7, "AcAdAhAs2sTd"), "3/0")
    assert points(position)[0] == {
        kt.Item.ACES: 4,
        kt.Item.LITTLE: 1,
        kt.Item.BIG: 2,
        kt.Item.MOST_CARDS: 1,
        kt.Item.MOST_SPADES: 2,
        kt.Item.SWEEPS: 3,
    }
    assert points(position)[1] == {}


def test_a_king_sweeps_eight_and_five() -> None:
    """Only 8 and 5 lie there: the king takes both and has swept."""
    step = played(f"finnish-duel 5c8d KhJh/2c3c 0 {STOCK} -/- 0/0 -", "Khx5c+8d")
    assert Swept(0, counts=True) in step.events
    assert step.position.sweeps == (1, 0)


def test_a_sweep_cancels_one_of_the_opponents() -> None:
    """Who empties the table while the other holds a sweep takes that one away (and gains none)."""
    step = played(f"finnish-duel 5c8d KhJh/2c3c 0 {STOCK} -/- 0/1 -", "Khx5c+8d")
    assert step.position.sweeps == (0, 0)


def test_any_number_of_sweeps_can_be_gathered() -> None:
    """Nothing limits how many one player holds."""
    step = played(f"finnish-duel 5c8d KhJh/2c3c 0 {STOCK} -/- 4/0 -", "Khx5c+8d")
    assert step.position.sweeps == (5, 0)


@pytest.mark.parametrize(("before", "counts"), [(10, True), (11, False)])
def test_sweeps_stop_once_someone_is_above_ten(before: int, counts: bool) -> None:
    """They stop for a pack that began with a player above ten match points, not within a pack."""
    line = f"finnish-duel 5c8d KhJh/2c3c 0 {STOCK} AcAdAhAsTd/- 0/0 - {before}/0"
    assert played(line, "Khx5c+8d").position.sweeps == (int(counts), 0)


def test_the_pack_is_played_out_although_sixteen_is_passed() -> None:
    """A player has the points for sixteen in the pile already: the pack goes on."""
    line = "finnish-duel 5c8d Kh/2c 0 - AcAdAhAs/- 0/0 - 15/0"
    assert not kt.is_over(kt.Position.parse(line))


def test_sixteen_wins() -> None:
    """Eleven before and five in the pack make sixteen."""
    pack = pack_end("finnish-duel", two_piles(24, 8, "AcAdTd"), "0/0", "1")
    assert totals(pack) == "6/4"
    assert match_at((9, 0), pack).verdict is None
    won = match_at((10, 0), pack).verdict
    assert won is not None
    assert won.winner == 0


def test_of_two_above_sixteen_the_higher_total_wins() -> None:
    """Both pass sixteen in one pack: the larger sum wins."""
    pack = pack_end("finnish-duel", two_piles(24, 8, "AcAdTd"), "0/0", "1")
    won = match_at((12, 15), pack).verdict
    assert won == kt.Verdict(1, kt.Decider.HIGHEST_TOTAL, (18, 19))


def test_a_tie_goes_to_more_points_from_the_special_cards() -> None:
    """Equal totals: who has more points for 2♠ and 10♦ in the last pack wins."""
    pack = pack_end("finnish-duel", two_piles(24, 8, "AcAdTd"), "0/0", "1")
    won = match_at((13, 15), pack).verdict
    assert won == kt.Verdict(0, kt.Decider.SPECIALS, (2, 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play(seats: int) -> None:
    """The game for two can be played by three and four as well."""
    assert kt.deal(kt.PRESETS["finnish-duel"], 1, seats=seats).seats == seats
