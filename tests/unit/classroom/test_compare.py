"""Moves under two rule sets as a table."""

import subprocess
import sys

import pytest

import kasino_teach as kt
from kasino_teach.classroom.compare import compare_table

ACES = kt.Position.parse("finnish AdKh As6c/?2 0 ?8 -/- 0/0 -")
BUILDS = kt.Position.parse("norwegian [3c4d=7@1] 7s9h/?2 0 ?8 -/- 0/0 -")


def test_moves_with_verdicts_and_reasons() -> None:
    table = kt.compare_table(ACES, "nordic", kt.PRESETS["norwegian"])
    assert list(table.index) == ["6c", "As", "AsxAd", "AsxAd+Kh"]
    assert list(table.columns) == [
        "move",
        "legal under nordic",
        "legal under norwegian",
        "why not under nordic",
        "why not under norwegian",
    ]
    row = table.loc["AsxAd"]
    assert row["move"] == "Take the ace of diamonds with the ace of spades."
    assert row["legal under nordic"]
    assert not row["legal under norwegian"]
    assert row["why not under nordic"] == ""
    assert "the ace of spades takes 14" in row["why not under norwegian"]
    assert table["legal under nordic"].dtype == bool


def test_a_move_is_legal_exactly_where_there_is_no_reason_against_it() -> None:
    position = kt.Position.parse("finnish 2c2d4c4d6hQs 6sQh3d8c/?4 0 ?8 -/- 0/0 -")
    table = compare_table(position, "cassino", "laisto")
    assert len(table) > 5
    for rules in ("cassino", "laisto"):
        assert ((table[f"why not under {rules}"] == "") == table[f"legal under {rules}"]).all()
    assert (table["legal under cassino"] | table["legal under laisto"]).all()


def test_in_other_words() -> None:
    table = compare_table(ACES, "nordic", "norwegian", lang="nb")
    assert "Ta inn ruter ess med spar ess." in set(table.iloc[:, 0])


def test_the_same_table_each_time() -> None:
    first, second = (compare_table(ACES, "nordic", "cassino") for _ in range(2))
    assert first.to_string() == second.to_string()


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(kt.RulesError, match="norse"):
        compare_table(ACES, "norse", "nordic")
    with pytest.raises(kt.PositionError, match="no builds in nordic"):
        compare_table(BUILDS, "norwegian", "nordic")


def test_pandas_is_loaded_only_when_a_table_is_asked_for() -> None:
    code = (
        "import sys, kasino_teach as kt; before = 'pandas' in sys.modules; kt.compare_table;"
        "print(before, 'pandas' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
