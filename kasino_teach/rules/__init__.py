"""Rule sets: options, presets and their text. A rule is data; no code asks for a preset's name."""

from kasino_teach.rules.builds import Adding, Builds, BuildStyle
from kasino_teach.rules.options import (
    AceValue,
    Capturing,
    Courts,
    DealOrder,
    Goal,
    MatchEnd,
    Option,
    Refill,
    RuleSet,
    SweepCancel,
    TieBreak,
    Ties,
    options,
    with_options,
)
from kasino_teach.rules.presets import FINNISH, PRESETS
from kasino_teach.rules.text import format_rules, parse_rules

__all__ = [
    "FINNISH",
    "PRESETS",
    "AceValue",
    "Adding",
    "BuildStyle",
    "Builds",
    "Capturing",
    "Courts",
    "DealOrder",
    "Goal",
    "MatchEnd",
    "Option",
    "Refill",
    "RuleSet",
    "SweepCancel",
    "TieBreak",
    "Ties",
    "format_rules",
    "options",
    "parse_rules",
    "with_options",
]
