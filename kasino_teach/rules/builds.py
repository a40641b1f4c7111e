"""The four styles of building, as data: one record for each column of the table in the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Builds(Enum):
    """Values of the option `builds`."""

    NONE = "none"
    NORWEGIAN = "norwegian"
    RAKENNUS = "rakennus"
    CASSINO = "cassino"
    CASINO = "casino"


class Adding(Enum):
    """On which builds a card equal to their value may be laid."""

    NEVER = "never"
    SAME_RANK = "same-rank"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class BuildStyle:
    """What a style of building allows. Sources: 003, 001, 004 and, for `casino`, 002."""

    many_loose: bool = False
    """A build may be made on several loose cards at once."""
    courts: bool = True
    """Courts may be built on their own rank."""
    raise_own_side: bool = True
    """One may raise builds of one's own side, not only an opponent's."""
    adding: Adding = Adding.NEVER
    merges: bool = False
    """Builds of equal value become one, whose value is fixed."""
    one_each: bool = False
    """Nobody may have two builds of their own on the table."""
    keeps_builder_busy: bool = False
    """Who last laid a card into a build on the table may not trail while any card can capture or build."""


STYLES: Final = {
    Builds.NORWEGIAN: BuildStyle(raise_own_side=False, adding=Adding.ANY, one_each=True),
    Builds.RAKENNUS: BuildStyle(merges=True),
    Builds.CASSINO: BuildStyle(adding=Adding.SAME_RANK),
    Builds.CASINO: BuildStyle(
        many_loose=True, courts=False, adding=Adding.ANY, merges=True, keeps_builder_busy=True
    ),
}
