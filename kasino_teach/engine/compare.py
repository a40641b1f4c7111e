"""One position under two rule sets: what is legal here and not there, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine.checks import checks
from kasino_teach.engine.legal import legal_moves
from kasino_teach.engine.position import Position
from kasino_teach.engine.reasons import Reason
from kasino_teach.engine.text import canonical
from kasino_teach.notation import Move
from kasino_teach.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Compared:
    """A move under two rule sets: whether each allows it, and the checks that failed where one does not."""

    move: Move
    legal: tuple[bool, bool]
    broken: tuple[tuple[Reason, ...], tuple[Reason, ...]]


def compare(position: Position, first: RuleSet, second: RuleSet) -> tuple[Compared, ...]:
    """Every move that is legal under either rule set, in the order of their text.

    The position's own rules are left aside. Raises PositionError where a rule set cannot hold the
    position (a build where there are none, a second copy in a game of one pack).
    """
    under = [Position.of(replace(position, rules=rules)) for rules in (first, second)]
    moves = {move: None for each in under for move in legal_moves(each)}
    rows = [_row(under[0], under[1], move) for move in moves]
    return tuple(sorted(rows, key=lambda row: str(row.move)))


class ComparedCounts(NamedTuple):
    """How many moves of a position two rule sets allow: one of them only, and both."""

    first_only: int
    second_only: int
    both: int


def compare_counts(position: Position, first: RuleSet, second: RuleSet) -> ComparedCounts:
    """How many moves `compare` would tell of, without making all captures. Raises as it does."""
    under = [Position.of(replace(position, rules=rules)) for rules in (first, second)]
    only, both = [0, 0], 0
    for card in position.hand:
        captures, others = zip(*(_by_class(each, card) for each in under), strict=True)
        for side in (0, 1):
            for key, count in captures[side].items():
                if key not in captures[1 - side]:
                    only[side] += count
                elif not side:
                    both += count
            only[side] += len(others[side] - others[1 - side])
        both += len(others[0] & others[1])
    return ComparedCounts(only[0], only[1], both)


def _by_class(position: Position, card: Card) -> tuple[dict[object, int], set[Move]]:
    """The legal captures with a card as numbers, by what tells them apart, and its other legal moves."""
    moves = legal_moves(position)
    return (
        {(each.choice, each.builds): each.size for each in moves.captures(card)},
        set(moves.others(card)),
    )


def _row(first: Position, second: Position, move: Move) -> Compared:
    broken = tuple(
        tuple(reason for reason in checks(position, canonical(position, move)) if not reason.ok)
        for position in (first, second)
    )
    return Compared(move, (not broken[0], not broken[1]), (broken[0], broken[1]))
