"""Each side for itself: every choice along the line is one's own best."""

import random

import pytest

from kasino_teach.engine import apply_legal, deal, is_over, legal_moves, score
from kasino_teach.errors import PositionError
from kasino_teach.rules import PRESETS
from kasino_teach.solver import solve_max_n
from tests.helpers.sampling import late, played_to


@pytest.mark.parametrize("preset", ["finnish", "laisto", "norwegian", "casino"])
def test_the_line_is_legal_and_ends_with_the_points_told(preset: str) -> None:
    position = late(PRESETS[preset], 21, 4)
    found = solve_max_n(position)
    assert set(found.moves) == set(legal_moves(position))
    for move in found.line:
        assert move in legal_moves(position)
        position = apply_legal(position, move).position
    assert score(position).totals == found.points


def test_three_sides_each_choose_what_is_best_for_themselves() -> None:
    rng = random.Random(5)
    position = played_to(deal(PRESETS["finnish"], rng, seats=3), 5, rng)
    found = solve_max_n(position)
    assert set(found.moves) == set(legal_moves(position))
    assert len(found.points) == 3
    assert found.points[position.side] == max(t[position.side] for t in found.moves.values())
    while not is_over(position):
        here = solve_max_n(position)
        assert here.points == found.points
        position = apply_legal(position, here.line[0]).position
    assert score(position).totals == found.points


def test_only_for_the_last_hand_with_known_cards() -> None:
    with pytest.raises(PositionError, match="last hand only"):
        solve_max_n(deal(PRESETS["finnish"], 1, seats=3))
