"""The compiled and the pure form are the same solver: equal values, equal node counts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kasino_teach.rules import RuleSet
from kasino_teach.solver import form, solve
from kasino_teach.solver.form import SWITCH
from kasino_teach.solver.stamp import COMPILED
from tests.unit.solver.sampling import late
from tests.unit.solver.test_values import HOUSE_RULES

ROOT = Path(__file__).parents[3]

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


def elsewhere(pure: bool) -> list[list[object]]:
    """The same in a new process that chooses its form."""
    code = (
        "import json; from tests.unit.solver.test_forms import corpus; print(json.dumps(corpus()))"
    )
    environment = {**os.environ, SWITCH: "1" if pure else "0"}
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


def test_both_forms_agree_in_values_and_nodes() -> None:
    pure, other = elsewhere(pure=True), elsewhere(pure=False)
    assert pure[0] == ["pure"]
    assert pure[1:] == other[1:]


def test_the_environment_chooses_the_form() -> None:
    assert form() in ("pure", "compiled")
    if os.environ.get(SWITCH, "0") != "0":
        assert form() == "pure"


@pytest.mark.parametrize("name", COMPILED)
def test_every_compiled_module_has_its_types_beside_it(name: str) -> None:
    folder = ROOT / "kasino_teach" / "solver"
    assert (folder / f"{name}.py").exists()
    assert (folder / f"{name}.pxd").exists()
