"""Moves under two rule sets in words: what each allows, and why it refuses the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kasino_teach.engine import Position, canonical, compare
from kasino_teach.explain.invitations import move_in_words
from kasino_teach.explain.reasons import why_not
from kasino_teach.notation import Move
from kasino_teach.rules import RuleSet
from kasino_teach.translator import Translator


@dataclass(frozen=True, slots=True)
class ComparedMove:
    """A move that one of two rule sets allows, or both. `why_not` is empty on a side that allows it."""

    move: Move
    said: str
    legal: tuple[bool, bool]
    why_not: tuple[str, str]


def compared_in_words(
    tr: Translator, position: Position, first: RuleSet, second: RuleSet
) -> Iterator[ComparedMove]:
    """Every move that is legal under either rule set, in the order of their text.

    Raises PositionError as `compare` does: where a rule set cannot hold the position.
    """
    rows = compare(position, first, second)
    one, other = (Position.of(replace(position, rules=rules)) for rules in (first, second))
    for row in rows:
        allowed = one if row.legal[0] else other
        why = [" ".join(why_not(tr, p, canonical(p, row.move))) for p in (one, other)]
        said = move_in_words(tr, allowed, row.move)
        yield ComparedMove(row.move, said, row.legal, (why[0], why[1]))
