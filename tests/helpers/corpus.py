"""Positions under all kinds of rules, solved in a process of its own: the same wherever it runs."""

import json
import os
import subprocess
import sys
from pathlib import Path

from kasino_teach.rules import RuleSet
from kasino_teach.solver import form, solve
from kasino_teach.solver.form import SWITCH
from tests.helpers.sampling import late

ROOT = Path(__file__).parents[2]

HOUSE_RULES = [
    "finnish,sweep_last_hand=on,sweep_void_at=6",
    "finnish,sweep_last_hand=on,sweep_void_at=4,ties=split",
    "finnish,sweep_cancel=holder,sweep_last_hand=on,sweep_stop_at=12",
    "finnish,last_capture=1,last_capture_sweep=on",
    "finnish,match_end=at-once,target=13",
    "laisto,match_end=at-once,sweep_last_hand=on",
    "norwegian,match_end=at-once,spades_over=4",
    "pakka,capture=played-card,courts=ranks",
    "nordic,capture=forced,builds=casino",
    "cassino,goal=fewest,ties=carry",
    "mulle,refill=at-once,hand=4,first_table=4,sweep_cancel=all-others",
    "mulle,capture=forced,ace_table=1",
    "overspader,goal=fewest,builds=rakennus",
    "finnish,spades_over=5,most_spades=0,big=0",
]

CORPUS = [
    *((rules, seed, 6) for rules in HOUSE_RULES for seed in range(2)),
    *((rules, 3, 8) for rules in ("finnish", "finnish-duel", "norwegian", "cassino", "casino")),
    ("finnish", 4, 12),
    ("nordic", 4, 10),
    # Here a division once put moves that build in another order.
    ("cassino,goal=fewest", 13, 6),
    ("casino,goal=fewest", 44, 6),
]


def corpus() -> list[list[object]]:
    """Values and node counts of the corpus in the form that runs here."""
    found: list[list[object]] = [[form()]]
    for rules, seed, left in CORPUS:
        solution = solve(late(RuleSet.parse(rules), seed, left))
        moves = [f"{move}:{value}" for move, value in solution.moves.items()]
        found.append([rules, solution.nodes, *moves])
    return found


def elsewhere(pure: bool, hash_seed: int = 0) -> list[list[object]]:
    """The same in a new process that chooses its form, and its seed of hashes."""
    code = "import json; from tests.helpers.corpus import corpus; print(json.dumps(corpus()))"
    environment = {**os.environ, SWITCH: "1" if pure else "0", "PYTHONHASHSEED": str(hash_seed)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[list[object]] = json.loads(done.stdout)
    return found
