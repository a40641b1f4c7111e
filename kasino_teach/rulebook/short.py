"""Options and their values in a word or two: for tables and short lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kasino_teach.messages import message
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
from kasino_teach.translator import Translator

NAMES: Final[Mapping[str, str]] = {
    "packs": message("packs", context="option"),
    "deal_order": message("table dealt", context="option"),
    "hand": message("cards in a hand", context="option"),
    "first_table": message("cards on the first table", context="option"),
    "refill": message("new cards", context="option"),
    "ace_hand": message("ace from the hand", context="option"),
    "ace_table": message("ace on the table", context="option"),
    "specials": message("2♠ and 10♦ from the hand", context="option"),
    "courts": message("jack, queen, king", context="option"),
    "capture": message("capturing", context="option"),
    "take_rank": message("loose cards of the own rank", context="option"),
    "builds": message("builds", context="option"),
    "sweep": message("a sweep", context="option"),
    "sweep_cancel": message("sweep when others hold one", context="option"),
    "sweep_last_hand": message("sweeps in the last hand", context="option"),
    "sweep_stop_at": message("sweeps late in a match", context="option"),
    "sweep_void_at": message("sweeps in a one-sided pack", context="option"),
    "last_capture": message("last capture", context="option"),
    "last_capture_sweep": message("last capture as a sweep", context="option"),
    "ace": message("each ace", context="option"),
    "little": message("little casino, 2♠", context="option"),
    "big": message("big casino, 10♦", context="option"),
    "most_cards": message("most cards", context="option"),
    "most_spades": message("most spades", context="option"),
    "spades_over": message("single spades", context="option"),
    "mulle": message("a mulle", context="option"),
    "ties": message("tied majorities", context="option"),
    "goal": message("the winner has", context="option"),
    "target": message("target", context="option"),
    "exact": message("target met exactly", context="option"),
    "match_end": message("the match ends", context="option"),
    "tie_break": message("equal totals", context="option"),
}
"""What each option is about."""

_VALUES: Final[Mapping[object, str]] = {
    DealOrder.TABLE_LAST: message("after all players", context="option"),
    DealOrder.TABLE_BEFORE_DEALER: message("before the dealer", context="option"),
    Refill.HAND: message("when hands are empty", context="option"),
    Refill.AT_ONCE: message("after every play", context="option"),
    Courts.NUMBERS: message("numbers 11–13", context="option"),
    Courts.RANKS: message("own rank only", context="option"),
    Capturing.OPTIONAL: message("free", context="option"),
    Capturing.PLAYED_CARD: message("no trailing of cards that can capture", context="option"),
    Capturing.FORCED: message("a duty", context="option"),
    Builds.NONE: message("none", context="option"),
    Builds.NORWEGIAN: message("one at a time, doubled", context="option"),
    Builds.RAKENNUS: message("any number, equal ones merge", context="option"),
    Builds.CASSINO: message("any number, kept apart", context="option"),
    Builds.CASINO: message("any number, on several cards too", context="option"),
    SweepCancel.NONE: message("gained", context="option"),
    SweepCancel.ALL_OTHERS: message("takes one from each, if all others do", context="option"),
    SweepCancel.HOLDER: message("takes one from whoever does", context="option"),
    Ties.NOBODY: message("nobody's", context="option"),
    Ties.CARRY: message("carried over", context="option"),
    Ties.SPLIT: message("shared", context="option"),
    Goal.MOST: message("the most points", context="option"),
    Goal.FEWEST: message("the fewest points", context="option"),
    MatchEnd.PACK: message("after a pack", context="option"),
    MatchEnd.AT_ONCE: message("at once", context="option"),
    TieBreak.PACK: message("another pack", context="option"),
    TieBreak.SPECIALS: message("points for 2♠ and 10♦", context="option"),
    TieBreak.SPADES: message("spades of the last pack", context="option"),
    AceValue.BOTH: message("1 or 14", context="option"),
}

_SWITCHES: Final[Mapping[str, tuple[str, str]]] = {
    "specials": (
        message("2 and 10 only", context="option"),
        message("15 and 16", context="option"),
    ),
    "take_rank": (
        message("may be left", context="option"),
        message("taken too", context="option"),
    ),
    "sweep_last_hand": (message("no", context="option"), message("yes", context="option")),
    "last_capture_sweep": (message("no", context="option"), message("yes", context="option")),
    "exact": (message("no", context="option"), message("yes", context="option")),
}
"""Off and on."""

_POINTS: Final = (
    *("sweep", "last_capture", "ace", "little", "big", "most_cards", "most_spades", "mulle"),
    "target",
)

_LIMITS: Final[Mapping[str, tuple[str, str]]] = {
    "sweep_stop_at": (
        message("gained", context="option"),
        message("none from {n} points on", context="option"),
    ),
    "sweep_void_at": (
        message("gained", context="option"),
        message("void from {n} points on", context="option"),
    ),
    "spades_over": (
        message("nothing", context="option"),
        message("1 point each above {n}", context="option"),
    ),
}
"""Without a number, and with one."""


def short_name(option: str, tr: Translator) -> str:
    """What an option is about: `ace from the hand`."""
    return tr.text(NAMES[option], context="option")


def short_value(rules: RuleSet, option: str, tr: Translator) -> str:
    """The value of an option in a word or two: `1 or 14`. No more than a hint; pages have sentences."""
    value = getattr(rules, option)
    if option in _SWITCHES:
        return tr.text(_SWITCHES[option][value], context="option")
    if option in _LIMITS:
        return tr.text(_LIMITS[option][value is not None], context="option", n=value or 0)
    if option in _POINTS:
        return tr.points(value) if value else tr.text("nothing", context="option")
    if isinstance(value, AceValue) and value is not AceValue.BOTH:
        return str(value.value)
    return tr.text(_VALUES[value], context="option") if value in _VALUES else str(value)
