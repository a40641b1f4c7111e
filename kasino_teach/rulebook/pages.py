"""The page of a rule set: everything it says, as data that is yet to be laid out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kasino_teach.rulebook.differences import Difference, differences
from kasino_teach.rulebook.examples import Example, examples, same_pack
from kasino_teach.rulebook.glossary import glossary, legend
from kasino_teach.rulebook.names import kin, summary, title
from kasino_teach.rulebook.sections import Section, sections
from kasino_teach.rulebook.short import short_name
from kasino_teach.rules import PRESETS, RuleSet, options
from kasino_teach.rules.readings import Reading, Why
from kasino_teach.rules.sources import (
    HEADINGS,
    PRESET_SOURCES,
    SOURCES,
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


def _summary(rules: RuleSet, tr: Translator) -> str:
    """A preset's own summary; of house rules what they change, since that one may be untrue then."""
    preset = PRESETS[rules.preset]
    changed = [
        short_name(option, tr)
        for option in options()
        if getattr(rules, option) != getattr(preset, option)
    ]
    if not changed:
        return summary(rules.preset, tr)
    return tr.text(
        "House rules on {game}. Changed: {changes}.",
        game=title(preset, tr),
        changes=tr.listed(changed),
    )


def page(rules: RuleSet, tr: Translator | None = None) -> Page:
    """The page of a rule set, a preset or house rules; in English by default."""
    said = tr or Translator()
    return Page(
        rules=rules,
        tr=said,
        title=title(rules, said),
        summary=_summary(rules, said),
        sources=tuple(
            said.text("Source {source}", source=source_in_words(number, said))
            for number in PRESET_SOURCES[rules.preset]
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
        house_rules=tuple(_house_rules(rules.preset, said)),
        readings=tuple(reading_in_words(reading, rules, said) for reading in readings(rules)),
    )


def source_in_words(number: str, tr: Translator) -> str:
    """A source text by its number: what it is, and the heading it can be found by."""
    return tr.text(
        "{number}: {what}. Its first heading: “{heading}”.",
        number=number,
        what=tr.text(SOURCES[number]),
        heading=HEADINGS[number],
    )


def _house_rules(preset: str, tr: Translator) -> Iterator[HouseRule]:
    for option in named_elsewhere(preset):
        other = RuleSet.parse(f"{preset},{option}")
        (change,) = differences(PRESETS[preset], other, tr)
        yield HouseRule(option, change.sentences[1])


def reading_in_words(reading: Reading, rules: RuleSet, tr: Translator) -> str:
    """What we chose, who leaves it open, and the other reading with the option that gives it."""
    numbers = tr.listed(open_in(reading, rules))
    if reading.why is Why.SILENT:
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
