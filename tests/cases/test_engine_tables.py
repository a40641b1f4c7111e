"""The engine against the case tables, row by row."""

import pytest

import kasino_teach as kt
from kasino_teach.notation import points_text
from tests.helpers.tables import by_preset, rows


@pytest.mark.parametrize("preset", by_preset("moves"))
def test_legal_moves(preset: str) -> None:
    for row in by_preset("moves")[preset]:
        position = kt.Position.parse(row["position"])
        assert sorted(map(str, kt.legal_moves(position))) == row["legal_moves"].split(), row


@pytest.mark.parametrize("preset", by_preset("plays"))
def test_plays(preset: str) -> None:
    for row in by_preset("plays")[preset]:
        assert after(row["position"], row["moves"]) == row["result"], row


def after(line: str, moves: str) -> str:
    position = kt.Position.parse(line)
    for text in moves.split():
        move = kt.parse_move(position, text)
        if not kt.is_legal(position, move):
            with pytest.raises(kt.IllegalMoveError) as refused:
                kt.play(position, move)
            assert refused.value.reasons
            return "ILLEGAL"
        position = kt.play(position, move).position
    return str(position)


@pytest.mark.parametrize("preset", by_preset("perft"))
def test_leaf_counts(preset: str) -> None:
    for row in by_preset("perft")[preset]:
        position = kt.Position.parse(row["position"])
        assert kt.perft(position, int(row["depth"])) == int(row["leaves"]), row


@pytest.mark.parametrize("preset", by_preset("packs"))
def test_whole_packs(preset: str) -> None:
    for row in by_preset("packs")[preset]:
        position = kt.Position.parse(row["start"])
        for move in row["moves"].split():
            assert not kt.is_over(position)
            position = kt.play(position, kt.parse_move(position, move)).position
        assert kt.is_over(position)
        assert "/".join(map(points_text, kt.score(position).totals)) == row["points"]
        assert "/".join(map(str, position.sweeps)) == row["sweeps"]
        assert str(position.last) == row["last_capture_seat"]


@pytest.mark.parametrize("row", rows("rulings"), ids=lambda row: row["id"])
def test_rulings(row: dict[str, str]) -> None:
    position = kt.Position.parse(row["position"])
    try:
        legal = kt.is_legal(position, kt.parse_move(position, row["move"]))
    except kt.NotationError:
        legal = False
    assert legal == (row["legal"] == "yes")
