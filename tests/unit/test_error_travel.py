"""Every error can be pickled, copied and sent from one process to another, with all it carries."""

import copy
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import pytest

import kasino_teach
from kasino_teach.engine import IllegalMoveError, Position, parse_move, play
from kasino_teach.errors import KasinoError, NotationError, PositionError, RulesError
from kasino_teach.files import CopyError, ShippedError
from kasino_teach.files.lab import LabError
from kasino_teach.puzzles import PuzzleError
from kasino_teach.puzzles.bank import BankError
from kasino_teach.records import RecordError, parse_record
from kasino_teach.solver.problem import TooWideError
from kasino_teach.translator import LanguageError

POSITION: Final = Position.parse("finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -")
RECORD: Final = f'[Rules "finnish"]\n\npack 1 dealer 1\nfrom {POSITION}\n1. 8sx9c\n'


def illegal() -> IllegalMoveError:
    with pytest.raises(IllegalMoveError) as caught:
        play(POSITION, parse_move(POSITION, "8sx9c"))
    return caught.value


def broken_record() -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(RECORD)
    return caught.value


EXAMPLES: Final[tuple[KasinoError, ...]] = (
    KasinoError("plain"),
    NotationError("KsxKz", 5, "a suit", 3),
    RulesError("no such option", "targt", 2, 9),
    PositionError(["one fault", "and another"]),
    illegal(),
    broken_record(),
    BankError(Path("bank.jsonl"), 3, "a position"),
    PuzzleError(("3 sides: exact values are for two",)),
    CopyError(Path("folder"), "is no folder"),
    ShippedError(Path("puzzles")),
    LabError("JupyterLab is not installed"),
    LanguageError("sv"),
    TooWideError(["too many cards"]),
)


def kinds(base: type[KasinoError] = KasinoError) -> Iterator[type[KasinoError]]:
    yield base
    for kind in base.__subclasses__():
        yield from kinds(kind)


def test_every_error_of_the_package_is_tried() -> None:
    package = Path(kasino_teach.__file__).parent
    for path in package.rglob("*.py"):
        if path.stem != "__main__":
            import_module(".".join(path.relative_to(package.parent).with_suffix("").parts))
    ours = {kind for kind in kinds() if kind.__module__.startswith("kasino_teach.")}
    assert ours == set(map(type, EXAMPLES))


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_comes_back_with_all_it_carries(error: KasinoError) -> None:
    error.add_note("said by a test")
    copies = [pickle.loads(pickle.dumps(error, protocol)) for protocol in range(6)]
    for found in [*copies, copy.copy(error), copy.deepcopy(error)]:
        assert type(found) is type(error)
        assert (str(found), found.args) == (str(error), error.args)
        assert vars(found) == vars(error)


def meet(number: int) -> None:
    raise EXAMPLES[number]


def test_a_pool_that_meets_an_error_gives_it_back() -> None:
    """With `spawn` each process has its own hash seed. One that could not read the error would wait."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for number, error in enumerate(EXAMPLES):
            found = pool.submit(meet, number).exception(timeout=60)
            assert type(found) is type(error)
            assert str(found) == str(error)
            assert vars(found).keys() - {"__notes__"} == vars(error).keys() - {"__notes__"}
