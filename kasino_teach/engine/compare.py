"""One position under two rule sets: what is legal here and not there, and why."""

from __future__ import annotations

from dataclasses import dataclass, replace

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


def _row(first: Position, second: Position, move: Move) -> Compared:
    broken = tuple(
        tuple(reason for reason in checks(position, canonical(position, move)) if not reason.ok)
        for position in (first, second)
    )
    return Compared(move, (not broken[0], not broken[1]), (broken[0], broken[1]))
