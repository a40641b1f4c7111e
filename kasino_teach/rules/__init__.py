"""Rule sets: options, presets and their text. A rule is data; no code asks for a preset's name.

`ruleset` has the rule set, `topics` one record for each option, `presets` one for each rule system;
`provenance` says where a rule comes from.
"""

from kasino_teach.rules.builds import Adding, Builds, BuildStyle
from kasino_teach.rules.checking import with_options
from kasino_teach.rules.option import Option
from kasino_teach.rules.presets import FINNISH, PRESETS
from kasino_teach.rules.ruleset import (
    AceValue,
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
from kasino_teach.rules.text import format_rules, parse_rules
from kasino_teach.rules.topics import OPTIONS

__all__ = [
    "FINNISH",
    "OPTIONS",
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
    "parse_rules",
    "with_options",
]
