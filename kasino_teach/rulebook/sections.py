"""A rule set in plain words: a sentence for each option, gathered in sections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kasino_teach.rulebook.dealing import DEALING, hands_of_a_pack, players, values_table
from kasino_teach.rulebook.playing import PLAYING, builds
from kasino_teach.rulebook.scoring import SCORING, base_points
from kasino_teach.rules import RuleSet, options
from kasino_teach.rules.sources import PLAIN, PLAYERS, origin
from kasino_teach.words import Words, mark

_SENTENCES: Final[Mapping[str, Callable[[Words, RuleSet], str]]] = {**DEALING, **PLAYING, **SCORING}


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


OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    mark("Cards and deal"): ("packs", "deal_order", "hand", "first_table", "refill"),
    mark("What cards are worth"): ("ace_hand", "ace_table", "specials", "courts"),
    mark("Capturing"): ("capture", "take_rank"),
    mark("Builds"): ("builds",),
    mark("Sweeps"): (
        *("sweep", "sweep_cancel", "sweep_last_hand", "sweep_stop_at", "sweep_void_at", "mulle"),
    ),
    mark("Points"): (
        *("ace", "little", "big", "most_cards", "most_spades", "spades_over", "ties"),
        *("last_capture", "last_capture_sweep"),
    ),
    mark("The match"): ("goal", "target", "exact", "match_end", "tie_break"),
}
"""The sections of a page by their titles, and the options told in each."""

_OF_SWEEPS: Final = (
    *("sweep_cancel", "sweep_last_hand", "sweep_stop_at", "sweep_void_at", "last_capture_sweep"),
)
_PAID: Final = ("ace", "little", "big", "most_cards", "most_spades")
_SAID_THOUGH_PLAIN: Final = ("packs", "builds", "sweep_cancel", "last_capture")


def option_sentences(rules: RuleSet, option: str, words: Words) -> tuple[str, ...]:
    """What the value of an option means in play: a sentence, for a style of builds several."""
    return builds(words, rules) if option == "builds" else (_SENTENCES[option](words, rules),)


def sections(rules: RuleSet, words: Words) -> tuple[Section, ...]:
    """A rule set in plain words, in sections."""
    return tuple(
        Section(words.text(title), tuple(_lines(rules, title, words)), _table(rules, title, words))
        for title in OPTIONS
    )


def is_worth_saying(rules: RuleSet, option: str) -> bool:
    """Whether a page tells an option: not where it changes nothing, or only says that a rule is absent."""
    value = options()[option].write(getattr(rules, option))
    if option in _OF_SWEEPS and not rules.sweep:
        return False
    if option in _PAID and not getattr(rules, option):
        return False
    if option == "ties" and not (rules.most_cards or rules.most_spades):
        return False
    return PLAIN.get(option) != value or option in _SAID_THOUGH_PLAIN


def origin_in_words(rules: RuleSet, option: str, words: Words) -> str:
    """Where the value of an option comes from, in short."""
    found = origin(rules, option)
    if found.changed:
        return words.text("house rule")
    told = [*found.sources, *([words.text("our reading")] if found.readings else [])]
    return ", ".join(told)


def _lines(rules: RuleSet, title: str, words: Words) -> Iterator[Line]:
    yield from _always(_BEFORE, rules, title, words)
    for option in OPTIONS[title]:
        if not is_worth_saying(rules, option):
            continue
        told = origin_in_words(rules, option, words)
        first, *others = option_sentences(rules, option, words)
        yield Line(first, told)
        yield from map(Line, others)
    if title == "Cards and deal":
        sources = PLAYERS[rules.preset].sources or (words.text("our reading"),)
        yield Line(players(words, rules), ", ".join(sources))
    yield from _always(_AFTER, rules, title, words)


def _always(
    said: Mapping[str, _Always], rules: RuleSet, title: str, words: Words
) -> Iterator[Line]:
    return map(Line, said[title](rules, words)) if title in said else iter(())


_Always = Callable[[RuleSet, Words], Iterable[str]]

_BEFORE: Final[Mapping[str, _Always]] = {
    "Capturing": lambda rules, words: (
        words.text(
            "In your turn you play one card. It captures cards from the table, or it is trailed: "
            "it stays on the table for everybody."
        ),
        words.text(
            "A card captures single cards and sums that are worth exactly as much as itself, "
            "several at once if you like, each table card once. All of them go to your pile, "
            "the card too."
        ),
    ),
}
_AFTER: Final[Mapping[str, _Always]] = {
    "Cards and deal": lambda rules, words: (
        *hands_of_a_pack(words, rules),
        words.text("Four may also play in pairs that sit opposite each other and share a pile."),
        words.text(
            "Who deals first is drawn or agreed. The player to the dealer's left begins; after each "
            "pack the deal moves on to the left."
        ),
    ),
    "Capturing": lambda rules, words: (
        words.text(
            "After the last card of a pack, whoever captured last takes what lies on the table. "
            "That is never a sweep."
        ),
    ),
    "Points": lambda rules, words: (base_points(words, rules),),
}
"""What is so in every rule set, before and after the options of a section."""


def _table(rules: RuleSet, title: str, words: Words) -> tuple[tuple[str, ...], ...]:
    if title != "What cards are worth":
        return ()
    head = words.text("Card"), words.text("From the hand"), words.text("On the table")
    return (head, *values_table(words, rules))
