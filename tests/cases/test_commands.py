"""The case tables again, through the commands a person types."""

import json

import pytest

from kasino_teach.cli.program import run
from tests.helpers.tables import by_preset


@pytest.mark.parametrize("preset", by_preset("moves"))
def test_moves(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    for row in by_preset("moves")[preset]:
        assert run(["moves", row["position"]]) == 0
        assert capsys.readouterr().out.split() == row["legal_moves"].split()


@pytest.mark.parametrize("preset", by_preset("plays"))
def test_play(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    for row in by_preset("plays")[preset]:
        status = run(["play", row["position"], *row["moves"].split()])
        said = capsys.readouterr()
        if row["result"] == "ILLEGAL":
            assert status == 2
            assert said.err.startswith("kasino: move ")
            assert said.err.count("\n") == 1
        else:
            assert status == 0
            assert said.out.splitlines()[0] == row["result"]


@pytest.mark.parametrize("preset", by_preset("packs"))
def test_whole_packs(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    for row in by_preset("packs")[preset]:
        assert run(["play", row["start"], *row["moves"].split()]) == 0
        assert capsys.readouterr().out.splitlines()[1] == f"points {row['points']}"


@pytest.mark.parametrize("preset", by_preset("perft"))
def test_perft(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    for row in by_preset("perft")[preset]:
        assert run(["perft", row["position"], row["depth"]]) == 0
        assert capsys.readouterr().out == f"{row['leaves']}\n"


@pytest.mark.parametrize("preset", by_preset("values"))
def test_solve(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    for row in by_preset("values")[preset]:
        expected = dict(pair.rsplit(":", 1) for pair in row["move_values"].split())
        assert run(["solve", row["position"]]) == 0
        lines = [line.split(" ") for line in capsys.readouterr().out.splitlines()]
        assert {move: value for value, move in lines} == expected
        assert lines[0][0] == row["value"]
        order = [(-int(value), move) for value, move in lines]
        assert order == sorted(order)


def test_solve_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    row = by_preset("values")["finnish"][0]
    assert run(["solve", row["position"], "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["value"] == int(row["value"])
    assert {f"{move}:{value}" for move, value in said["moves"].items()} == set(
        row["move_values"].split()
    )
