"""The exact solver: values of moves and positions where all cards are known.

Read it in this order: schedule and record (rules and position become integers), table, groups,
captures, builds and moves (what can be played), payoff and judge (what it is worth), search, root
and solving (back to positions and points). The oracle is the yardstick for all of it.
"""

from kasino_teach.solver.analysis import AnalysedPlay, Analysis, analyse
from kasino_teach.solver.budget import GaveUp
from kasino_teach.solver.estimate import Estimate, MoveEstimate, MoveVerdict, estimate
from kasino_teach.solver.form import form
from kasino_teach.solver.maxn import EachForItself, solve_each
from kasino_teach.solver.oracle import oracle_value, oracle_values
from kasino_teach.solver.solving import Best, Solution, solve, solve_best, solve_value

__all__ = [
    "AnalysedPlay",
    "Analysis",
    "Best",
    "EachForItself",
    "Estimate",
    "GaveUp",
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
    "solve_each",
    "solve_value",
]
