"""Words the pages use, each explained once, and what the marks behind the sentences say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from kasino_teach.messages import message
from kasino_teach.rules import Adding, Courts, RuleSet, Ties
from kasino_teach.translator import Translator


@dataclass(frozen=True, slots=True)
class _Entry:
    """A word with what it means, as messages, and the rule sets whose pages use it."""

    word: str
    meaning: str
    used: Callable[[RuleSet], bool] = lambda _: True


_ENTRIES: Final = (
    _Entry(
        message("Pack", context="glossary"),
        message(
            "all the cards; also the time from its first deal until the last card is played.",
            context="glossary",
        ),
    ),
    _Entry(
        message("Hand", context="glossary"),
        message(
            "the cards a player holds; also the time until they are played.", context="glossary"
        ),
    ),
    _Entry(
        message("Stock", context="glossary"),
        message("the cards that have not been dealt yet.", context="glossary"),
    ),
    _Entry(
        message("Side", context="glossary"),
        message("a player, or a pair of players who share a pile and a score.", context="glossary"),
    ),
    _Entry(
        message("Capture", context="glossary"),
        message("to take cards from the table into your own pile.", context="glossary"),
    ),
    _Entry(
        message("Trail", context="glossary"),
        message("to leave the card you play on the table.", context="glossary"),
    ),
    _Entry(
        message("Sweep", context="glossary"),
        message("a capture that leaves the table empty.", context="glossary"),
    ),
    _Entry(
        message("Courts", context="glossary"),
        message("jack, queen and king.", context="glossary"),
        lambda rules: rules.build_style is not None or rules.courts is Courts.RANKS,
    ),
    _Entry(
        message("Majority", context="glossary"),
        message(
            "most cards, or most spades; it is tied when several sides have the most.",
            context="glossary",
        ),
        lambda rules: bool(rules.most_cards or rules.most_spades),
    ),
    _Entry(
        message("Carried over", context="glossary"),
        message(
            "points that nobody got in one pack, and that are given with those of the next.",
            context="glossary",
        ),
        lambda rules: rules.ties is Ties.CARRY,
    ),
    _Entry(
        message("Twin", context="glossary"),
        message(
            "the other card of the same rank and suit; the second pack's is marked with '.",
            context="glossary",
        ),
        lambda rules: rules.packs > 1,
    ),
    _Entry(
        message("Build", context="glossary"),
        message(
            "cards laid together on the table, taken only whole, by a card of their value.",
            context="glossary",
        ),
        lambda rules: rules.build_style is not None,
    ),
    _Entry(
        message("Fixed build", context="glossary"),
        message("one whose value cannot be changed any more.", context="glossary"),
        lambda rules: rules.build_style is not None,
    ),
    _Entry(
        message("Doubling", context="glossary"),
        message(
            "laying a card on one of the same value, or on a build of that value, which fixes it.",
            context="glossary",
        ),
        lambda rules: rules.build_style is not None and rules.build_style.adding is Adding.ANY,
    ),
)


def glossary(rules: RuleSet, tr: Translator) -> tuple[tuple[str, str], ...]:
    """The words that a rule set's page uses, with what they mean."""
    return tuple(
        (
            tr.text(entry.word, context="glossary"),
            tr.text(entry.meaning, context="glossary"),
        )
        for entry in _ENTRIES
        if entry.used(rules)
    )


def legend(tr: Translator) -> str:
    """What the marks in brackets behind a page's sentences mean."""
    return tr.text(
        "In brackets is where a rule comes from: a number, as in (001), names the source text that "
        "states it; (our reading) marks our choice where the source is silent or can be read in two "
        "ways, and the choices are listed at the end; (house rule) is an option you changed. Without "
        "brackets: the same in all the games, or a rule that is not there."
    )
