"""Rule sets as text: every option, every value, every mistake."""

import itertools
import re
from dataclasses import replace

import pytest

import kasino_teach as kt
from kasino_teach.rules import OPTIONS

VALUES = {
    "packs": ("1", "2"),
    "deal_order": ("table-last", "table-before-dealer"),
    "hand": ("1", "4", "8"),
    "first_table": ("0", "4", "8"),
    "refill": ("hand", "at-once"),
    "ace_hand": ("14", "1", "1+14"),
    "ace_table": ("1", "1+14"),
    "specials": ("on", "off"),
    "courts": ("numbers", "ranks"),
    "capture": ("optional", "played-card", "forced"),
    "take_rank": ("on", "off"),
    "builds": ("none", "norwegian", "rakennus", "cassino", "casino"),
    "sweep": ("0", "1", "2"),
    "sweep_cancel": ("none", "all-others", "holder"),
    "sweep_last_hand": ("on", "off"),
    "sweep_stop_at": ("none", "0", "11"),
    "sweep_void_at": ("none", "10"),
    "last_capture": ("0", "1"),
    "last_capture_sweep": ("on", "off"),
    "ace": ("0", "1"),
    "little": ("0", "1"),
    "big": ("0", "2"),
    "most_cards": ("0", "1", "3"),
    "most_spades": ("0", "1", "2"),
    "spades_over": ("none", "6"),
    "mulle": ("0", "5"),
    "ties": ("nobody", "carry", "split"),
    "goal": ("most", "fewest"),
    "target": ("1", "16", "21", "50"),
    "exact": ("on", "off"),
    "match_end": ("pack", "at-once"),
    "tie_break": ("pack", "specials", "spades"),
}
"""The options of the rules, in their order, with all values or some numbers."""


def test_these_are_the_options() -> None:
    assert list(OPTIONS) == list(VALUES)


@pytest.mark.parametrize("option", VALUES)
def test_every_value_is_read_back(option: str) -> None:
    for preset, value in itertools.product(kt.PRESETS, VALUES[option]):
        with_packs = "packs=2," if option == "mulle" and preset != "mulle" else ""
        if (preset, option, value) == ("mulle", "packs", "1"):
            continue  # its mulle points need two packs
        rules = kt.RuleSet.parse(f"{preset},{with_packs}{option}={value}")
        assert OPTIONS[option].text(rules) == value
        assert kt.RuleSet.parse(str(rules)) == rules


def test_the_written_order_is_the_tables() -> None:
    rules = kt.RuleSet.parse("finnish,target=21,sweep_last_hand=on,ace_hand=1")
    assert str(rules) == "finnish,ace_hand=1,sweep_last_hand=on,target=21"


def test_a_presets_own_value_is_dropped() -> None:
    assert str(kt.RuleSet.parse("cassino,target=21,courts=ranks")) == "cassino"


@pytest.mark.parametrize("option", VALUES)
def test_a_wrong_value_names_the_option_and_what_may_stand(option: str) -> None:
    for value in ("", "maybe", "-1", "1.5", "٣"):
        with pytest.raises(kt.RulesError, match=option) as caught:
            kt.RuleSet.parse(f"finnish,{option}={value}")
        assert caught.value.option == option
        assert OPTIONS[option].values.allowed in str(caught.value)


@pytest.mark.parametrize(
    ("text", "option", "says"),
    [
        ("finish", None, "did you mean finnish?); presets are: finnish, finnish-duel"),
        ("", None, "there is no preset ''; presets are: finnish"),
        ("finnish,sweeps=1", "sweeps", "did you mean sweep?); options are: packs, deal_order"),
        ("finnish,Target=21", "Target", "did you mean target?"),
        ("finnish,x=1", "x", "no option 'x'; options are"),
        ("finnish,preset=nordic", "preset", "options are: packs"),
        ("finnish,target", "target", "expected option=value"),
        ("finnish,", "", "expected option=value"),
        ("finnish,target=21,target=21", "target", "given twice"),
        ("finnish,target=0", "target", "from 1 to 999999999"),
        ("finnish,target=1000000000", "target", "from 1 to 999999999"),
        (
            "finnish,sweep_stop_at=1000000000",
            "sweep_stop_at",
            "none, or a whole number from 0 to 999999999",
        ),
        ("finnish,hand=0", "hand", "from 1 to 24"),
        ("finnish,packs=3", "packs", "from 1 to 2"),
        ("finnish,ace_table=14", "ace_table", "1, 1+14"),
        ("finnish,mulle=5", "mulle", "contradicts packs=1"),
        ("mulle,packs=1", "mulle", "contradicts packs=1"),
        ("finnish,exact=on,match_end=at-once", "exact", "contradicts match_end=at-once"),
    ],
)
def test_mistakes(text: str, option: str | None, says: str) -> None:
    with pytest.raises(kt.RulesError, match=re.escape(says)) as caught:
        kt.RuleSet.parse(text)
    assert caught.value.option == option
    assert says in str(caught.value)


def test_a_house_rule_made_in_python_is_checked_too() -> None:
    assert str(replace(kt.FINNISH, target=21)) == "finnish,target=21"
    with pytest.raises(kt.RulesError, match="target"):
        replace(kt.FINNISH, target=0)
    with pytest.raises(kt.RulesError, match="mulle"):
        replace(kt.FINNISH, mulle=5)


def test_no_two_presets_have_the_same_options() -> None:
    assert len(kt.PRESETS) == 12
    for one, other in itertools.combinations(kt.PRESETS.values(), 2):
        assert not one.same_options(other)
    assert all(str(rules) == name for name, rules in kt.PRESETS.items())


@pytest.mark.parametrize("target", [10**9, 10**5000, -(10**5000)], ids=["one", "long", "below"])
def test_a_number_too_large_is_our_error(target: int) -> None:
    with pytest.raises(kt.RulesError, match="from 1 to 999999999"):
        replace(kt.FINNISH, target=target)
