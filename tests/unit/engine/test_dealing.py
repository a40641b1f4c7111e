"""Dealing: first deals, later ones, refilling at once."""

import random

import pytest

import kasino_teach as kt
from kasino_teach.engine import Dealt
from tests.helpers.asking import happened, played

CARDS = kt.pack()


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 12])
@pytest.mark.parametrize("preset", ["finnish", "pakka", "cassino"])
def test_everybody_gets_a_hand(preset: str, seats: int) -> None:
    position = kt.deal(kt.PRESETS[preset], 1, seats=seats)
    assert [hand.size for hand in position.hands] == [4] * seats
    assert len(position.loose) == 4
    assert position.turn == 0
    assert position.sides == seats
    assert position.is_last_hand == (seats == 12)


@pytest.mark.parametrize(
    ("rules", "seats", "dealer", "order"),
    [
        ("finnish", 2, 1, "01T"),
        ("finnish", 2, 0, "10T"),
        ("finnish", 4, 1, "2301T"),
        ("casino", 2, 1, "0T1"),
        ("casino", 4, 1, "230T1"),
        ("cassino", 3, 2, "01T2"),
    ],
)
def test_the_order_of_the_first_deal(rules: str, seats: int, dealer: int, order: str) -> None:
    position = kt.deal(kt.PRESETS[rules], CARDS, seats=seats, dealer=dealer)
    for place, at in zip(order, range(0, 2 * len(order), 2), strict=True):
        got = position.loose if place == "T" else position.hands[int(place)].cards
        again = at + 2 * len(order)
        assert got == (*CARDS[at : at + 2], *CARDS[again : again + 2])
    assert position.turn == (dealer + 1) % seats
    assert position.stock.cards == CARDS[4 * len(order) :]


def test_odd_hands_and_an_empty_table() -> None:
    rules = kt.RuleSet.parse("finnish,hand=3,first_table=4")
    position = kt.deal(rules, CARDS)
    assert position.hands[0].cards == (*CARDS[0:2], CARDS[6])
    bare = kt.deal(kt.RuleSet.parse("finnish,first_table=0,hand=13"), 1, seats=4)
    assert bare.loose == ()
    assert bare.is_last_hand


def test_mulle_deals_eight() -> None:
    position = kt.deal(kt.PRESETS["mulle"], 1, seats=3)
    assert [len(position.loose), position.hands[2].size] == [8, 8]


@pytest.mark.parametrize(
    ("rules", "given", "fault"),
    [
        ("finnish", {"seats": 1}, "two seats or more"),
        ("finnish", {"seats": 5}, "do not come out even"),
        ("finnish", {"seats": 13}, "do not come out even"),
        ("mulle", {"seats": 5}, "do not come out even"),
        ("finnish", {"seats": 2, "pairs": True}, "pairs are of four seats"),
        ("finnish", {"scores": (1, 2, 3)}, "3 scores for 2 piles"),
        ("finnish,first_table=5", {}, "do not come out even"),
    ],
)
def test_what_cannot_be_dealt(rules: str, given: dict[str, int], fault: str) -> None:
    with pytest.raises(kt.PositionError, match=fault):
        kt.deal(kt.RuleSet.parse(rules), 1, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cards", "fault"),
    [
        (CARDS[:-1], "51 cards: a pack to deal from has 52"),
        (kt.pack(2), "104 cards"),
        ((*CARDS[:-1], CARDS[0]), "more than once: Ac"),
        ((*CARDS[:-1], CARDS[0].twin), "not in a game of 1 pack: Ac'"),
    ],
)
def test_packs_that_are_none(cards: tuple[kt.Card, ...], fault: str) -> None:
    with pytest.raises(kt.PositionError, match=fault):
        kt.deal(kt.FINNISH, cards)


def test_seeds_and_generators() -> None:
    assert kt.deal(kt.FINNISH, 5) == kt.deal(kt.FINNISH, random.Random(5))
    assert kt.deal(kt.FINNISH, 5) != kt.deal(kt.FINNISH, 6)
    assert kt.deal(kt.FINNISH, kt.shuffled(random.Random(5))) == kt.deal(kt.FINNISH, 5)


def test_later_hands_begin_with_the_seat_on_turn() -> None:
    step = played("finnish 3c Ks/2c/4c 2 5d6d7d8d9dTd -/-/- 0/0/0 -", "4c", "Ks", "2c")
    assert list(map(str, step.position.hands)) == ["7d8d", "9dTd", "5d6d"]
    assert step.events[-1] == Dealt((2, 2, 2), last=True)


def test_unknown_cards_are_dealt_unknown() -> None:
    step = played("finnish 3c Ks/2c 0 5d6d7d?5 -/- 0/0 -", "Ks", "2c")
    assert list(map(str, step.position.hands)) == ["5d6d?2", "7d?3"]
    assert str(step.position.stock) == "-"


def test_an_uneven_stock_is_refused() -> None:
    with pytest.raises(kt.PositionError, match="stock of 3 cards does not come out even"):
        played("finnish 3c Ks/2c 0 5d6d7d -/- 0/0 -", "Ks", "2c")


def test_hands_of_unequal_size_are_refused_when_nothing_can_be_played() -> None:
    with pytest.raises(kt.PositionError, match="seat 1 would be to play with an empty hand"):
        played("finnish 3c KsQs/- 0 - -/- 0/0 -", "Ks")


def test_refilled_at_once_until_the_stock_is_empty() -> None:
    step = played("pakka 3c KsKdKhKc/2c4c5c6c 0 9h -/- 0/0 -", "Ks")
    assert step.events[-1] == Dealt((1, 0), last=True)
    step = played(str(step.position), "2c")
    assert happened(step) == ["Trailed"]
    assert [hand.size for hand in step.position.hands] == [4, 3]


def test_a_pakka_hand_with_unknown_stock() -> None:
    step = played("pakka 3c KsKdKhKc/2c4c5c6c 0 ?4 -/- 0/0 -", "Ks")
    assert str(step.position.hands[0]) == "KcKdKh?1"
    assert str(step.position.stock) == "?3"
