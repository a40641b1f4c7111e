"""Making puzzles: what they promise, why others are rejected, and the same seed gives the same."""

from itertools import islice

import pytest

from kasino_teach.engine import deduce, legal_moves, view
from kasino_teach.errors import KasinoError
from kasino_teach.notation import Capture
from kasino_teach.players import GreedyPlayer, RandomPlayer
from kasino_teach.puzzles import Origin, Puzzle, Rejected, Why, generate, replay
from kasino_teach.rules import PRESETS
from kasino_teach.solver import solve

FINNISH = PRESETS["finnish"]
TWO = (GreedyPlayer(), RandomPlayer())
PACKS = range(40)


@pytest.fixture(scope="module")
def made() -> list[Puzzle | Rejected]:
    return list(generate(FINNISH, 1, TWO, packs=PACKS))


def test_some_of_both_come(made: list[Puzzle | Rejected]) -> None:
    puzzles = [x for x in made if isinstance(x, Puzzle)]
    reasons = {x.why for x in made if isinstance(x, Rejected)}
    assert len(puzzles) >= 3
    assert reasons >= {Why.ONE_CARD, Why.FEW_MOVES, Why.FEW_CAPTURES, Why.NOT_A_CAPTURE}
    assert len({puzzle.origin.pack for puzzle in puzzles}) == len(puzzles)


def test_every_puzzle_keeps_what_it_promises(made: list[Puzzle | Rejected]) -> None:
    for puzzle in made:
        if isinstance(puzzle, Rejected):
            continue
        position = puzzle.position
        assert position.is_last_hand
        assert deduce(puzzle.question) == position
        assert len(legal_moves(position)) >= 3
        assert sum(isinstance(move, Capture) for move in legal_moves(position)) >= 2
        solution = solve(position)
        (best,) = solution.best
        assert isinstance(best, Capture)
        assert all(v <= solution.value - 1 for move, v in solution.moves.items() if move != best)


def test_rejections_are_about_positions_of_the_same_packs(made: list[Puzzle | Rejected]) -> None:
    for rejected in made:
        if isinstance(rejected, Rejected):
            assert replay(FINNISH, rejected.origin, TWO) == rejected.position
            break


def test_the_same_seed_makes_the_same(made: list[Puzzle | Rejected]) -> None:
    again = generate(FINNISH, 1, TWO, packs=PACKS)
    assert list(islice(again, 60)) == made[:60]
    other = generate(FINNISH, 2, TWO, packs=range(3))
    assert [x.position for x in other] != [x.position for x in made if x.origin.pack < 3]


def test_packs_do_not_depend_on_each_other(made: list[Puzzle | Rejected]) -> None:
    alone = list(generate(FINNISH, 1, TWO, packs=range(7, 8)))
    assert alone == [x for x in made if x.origin.pack == 7]


def test_an_origin_leads_back_to_its_position(made: list[Puzzle | Rejected]) -> None:
    for puzzle in made:
        if isinstance(puzzle, Puzzle):
            assert replay(FINNISH, puzzle.origin, TWO) == puzzle.position
    origin = Origin(1, 0, 3, ("greedy", "random"))
    with pytest.raises(KasinoError, match="not by"):
        replay(FINNISH, origin, (RandomPlayer(), RandomPlayer()))
    with pytest.raises(KasinoError, match="fewer than 48 plays"):
        replay(FINNISH, Origin(1, 0, 48, ("greedy", "random")), TWO)


def test_what_a_player_sees_at_once_can_be_left_out(made: list[Puzzle | Rejected]) -> None:
    hard = list(generate(FINNISH, 1, TWO, packs=PACKS, unlike=GreedyPlayer()))
    assert Why.OBVIOUS in {x.why for x in hard if isinstance(x, Rejected)}
    kept = {x for x in hard if isinstance(x, Puzzle)}
    asked = {x for x in made if isinstance(x, Puzzle)}
    assert {x.origin.pack for x in kept} <= {x.origin.pack for x in asked} | {
        x.origin.pack for x in hard if isinstance(x, Rejected) and x.why is Why.OBVIOUS
    }


def test_more_than_two_sides_are_no_puzzle() -> None:
    four = [RandomPlayer()] * 4
    found = list(generate(FINNISH, 1, four, packs=range(1)))
    assert {x.why for x in found if isinstance(x, Rejected)} == {Why.UNFIT}


def test_the_pack_was_really_dealt_and_played(made: list[Puzzle | Rejected]) -> None:
    for x in made:
        position = x.position
        cards = [*position.loose, *(c for hand in position.hands for c in hand.cards)]
        cards += [c for pile in position.piles for c in pile]
        assert len(set(cards)) == 52
        assert view(position, position.turn).unseen == position.hands[1 - position.turn].cards
