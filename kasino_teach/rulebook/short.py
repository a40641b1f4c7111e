"""Options and their values in a word or two: for tables and short lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kasino_teach.rules import (
    AceValue,
    Builds,
    Capturing,
    Courts,
    DealOrder,
    Goal,
    MatchEnd,
    Refill,
    RuleSet,
    SweepCancel,
    TieBreak,
    Ties,
)
from kasino_teach.words import Words, mark

NAMES: Final[Mapping[str, str]] = {
    "packs": mark("packs", context="option"),
    "deal_order": mark("table dealt", context="option"),
    "hand": mark("cards in a hand", context="option"),
    "first_table": mark("cards on the first table", context="option"),
    "refill": mark("new cards", context="option"),
    "ace_hand": mark("ace from the hand", context="option"),
    "ace_table": mark("ace on the table", context="option"),
    "specials": mark("2♠ and 10♦ from the hand", context="option"),
    "courts": mark("jack, queen, king", context="option"),
    "capture": mark("capturing", context="option"),
    "take_rank": mark("loose cards of the own rank", context="option"),
    "builds": mark("builds", context="option"),
    "sweep": mark("a sweep", context="option"),
    "sweep_cancel": mark("sweep when others hold one", context="option"),
    "sweep_last_hand": mark("sweeps in the last hand", context="option"),
    "sweep_stop_at": mark("sweeps late in a match", context="option"),
    "sweep_void_at": mark("sweeps in a one-sided pack", context="option"),
    "last_capture": mark("last capture", context="option"),
    "last_capture_sweep": mark("last capture as a sweep", context="option"),
    "ace": mark("each ace", context="option"),
    "little": mark("little casino, 2♠", context="option"),
    "big": mark("big casino, 10♦", context="option"),
    "most_cards": mark("most cards", context="option"),
    "most_spades": mark("most spades", context="option"),
    "spades_over": mark("single spades", context="option"),
    "mulle": mark("a mulle", context="option"),
    "ties": mark("tied majorities", context="option"),
    "goal": mark("the winner has", context="option"),
    "target": mark("target", context="option"),
    "exact": mark("target met exactly", context="option"),
    "match_end": mark("the match ends", context="option"),
    "tie_break": mark("equal totals", context="option"),
}
"""What each option is about."""

_VALUES: Final[Mapping[object, str]] = {
    DealOrder.TABLE_LAST: mark("after all players", context="option"),
    DealOrder.TABLE_BEFORE_DEALER: mark("before the dealer", context="option"),
    Refill.HAND: mark("when hands are empty", context="option"),
    Refill.AT_ONCE: mark("after every play", context="option"),
    Courts.NUMBERS: mark("numbers 11–13", context="option"),
    Courts.RANKS: mark("own rank only", context="option"),
    Capturing.OPTIONAL: mark("free", context="option"),
    Capturing.PLAYED_CARD: mark("no trailing of cards that can capture", context="option"),
    Capturing.FORCED: mark("a duty", context="option"),
    Builds.NONE: mark("none", context="option"),
    Builds.NORWEGIAN: mark("one at a time, doubled", context="option"),
    Builds.RAKENNUS: mark("any number, equal ones merge", context="option"),
    Builds.CASSINO: mark("any number, kept apart", context="option"),
    Builds.CASINO: mark("any number, on several cards too", context="option"),
    SweepCancel.NONE: mark("gained", context="option"),
    SweepCancel.ALL_OTHERS: mark("takes one from each, if all others do", context="option"),
    SweepCancel.HOLDER: mark("takes one from whoever does", context="option"),
    Ties.NOBODY: mark("nobody's", context="option"),
    Ties.CARRY: mark("carried over", context="option"),
    Ties.SPLIT: mark("shared", context="option"),
    Goal.MOST: mark("the most points", context="option"),
    Goal.FEWEST: mark("the fewest points", context="option"),
    MatchEnd.PACK: mark("after a pack", context="option"),
    MatchEnd.AT_ONCE: mark("at once", context="option"),
    TieBreak.PACK: mark("another pack", context="option"),
    TieBreak.SPECIALS: mark("points for 2♠ and 10♦", context="option"),
    TieBreak.SPADES: mark("spades of the last pack", context="option"),
    AceValue.BOTH: mark("1 or 14", context="option"),
}

_SWITCHES: Final[Mapping[str, tuple[str, str]]] = {
    "specials": (
        mark("2 and 10 only", context="option"),
        mark("15 and 16", context="option"),
    ),
    "take_rank": (
        mark("may be left", context="option"),
        mark("taken too", context="option"),
    ),
    "sweep_last_hand": (mark("no", context="option"), mark("yes", context="option")),
    "last_capture_sweep": (mark("no", context="option"), mark("yes", context="option")),
    "exact": (mark("no", context="option"), mark("yes", context="option")),
}
"""Off and on."""

_POINTS: Final = (
    *("sweep", "last_capture", "ace", "little", "big", "most_cards", "most_spades", "mulle"),
    "target",
)

_LIMITS: Final[Mapping[str, tuple[str, str]]] = {
    "sweep_stop_at": (
        mark("gained", context="option"),
        mark("none from {n} points on", context="option"),
    ),
    "sweep_void_at": (
        mark("gained", context="option"),
        mark("void from {n} points on", context="option"),
    ),
    "spades_over": (
        mark("nothing", context="option"),
        mark("1 point each above {n}", context="option"),
    ),
}
"""Without a number, and with one."""


def short_name(option: str, words: Words) -> str:
    """What an option is about: `ace from the hand`."""
    return words.text(NAMES[option], context="option")


def short_value(rules: RuleSet, option: str, words: Words) -> str:
    """The value of an option in a word or two: `1 or 14`. No more than a hint; pages have sentences."""
    value = getattr(rules, option)
    if option in _SWITCHES:
        return words.text(_SWITCHES[option][value], context="option")
    if option in _LIMITS:
        return words.text(_LIMITS[option][value is not None], context="option", n=value or 0)
    if option in _POINTS:
        return words.points(value) if value else words.text("nothing", context="option")
    if isinstance(value, AceValue) and value is not AceValue.BOTH:
        return str(value.value)
    return words.text(_VALUES[value], context="option") if value in _VALUES else str(value)
