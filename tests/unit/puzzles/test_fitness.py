"""What is no puzzle is refused when it is made, by one check for puzzles, banks and the generator."""

import json
import pickle
from pathlib import Path

import pytest

from kasino_teach.engine import Position
from kasino_teach.puzzles import (
    BankError,
    Origin,
    Puzzle,
    PuzzleError,
    faults,
    load_shipped,
    read_bank,
    write_bank,
)

THREE = (
    "finnish 7h8h9dJhQd 5d6d6sQc/Ad2c4cTh/2h8d9sJs 0 - "
    "QhQs/AcAs2d2s3c3d4h4s5c5s6c6h7s8c8s9hTcTdJcJdKdKs/Ah3h3s4d5h7c7d9cTsKcKh 0/0/0 1"
)
UNFIT = {
    THREE: "3 sides play, and exact values are for two",
    "finnish 5dAc AhTs/?2 0 - -/- 0/0 -": "2 cards are unknown, and exact values need every card",
    "finnish 5dAc AhTs/2d7c 0 ?4 -/- 0/0 -": "4 cards are unknown, and exact values need every card",
    "finnish 5dAc -/- 0 - -/- 0/0 -": "the pack is over, so there is nothing to play",
}
WHERE = Origin(0, 0, 0, ("a", "b"))


@pytest.mark.parametrize("line", UNFIT)
def test_a_puzzle_that_cannot_be_graded_is_not_made(line: str) -> None:
    position = Position.parse(line)
    assert faults(position) == (UNFIT[line],)
    with pytest.raises(PuzzleError, match="this position is no puzzle: ") as caught:
        Puzzle(position, WHERE, "by hand")
    assert pickle.loads(pickle.dumps(caught.value)).faults == (UNFIT[line],)


def test_all_that_is_wrong_is_told_at_once() -> None:
    assert len(faults(Position.parse("finnish 5d ?1/?1/?1 0 ?40 -/-/- 0/0/0 -"))) == 2


@pytest.mark.parametrize("line", UNFIT)
def test_a_bank_says_which_line_holds_no_puzzle(line: str, tmp_path: Path) -> None:
    path = tmp_path / "bank.jsonl"
    write_bank(path, load_shipped("finnish-last-hand")[:2])
    rows = [json.loads(row) for row in path.read_text().splitlines()]
    rows[2]["position"] = line
    path.write_text("\n".join(map(json.dumps, rows)))
    with pytest.raises(BankError, match="line 3: a puzzle: this position is no puzzle: "):
        read_bank(path)
