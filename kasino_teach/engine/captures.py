"""What a card may capture: every set, each with the value and the groups that prove it.

Sets that take as many of each rank and the same builds are one class: a crowded table has millions of
sets and some thousand classes, so whoever only counts or looks for one never makes the sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from math import comb, prod
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine.groups import groups_of
from kasino_teach.engine.position import Position
from kasino_teach.engine.ranks import (
    FIELD,
    RankGroup,
    count_of,
    fits,
    packed,
    shared_out,
    unions_of,
)
from kasino_teach.notation import Build, Capture
from kasino_teach.values import Value


class Takeable(NamedTuple):
    """One way to read a capture: at which value of the card, and how its cards are grouped."""

    capture: Capture
    value: Value


class CaptureClass(NamedTuple):
    """Captures by one card that take as many loose cards of each rank, and the same builds.

    `ranks` are the groups of the loose cards, as ranks; `choice` the same as one number, and `room` that
    of all loose cards (engine/ranks).
    """

    card: Card
    value: Value
    choice: int
    ranks: tuple[RankGroup, ...]
    builds: tuple[Build, ...]
    room: int = 0

    @property
    def size(self) -> int:
        """How many captures it stands for."""
        taken = dict.fromkeys(chain.from_iterable(self.ranks))
        return prod(
            [comb(count_of(self.room, rank), count_of(self.choice, rank)) for rank in taken]
        )

    def takeables(self, position: Position) -> Iterator[Takeable]:
        """The captures themselves, one by one."""
        builds = tuple(build.cards for build in self.builds)
        if self.size == 1:
            ranks = set(chain.from_iterable(self.ranks))
            taken = [card for card in position.loose if card.rank in ranks]
            groups = shared_out(taken, self.ranks) if taken else ()
            yield Takeable(Capture.canonical(self.card, groups, builds), self.value)
            return
        chosen = [
            combinations(cards, count)
            for rank, cards in _by_rank(position.loose).items()
            if (count := count_of(self.choice, rank))
        ]
        for parts in product(*chosen):
            groups = shared_out(tuple(chain.from_iterable(parts)), self.ranks)
            yield Takeable(Capture.canonical(self.card, groups, builds), self.value)

    def with_cards(self, position: Position, cards: Iterable[Card]) -> Takeable:
        """The capture that takes these loose cards, and of each rank the lowest others."""
        kept, taken = set(cards), list[Card]()
        for rank, here in _by_rank(position.loose).items():
            wanted = sorted(here, key=lambda card: (card not in kept, card))
            taken += sorted(wanted[: count_of(self.choice, rank)])
        builds = tuple(build.cards for build in self.builds)
        groups = shared_out(taken, self.ranks)
        return Takeable(Capture.canonical(self.card, groups, builds), self.value)

    def is_inside(self, other: CaptureClass) -> bool:
        """Whether the other takes all that it takes and more."""
        more = (self.choice, self.builds) != (other.choice, other.builds)
        return more and fits(self.choice, other.choice) and set(self.builds) <= set(other.builds)


def captures_by(position: Position, card: Card, maximal: bool = False) -> Iterator[Takeable]:
    """Every set the card may capture, at any of its values; with `maximal`, those of which no other
    set takes more.

    A set that can be taken at two values is named once, with the lexicographically first split.
    """
    for each in capture_classes(position, card, maximal):
        yield from each.takeables(position)


def capture_classes(
    position: Position, card: Card, maximal: bool = False
) -> tuple[CaptureClass, ...]:
    """The classes of sets that `captures_by` names."""
    found: dict[tuple[int, tuple[Build, ...]], CaptureClass] = {}
    for value in position.rules.hand_values[card]:
        for each in _classes_at(position, card, value):
            known = found.setdefault((each.choice, each.builds), each)
            if each.ranks < known.ranks:
                found[each.choice, each.builds] = each
    return _largest(found.values()) if maximal else tuple(found.values())


def larger_capture(position: Position, move: Capture) -> Takeable | None:
    """A largest capture by the same card that takes all of a capture and more; None: there is none."""
    choice = packed([card.rank for card in move.taken])
    builds = tuple(build for build in position.builds if build.cards in move.builds)
    own = CaptureClass(move.card, Value(), choice, (), builds)
    for other in capture_classes(position, move.card, maximal=True):
        if own.is_inside(other):
            return other.with_cards(position, move.taken)
    return None


def can_capture(position: Position, card: Card) -> bool:
    """Whether the card can capture anything at all."""
    return first_capture(position, card) is not None


def first_capture(position: Position, card: Card) -> Takeable | None:
    """Some capture by the card, as evidence that there is one."""
    for value in position.rules.hand_values[card]:
        owed = owed_cards(position, card, value)
        for build in position.builds:
            if build.value == value:
                return Takeable(Capture(card, ((c,) for c in owed), (build.cards,)), value)
        for _, group in groups_of(position.loose, position.rules, value):
            others = tuple((c,) for c in owed if c not in group)
            return Takeable(Capture(card, (group, *others)), value)
    return None


def owed_cards(position: Position, card: Card, value: Value) -> tuple[Card, ...]:
    """The loose cards a capture at `value` has to take where `take_rank` is on: those of the card's rank."""
    if not position.rules.take_rank:
        return ()
    worth = position.rules.table_values
    return tuple(c for c in position.loose if c.rank == card.rank and value in worth[c])


def _classes_at(position: Position, card: Card, value: Value) -> Iterator[CaptureClass]:
    """The classes of captures at one value of the card."""
    unions = unions_of(position.loose, position.rules, value)
    if len(unions.choices) == 1 and not position.builds:
        return  # nothing to take
    owed = len(owed_cards(position, card, value)) << FIELD * card.rank
    subsets = _subsets(position.builds, value)
    for choice in unions.choices:
        if fits(owed, choice):
            ranks = unions.split(choice)
            assert ranks is not None
            for builds in subsets:
                if choice or builds:
                    yield CaptureClass(card, value, choice, ranks, builds, unions.room)


def _subsets(builds: tuple[Build, ...], value: Value) -> list[tuple[Build, ...]]:
    """Every choice among the builds of a value, the empty one too."""
    choices: list[tuple[Build, ...]] = [()]
    for build in builds:
        if build.value == value:
            choices += [(*chosen, build) for chosen in choices]
    return choices


def _largest(classes: Iterable[CaptureClass]) -> tuple[CaptureClass, ...]:
    """The classes that lie in no other, largest first."""
    kept: list[CaptureClass] = []
    for each in sorted(classes, key=_size, reverse=True):
        if not any(each.is_inside(larger) for larger in kept):
            kept.append(each)
    return tuple(kept)


def _size(each: CaptureClass) -> int:
    return sum(map(len, each.ranks)) + len(each.builds)


def _by_rank(cards: Iterable[Card]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in cards:
        found.setdefault(card.rank, []).append(card)
    return found
