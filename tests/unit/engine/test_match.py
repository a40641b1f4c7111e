"""Matches: packs, dealers, carried points, totals, and who has won by which rule."""

from fractions import Fraction

import pytest

import kasino_teach as kt
from tests.helpers.asking import match_after, match_at, pack_end, two_piles

SIX_FOUR = two_piles(24, 8, "AcAdTd")
"""6 points against 4 in the Finnish game: spades, two aces and 10♦ against cards, 2 aces, 2♠."""


def test_a_match_begins_with_nothing() -> None:
    match = kt.Match.begin(kt.FINNISH, 3)
    assert (match.totals, match.carry, match.verdict) == ((0, 0, 0), (0, 0), None)
    assert match.deal(1).turn == 0
    assert kt.Match.begin(kt.FINNISH, 3, dealer=0).deal(1).turn == 1


def test_the_deal_moves_on_round_the_table() -> None:
    match = kt.Match.begin(kt.RuleSet.parse("finnish,target=99"), 3, dealer=1)
    dealers = []
    for seed in range(4):
        dealers.append(match.dealer)
        position = match.deal(seed)
        while moves := kt.legal_moves(position):
            position = kt.play(position, moves[0]).position
        match = match.finish(position)
    assert dealers == [1, 2, 0, 1]
    assert [pack.dealer for pack in match.packs] == dealers
    assert match.packs[-1].totals == match.totals
    summed = [sum(p.score.totals[side] for p in match.packs) for side in range(3)]
    assert list(match.totals) == summed


def test_scores_and_carry_pass_on_to_the_next_pack() -> None:
    match = match_after(pack_end("finnish", two_piles(26, 8, "AcAdTd")))
    dealt = match.deal(1)
    assert dealt.scores == match.totals == (6, 3)
    assert dealt.carry == (1, 0)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("finnish ", "nordic "), "rules, seats, scores or carry differ"),
        ((" 0/0 0+0", " 1/0 0+0"), "rules, seats, scores or carry differ"),
    ],
)
def test_a_pack_of_another_match_is_refused(change: tuple[str, str], fault: str) -> None:
    line = str(pack_end("finnish", SIX_FOUR)) + " 0/0 0+0"
    with pytest.raises(kt.PositionError, match=fault):
        kt.Match.begin(kt.FINNISH).finish(kt.Position.parse(line.replace(*change)))


def test_a_pack_that_is_not_over_is_refused() -> None:
    match = kt.Match.begin(kt.FINNISH)
    with pytest.raises(kt.PositionError, match="48 cards are still to be played"):
        match.finish(match.deal(1))


def test_no_pack_after_the_last() -> None:
    match = match_at((10, 0), pack_end("finnish", SIX_FOUR))
    with pytest.raises(kt.PositionError, match="side 0 has won"):
        match.deal(1)


@pytest.mark.parametrize(
    ("rules", "before", "winner", "decider"),
    [
        ("finnish", (9, 11), None, None),
        ("finnish", (10, 11), 0, "highest total"),
        ("finnish", (10, 13), 1, "highest total"),
        ("finnish", (11, 13), None, None),  # 17-17: another pack
        ("finnish,tie_break=specials", (11, 13), 0, "special-card points of the last pack"),
        ("finnish,tie_break=spades", (11, 13), 0, "spades of the last pack"),
        ("laisto", (9, 11), None, None),
        ("laisto", (10, 11), 1, "lowest total"),
        ("laisto", (10, 13), 0, "lowest total"),
        ("laisto", (11, 13), None, None),
        ("laisto,tie_break=specials", (11, 13), 1, "special-card points of the last pack"),
        ("laisto,tie_break=spades", (11, 13), 1, "spades of the last pack"),
        ("finnish,target=21", (14, 11), None, None),
        ("finnish,target=21", (15, 11), 0, "highest total"),
    ],
)
def test_who_has_won(
    rules: str, before: tuple[int, int], winner: int | None, decider: str | None
) -> None:
    verdict = match_at(before, pack_end(rules, SIX_FOUR)).verdict
    found = (None, None) if verdict is None else (verdict.winner, verdict.decider.value)
    assert found == (winner, decider)


@pytest.mark.parametrize("tie_break", ["specials", "spades"])
def test_a_tie_that_is_not_broken_means_another_pack(tie_break: str) -> None:
    rules = f"finnish,tie_break={tie_break}"
    nothing = pack_end(rules, "3c4c/5c6c")
    assert match_at((16, 16), nothing).verdict is None


def test_only_the_tied_leaders_are_compared() -> None:
    """The third side has the most spades and is not among the leaders."""
    pack = pack_end("nordic", "3s4c/5s6s7c/8s9sTs", "0/0/0", last="1")
    verdict = match_at((18, 17, 3), pack).verdict
    assert verdict == kt.Verdict(1, kt.Decider.SPADES, (1, 2, 3))


def test_points_for_the_specials_are_those_of_the_last_pack() -> None:
    """The first side has 2♠ and, with it, most spades; the second 10♦: 19-19, and 1 against 2."""
    pack = pack_end("finnish-duel", "2s3c/Td4c", "0/0")
    verdict = match_at((16, 17), pack).verdict
    assert verdict == kt.Verdict(1, kt.Decider.SPECIALS, (1, 2))


@pytest.mark.parametrize(
    ("before", "after"),
    [((12, 0), (14, 4)), ((10, 12), (16, 16)), ((20, 0), (6, 4)), ((40, 0), (-14, 4))],
)
def test_the_exact_target_counts_down_once(before: tuple[int, int], after: tuple[int, int]) -> None:
    match = match_at(before, pack_end("finnish,exact=on", SIX_FOUR))
    assert match.totals == after


def test_negative_totals_are_dealt_with_and_read_back() -> None:
    match = match_at((40, 0), pack_end("finnish,exact=on", SIX_FOUR))
    position = match.deal(1)
    assert position.scores == (-14, 4)
    assert kt.Position.parse(str(position)) == position


def test_only_the_exact_target_wins() -> None:
    rules = "finnish,exact=on"
    assert match_at((11, 12), pack_end(rules, SIX_FOUR)).verdict == kt.Verdict(
        1, kt.Decider.HIGHEST_TOTAL, (15, 16)
    )
    assert match_at((11, 11), pack_end(rules, SIX_FOUR)).verdict is None


def test_fractions_add_up_exactly() -> None:
    pack = pack_end("finnish,ties=split,target=3", "3c/4c/5c", "0/0/0")
    once = match_after(pack)
    assert once.totals == (1, 1, 1)
    odd = pack_end("finnish,ties=split,most_spades=1,target=3", "3c/4c/5c", "0/0/0")
    assert match_after(odd).totals == (Fraction(2, 3),) * 3
    assert match_after(odd, odd, odd).totals == (2, 2, 2)


def test_pairs_share_a_score() -> None:
    match = kt.Match.begin(kt.FINNISH, 4, pairs=True)
    position = match.deal(1)
    while moves := kt.legal_moves(position):
        position = kt.play(position, moves[0]).position
    assert len(match.finish(position).totals) == 2


def test_a_match_at_once_after_a_tie_can_still_be_won() -> None:
    rules = kt.RuleSet.parse("finnish,ties=split,match_end=at-once")
    tied = pack_end(str(rules), "3c/4c", "0/0")
    match = match_at((15, 15), tied)
    assert (match.totals, match.verdict) == ((Fraction(33, 2), Fraction(33, 2)), None)
    position = match.deal(3)
    while moves := kt.legal_moves(position):
        position = kt.play(position, moves[0]).position
    assert match.finish(position).verdict is not None
