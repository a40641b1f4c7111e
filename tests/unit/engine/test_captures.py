"""Captures are sets, shown by their first split; however crowded the table is."""

import itertools
import random
from collections.abc import Iterator

import pytest

import kasino_teach as kt
from kasino_teach.engine.captures import can_capture, captures_by
from kasino_teach.engine.groups import is_worth
from tests.helpers.asking import captures

Cards = tuple[kt.Card, ...]


def splits(position: kt.Position, cards: Cards, value: kt.Value) -> Iterator[tuple[Cards, ...]]:
    """Every way to share all cards out into groups of `value`, the lexicographically first one first."""
    if not cards:
        yield ()
        return
    groups = (
        (cards[0], *others)
        for size in range(len(cards))
        for others in itertools.combinations(cards[1:], size)
    )
    for group in sorted(groups):
        if is_worth(group, position.rules, value):
            rest = tuple(card for card in cards if card not in group)
            yield from ((group, *more) for more in splits(position, rest, value))


def table(rules: str, loose: int, seed: int) -> kt.Position:
    cards = kt.shuffled(random.Random(seed))
    parts = cards[:loose], cards[loose : loose + 4], cards[loose + 4 : loose + 8]
    texts = ["".join(map(str, part)) for part in parts]
    return kt.Position.parse(f"{rules} {texts[0]} {texts[1]}/{texts[2]} 0 - -/- 0/0 -")


@pytest.mark.parametrize("rules", ["finnish", "nordic", "cassino"])
def test_the_split_shown_is_the_first_one(rules: str) -> None:
    for seed in range(12):
        position = table(rules, 9, seed)
        for card in position.hand:
            for capture, _ in captures_by(position, card):
                values = position.rules.hand_values[card]
                first = [next(splits(position, capture.taken, value), None) for value in values]
                assert capture.groups == min(split for split in first if split)


def test_sixteen_cards_on_the_table() -> None:
    """Every set is named once, and its groups are disjoint and worth the king."""
    position = table("finnish", 16, 3)
    for card in position.hand:
        found = [taken.capture for taken in captures_by(position, card)]
        assert len({capture.taken for capture in found}) == len(found)
        assert can_capture(position, card) == bool(found)
        for capture in found:
            assert len(set(capture.taken)) == sum(map(len, capture.groups))
            assert all(
                is_worth(group, position.rules, position.rules.hand_values[card][0])
                for group in capture.groups
            )


def test_many_equal_cards_have_no_cap() -> None:
    """Eight fours and a sixteen: each pair, and everything made of them, is a capture."""
    line = "mulle,specials=on 4c4c'4d4d'4h4h'4s4s' Td/2c 0 - -/- 0+0/0+0 -"
    found = captures(line, "Td")
    assert len(found) == 70 + 1  # any four of eight, and all eight
    pairs = captures(line.replace(" Td/", " 8c/"), "8c")
    assert len(pairs) == 28 + 70 + 28 + 1


def test_the_largest_captures() -> None:
    """Of all sets those that lie in no other; they need not be equally large."""
    position = kt.Position.parse("finnish Ac2c3c6c9d 9s/2d 0 - -/- 0/0 -")
    largest = [str(taken.capture) for taken in captures_by(position, position.hand[0], True)]
    assert largest == ["9sxAc+2c+6c,9d", "9sx3c+6c,9d"]
