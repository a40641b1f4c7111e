"""What was answered to puzzles, as plain data."""

from __future__ import annotations

from typing import NamedTuple

from kasino_teach.notation import Points


class Attempt(NamedTuple):
    """One answer, as plain data. `move` is its text, empty where the answer was only shown.

    `result` is `illegal`, `shown`, or the name of a `Quality` in lower case. `lost` are points, None
    where nothing was graded. `after_answer`: the answer had been seen before.
    """

    puzzle: str
    move: str
    result: str
    lost: Points | None
    after_answer: bool


class Attempts(list[Attempt]):
    """All answers to the puzzles of a widget, in order."""

    def note(self, puzzle: str, move: str, result: str, lost: Points | None = None) -> None:
        """Add an answer to the puzzle of this id."""
        seen = any(before.puzzle == puzzle and before.result != "illegal" for before in self)
        self.append(Attempt(puzzle, move, result, lost, seen))

    def has(self, puzzle: str) -> bool:
        """Whether the puzzle of this id was answered, allowed or not."""
        return any(attempt.puzzle == puzzle for attempt in self)
