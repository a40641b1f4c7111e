"""Three or more sides: every side plays for its own points (max^n), for the last hand.

With more than two sides there is no one value of a position: what is best depends on what the others
do when they have several moves that are equally good for themselves. Here each then plays the first of
them in the order of their texts. So this is *a* result under best play for oneself, not a guarantee as
the exact values for two sides are, and it is a type of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from kasino_teach.cards import Suit
from kasino_teach.engine import Position, apply_legal, is_over, legal_moves, score
from kasino_teach.errors import PositionError
from kasino_teach.notation import Move, Points

Totals = tuple[Points, ...]
"""Points of the pack, one number for each side."""


@dataclass(frozen=True)
class MaxNSolution:
    """What every side gets when each plays for its own points (max^n).

    `points` and the values of `moves` hold the pack's points of every side, side 0 first. `line` is the
    play that leads there, `moves` is sorted best first for the side to play.
    """

    position: Position
    points: Totals
    moves: Mapping[Move, Totals]
    line: tuple[Move, ...]
    nodes: int = field(default=0, compare=False)


def solve_max_n(position: Position) -> MaxNSolution:
    """Each side's points under best play for itself, in the last hand with known cards.

    Works for any number of sides. Raises PositionError where cards are unknown or still in stock.
    """
    faults = []
    if not position.is_known:
        faults.append("cards are unknown: best play needs every card")
    if not position.is_last_hand:
        faults.append(f"{position.stock.size} cards are in stock: this is for the last hand only")
    if faults:
        raise PositionError(faults)
    return _MaxN().solve(position)


class _MaxN:
    def __init__(self) -> None:
        self.memo: dict[Hashable, Totals] = {}

    def solve(self, position: Position) -> MaxNSolution:
        if is_over(position):
            return MaxNSolution(position, score(position).totals, {}, ())
        side = position.side
        values = {
            move: self.totals(apply_legal(position, move).position)
            for move in sorted(legal_moves(position), key=str)
        }
        order = sorted(values, key=lambda move: -_wish(position, values[move], side))
        line: list[Move] = [order[0]]
        after = apply_legal(position, order[0]).position
        while not is_over(after):
            line.append(self.choice(after)[0])
            after = apply_legal(after, line[-1]).position
        moves = {move: values[move] for move in order}
        return MaxNSolution(position, values[order[0]], moves, tuple(line), len(self.memo))

    def totals(self, position: Position) -> Totals:
        """Every side's points once the pack is played to its end."""
        if is_over(position):
            return score(position).totals
        key = _key(position)
        found = self.memo.get(key)
        if found is None:
            found = self.memo[key] = self.choice(position)[1]
        return found

    def choice(self, position: Position) -> tuple[Move, Totals]:
        """The move its side plays, and what comes of it."""
        best: tuple[Move, Totals] | None = None
        side = position.side
        for move in sorted(legal_moves(position), key=str):
            totals = self.totals(apply_legal(position, move).position)
            if best is None or _wish(position, totals, side) > _wish(position, best[1], side):
                best = move, totals
        assert best is not None
        return best


def _wish(position: Position, totals: Totals, side: int) -> Points:
    """What a side wants to be large."""
    return position.rules.sign * totals[side]


def _key(position: Position) -> Hashable:
    """What still matters of a position: of the piles only what they count for."""
    piles = tuple(
        (
            len(pile),
            sum(card.suit == Suit.SPADES for card in pile),
            sum(map(position.rules.card_points, pile)),
        )
        for pile in position.piles
    )
    table = (position.loose, position.builds)
    won = (piles, position.sweeps, position.mulles, position.last)
    return table, position.hands, position.turn, won
