"""When a pack is over, and what counts in a match that ends at once."""

import pytest

import kasino_teach as kt
from kasino_teach.engine import PackOver, is_decided
from tests.helpers.asking import happened, legal, played, totals

AT_ONCE = "finnish,match_end=at-once"


def test_a_pack_goes_on_while_cards_are_left() -> None:
    assert not kt.is_over(kt.Position.parse("finnish 5c Ks/2c 0 - -/- 0/0 - 40/0"))
    assert kt.is_over(kt.Position.parse("finnish 5c -/- 0 - -/- 0/0 -"))


@pytest.mark.parametrize(
    ("place", "over"),
    [
        ("5d Ks/2c 0 ?8 AcAdTd/- 0/0 - 11/0", False),  # 15
        ("5d Ks/2c 0 ?8 AcAdTd/- 0/0 - 12/0", True),  # 16 with the cards
        ("5d Ks/2c 0 ?8 AcAdTd/- 1/0 - 11/0", True),  # with a sweep
        ("5d Ks/2c 0 ?30 As3s4s5s6s7s8s/- 0/0 - 12/0", False),
        ("5d Ks/2c 0 ?30 As3s4s5s6s7s8s/- 0/0 - 13/0", True),  # with seven spades of thirteen
        ("5d Ks/2c 0 ?8 AcAdTd/- 0/0 - 0/15", False),
        ("5d Ks/2c 0 - AcAdTd/- 0/0 - 10/0 1+0", False),  # 14 and cards that can still be beaten
        ("5d Ks/2c 0 - AcAdTd2h/- 0/0 - 10/0 1+0", True),  # four cards against three: 10+4+2
    ],
)
def test_what_decides_at_once(place: str, over: bool) -> None:
    position = kt.Position.parse(f"{AT_ONCE} {place}")
    assert kt.is_over(position) == is_decided(position) == over
    assert bool(kt.legal_moves(position)) != over
    assert not kt.is_over(kt.Position.parse(f"finnish {place}"))


def test_mulles_count_at_once() -> None:
    line = "mulle,match_end=at-once 7h 7h'9c/2c3c 0 ?32 -/- 0+1/0+0 - 5/0"
    assert kt.is_over(played(line, "7h'x7h").position)


def test_the_table_stays_untaken() -> None:
    line = f"{AT_ONCE} AdKd9c As/2c 0 - AcAh/3s4s5s6s 0/0 0 12/0"
    step = played(line, "AsxAd+Kd")
    assert step.events[-1] == PackOver(decided=True)
    assert len(step.position.loose) == 1
    assert step.position.hands[1].size == 1
    assert kt.score(step.position).totals[0] == 4
    assert legal(str(step.position)) == []


def test_the_last_card_may_decide_before_the_table_is_taken() -> None:
    line = f"{AT_ONCE} AdKd9c As/2c 1 - AcAh/3s4s5s6s 0/0 0 12/0"
    step = played(line, "2c", "AsxAd+Kd")
    assert happened(step) == ["Captured", "PackOver"]
    assert len(step.position.loose) == 2
    assert kt.score(step.position).totals[0] == 4


def test_a_pack_whose_table_was_taken_ended_in_the_ordinary_way() -> None:
    """The table brings the points that were missing: last capture and split ties count as ever."""
    line = "norwegian,match_end=at-once AdKc 5c/7c 0 - 4c4d/4s5s6s 0/0 0 14/10"
    step = played(line, "5c", "7c")
    assert happened(step) == ["Trailed", "TableTaken", "PackOver"]
    assert step.events[-1] == PackOver(decided=False)
    assert totals(step.position) == "3/1"  # an ace, six cards, the last capture; three spades


def test_no_carry_of_what_was_won() -> None:
    line = f"{AT_ONCE} 5d Ks/2c 0 - AcAdTd2h/- 0/0 - 10/0 1+0"
    assert kt.score(kt.Position.parse(line)).carry == (0, 2)


def test_a_match_decided_between_deals_shows_the_next_hands() -> None:
    """A position with empty hands and cards in stock is never shown, and reads back."""
    line = f"{AT_ONCE} 5c8d Ks/- 0 4c4d4h4s6c6d6h6s Ac/- 0/0 0 14/0"
    step = played(line, "Ksx5c+8d")
    assert happened(step) == ["Captured", "Swept", "Dealt", "PackOver"]
    assert kt.Position.parse(str(step.position)) == step.position
    assert kt.score(step.position).totals == (2, 0)


def test_a_pack_that_breaks_a_tie_is_played_out() -> None:
    """Both sides reached the target before it: nothing more can be reached."""
    position = kt.deal(kt.RuleSet.parse(AT_ONCE), 1, scores=(16, 16))
    plays = 0
    while moves := kt.legal_moves(position):
        position, plays = kt.play(position, moves[0]).position, plays + 1
    assert plays == 48
    assert position.is_played_out


def test_where_points_are_avoided_reaching_the_target_loses() -> None:
    match = kt.Match.begin(kt.RuleSet.parse("laisto,target=3,match_end=at-once"))
    position = match.deal(1)
    while moves := kt.legal_moves(position):
        position = kt.play(position, moves[0]).position
    match = match.finish(position)
    assert position.left_to_play
    assert match.verdict is not None
    assert match.verdict.decider is kt.Decider.LOWEST_TOTAL
    assert match.totals[1 - match.verdict.winner] >= 3 > match.totals[match.verdict.winner]
