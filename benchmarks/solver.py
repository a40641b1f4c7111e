"""How fast the exact solver is, row by row, with plain minimax over the engine as the yardstick.

    python -m benchmarks.solver                  # from the top of the source tree; the form that runs
    KASINO_TEACH_PURE=1 python -m benchmarks.solver
    python -m benchmarks.solver --rows 1 4       # some rows only

What is timed is what a user waits for: from a parsed position to the result. Times are processor
milliseconds. Every row runs in a process of its own, so that its peak memory can be told. Positions
come from packs dealt with seeds 0, 1, 2 … in which three plays of four take the most they can and the
fourth is any play at random; crowded tables come from packs in which nine plays of ten are random, and
once more, much harder, from composed tables where 15 cards are as frequent as 8. Rows that would take the
pure form many minutes are left out there or measured on fewer positions: the column says how many.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from benchmarks.measuring import machine, median, print_table, worst
from kasino_teach.cards import in_order, shuffle, shuffled
from kasino_teach.engine import Position, apply_legal, deal, is_over, legal_moves
from kasino_teach.notation import Capture, Holding, Setup
from kasino_teach.rules import PRESETS, RuleSet
from kasino_teach.solver import form, oracle_values, solve
from kasino_teach.solver.budget import Budget, GaveUp
from kasino_teach.solver.capture_sets import CaptureSets
from kasino_teach.solver.node import chain
from kasino_teach.solver.packing import LENGTH_AT
from kasino_teach.solver.problem import Problem
from kasino_teach.solver.solving import root_value

PLAIN = ("finnish",)
RICH = ("norwegian", "rakennus", "cassino", "casino", "finnish-duel")
WORLDS = 200


def played(rules: RuleSet, seed: int, left: int, sense: float = 0.75) -> Position:
    """A position with `left` cards to play; `sense` is the share of plays that take the most they can."""
    rng = random.Random(seed)
    position = deal(rules, rng)
    while position.left_to_play > left and not is_over(position):
        moves = legal_moves(position)
        captures = [move for move in moves if isinstance(move, Capture)]
        if captures and rng.random() < sense:
            largest = max(captures, key=lambda move: len(move.taken) + 2 * len(move.builds))
            position = apply_legal(position, largest).position
        else:
            any_move = moves[int(rng.random() * len(moves))]
            position = apply_legal(position, any_move).position
    return position


def crowded(rules: RuleSet, seed: int, table: int) -> Position:
    """A last hand of two at a table of so many loose cards, the rest of the pack captured."""
    rng = random.Random(seed)
    cards = list(shuffled(rng))
    loose = in_order(cards.pop() for _ in range(table))
    hands = tuple(Holding(in_order(cards.pop() for _ in range(4))) for _ in range(2))
    half = len(cards) // 2
    piles = (in_order(cards[:half]), in_order(cards[half:]))
    return Position.of(
        Setup(
            rules=rules,
            loose=loose,
            builds=(),
            hands=hands,
            turn=0,
            stock=Holding(),
            piles=piles,
            sweeps=(0, 0),
            mulles=(0, 0),
            last=seed % 2,
            scores=(0, 0),
            carry=(0, 0),
        )
    )


def late(presets: tuple[str, ...], left: int) -> Iterator[Position]:
    """Positions of some presets in turn."""
    seed = 0
    while True:
        for preset in presets:
            found = played(PRESETS[preset], seed, left)
            if not is_over(found):
                yield found
        seed += 1


def crowded_packs(low: int, high: int) -> Iterator[Position]:
    """Last hands of packs played with little sense, where so many cards lie loose, as often as they do."""
    seed = 0
    while True:
        found = played(PRESETS["finnish"], seed, 8, sense=0.1)
        if low <= len(found.loose) <= high:
            yield found
        seed += 1


def crowds(low: int, high: int) -> Iterator[Position]:
    """Last hands at composed tables of `low` to `high` cards, each number as often."""
    seed = 0
    while True:
        yield crowded(PRESETS["finnish"], seed, low + seed % (high - low + 1))
        seed += 1


def every_move(position: Position) -> int:
    """Solve every move. Returns the nodes searched."""
    return solve(position).nodes


def value(position: Position) -> int:
    """Solve the value only. Returns the nodes searched."""
    found = root_value(position, Budget())
    assert not isinstance(found, GaveUp)
    assert found[0] is not None
    return found[0].search.nodes


def many_worlds(position: Position) -> int:
    """Solve every move in many worlds: the other hand and the stock shuffled."""
    rng = random.Random(0)
    other = 1 - position.turn
    unseen = [*position.hands[other].cards, *position.stock.cards]
    nodes = 0
    for _ in range(WORLDS):
        shuffle(unseen, rng)
        size = position.hands[other].size
        hands = list(position.hands)
        hands[other] = Holding(in_order(unseen[:size]))
        nodes += every_move(_with(position, tuple(hands), Holding(tuple(unseen[size:]))))
    return nodes


def _with(position: Position, hands: tuple[Holding, ...], stock: Holding) -> Position:
    fields = {name: getattr(position, name) for name in Setup.__slots__}
    return Position(**{**fields, "hands": hands, "stock": stock})


def captures_only(position: Position) -> int:
    """List the captures of each hand card. Returns how many there are."""
    problem = as_problem(position)
    sets = CaptureSets(problem, form() == "compiled")
    node = chain(problem)[0]
    for card in position.loose:
        table0, table1, _ = problem.card_words[card]
        node.table0 += table0
        node.table1 += table1
    values = [v for card in position.hand for v in problem.codes.hand[card]]
    return sum(sets.find(node, v, 0) >> LENGTH_AT for v in values)


@cache
def as_problem(position: Position) -> Problem:
    """The position as integers; made before the clock starts."""
    return Problem(position)


def yardstick(position: Position) -> int:
    """Plain minimax over the engine."""
    return len(oracle_values(position))


@dataclass(frozen=True)
class Row:
    """One row of the table; `pure` and `compiled` say on how many positions it is measured."""

    title: str
    act: Callable[[Position], int]
    positions: Callable[[], Iterator[Position]]
    target: tuple[str, str]
    pure: int
    compiled: int


ROWS = (
    Row(
        "last hand, every move, no builds",
        every_move,
        lambda: late(PLAIN, 8),
        ("5 / 35", "0.3 / 1"),
        100,
        100,
    ),
    Row(
        "the same, crowded table of 8–15",
        every_move,
        lambda: crowded_packs(8, 15),
        ("45 / 400", "1 / 10"),
        56,
        104,
    ),
    Row(
        "the same, composed tables of 8–15, each as often",
        every_move,
        lambda: crowds(8, 15),
        ("–", "–"),
        56,
        104,
    ),
    Row(
        "last hand, every move, builds and finnish-duel",
        every_move,
        lambda: late(RICH, 8),
        ("60 / 400", "1.5 / 15"),
        100,
        100,
    ),
    Row(
        "last two hands, value, no builds",
        value,
        lambda: late(PLAIN, 16),
        ("70 / 400", "1.5 / 8"),
        60,
        100,
    ),
    Row(
        "last two hands, value, builds and finnish-duel",
        value,
        lambda: late(RICH, 16),
        ("600 / 1500", "15 / 100"),
        50,
        100,
    ),
    Row(
        "last three hands, value, no builds",
        value,
        lambda: late(PLAIN, 24),
        ("1300 / 5000", "30 / 120"),
        50,
        60,
    ),
    Row(
        "last four hands, value, no builds",
        value,
        lambda: late(PLAIN, 32),
        ("8000 / 25000", "250 / 800"),
        10,
        50,
    ),
    Row(
        "whole pack, value, no builds", value, lambda: late(PLAIN, 48), ("–", "6000 / 20000"), 0, 50
    ),
    Row(
        f"{WORLDS} worlds, one hand before the last, every move",
        many_worlds,
        lambda: late(PLAIN, 16),
        ("15000", "500"),
        3,
        50,
    ),
    Row(
        "captures of four hand cards, 16 on the table",
        captures_only,
        lambda: filter(as_problem, crowds(16, 16)),
        ("1 / 15", "–"),
        100,
        100,
    ),
    Row(
        "yardstick: plain minimax, last three plays",
        yardstick,
        lambda: late(PLAIN, 3),
        ("–", "–"),
        50,
        50,
    ),
    Row("yardstick: plain minimax, last hand", yardstick, lambda: late(PLAIN, 8), ("–", "–"), 3, 3),
)


def measure(row: Row) -> list[str]:
    """One row, measured in this process."""
    count = row.compiled if form() == "compiled" else row.pure
    taken, nodes = [], 0
    if count:
        row.act(
            next(row.positions())
        )  # what is imported or cached on the first call is not counted
    for position in islice(row.positions(), count):
        start = time.process_time()
        nodes += row.act(position)
        taken.append(1000 * (time.process_time() - start))
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    target = row.target[form() == "compiled"]
    if not taken:
        return [row.title, target, "–", "–", "0", "–", "–", "–"]
    speed = nodes / sum(taken)
    return [
        row.title,
        target,
        f"{median(taken):.3g}",
        f"{worst(taken):.3g}",
        str(count),
        f"{nodes / count:,.0f}",
        f"{speed:,.0f}",
        f"{memory:.0f}",
    ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", nargs="*", type=int, default=range(1, len(ROWS) + 1))
    parser.add_argument("--measure", type=int, help="measure one row in this process, as JSON")
    asked = parser.parse_args()
    if asked.measure:
        print(json.dumps(measure(ROWS[asked.measure - 1])))
        return
    print(machine())
    print(f"solver: {form()}; milliseconds, thousands of nodes a second, megabytes at the most")
    print()
    columns = ["", "target", "median", "p95", "positions", "nodes", "k/s", "MB"]
    print_table(columns, map(_in_its_own_process, asked.rows))


def _in_its_own_process(row: int) -> list[str]:
    command = [sys.executable, "-m", "benchmarks.solver", "--measure", str(row)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    main()
