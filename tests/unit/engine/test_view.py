"""What a seat may know, and what it may deduce."""

import re

import pytest

import kasino_teach as kt


def whole(hands: str, turn: int = 0, stock: str = "-", piles: int = 2) -> kt.Position:
    """A position of the whole pack: what is named, and all other cards in the first pile."""
    named = set(re.findall(r"[2-9TJQKA][cdhs]", f"5c8d {hands} {stock}"))
    pile = "".join(str(c) for c in kt.pack() if str(c) not in named)
    sides = "/".join([pile, *["-"] * (piles - 1)])
    sweeps = "/".join("0" * piles)
    return kt.Position.parse(f"finnish 5c8d {hands} {turn} {stock} {sides} {sweeps} 0")


def test_only_ones_own_hand_is_seen() -> None:
    position = whole("KsKh/2c3c", stock="4c4d6c6d")
    seen = kt.view(position, 1).position
    assert str(seen).split()[2:5] == ["?2/2c3c", "0", "?4"]
    assert (seen.loose, seen.piles) == (position.loose, position.piles)


def test_the_unseen_cards() -> None:
    seen = kt.view(whole("KsKh/2c3c", stock="4c4d6c6d"), 1)
    assert "".join(map(str, seen.unseen)) == "4c4d6c6dKhKs"
    assert kt.deduce(seen) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_last_hand_of_two_everything_can_be_counted(seat: int) -> None:
    position = whole("KsKh/2c3c")
    assert kt.deduce(kt.view(position, seat)) == position


def test_among_three_it_cannot_until_one_hand_is_left() -> None:
    position = whole("KsKh/2c3c/4c4d", piles=3)
    assert kt.deduce(kt.view(position, 0)) is None
    assert kt.deduce(kt.view(whole("Ks/-/4c", piles=3), 0)) == whole("Ks/-/4c", piles=3)


def test_a_composed_position_does_not_account_for_the_pack() -> None:
    position = kt.Position.parse("finnish 5c Ks/2c 0 - -/- 0/0 -")
    assert kt.deduce(kt.view(position, 0)) is None


def test_one_card_in_stock_and_no_hand_hidden() -> None:
    position = whole("KsKh/-", stock="4c")
    assert kt.deduce(kt.view(position, 0)) == position


def test_two_packs_are_counted_as_two() -> None:
    position = kt.deal(kt.PRESETS["mulle"], 1)
    assert len(kt.view(position, 0).unseen) == 104 - 16


def test_a_seat_that_does_not_exist() -> None:
    with pytest.raises(kt.PositionError, match="seat 2 does not exist"):
        kt.view(whole("KsKh/2c3c"), 2)
