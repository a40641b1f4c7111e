"""The exact solver: values of moves and positions where all cards are known.

Read it in this order: schedule, problem and node (rules and position become integers), loose, dominance,
capture_sets, build_sets and the move files (what can be played), needs, payoff and judge (what it is
worth), transposition and search, packer, root and solving (back to positions and points). The oracle is the
yardstick for all of it. docs/solver.md explains the words.
"""

from kasino_teach.solver.analysis import AnalysedPlay, Analysis, analyse
from kasino_teach.solver.budget import GaveUp
from kasino_teach.solver.estimate import Estimate, MoveEstimate, MoveVerdict, estimate
from kasino_teach.solver.form import STALE, form
from kasino_teach.solver.max_n import MaxNSolution, solve_max_n
from kasino_teach.solver.oracle import oracle_value, oracle_values
from kasino_teach.solver.solving import BestMove, Solution, solve, solve_best, solve_value

__all__ = [
    "STALE",
    "AnalysedPlay",
    "Analysis",
    "BestMove",
    "Estimate",
    "GaveUp",
    "MaxNSolution",
    "MoveEstimate",
    "MoveVerdict",
    "Solution",
    "analyse",
    "estimate",
    "form",
    "oracle_value",
    "oracle_values",
    "solve",
    "solve_best",
    "solve_max_n",
    "solve_value",
]
