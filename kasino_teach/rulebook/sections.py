"""A rule set in plain words: a sentence for each option, gathered in sections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kasino_teach.rulebook.dealing import hands_of_a_pack, players, values_table
from kasino_teach.rules import (
    CAPTURING,
    DEAL,
    POINTS,
    SYSTEMS,
    TOPICS,
    WORTH,
    Option,
    RuleSet,
    Topic,
    provenance,
)
from kasino_teach.translator import Translator


@dataclass(frozen=True, slots=True)
class Line:
    """One thing a page says, and where it comes from: `001`, `our reading`, `house rule`, or nothing."""

    text: str
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under a heading, and below them a table: its head first, all rows of one length."""

    title: str
    lines: tuple[Line, ...]
    table: tuple[tuple[str, ...], ...] = ()


def sections(rules: RuleSet, tr: Translator) -> tuple[Section, ...]:
    """A rule set in plain words, in sections."""
    return tuple(
        Section(tr.text(topic.heading), tuple(_lines(rules, topic, tr)), _table(rules, topic, tr))
        for topic in TOPICS
    )


def origin_in_words(rules: RuleSet, option: Option, tr: Translator) -> str:
    """Where the value of an option comes from, in short."""
    found = provenance(rules, option)
    if found.changed:
        return tr.text("house rule")
    told = [*found.sources, *([tr.text("our reading")] if found.readings else [])]
    return ", ".join(told)


def _lines(rules: RuleSet, topic: Topic, tr: Translator) -> Iterator[Line]:
    yield from _always(_BEFORE, rules, topic, tr)
    for option in topic.options:
        if option.is_told(rules):
            first, *others = option.sentences(tr, rules)
            yield Line(first, origin_in_words(rules, option, tr))
            yield from map(Line, others)
    if topic is DEAL:
        sources = SYSTEMS[rules.preset].players.sources or (tr.text("our reading"),)
        yield Line(players(tr, rules), ", ".join(sources))
    yield from _always(_AFTER, rules, topic, tr)


def _always(
    said: Mapping[Topic, _Always], rules: RuleSet, topic: Topic, tr: Translator
) -> Iterator[Line]:
    return map(Line, said[topic](rules, tr)) if topic in said else iter(())


_Always = Callable[[RuleSet, Translator], Iterable[str]]

_BEFORE: Final[Mapping[Topic, _Always]] = {
    CAPTURING: lambda rules, tr: (
        tr.text(
            "In your turn you play one card. It captures cards from the table, or it is trailed: "
            "it stays on the table for everybody."
        ),
        tr.text(
            "A card captures single cards and sums that are worth exactly as much as itself, "
            "several at once if you like, each table card once. All of them go to your pile, "
            "the card too."
        ),
    ),
}
_AFTER: Final[Mapping[Topic, _Always]] = {
    DEAL: lambda rules, tr: (
        *hands_of_a_pack(tr, rules),
        tr.text("Four may also play in pairs that sit opposite each other and share a pile."),
        tr.text(
            "Who deals first is drawn or agreed. The player to the dealer's left begins; after each "
            "pack the deal moves on to the left."
        ),
    ),
    CAPTURING: lambda rules, tr: (
        tr.text(
            "After the last card of a pack, whoever captured last takes what lies on the table. "
            "That is never a sweep."
        ),
    ),
    POINTS: lambda rules, tr: (_base_points(tr, rules),),
}
"""What is so in every rule set, before and after the options of a section."""


def _table(rules: RuleSet, topic: Topic, tr: Translator) -> tuple[tuple[str, ...], ...]:
    if topic is not WORTH:
        return ()
    head = tr.text("Card"), tr.text("From the hand"), tr.text("On the table")
    return (head, *values_table(tr, rules))


def _base_points(tr: Translator, rules: RuleSet) -> str:
    """How many points a pack has besides those whose number differs from pack to pack."""
    cards = sum(map(rules.card_points, rules.scoring_cards))
    last = 0 if rules.last_capture_sweep else rules.last_capture
    total = cards + rules.most_cards + rules.most_spades + last
    points, varying = tr.points(total), list(_varying(tr, rules))
    if not varying:
        return tr.text("In all: {points} in a pack.", points=points)
    return tr.text(
        "In all, besides {others}: {points} in a pack.", others=tr.listed(varying), points=points
    )


def _varying(tr: Translator, rules: RuleSet) -> Iterator[str]:
    """What a pack gives besides its base points, now more and now less."""
    if rules.sweep:
        yield tr.text("sweeps", context="besides")
    if rules.mulle:
        yield tr.text("mulles", context="besides")
    if rules.spades_over is not None:
        yield tr.text("spades above {n}", context="besides", n=rules.spades_over)
