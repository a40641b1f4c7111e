"""The door for values: how the search writes what the rules say a card or a build is worth.

Inside the search a value is an integer: a number as it is, a court's own rank as minus the rank. Every
value of the rules, of a build or of a move goes through `code` on its way in. None comes back out: the
moves that are told are the engine's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.rules import RuleSet
from kasino_teach.values import Value


class Codes(NamedTuple):
    """The values of every card under some rules, as the search writes them: see RuleSet's of these names."""

    hand: Mapping[Card, tuple[int, ...]]
    table: Mapping[Card, tuple[int, ...]]
    built: Mapping[Card, int]


def code(value: Value) -> int:
    """A value as the search writes it."""
    return value.number or -value.rank


@lru_cache(maxsize=64)
def codes(rules: RuleSet) -> Codes:
    """The values of all cards as the search writes them."""
    return Codes(
        {card: _all(values) for card, values in rules.hand_values.items()},
        {card: _all(values) for card, values in rules.table_values.items()},
        {card: code(value) for card, value in rules.built_values.items()},
    )


def _all(values: Iterable[Value]) -> tuple[int, ...]:
    return tuple(map(code, values))
