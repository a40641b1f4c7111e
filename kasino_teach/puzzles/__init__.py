"""Puzzles from packs that were really dealt and played: made, kept in banks, and graded exactly."""

from kasino_teach.puzzles.alike import AlikeMoves, alike
from kasino_teach.puzzles.bank import BankError, load_shipped, read_bank, shipped_banks, write_bank
from kasino_teach.puzzles.fitness import PuzzleError, faults
from kasino_teach.puzzles.grading import GaveAway, Grade, Quality, answer, grade, positions_along
from kasino_teach.puzzles.making import Chooser, Rejected, Why, generate, replay
from kasino_teach.puzzles.puzzle import Origin, Puzzle

__all__ = [
    "AlikeMoves",
    "BankError",
    "Chooser",
    "GaveAway",
    "Grade",
    "Origin",
    "Puzzle",
    "PuzzleError",
    "Quality",
    "Rejected",
    "Why",
    "alike",
    "answer",
    "faults",
    "generate",
    "grade",
    "load_shipped",
    "positions_along",
    "read_bank",
    "replay",
    "shipped_banks",
    "write_bank",
]
