"""Cards as text: canonical writing, lenient reading."""

import random

import pytest

import kasino_teach as kt
from kasino_teach.cards import card, shuffled
from kasino_teach.notation import parse_move_text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("Td", "Td"),
        ("10d", "Td"),
        ("10♦", "Td"),
        ("T♦", "Td"),
        ("tD", "Td"),
        ("10♢", "Td"),
        ("10♦️", "Td"),
        ("as", "As"),
        ("A♠", "As"),
        ("a♤", "As"),
        ("kH", "Kh"),
        ("q♥", "Qh"),
        ("j♣", "Jc"),
        ("7h'", "7h'"),
        ("7h’", "7h'"),
        ("7♥’", "7h'"),
        ("2S", "2s"),
    ],
)
def test_reading_is_lenient(text: str, canonical: str) -> None:
    assert str(parse_move_text(text).move) == canonical


@pytest.mark.parametrize("text", ["", "1d", "11d", "Tx", "T", "d", "♦10", "0d", "T d", "Td''"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(kt.NotationError):
        parse_move_text(text)


def test_order_is_by_rank_then_suit_then_copy() -> None:
    assert "".join(map(str, kt.pack()[:6])) == "AcAdAhAs2c2d"
    assert "".join(map(str, kt.pack(2)[:4])) == "AcAc'AdAd'"


def test_packs_hold_each_card_once() -> None:
    assert [len(set(kt.pack(n))) for n in (1, 2)] == [52, 104]


def test_twins_and_symbols() -> None:
    ten = card(10, 1)
    assert (ten.symbol, ten.twin.symbol) == ("10♦", "10♦'")
    assert ten.twin.twin is ten
    assert [c.is_court for c in (ten, card(11, 0), card(1, 0))] == [False, True, False]
    with pytest.raises(KeyError):
        card(14, 0)


def test_shuffling_is_the_same_everywhere() -> None:
    """These are the cards every machine and Python must give for the seed 1."""
    assert "".join(map(str, shuffled(random.Random(1))[:8])) == FIRST_OF_SEED_1


FIRST_OF_SEED_1 = "Qs9h7sAs4s2s5sJc"
