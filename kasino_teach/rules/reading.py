"""What a reading of ours is: what we chose where a source is silent or can be read in two ways.

Readings stand in the records they belong to: an option's, a topic's or a preset's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum


class Ground(Enum):
    """Why there was something to choose."""

    SILENT = "the source does not say"
    TWO_READINGS = "the source can be read in two ways"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Reading:
    """One choice of ours. `chosen` and `other` are messages, a sentence each.

    `sources` leave it open. It concerns the rule sets whose options have the values that `needs` allows,
    as text; with `own_only` those alone that are taken from one of `sources`. `instead` is the text of
    the options that give the other reading, where any do. A `detail` is not the value of the option it
    stands with, but how that is meant.
    """

    sources: tuple[str, ...]
    ground: Ground
    chosen: str
    other: str
    instead: str = ""
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own_only: bool = False
    detail: bool = False
