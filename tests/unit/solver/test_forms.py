"""The compiled and the pure form are the same solver: equal values, equal node counts."""

import os
from pathlib import Path

import pytest

from kasino_teach.solver import form
from kasino_teach.solver.form import SWITCH
from kasino_teach.solver.stamp import COMPILED
from tests.helpers.corpus import elsewhere

ROOT = Path(__file__).parents[3]


def test_both_forms_agree_in_values_and_nodes() -> None:
    pure, other = elsewhere(pure=True), elsewhere(pure=False)
    assert pure[0] == ["pure"]
    assert pure[1:] == other[1:]


def test_values_and_nodes_do_not_depend_on_the_seed_of_hashes() -> None:
    one, other = (elsewhere(pure=False, hash_seed=seed) for seed in (1, 2))
    assert one == other


def test_the_environment_chooses_the_form() -> None:
    assert form() in ("pure", "compiled")
    if os.environ.get(SWITCH, "0") != "0":
        assert form() == "pure"


@pytest.mark.parametrize("name", COMPILED)
def test_every_compiled_module_has_its_types_beside_it(name: str) -> None:
    folder = ROOT / "kasino_teach" / "solver"
    assert (folder / f"{name}.py").exists()
    assert (folder / f"{name}.pxd").exists()
