"""A rule set is what it says: equality, the other question, and what travels between processes."""

import copy
import os
import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

import kasino_teach as kt
from kasino_teach.cards import pack
from kasino_teach.engine import Match, compare, is_over, legal_moves, play

PAKKA = kt.PRESETS["pakka"]
HOUSE = kt.RuleSet.parse("finnish,refill=at-once")


def test_rule_sets_are_equal_when_all_that_shows_is() -> None:
    assert kt.RuleSet.parse("pakka") == PAKKA
    assert hash(kt.RuleSet.parse("pakka")) == hash(PAKKA)
    assert replace(kt.FINNISH, preset="pakka", refill=PAKKA.refill) == PAKKA
    assert HOUSE != PAKKA
    assert len({HOUSE, PAKKA}) == 2
    assert str(HOUSE) != str(PAKKA)
    assert PAKKA != "pakka"


def test_same_options_is_the_other_question() -> None:
    assert HOUSE.same_options(PAKKA)
    assert PAKKA.same_options(HOUSE)
    assert not kt.FINNISH.same_options(PAKKA)
    for name in kt.PRESETS:
        assert kt.FINNISH.same_options(kt.PRESETS[name]) == (name == "finnish")


def test_a_pack_is_a_matchs_whatever_its_rules_are_called() -> None:
    position = kt.deal(PAKKA, 1)
    while not is_over(position):
        position = play(position, legal_moves(position)[0]).position
    assert len(Match.begin(HOUSE).finish(position).packs) == 1
    with pytest.raises(kt.PositionError, match="rules"):
        Match.begin(kt.FINNISH).finish(position)


def test_rules_of_two_names_allow_the_same() -> None:
    position = kt.Position.parse("finnish 3c5h8d9c 8s2dJcKd/?4 0 Ks?7 -/- 0/0 -")
    assert all(row.legal[0] == row.legal[1] for row in compare(position, HOUSE, PAKKA))


@pytest.mark.parametrize("rules", [*kt.PRESETS.values(), HOUSE], ids=str)
def test_copies_are_equal_and_work(rules: kt.RuleSet) -> None:
    asked = hash(rules), rules.hand_values, rules.scoring_cards, rules.build_style
    for again in (copy.copy(rules), copy.deepcopy(rules), pickle.loads(pickle.dumps(rules))):
        assert again == rules
        assert {rules: 1}[again] == 1
        found = hash(again), again.hand_values, again.scoring_cards, again.build_style
        assert found == asked


def test_what_was_worked_out_does_not_travel() -> None:
    rules = kt.RuleSet.parse("finnish,target=31")
    before = pickle.dumps(rules)
    assert rules.hand_values[pack()[0]]
    assert {rules}
    assert pickle.dumps(rules) == before


ASK = """
import pickle, sys
from kasino_teach import FINNISH, PRESETS, Position, RuleSet
rules, position = pickle.loads(sys.stdin.buffer.read())
assert rules in {RuleSet.parse("finnish,target=21")}
assert position in {Position.parse(str(position))}
print("found", hash("seed"))
"""


def test_a_rule_set_is_found_in_another_process() -> None:
    rules = kt.RuleSet.parse("finnish,target=21")
    position = kt.deal(rules, 1)
    assert {rules, position}  # their hashes are kept by now
    said = {
        subprocess.run(
            [sys.executable, "-c", ASK],
            input=pickle.dumps((rules, position)),
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 2
    assert all(line.startswith(b"found") for line in said)
