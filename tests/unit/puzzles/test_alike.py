"""Moves that are alike: of one value, with a card of one rank, on cards of the same ranks."""

from kasino_teach.engine import Position, legal_moves
from kasino_teach.puzzles import Origin, Puzzle, alike, answer

SIXES = "finnish 6c6d6h2c3c Ks6s/Kd7d 0 - -/- 0/0 -"


def test_every_move_is_in_one_group_of_its_value() -> None:
    position = Position.parse(SIXES)
    graded = answer(Puzzle(position, Origin(0, 0, 0, ("a", "b")), "by hand"))
    groups = alike(graded.values)
    moves = [move for group in groups for move in group.moves]
    assert sorted(map(str, moves)) == sorted(map(str, legal_moves(position)))
    assert all(graded.values[move] == group.value for group in groups for move in group.moves)
    assert [group.value for group in groups] == sorted((g.value for g in groups), reverse=True)


def test_suits_alone_do_not_part_moves_and_values_ranks_and_kinds_do() -> None:
    position = Position.parse(SIXES)
    moves = {str(move): move for move in legal_moves(position)}
    one, other, both = moves["6sx6c"], moves["6sx6d"], moves["6sx6c,6d"]
    assert [group.moves for group in alike({one: 1, other: 1, both: 1})] == [(one, other), (both,)]
    assert len(alike({one: 1, other: 2})) == 2
    assert len(alike({moves["6s"]: 1, moves["Ks"]: 1, one: 1})) == 3
    build = Position.parse("casino 4c4d 2c2d6s/Kd7d3c 0 - -/- 0/0 -")
    made = {str(move): move for move in legal_moves(build) if "^" in str(move)}
    assert len(made) == 4
    assert len(alike(dict.fromkeys(made.values(), 1))) == 1
