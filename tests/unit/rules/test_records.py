"""The records of options and presets: whole, true to one another, read by the engine, asked by no name."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import kasino_teach
from kasino_teach.rules import OPTIONS, PRESETS, RuleSet
from kasino_teach.rules.option import OTHER, Option
from kasino_teach.rules.presets import FINNISH, SYSTEMS, Preset
from kasino_teach.rules.provenance import every_reading, readings
from kasino_teach.rules.sources import SOURCES
from kasino_teach.rules.topics import TOPICS
from kasino_teach.translator import Translator

ROOT = Path(kasino_teach.__file__).parent
EN = Translator()


def can_be(option: Option, text: str) -> bool:
    try:
        option.values.read(text)
    except KeyError:
        return False
    return True


def test_every_field_of_a_rule_set_has_one_record_in_one_topic() -> None:
    told = [option.name for topic in TOPICS for option in topic.options]
    assert sorted(told) == sorted(each.name for each in fields(RuleSet) if each.name != "preset")
    assert list(OPTIONS) == [each.name for each in fields(RuleSet)][1:]
    assert all(topic.heading and topic.options for topic in TOPICS)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_an_option_has_words_and_comes_from_somewhere(option: Option) -> None:
    assert option.short_name(EN)
    assert option.short_value(EN, FINNISH)
    assert option.sentences(EN, FINNISH)
    assert any(option.stated.values()) or option.readings


@pytest.mark.parametrize("option", OPTIONS.values(), ids=OPTIONS)
def test_what_a_record_says_of_values_is_said_of_values_it_has(option: Option) -> None:
    said = option.says if isinstance(option.says, dict) else {}
    for text in {*option.stated, *option.short, *said} - {OTHER}:
        assert can_be(option, text), text
    assert not option.absent or can_be(option, option.absent)
    if said and OTHER not in said and option.values.listed:
        assert set(option.values.listed) <= set(said)
    assert {number for numbers in option.stated.values() for number in numbers} <= set(SOURCES)
    assert set(option.needs) <= set(OPTIONS)
    for reading in option.readings:
        for name, texts in reading.needs.items():
            assert all(can_be(OPTIONS[name], text) for text in texts)


@pytest.mark.parametrize("preset", SYSTEMS.values(), ids=SYSTEMS)
def test_a_presets_record_is_whole(preset: Preset) -> None:
    assert preset.title
    assert preset.summary
    assert preset.sources
    assert set(preset.sources) <= set(SOURCES)
    assert set(preset.players.sources) <= set(preset.sources)
    assert preset.kin in PRESETS
    assert preset.kin != preset.name
    assert PRESETS[preset.name] is preset.rules
    assert set(preset.readings) <= set(readings(preset.rules)) <= set(every_reading())


def test_a_presets_own_reading_goes_with_its_house_rules_only() -> None:
    with_one = [preset for preset in SYSTEMS.values() if preset.readings]
    assert with_one
    for preset in with_one:
        house = RuleSet.parse(f"{preset.name},target=50")
        assert set(preset.readings) <= set(readings(house))
        for other in SYSTEMS.values():
            assert other is preset or not set(preset.readings) & set(readings(other.rules))


def test_a_reading_of_a_text_goes_with_the_house_rules_of_that_text() -> None:
    forced = {r for r in readings(RuleSet.parse("finnish,capture=forced")) if "capture" in r.needs}
    assert [reading.sources for reading in forced] == [("001",)]
    assert forced <= set(readings(PRESETS["laisto"]))
    assert not forced & set(readings(RuleSet.parse("nordic,capture=forced")))


# --- what code reads --------------------------------------------------------------------------------


def options_read(sources: Iterable[str]) -> set[str]:
    """The attributes that code reads of a rule set, which is what it calls `rules`.

    A property of the rule set stands for the options from which it is worked out.
    """
    found = {name for source in sources for name in _attributes(ast.parse(source), "rules")}
    (rule_set,) = (
        node
        for node in ast.parse((ROOT / "rules" / "ruleset.py").read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == "RuleSet"
    )
    asked = {
        method.name: set(_attributes(method, "self"))
        for method in rule_set.body
        if isinstance(method, ast.FunctionDef)
    }
    while more := {name for method in found & asked.keys() for name in asked[method]} - found:
        found |= more
    return found


def _attributes(tree: ast.AST, of: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = node.value
            if of in (getattr(owner, "id", None), getattr(owner, "attr", None)):
                yield node.attr


def test_engine_code_reads_every_option() -> None:
    sources = [
        path.read_text("utf-8")
        for folder in ("engine", "solver")
        for path in (ROOT / folder).glob("*.py")
    ]
    assert set(OPTIONS) - options_read(sources) == set()


def test_the_reader_of_options_sees_what_it_should() -> None:
    assert "hand" not in options_read(["position.hand"])
    assert "hand" in options_read(["position.rules.hand"])
    assert {"ace_hand", "courts", "specials"} <= options_read(["rules.hand_values[card]"])
    assert "ace_hand" not in options_read(["rules.sign"])


def names_of_presets(source: str) -> list[str]:
    """Presets' names that code compares with, looks up or lists: every text that is just such a name.

    A field of another table may bear one: the style of building that a preset brought.
    """
    values = {text for option in OPTIONS.values() for text in option.values.listed}
    names = {*PRESETS} - values
    return [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names
    ]


def test_no_code_asks_for_a_preset_by_its_name() -> None:
    found = {
        str(path.relative_to(ROOT)): names
        for path in ROOT.rglob("*.py")
        if (names := names_of_presets(path.read_text("utf-8")))
    }
    mulle = {"rules/topics/sweeps.py"}  # the option of the same name
    assert found.keys() - mulle == {"rules/presets.py"}
    assert names_of_presets("if rules.preset in ('laisto', 'x'): pass") == ["laisto"]
