"""The score of a pack: a line for each thing that gave points, with its evidence."""

from fractions import Fraction

import pytest

import kasino_teach as kt
from kasino_teach import Item
from tests.helpers.asking import match_after, pack_end, points, totals, two_piles


def line(position: kt.Position, item: Item, side: int) -> kt.ScoreLine:
    found = [one for one in kt.score(position).lines if (one.item, one.side) == (item, side)]
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(
    ("item", "given", "count", "cards"),
    [
        (Item.ACES, 2, 2, "AcAd"),
        (Item.LITTLE, 1, 1, "2s"),
        (Item.BIG, 2, 1, "Td"),
        (Item.MOST_CARDS, 1, 27, ""),
        (Item.MOST_SPADES, 2, 8, ""),
        (Item.SPADES_OVER, 2, 8, "2s3s4s5s6s7s8s9s"),
        (Item.SWEEPS, 3, 3, ""),
        (Item.LAST_CAPTURE, 1, 1, ""),
        (Item.CARRIED_CARDS, 4, 27, ""),
        (Item.CARRIED_SPADES, 6, 8, ""),
    ],
)
def test_the_evidence_of_every_item(item: Item, given: int, count: int, cards: str) -> None:
    rules = "finnish,last_capture=1,spades_over=6"
    position = pack_end(rules, two_piles(27, 8, "AcAd2sTd"), "3/0", carry="4+6")
    found = line(position, item, 0)
    assert (found.points, found.count) == (given, count)
    assert "".join(map(str, found.cards)) == cards


def test_mulles_are_a_line_too() -> None:
    position = pack_end("mulle", "7h7h'/8c", "0+2/1+0", "0")
    found = line(position, Item.MULLES, 0)
    assert (found.points, found.count) == (10, 2)


def test_the_loser_of_a_majority_has_a_line_with_its_count() -> None:
    position = pack_end("finnish", two_piles(27, 8))
    assert (
        line(position, Item.MOST_CARDS, 1).points,
        line(position, Item.MOST_CARDS, 1).count,
    ) == (
        0,
        25,
    )


def test_what_is_worth_nothing_has_no_line() -> None:
    rules = "finnish,ace=0,little=0,big=0,most_cards=0,most_spades=0,sweep=0,ties=nobody"
    assert kt.score(pack_end(rules, two_piles(27, 8, "AcAd2sTd"), "3/0")).lines == ()


@pytest.mark.parametrize(
    ("ties", "piles", "given", "carry"),
    [
        ("nobody", "4c4d/3c3d/5c", "0/0/0", (0, 0)),
        ("nobody", "4c4d/3c/5c", "3/0/0", (0, 0)),
        ("carry", "4c4d/3c3d/5c", "0/0/0", (3, 4)),
        ("carry", "4c4d/3c/5c", "3/0/0", (0, 4)),
        ("carry", "4s/3s/-", "0/0/0", (3, 4)),
        ("carry", "4s4c/3s3c/5s", "0/0/0", (3, 4)),
        ("split", "4c4d/3c3d/5c", "17:6/17:6/4:3", (0, 0)),
        ("split", "4c/3c/5c", "7:3/7:3/7:3", (0, 0)),
        ("split", "4s4c/3s3c/5c", "7:2/7:2/0", (0, 0)),
        ("split", "4c4s/3c/5s", "5/0/2", (0, 0)),
    ],
)
def test_ties_for_first_place_among_three(
    ties: str, piles: str, given: str, carry: tuple[int, int]
) -> None:
    """Cards are worth 1 and spades 2, and 2+2 have waited. 0-0-0 is a tie of all three."""
    position = pack_end(f"finnish,ties={ties}", piles, "0/0/0", carry="2+2")
    assert totals(position) == given
    assert kt.score(position).carry == carry


def test_split_points_are_exact_and_whole_where_they_can_be() -> None:
    score = kt.score(pack_end("finnish,ties=split,most_cards=3", "2c2d/3c3d/4c4d", "0/0/0"))
    cards = [one.points for one in score.lines if one.item is Item.MOST_CARDS]
    spades = [one.points for one in score.lines if one.item is Item.MOST_SPADES]
    assert cards == [1, 1, 1]
    assert spades == [Fraction(2, 3)] * 3
    assert all(isinstance(number, int) for number in cards)
    assert totals(pack_end("finnish,ties=split", "2c2d/3c3d", "0/0")) == "3:2/3:2"


def test_carried_points_are_split_too() -> None:
    position = pack_end("finnish,ties=split", "2c/3c", carry="1+0")
    assert totals(position) == "2/2"


@pytest.mark.parametrize(
    ("void", "sweeps", "given"),
    [("none", "2/1", "12/1"), ("10", "2/1", "10/0"), ("11", "2/1", "12/1"), ("4", "0/3", "10/0")],
)
def test_sweeps_that_are_void(void: str, sweeps: str, given: str) -> None:
    rules = f"finnish,sweep_void_at={void}"
    position = pack_end(rules, two_piles(27, 7, "AcAdAhAs2sTd"), sweeps)
    assert totals(position) == given


def test_carried_points_last_capture_and_sweeps_are_no_base_points() -> None:
    rules = "finnish,sweep_void_at=10,last_capture=3"
    position = pack_end(rules, two_piles(27, 7, "AcAdAhAsTd"), "2/0", carry="5+0")
    assert totals(position) == "19/1"  # 9 base points, 3, 2 and the 5 that waited


def test_the_last_capture_is_not_paid_where_it_must_sweep() -> None:
    piles = two_piles(27, 7, "Ac")
    assert Item.LAST_CAPTURE in points(pack_end("nordic", piles))[0]
    assert Item.LAST_CAPTURE not in points(pack_end("nordic,last_capture_sweep=on", piles))[0]
    assert Item.LAST_CAPTURE not in points(pack_end("nordic", "-/-", last="-"))[0]


def test_a_pack_that_is_played_has_no_score_yet() -> None:
    position = kt.Position.parse("finnish 5c Ks/2c 0 ?4 -/- 0/0 -")
    with pytest.raises(kt.PositionError, match="6 cards are still to be played"):
        kt.score(position)


def test_what_is_certain_already() -> None:
    line_of = "finnish 4c Ks/5s 0 - AcTd2d3d/2s3s4s 1/0 0 0/0 1+0"
    standing = kt.standing(kt.Position.parse(line_of))
    assert standing.totals == (1 + 2 + 1, 1 + 2)  # three spades against none, and two are left
    assert standing.carry == (2, 0)  # cards are open: 4 against 3, and 3 are left
    nobody = kt.standing(kt.Position.parse(line_of.replace("finnish", "finnish,ties=nobody")))
    assert nobody.carry == (0, 0)


def test_unknown_cards_are_no_more_spades_than_are_left() -> None:
    seven = "As3s4s5s6s7s8s"
    position = kt.Position.parse(f"finnish - Kc/?1 0 ?36 {seven}/- 0/0 0")
    assert kt.standing(position).totals == (3, 0)
    six = kt.Position.parse(f"finnish - Kc/?1 0 ?36 {seven[:12]}/- 0/0 0")
    assert kt.standing(six).totals == (1, 0)
    few = kt.Position.parse(f"finnish - Kc/?1 0 ?4 {seven[:12]}/- 0/0 0")
    assert kt.standing(few).totals == (3, 0)


def test_nothing_captured_carries_both() -> None:
    assert match_after(pack_end("finnish", "-/-", last="-")).carry == (1, 2)
