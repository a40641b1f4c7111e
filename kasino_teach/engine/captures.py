"""What a card may capture: every set, each with the value and the groups that prove it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine.groups import Split, groups_of, unions
from kasino_teach.engine.position import Position
from kasino_teach.notation import Build, Capture


class Takeable(NamedTuple):
    """One way to read a capture: at which value of the card, and how its cards are grouped."""

    capture: Capture
    value: int


def captures_by(position: Position, card: Card) -> list[Takeable]:
    """Every set the card may capture, at any of its values, before any duty to take more of them.

    A set that can be taken at two values is named once, with the lexicographically first split.
    """
    found: dict[Capture, Takeable] = {}
    for value in position.rules.hand_values[card]:
        for takeable in _captures_at(position, card, value):
            capture = takeable.capture
            known = found.get(capture)
            if known is None or capture.groups < known.capture.groups:
                found[capture] = takeable
    return list(found.values())


def can_capture(position: Position, card: Card) -> bool:
    """Whether the card can capture anything at all."""
    return first_capture(position, card) is not None


def first_capture(position: Position, card: Card) -> Takeable | None:
    """Some capture by the card, as evidence that there is one."""
    for value in position.rules.hand_values[card]:
        for build in position.builds:
            if build.value == value:
                return Takeable(Capture(card, (), (build.cards,)), value)
        for _, group in groups_of(position.loose, position.rules.table_values, value):
            owed = tuple((c,) for c in owed_cards(position, card, value) if c not in group)
            return Takeable(Capture(card, (group, *owed)), value)
    return None


def owed_cards(position: Position, card: Card, value: int) -> tuple[Card, ...]:
    """The loose cards a capture at `value` has to take where `take_rank` is on: those of the card's rank."""
    if not position.rules.take_rank:
        return ()
    worth = position.rules.table_values
    return tuple(c for c in position.loose if c.rank == card.rank and value in worth[c])


def _captures_at(position: Position, card: Card, value: int) -> Iterator[Takeable]:
    loose, worth = position.loose, position.rules.table_values
    owed = set(owed_cards(position, card, value))
    sets: dict[int, Split] = {0: ()} | unions(list(groups_of(loose, worth, value)))
    builds = _subsets([build for build in position.builds if build.value == value])
    for mask, split in sets.items():
        if owed and not owed <= {c for group in split for c in group}:
            continue
        for chosen in builds:
            if mask or chosen:
                yield Takeable(Capture(card, split, [build.cards for build in chosen]), value)


def _subsets(builds: list[Build]) -> list[tuple[Build, ...]]:
    return [chosen for size in range(len(builds) + 1) for chosen in combinations(builds, size)]
