"""Every shipped puzzle keeps its promises, and comes from the pack it says it comes from."""

from collections.abc import Mapping

import pytest

from kasino_teach.engine import Position, deduce, legal_moves, play
from kasino_teach.notation import Capture, Move, Points
from kasino_teach.players import GreedyPlayer, Player, RandomPlayer
from kasino_teach.puzzles import Puzzle, answer, load_shipped, replay, shipped_banks
from kasino_teach.rules import FINNISH
from kasino_teach.solver import oracle_values, solve

BANK = "finnish-last-hand"
PUZZLES = load_shipped(BANK)
PLAYERS: dict[str, Player] = {p.name: p for p in (GreedyPlayer(), RandomPlayer())}

by_id = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


def test_the_bank_is_there() -> None:
    assert shipped_banks() == (BANK,)
    assert len(PUZZLES) == 30
    assert len({puzzle.position for puzzle in PUZZLES}) == 30


@by_id
def test_the_question_can_be_answered_by_counting(puzzle: Puzzle) -> None:
    assert puzzle.position.is_last_hand
    assert deduce(puzzle.question) == puzzle.position


@by_id
def test_exactly_one_capture_is_best(puzzle: Puzzle) -> None:
    assert_claim(puzzle.position, solve(puzzle.position).moves)


SHORT = [puzzle for puzzle in PUZZLES if puzzle.position.left_to_play <= 6]


@pytest.mark.parametrize("puzzle", SHORT, ids=lambda puzzle: puzzle.id)
def test_plain_minimax_agrees(puzzle: Puzzle) -> None:
    values = oracle_values(puzzle.position)
    assert values == solve(puzzle.position).moves
    assert_claim(puzzle.position, values)


@by_id
def test_plain_minimax_agrees_further_on(puzzle: Puzzle) -> None:
    """The whole puzzle takes minimax minutes; the end of the line that proves it does not."""
    position, line = puzzle.position, answer(puzzle).line
    side, value = position.side, solve(position).value
    near_the_end = max(len(line) - 4, 0)
    for move in line[:near_the_end]:
        position = play(position, move).position
    sign = 1 if position.side == side else -1
    values = oracle_values(position)
    assert max(values.values()) == values[line[near_the_end]] == sign * value


@by_id
def test_the_origin_leads_back_to_the_puzzle(puzzle: Puzzle) -> None:
    players = [PLAYERS[name] for name in puzzle.origin.players]
    assert replay(FINNISH, puzzle.origin, players) == puzzle.position


def assert_claim(position: Position, values: Mapping[Move, Points]) -> None:
    best, second = sorted(values.values(), reverse=True)[:2]
    assert best - second >= 1
    assert set(values) == set(legal_moves(position))
    assert len(values) >= 3
    captures = [move for move in values if isinstance(move, Capture)]
    assert len(captures) >= 2
    assert max(values, key=lambda move: values[move]) in captures
