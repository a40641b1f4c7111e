"""Where each preset and each option's value comes from: the source texts by number, and our readings.

The texts are five pages about Kasino in Finnish and Norwegian; facts come from them, sentences do not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kasino_teach.messages import message
from kasino_teach.rules.options import RuleSet, options
from kasino_teach.rules.presets import PRESETS
from kasino_teach.rules.readings import ALL, READINGS, Reading, Why

__all__ = ["PLAIN", "PRESET_SOURCES", "READINGS", "SOURCES", "STATED", "Origin", "Reading", "Why"]

SOURCES: Final[Mapping[str, str]] = {
    "000": message("a Finnish page about the game for two"),
    "001": message("a Finnish encyclopedia article with variants and house rules"),
    "002": message("a Finnish guide to Nordic Kasino and its variants"),
    "003": message("a Norwegian guide to playing against a machine"),
    "004": message(
        "a Finnish guide to Cassino for two, updated on 15 September 2026, which says that it follows "
        "the card maker Denexa"
    ),
}
"""The source texts by number; what each is, as a message. None of them names its site or an address."""

HEADINGS: Final[Mapping[str, str]] = {
    "000": "Näin Kasino-korttipeliä pelataan",
    "001": "Kasino (korttipeli)",
    "002": "Miten kortit jaetaan Kasinossa?",
    "003": "Regler for kasino (kortspill)",
    "004": "Kasinon säännöt: Cassino-kaksinpeli",
}
"""The first heading of each text, in its own words: what to search for."""


@dataclass(frozen=True, slots=True)
class Players:
    """For how many players a game is meant, from and to, and the texts that say so; none: our reading."""

    fewest: int
    most: int
    sources: tuple[str, ...] = ()


PLAYERS: Final[Mapping[str, Players]] = {
    "finnish": Players(2, 4, ("001",)),
    "finnish-duel": Players(2, 4, ("000",)),
    "laisto": Players(2, 4, ("001",)),
    "rakennus": Players(2, 4, ("001",)),
    "pakka": Players(2, 4, ("001",)),
    "nordic": Players(2, 4, ("002",)),
    "overspader": Players(2, 4, ("002",)),
    "ryomiva": Players(2, 4, ("002",)),
    "mulle": Players(2, 4, ("002",)),
    "norwegian": Players(2, 2, ("003",)),
    "cassino": Players(2, 2, ("004",)),
    "casino": Players(2, 4),
}
"""For how many players each preset is meant; variants as what they vary."""

PRESET_SOURCES: Final[Mapping[str, tuple[str, ...]]] = {
    "finnish": ("001",),
    "finnish-duel": ("000",),
    "laisto": ("001",),
    "rakennus": ("001",),
    "pakka": ("001",),
    "nordic": ("002",),
    "overspader": ("002",),
    "ryomiva": ("002",),
    "mulle": ("002",),
    "norwegian": ("003",),
    "cassino": ("004",),
    "casino": ("002", "004"),
}
"""The texts a preset is taken from; 002 names `casino`, and its two-handed form is told in 004."""

_BUT_004: Final = ("000", "001", "002", "003")

STATED: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "packs": {"1": ("001", "002", "003", "004"), "2": ("002",)},
    "deal_order": {"table-before-dealer": ("004",)},
    "hand": {"4": ALL},
    "first_table": {"4": ALL},
    "refill": {"hand": ALL, "at-once": ("001",)},
    "ace_hand": {"14": ("000", "001", "003"), "1": ("004",), "1+14": ("002",)},
    "ace_table": {"1": ("000", "001", "003", "004"), "1+14": ("002",)},
    "specials": {"on": ("000", "001", "003"), "off": ("002", "004")},
    "courts": {"numbers": _BUT_004, "ranks": ("001", "004")},
    "capture": {"optional": _BUT_004, "played-card": ("004",), "forced": ("001",)},
    "take_rank": {"on": ("004",)},
    "builds": {"none": ("002",), "norwegian": ("003",), "rakennus": ("001",), "cassino": ("004",)},
    "sweep": {"1": ALL, "0": ("001",)},
    "sweep_cancel": {"all-others": ("000", "001"), "holder": ("001",)},
    "sweep_last_hand": {"off": ("001",), "on": ("001", "002")},
    "sweep_stop_at": {"11": ("000",), "10": ("001",)},
    "sweep_void_at": {"10": ("001",)},
    "last_capture": {"1": ("001", "002", "003")},
    "last_capture_sweep": {"on": ("001",)},
    "ace": {"1": ALL},
    "little": {"1": ALL},
    "big": {"2": ALL},
    "most_cards": {"1": _BUT_004, "3": ("001", "004")},
    "most_spades": {"2": ("000", "001", "002"), "1": ("001", "003", "004")},
    "spades_over": {"6": ("002",)},
    "mulle": {},
    "ties": {"carry": ("001",), "nobody": ("002", "003", "004"), "split": ("001",)},
    "goal": {"most": ALL, "fewest": ("001", "002")},
    "target": {"16": _BUT_004, "21": ("001", "002", "004"), "11": ("002", "004"), "50": ("002",)},
    "exact": {"on": ("001",)},
    "match_end": {"pack": ("000", "001", "002", "004"), "at-once": ("001",)},
    "tie_break": {"pack": ("004",), "specials": ("000",), "spades": ("002",)},
}
"""The texts that state a value of an option, also where they name it as a variant or a house rule."""

PLAIN: Final[Mapping[str, str]] = {
    "packs": "1",
    "take_rank": "off",
    "builds": "none",
    "sweep_cancel": "none",
    "sweep_stop_at": "none",
    "sweep_void_at": "none",
    "last_capture": "0",
    "last_capture_sweep": "off",
    "spades_over": "none",
    "mulle": "0",
    "exact": "off",
}
"""Values that only mean that a rule is not there: a source that does not know the rule is not silent."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where the value of an option comes from.

    `sources` of the rule set's own texts state it; `readings` are ours; `changed`: it is a house rule,
    and `sources` are whichever texts know it.
    """

    sources: tuple[str, ...]
    readings: tuple[Reading, ...]
    changed: bool


def origin(rules: RuleSet, option: str) -> Origin:
    """Where a rule set has the value of an option from."""
    value = getattr(rules, option)
    stated = STATED[option].get(options()[option].write(value), ())
    changed = value != getattr(PRESETS[rules.preset], option)
    own = stated if changed else tuple(s for s in stated if s in PRESET_SOURCES[rules.preset])
    return Origin(own, tuple(r for r in readings(rules) if option in r.options), changed)


def readings(rules: RuleSet) -> tuple[Reading, ...]:
    """Our readings that a rule set contains."""
    return tuple(reading for reading in READINGS if reading.concerns(rules))


def named_elsewhere(preset: str) -> tuple[str, ...]:
    """Options that a preset's own texts name at other values, as variants or house rules: `target=21`.

    Of presets from the same texts only the first is asked; its variants are among the answers.
    """
    own = PRESET_SOURCES[preset]
    if preset != next(name for name, numbers in PRESET_SOURCES.items() if numbers == own):
        return ()
    here = {name: o.write(getattr(PRESETS[preset], name)) for name, o in options().items()}
    return tuple(
        f"{name}={value}"
        for name, stated in STATED.items()
        for value, numbers in stated.items()
        if value != here[name] and set(own) <= set(numbers)
    )


def open_in(reading: Reading, rules: RuleSet) -> tuple[str, ...]:
    """The texts of a rule set that leave a reading open; all that do where none of its own is concerned."""
    own = PRESET_SOURCES[rules.preset]
    return tuple(source for source in reading.sources if source in own) or reading.sources
