"""The search's own moves are the engine's, up to cards that are one and the same."""

import random

import pytest

from kasino_teach.engine import Position, legal_moves
from kasino_teach.rules import PRESETS, RuleSet
from kasino_teach.solver.budget import Budget
from kasino_teach.solver.packer import PackedMove
from kasino_teach.solver.root import Root
from tests.helpers.corpus import HOUSE_RULES
from tests.helpers.sampling import followers, late


def generated(root: Root, position: Position) -> set[PackedMove]:
    """The moves the search lists for a position."""
    node, _ = root.node(position)
    generator = root.search.generator
    generator.find(node)
    listed = generator.moves.words(generator.first, generator.count)
    return {PackedMove(*words) for words in listed}


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSE_RULES])
def test_the_search_plays_legal_moves_only_and_misses_none_that_may_be_better(rules: str) -> None:
    rng = random.Random(rules)
    for seed, left in ((1, 8), (2, 14), (3, 6)):
        start = late(RuleSet.parse(rules), seed, left, trailing=0.3)
        for position in followers(start, rng):
            root = Root(position, Budget())
            node, _ = root.node(position)
            legal = {root.packer.move(position, node, move) for move in legal_moves(position)}
            found = generated(root, position)
            assert found <= legal, str(position)
            for move in legal - found:
                assert any(dominates(root, other, move) for other in found), (str(position), move)


def dominates(root: Root, other: PackedMove, move: PackedMove) -> bool:
    """Whether `other` takes as many cards, and the like ranks, and is worth as much or more."""
    sign = root.problem.sign
    spades, points = (8, 255), (16, 0xFFFFFF)

    def part(info: int, field: tuple[int, int]) -> int:
        return sign * (info >> field[0] & field[1])

    return (
        other.builds == move.builds
        and other.info & 255 == move.info & 255
        and all(part(other.info, field) >= part(move.info, field) for field in (spades, points))
    )
