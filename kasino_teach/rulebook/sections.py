"""A rule set in plain words: a sentence for each option, gathered in sections."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kasino_teach.messages import message
from kasino_teach.rulebook.dealing import DEALING, hands_of_a_pack, players, values_table
from kasino_teach.rulebook.playing import PLAYING, builds
from kasino_teach.rulebook.scoring import SCORING, base_points
from kasino_teach.rules import RuleSet, options
from kasino_teach.rules.sources import PLAIN, PLAYERS, origin
from kasino_teach.translator import Translator

_SENTENCES: Final[Mapping[str, Callable[[Translator, RuleSet], str]]] = {
    **DEALING,
    **PLAYING,
    **SCORING,
}


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
    message("Cards and deal"): ("packs", "deal_order", "hand", "first_table", "refill"),
    message("What cards are worth"): ("ace_hand", "ace_table", "specials", "courts"),
    message("Capturing"): ("capture", "take_rank"),
    message("Builds"): ("builds",),
    message("Sweeps"): (
        *("sweep", "sweep_cancel", "sweep_last_hand", "sweep_stop_at", "sweep_void_at", "mulle"),
    ),
    message("Points"): (
        *("ace", "little", "big", "most_cards", "most_spades", "spades_over", "ties"),
        *("last_capture", "last_capture_sweep"),
    ),
    message("The match"): ("goal", "target", "exact", "match_end", "tie_break"),
}
"""The sections of a page by their titles, and the options told in each."""

_OF_SWEEPS: Final = (
    *("sweep_cancel", "sweep_last_hand", "sweep_stop_at", "sweep_void_at", "last_capture_sweep"),
)
_PAID: Final = ("ace", "little", "big", "most_cards", "most_spades")
_SAID_THOUGH_PLAIN: Final = ("packs", "builds", "sweep_cancel", "last_capture")


def option_sentences(rules: RuleSet, option: str, tr: Translator) -> tuple[str, ...]:
    """What the value of an option means in play: a sentence, for a style of builds several."""
    return builds(tr, rules) if option == "builds" else (_SENTENCES[option](tr, rules),)


def sections(rules: RuleSet, tr: Translator) -> tuple[Section, ...]:
    """A rule set in plain words, in sections."""
    return tuple(
        Section(tr.text(title), tuple(_lines(rules, title, tr)), _table(rules, title, tr))
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


def origin_in_words(rules: RuleSet, option: str, tr: Translator) -> str:
    """Where the value of an option comes from, in short."""
    found = origin(rules, option)
    if found.changed:
        return tr.text("house rule")
    told = [*found.sources, *([tr.text("our reading")] if found.readings else [])]
    return ", ".join(told)


def _lines(rules: RuleSet, title: str, tr: Translator) -> Iterator[Line]:
    yield from _always(_BEFORE, rules, title, tr)
    for option in OPTIONS[title]:
        if not is_worth_saying(rules, option):
            continue
        told = origin_in_words(rules, option, tr)
        first, *others = option_sentences(rules, option, tr)
        yield Line(first, told)
        yield from map(Line, others)
    if title == "Cards and deal":
        sources = PLAYERS[rules.preset].sources or (tr.text("our reading"),)
        yield Line(players(tr, rules), ", ".join(sources))
    yield from _always(_AFTER, rules, title, tr)


def _always(
    said: Mapping[str, _Always], rules: RuleSet, title: str, tr: Translator
) -> Iterator[Line]:
    return map(Line, said[title](rules, tr)) if title in said else iter(())


_Always = Callable[[RuleSet, Translator], Iterable[str]]

_BEFORE: Final[Mapping[str, _Always]] = {
    "Capturing": lambda rules, tr: (
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
_AFTER: Final[Mapping[str, _Always]] = {
    "Cards and deal": lambda rules, tr: (
        *hands_of_a_pack(tr, rules),
        tr.text("Four may also play in pairs that sit opposite each other and share a pile."),
        tr.text(
            "Who deals first is drawn or agreed. The player to the dealer's left begins; after each "
            "pack the deal moves on to the left."
        ),
    ),
    "Capturing": lambda rules, tr: (
        tr.text(
            "After the last card of a pack, whoever captured last takes what lies on the table. "
            "That is never a sweep."
        ),
    ),
    "Points": lambda rules, tr: (base_points(tr, rules),),
}
"""What is so in every rule set, before and after the options of a section."""


def _table(rules: RuleSet, title: str, tr: Translator) -> tuple[tuple[str, ...], ...]:
    if title != "What cards are worth":
        return ()
    head = tr.text("Card"), tr.text("From the hand"), tr.text("On the table")
    return (head, *values_table(tr, rules))
