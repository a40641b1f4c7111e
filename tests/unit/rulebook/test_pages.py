"""The pages of the rule systems: nothing is missing, nothing is stale, and house rules have pages too."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from kasino_teach.rulebook import (
    differences,
    documents,
    page,
    to_markdown,
    to_text,
)
from kasino_teach.rules import OPTIONS, PRESETS, RuleSet
from kasino_teach.rules.presets import SYSTEMS
from kasino_teach.rules.provenance import every_reading, open_in, provenance, readings
from kasino_teach.rules.reading import Reading
from kasino_teach.rules.sources import SOURCES
from kasino_teach.translator import LANGUAGES, Translator

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "rules"
NUMBERS = ("none", "0", "1", "2", "7", "16", "24")

# Under these every value of an option can be had, and every option is told.
BASES = ("mulle", "casino", "finnish", "ryomiva", "finnish-duel")


def values(name: str) -> list[str]:
    """Every value of an option that is a word, and some of one that is a number."""
    return [text for text in OPTIONS[name].values.listed or NUMBERS if reads(name, text)]


def reads(name: str, text: str) -> bool:
    try:
        OPTIONS[name].values.read(text)
    except KeyError:
        return False
    return True


def with_value(base: str, name: str, text: str) -> RuleSet:
    """A preset with one option changed, and what would contradict it put right."""
    rules = PRESETS[base]
    if name == "packs" and text == "1":
        rules = replace(rules, mulle=0)
    if name == "mulle" and text != "0":
        rules = replace(rules, packs=2)
    return replace(rules, **{name: OPTIONS[name].values.read(text)})


def test_the_files_are_what_is_generated() -> None:
    """If not: python -m tools.rule_pages"""
    held = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    made = documents()
    assert held.keys() == made.keys()
    assert [name for name in made if held[name] != made[name]] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_an_option_has_a_sentence_of_its_own(name: str, lang: str) -> None:
    tr, told = Translator(lang), {}
    for text in values(name):
        told[text] = OPTIONS[name].sentences(tr, with_value("finnish", name, text))
        for sentence in told[text]:
            assert re.fullmatch(r"[^{}|]*\.", sentence), sentence
    assert len(told) > 1
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("base", BASES)
def test_house_rules_of_any_kind_have_a_page(base: str) -> None:
    for name in OPTIONS:
        for text in values(name):
            made = page(with_value(base, name, text))
            assert made.examples
            assert to_text(made)
            assert to_markdown(made, [f"{n}.svg" for n, _ in enumerate(made.examples)])


def test_a_page_of_house_rules_says_what_they_are() -> None:
    made = page(RuleSet.parse("finnish,target=21"))
    assert made.title == "Finnish Kasino, with house rules"
    assert [d.option for d in made.differences] == ["target"]
    text = to_text(made)
    assert "A match goes to 21 points. (house rule)" in text
    assert "A match goes to 16 points." in text


@pytest.mark.parametrize("name", PRESETS)
def test_examples_are_told_by_the_engine_and_drawn(name: str) -> None:
    made = page(PRESETS[name])
    assert len(made.examples) == 2
    for example in made.examples:
        assert example.picture.startswith("<svg")
        assert any(told.legal for told in example.moves)
        assert all(told.steps for told in example.moves)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("finnish", "Your sweep is not gained"),
        ("laisto", "You have to capture when you can"),
        ("rakennus", "You keep the seven of spades, which takes 7."),
        ("pakka", "1 card comes from the stock."),
        ("nordic", "The ace of spades is worth 1 or 14."),
        ("overspader", "7 spades, 1 above 6: 1 point."),
        ("ryomiva", "Points are avoided"),
        ("mulle", "That is a mulle, 5 points: the seven of hearts (second pack) took its twin"),
        ("norwegian", "raise it to 9"),
        ("cassino", "a capture leaves no loose card of its own rank"),
        ("casino", "Builds of equal value become one"),
    ],
)
def test_a_page_shows_what_is_particular(name: str, said: str) -> None:
    assert said in " ".join(to_text(page(PRESETS[name])).split())


def test_004_works_out_the_points_of_its_pack() -> None:
    told = page(PRESETS["cassino"]).same_pack
    assert told[-2:] == ("Player 1: 9 points in all.", "Player 2: 3 points in all.")


def test_base_points_are_those_of_the_sources() -> None:
    said = {name: to_text(page(rules)) for name, rules in PRESETS.items()}
    for name, points in {"finnish": 10, "nordic": 11, "norwegian": 10, "cassino": 11}.items():
        assert f"In all, besides sweeps: {points} points in a pack." in said[name]
    assert "In all, besides sweeps and spades above 6: 9 points" in said["overspader"]
    assert "In all, besides sweeps and mulles: 18 points" in said["mulle"]
    assert "In all: 11 points" in said["rakennus"]


@pytest.mark.parametrize("name", PRESETS)
def test_every_value_of_a_preset_comes_from_somewhere(name: str) -> None:
    rules = PRESETS[name]
    for option in OPTIONS.values():
        found = provenance(rules, option)
        absent = option.text(rules) == option.absent
        assert found.sources or found.readings or absent, option.name


@pytest.mark.parametrize("reading", every_reading(), ids=lambda reading: reading.chosen[:40])
def test_a_reading_names_its_source_and_the_other_reading(reading: Reading) -> None:
    assert reading.sources
    assert set(reading.sources) <= SOURCES.keys()
    assert reading.chosen.endswith(".")
    assert reading.other.endswith(".")
    holders = [rules for rules in PRESETS.values() if reading in readings(rules)]
    assert holders
    for rules in holders:
        assert set(open_in(reading, rules)) & set(SYSTEMS[rules.preset].sources)
        if reading.instead:
            other = RuleSet.parse(f"{rules.preset},{reading.instead}")
            assert other != rules
            assert reading not in readings(other)


def test_every_reading_is_on_the_pages() -> None:
    text = "\n".join(path.read_text("utf-8") for path in FOLDER.glob("*.md"))
    assert [r.chosen for r in every_reading() if r.chosen.replace("_", r"\_") not in text] == []


def test_house_rules_of_the_sources_are_told_once() -> None:
    named = [rule.option for rule in page(PRESETS["finnish"]).house_rules]
    assert {"target=21", "exact=on", "ties=split", "match_end=at-once"} <= set(named)
    assert page(PRESETS["laisto"]).house_rules == ()
    told = {rule.option: rule.sentence for rule in page(PRESETS["nordic"]).house_rules}
    assert told["target=50"] == "A match goes to 50 points."
    assert "so 17 becomes 15." in to_text(page(RuleSet.parse("finnish,exact=on")))


def test_differences_are_told_from_both_sides() -> None:
    found = differences(PRESETS["finnish"], PRESETS["nordic"])
    assert [d.option for d in found][:3] == ["ace_hand", "ace_table", "specials"]
    assert found[0].values == ("14", "1+14")
    assert found[0].sentences[0] == "From the hand an ace is worth 14."
    assert differences(PRESETS["finnish"], PRESETS["finnish"]) == ()


def test_of_two_styles_of_builds_only_what_differs_is_told() -> None:
    (builds,) = (
        d for d in differences(PRESETS["rakennus"], PRESETS["cassino"]) if d.option == "builds"
    )
    assert "Builds of equal value become one" in builds.sentences[0]
    assert "Builds of equal value stay apart" in builds.sentences[1]
    assert "You must keep a card" not in builds.sentences[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_pages_in_every_language(name: str, lang: str) -> None:
    text = to_text(page(PRESETS[name], Translator(lang)))
    assert not set("{}|") & set(text)
