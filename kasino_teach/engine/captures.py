"""What a card may capture: every set, each with the value and the groups that prove it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine.groups import Split, groups_of, unions
from kasino_teach.engine.position import Position
from kasino_teach.notation import Build, Capture
from kasino_teach.values import Value


class Takeable(NamedTuple):
    """One way to read a capture: at which value of the card, and how its cards are grouped."""

    capture: Capture
    value: Value


def captures_by(position: Position, card: Card, maximal: bool = False) -> list[Takeable]:
    """Every set the card may capture, at any of its values; with `maximal`, those of which no other
    set takes more.

    A set that can be taken at two values is named once, with the lexicographically first split.
    """
    found: dict[int, _Taking] = {}
    for value in position.rules.hand_values[card]:
        for taking in _takings(position, card, value):
            known = found.setdefault(taking.mask, taking)
            if taking.split < known.split:
                found[taking.mask] = taking
    masks = _maximal(found) if maximal else found
    return [found[mask].takeable(card) for mask in masks]


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


class _Taking(NamedTuple):
    """A set that can be captured. In `mask` each loose card has a bit, and above them each build."""

    mask: int
    split: Split
    builds: tuple[Build, ...]
    value: Value

    def takeable(self, card: Card) -> Takeable:
        builds = tuple(build.cards for build in self.builds)
        return Takeable(Capture.canonical(card, self.split, builds), self.value)


def _takings(position: Position, card: Card, value: Value) -> Iterator[_Taking]:
    loose = position.loose
    owed = sum(1 << loose.index(c) for c in owed_cards(position, card, value))
    sets: dict[int, Split] = {0: ()} | unions(list(groups_of(loose, position.rules, value)))
    for chosen, builds_mask in _subsets(position.builds, value):
        high = builds_mask << len(loose)
        for mask, split in sets.items():
            if mask & owed == owed and (mask or chosen):
                yield _Taking(mask | high, split, chosen, value)


def _subsets(builds: tuple[Build, ...], value: Value) -> list[tuple[tuple[Build, ...], int]]:
    """Every choice among the builds of a value, the empty one too, with a bit for each build's place."""
    choices: list[tuple[tuple[Build, ...], int]] = [((), 0)]
    for place, build in enumerate(builds):
        if build.value == value:
            choices += [((*chosen, build), mask | 1 << place) for chosen, mask in choices]
    return choices


def _maximal(masks: Iterable[int]) -> list[int]:
    """The sets that lie in no other, largest first."""
    kept: list[int] = []
    for mask in sorted(masks, key=int.bit_count, reverse=True):
        if not any(mask & larger == mask for larger in kept):
            kept.append(mask)
    return kept
