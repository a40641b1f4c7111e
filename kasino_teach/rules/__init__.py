"""Rule sets: options, presets and their text. A rule is data; no code asks for a preset's name.

`ruleset` has the rule set, `topics` one record for each option, `presets` one for each rule system;
`provenance` says where a rule comes from.
"""

from kasino_teach.rules.builds import Adding, Builds, BuildStyle
from kasino_teach.rules.checking import with_options
from kasino_teach.rules.option import Option, Topic
from kasino_teach.rules.presets import FINNISH, PRESETS, SYSTEMS, Players, Preset
from kasino_teach.rules.provenance import (
    Provenance,
    every_reading,
    named_elsewhere,
    open_in,
    provenance,
    readings,
)
from kasino_teach.rules.reading import Ground, Reading
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
from kasino_teach.rules.sources import SOURCES, Source
from kasino_teach.rules.text import format_rules, parse_rules
from kasino_teach.rules.topics import CAPTURING, DEAL, OPTIONS, POINTS, TOPICS, WORTH

__all__ = [
    "CAPTURING",
    "DEAL",
    "FINNISH",
    "OPTIONS",
    "POINTS",
    "PRESETS",
    "SOURCES",
    "SYSTEMS",
    "TOPICS",
    "WORTH",
    "AceValue",
    "Adding",
    "BuildStyle",
    "Builds",
    "Capturing",
    "Courts",
    "DealOrder",
    "Goal",
    "Ground",
    "MatchEnd",
    "Option",
    "Players",
    "Preset",
    "Provenance",
    "Reading",
    "Refill",
    "RuleSet",
    "Source",
    "SweepCancel",
    "TieBreak",
    "Ties",
    "Topic",
    "every_reading",
    "format_rules",
    "named_elsewhere",
    "open_in",
    "parse_rules",
    "provenance",
    "readings",
    "with_options",
]
