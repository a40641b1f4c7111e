"""What happens in a play, as facts. A step's events come in the order in which they happened."""

from __future__ import annotations

from dataclasses import dataclass

from kasino_teach.cards import Card
from kasino_teach.notation import Build


@dataclass(frozen=True, slots=True)
class Trailed:
    """A seat laid a card on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Captured:
    """A seat captured loose cards and builds with a card."""

    seat: int
    card: Card
    taken: tuple[Card, ...]
    builds: tuple[Build, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards it took from the table, loose and in builds; not the card played."""
        return (*self.taken, *(card for build in self.builds for card in build.cards))


@dataclass(frozen=True, slots=True)
class Built:
    """A seat made, raised or added to a build; `before` are the builds that became part of it."""

    seat: int
    card: Card
    build: Build
    before: tuple[Build, ...]


@dataclass(frozen=True, slots=True)
class Mulle:
    """A side captured the twin of the card played, alone (002)."""

    side: int
    card: Card


@dataclass(frozen=True, slots=True)
class Swept:
    """The table was emptied by a capture. `counts`: it is scored; `cancelled`: sides that lose a sweep."""

    side: int
    counts: bool
    cancelled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards went from the stock to the hands: how many each seat got. `last`: the stock is empty now."""

    sizes: tuple[int, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class TableTaken:
    """The pack is played out; who captured last takes the table (`seat` None: nobody ever captured)."""

    seat: int | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PackOver:
    """Nothing more is played in this pack. `decided`: the match ended at once."""

    decided: bool


Event = Trailed | Captured | Built | Mulle | Swept | Dealt | TableTaken | PackOver
