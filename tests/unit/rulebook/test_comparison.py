"""The comparison: from the game one knows, in words before options' names, every preset reached."""

import re

import pytest

from kasino_teach.rulebook import comparison_markdown
from kasino_teach.rulebook.comparison import KNOWN, family
from kasino_teach.rules import OPTIONS, PRESETS
from kasino_teach.translator import LANGUAGES, Translator

TEXT = comparison_markdown(Translator())


def section(heading: str) -> str:
    return re.split(r"^#+ ", TEXT.split(f" {heading}\n", 1)[1], maxsplit=1, flags=re.M)[0]


@pytest.mark.parametrize("base", KNOWN)
def test_every_other_game_is_reached_from_a_known_one(base: str) -> None:
    title = re.escape(f"]({base}.md)")
    (said,) = re.findall(rf"^### If you know [^\n]*{title}\n(.*?)^##", TEXT, flags=re.M | re.S)
    assert [name for name in PRESETS if name != base and f"]({name}.md)" not in said] == []
    assert f"]({base}.md)" not in said


def test_what_is_new_comes_after_the_arrow() -> None:
    changes = (
        "- [Pakkakasino](pakka.md):\n  - new cards: when hands are empty → after every play\n-"
    )
    assert TEXT.count(changes) == 1


def test_sweep_rules_are_left_out_where_neither_game_has_sweeps() -> None:
    (said,) = re.findall(
        r"^- \[Rakennuskasino\]\(rakennus.md\):\n((?:  - .*\n)+)", TEXT, flags=re.M
    )
    assert "  - a sweep: 1 point → nothing\n" in said
    assert "in the last hand" not in said


def test_games_come_before_tables_and_names_of_options_last() -> None:
    assert TEXT.index("## Start from your game") < TEXT.index("## All rule systems in tables")
    rows = [line for line in section("Points").splitlines() if line.startswith("|")]
    assert rows[0].startswith("|  | Most cards | Most spades |")
    assert rows[-1].startswith("| Option | `most_cards` | `most_spades` |")
    assert not any("`" in row for row in rows[:-1])
    assert len(rows) == len(PRESETS) + 3


def test_no_table_is_wide() -> None:
    assert max(line.count("|") for line in TEXT.splitlines()) <= 8


def test_every_preset_belongs_to_a_known_game() -> None:
    assert {family(name) for name in PRESETS} == set(KNOWN)
    assert family("mulle") == "nordic"
    assert family("casino") == "cassino"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_values_differ_where_options_do(lang: str) -> None:
    tr = Translator(lang)
    for name, option in OPTIONS.items():
        assert option.short_name(tr)
        values = {getattr(rules, name) for rules in PRESETS.values()}
        said = {option.short_value(tr, rules) for rules in PRESETS.values()}
        assert len(said) == len(values), name


def test_mulle_has_a_game_of_its_own() -> None:
    points = section("The points of one pack")
    assert "A whole pack of 52 cards" in points
    assert "a whole game of 104 cards: 25 against 18 points" in points
    assert "| [Mulle]" not in points
