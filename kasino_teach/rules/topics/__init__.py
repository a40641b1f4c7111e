"""One record for each option, by the topics of a page: values, words, sources, readings.

A new rule is a record here, a field of :class:`RuleSet` and the engine code that reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kasino_teach.rules.option import Option, Topic
from kasino_teach.rules.ruleset import OPTION_NAMES
from kasino_teach.rules.topics.deal import DEAL
from kasino_teach.rules.topics.matches import MATCH
from kasino_teach.rules.topics.playing import BUILDS, CAPTURING
from kasino_teach.rules.topics.points import POINTS
from kasino_teach.rules.topics.sweeps import SWEEPS
from kasino_teach.rules.topics.worth import WORTH

__all__ = [
    "BUILDS",
    "CAPTURING",
    "DEAL",
    "MATCH",
    "OPTIONS",
    "POINTS",
    "SWEEPS",
    "TOPICS",
    "WORTH",
]

TOPICS: Final[tuple[Topic, ...]] = (DEAL, WORTH, CAPTURING, BUILDS, SWEEPS, POINTS, MATCH)
"""Every topic, in the order of a page."""

_BY_NAME: Final = {option.name: option for topic in TOPICS for option in topic.options}

OPTIONS: Final[Mapping[str, Option]] = {name: _BY_NAME[name] for name in OPTION_NAMES}
"""Every option's record by its name, in canonical order."""
