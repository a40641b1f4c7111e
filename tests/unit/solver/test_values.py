"""Exact values: the reference table, the oracle, and what the solver promises of itself."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from kasino_teach.engine import Position, apply_legal, format_move, is_over, legal_moves
from kasino_teach.errors import PositionError
from kasino_teach.notation import points_text
from kasino_teach.rules import PRESETS, RuleSet
from kasino_teach.solver import oracle_values, solve, solve_best, solve_value
from kasino_teach.solver.oracle import outcome
from tests.helpers.corpus import HOUSE_RULES
from tests.helpers.sampling import late, plays, short

DATA = Path(__file__).parents[2] / "data"

MOST = 400
"""So many plays a plain search may look at."""


def rows() -> Iterator[tuple[str, str, dict[str, str]]]:
    for line in (DATA / "values.tsv").read_text("utf-8").splitlines()[1:]:
        position, value, moves = line.split("\t")
        yield position, value, dict(pair.rsplit(":", 1) for pair in moves.split())


@pytest.mark.parametrize("preset", PRESETS)
def test_values_of_the_reference(preset: str) -> None:
    seen = 0
    for text, value, moves in rows():
        if text.split()[0].split(",")[0] == preset:
            position = Position.parse(text)
            found = solve(position)
            assert points_text(found.value) == value
            assert {
                format_move(position, move): points_text(worth).replace(":", "/")
                for move, worth in found.moves.items()
            } == moves
            seen += 1
    assert seen > 0


def candidates(rules: RuleSet) -> Iterator[Iterator[Position]]:
    """Last hands, crowded tables of eight cards and more, short packs across a deal, and pairs."""
    yield (late(rules, seed, 4) for seed in range(20))
    yield (late(rules, seed, 3) for seed in range(20, 40))
    yield (short(rules, seed, hand=1, deals=0, table=8 + seed % 8) for seed in range(20))
    yield (short(rules, seed, hand=1, deals=1, table=3) for seed in range(20))
    yield (short(rules, seed, hand=1, deals=2, table=1) for seed in range(20))
    yield (late(rules, seed, 3, pairs=rules.packs == 1) for seed in range(20))


def positions(rules: RuleSet) -> Iterator[Position]:
    """The first of each kind that a plain search gets through in a moment."""
    for kind in candidates(rules):
        yield from islice((found for found in kind if 0 < plays(found, MOST) < MOST), 1)


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSE_RULES])
def test_every_move_is_worth_what_plain_minimax_says(rules: str) -> None:
    checked = 0
    for position in positions(RuleSet.parse(rules)):
        assert solve(position).moves == oracle_values(position), str(position)
        checked += 1
    assert checked >= 4


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSE_RULES])
def test_perfect_play_reaches_the_announced_value(rules: str) -> None:
    position = start = late(RuleSet.parse(rules), 11, 6)
    announced = solve_value(start)
    while not is_over(position):
        found = solve(position)
        assert found.value == (announced if position.side == start.side else -announced)
        assert set(found.moves) == set(legal_moves(position))
        assert list(found.moves.values()) == sorted(found.moves.values(), reverse=True)
        position = apply_legal(position, found.best[-1]).position
    assert outcome(position, start.side) == announced


@pytest.mark.parametrize("rules", [*PRESETS, *HOUSE_RULES])
def test_lines_are_legal_and_show_their_moves_value(rules: str) -> None:
    starts = (late(RuleSet.parse(rules), seed, 5) for seed in range(12, 99))
    start = next(start for start in starts if not is_over(start))
    found = solve(start)
    assert found.line[0] == found.best[0]
    for move, value in found.moves.items():
        line, position = found.line_of(move), start
        assert line[0] == move
        for played in line:
            assert played in legal_moves(position)
            position = apply_legal(position, played).position
        assert outcome(position, start.side) == value
    best = solve_best(start)
    assert best.value == found.value == found.moves[best.line[0]]


def test_an_ace_of_two_values_takes_the_same_set_on_two_tables() -> None:
    # A list of moves once dropped captures that the list before it had at its end.
    position = Position.parse(
        "ryomiva,hand=2,sweep_stop_at=3 3s4d7hTcTs Ad/5sQh 1 - As2c2s4h4s5c6d6s8s9d9sKd/"
        "AcAh2d2h3c3d3h4c5d5h6c6h7c7d7s8c8d8h9c9hTdThJcJdJhJsQcQdQsKcKhKs 0/1 1 12/1 1+0"
    )
    assert solve(position).moves == oracle_values(position)


def test_moves_of_one_value_stand_in_the_order_of_their_texts() -> None:
    position = late(PRESETS["nordic"], 5, 8)
    order = [(-value, str(move)) for move, value in solve(position).moves.items()]
    assert order == sorted(order)


def test_a_finished_pack_is_worth_its_score() -> None:
    position = late(PRESETS["laisto"], 3, 0)
    found = solve(position)
    assert found.value == outcome(position, position.side) == solve_value(position)
    assert found.moves == {}
    assert found.best == found.line == ()
    assert solve_best(position).move is None


def test_carried_points_may_be_halves() -> None:
    position = late(PRESETS["finnish"], 8, 2)
    halves = Position.parse(f"{' '.join(str(position).split()[:8])} 15:2/3 1:2+7:2")
    assert solve(halves).moves == oracle_values(halves)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("finnish 5c ?2/9h9s 0 - - - 0/0 -", "unknown"),
        ("finnish 5c 4c/9h/2c 0 - -/-/- 0/0/0 -", "3 sides"),
        ("finnish 5c 4c/9h9s 0 - -/- 0/0 -", "do not come out even"),
    ],
)
def test_what_has_no_exact_value_is_refused(text: str, fault: str) -> None:
    position = Position.parse(text.replace(" - - - ", " - -/- "))
    with pytest.raises(PositionError, match=fault):
        solve(position)
