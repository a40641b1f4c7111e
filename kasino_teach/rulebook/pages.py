"""The page of a rule set: everything it says, as data that is yet to be laid out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kasino_teach.rulebook.differences import Difference, differences
from kasino_teach.rulebook.examples import Example, examples, same_pack
from kasino_teach.rulebook.glossary import glossary, legend
from kasino_teach.rulebook.names import kin, summary, title
from kasino_teach.rulebook.sections import Section, sections
from kasino_teach.rules import (
    SOURCES,
    SYSTEMS,
    Ground,
    Preset,
    Reading,
    RuleSet,
    Source,
    named_elsewhere,
    open_in,
    readings,
)
from kasino_teach.translator import Translator


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option that the sources name at another value (`target=21`), and what that means in play."""

    option: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Page:
    """A rule set in plain words. Texts are sentences in the language of `tr`.

    `legend` says what the marks behind the lines of the sections mean, `glossary` what words mean.
    `differences` lead from `kin`, the rule set that a reader may know, to this one; `any_pair` says how
    to have others told.
    """

    rules: RuleSet
    tr: Translator
    title: str
    summary: str
    sources: tuple[str, ...]
    legend: str
    glossary: tuple[tuple[str, str], ...]
    kin: RuleSet
    differences: tuple[Difference, ...]
    any_pair: str
    sections: tuple[Section, ...]
    examples: tuple[Example, ...]
    same_pack: tuple[str, ...]
    house_rules: tuple[HouseRule, ...]
    readings: tuple[str, ...]


def page(rules: RuleSet, tr: Translator | None = None) -> Page:
    """The page of a rule set, a preset or house rules; in English by default."""
    said = tr or Translator()
    preset = SYSTEMS[rules.preset]
    return Page(
        rules=rules,
        tr=said,
        title=title(rules, said),
        summary=summary(rules, said),
        sources=tuple(
            said.text("Source {source}", source=source_in_words(SOURCES[number], said))
            for number in preset.sources
        ),
        legend=legend(said),
        glossary=glossary(rules, said),
        kin=kin(rules),
        differences=differences(kin(rules), rules, said),
        any_pair=said.text(
            "How it differs from any other rules: {command}",
            command=f"kasino rules OTHER --diff {rules}",
        ),
        sections=sections(rules, said),
        examples=examples(rules, said),
        same_pack=same_pack(rules, said),
        house_rules=tuple(_house_rules(preset, said)),
        readings=tuple(reading_in_words(reading, rules, said) for reading in readings(rules)),
    )


def source_in_words(source: Source, tr: Translator) -> str:
    """A source text: its number, what it is, and the heading it can be found by."""
    return tr.text(
        "{number}: {what}. Its first heading: “{heading}”.",
        number=source.number,
        what=tr.text(source.what),
        heading=source.heading,
    )


def _house_rules(preset: Preset, tr: Translator) -> Iterator[HouseRule]:
    for option in named_elsewhere(preset):
        other = RuleSet.parse(f"{preset.name},{option}")
        (change,) = differences(preset.rules, other, tr)
        yield HouseRule(option, change.sentences[1])


def reading_in_words(reading: Reading, rules: RuleSet, tr: Translator) -> str:
    """What we chose, who leaves it open, and the other reading with the option that gives it."""
    numbers = tr.listed(open_in(reading, rules))
    if reading.ground is Ground.SILENT:
        why = tr.text("Not said in {sources}.", sources=numbers)
    else:
        why = tr.text("{sources} can be read in two ways.", sources=numbers)
    said = [tr.text(reading.chosen), why, _other(reading, tr)]
    return " ".join(said)


def _other(reading: Reading, tr: Translator) -> str:
    other = tr.text(reading.other)
    if not reading.instead:
        return tr.text("The other reading: {reading}", reading=other)
    return tr.text(
        "The other reading, option {option}: {reading}", option=reading.instead, reading=other
    )
