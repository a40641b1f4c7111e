"""Cards of a build are shared out into groups quickly, however many ways there are to try."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import pytest

from kasino_teach.engine import Position
from kasino_teach.engine.sharing import _Sharing, can_share_out
from kasino_teach.errors import PositionError
from kasino_teach.values import Value


def plainly(numbers: Sequence[int], whole: int) -> bool:
    """The same, by trying every group of the first number with all others."""
    if not numbers:
        return True
    first, rest = numbers[0], list(numbers[1:])
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            if first + sum(rest[i] for i in others) == whole:
                left = [n for i, n in enumerate(rest) if i not in others]
                if plainly(left, whole):
                    return True
    return False


def test_it_agrees_with_trying_every_group() -> None:
    rng, found = random.Random(8), []
    for _ in range(400):
        whole = rng.randint(3, 16)
        numbers = [rng.randint(1, min(13, whole)) for _ in range(rng.randint(1, 9))]
        wanted = plainly(numbers, whole)
        assert can_share_out(list(map(Value.of, numbers)), Value.of(whole)) is wanted, numbers
        found.append(wanted)
    assert {True, False} == set(found)


HARD: Final = {15: {1: 7, 2: 5, 3: 5, 4: 4, 5: 6, 6: 7, 8: 7, 9: 8, 10: 7, 12: 4}}


def test_what_was_tried_in_vain_is_not_tried_again() -> None:
    """The hardest of 120,000 random builds: 16,000 tries, where every order of them would never end."""
    ((whole, counts),) = HARD.items()
    kinds = sorted(counts, reverse=True)
    sharing = _Sharing(kinds, whole)
    assert not sharing.fits(tuple(counts[kind] for kind in kinds), whole)
    assert len(sharing.in_vain) < 20_000


CROWD: Final = "".join(f"{r}{s}{twin}" for r in "A3JK" for s in "cdhs" for twin in ("", "'"))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (f"mulle,builds=rakennus [{CROWD}=32@0!] 8s/2c 0 - -/- 0+0/0+0 -", "no card counts 32"),
        (f"mulle,builds=rakennus [{CROWD}=13@0!] 8s/2c 0 - -/- 0+0/0+0 -", "do not make up groups"),
        (f"rakennus [{'2s' * 50_000}=4@0!] 8s/2c 0 - -/- 0/0 -", "more than once: 2s"),
        (f"finnish 3c 2c{'/-' * 20_000} 0 - -/- 0/0 -", "20001 hands: a pack of 52 cards"),
        (f"finnish 3c 2c{'/-' * 52} 0 - -{'/-' * 52} 0{'/0' * 52} -", "52 seats at most"),
    ],
    ids=["no such value", "many ways", "many cards", "many hands", "one seat too many"],
)
def test_what_is_too_much_is_refused(line: str, fault: str) -> None:
    with pytest.raises(PositionError, match=fault) as caught:
        Position.parse(line)
    assert len(caught.value.faults) == 1
    assert len(str(caught.value)) <= 500
