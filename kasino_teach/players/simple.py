"""What a player is, and two simple ones that fill packs with plausible play."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

from kasino_teach.cards import Card, Suit, in_order
from kasino_teach.engine import Item, Position, View, apply_legal, legal_moves, standing
from kasino_teach.errors import PositionError
from kasino_teach.notation import Capture, Move, Points, Trail

T = TypeVar("T")

AT_ONCE: Final = frozenset(
    {Item.ACES, Item.LITTLE, Item.BIG, Item.SPADES_OVER, Item.SWEEPS, Item.MULLES}
)
"""What a greedy player counts as points; towards the majorities it counts spades and cards."""


class Player(Protocol):
    """Chooses moves. `name` is what a record or a puzzle's origin calls it."""

    @property
    def name(self) -> str:
        """A short lower-case name."""

    def choose(self, view: View, rng: random.Random) -> Move:
        """A legal move for the seat whose view it is, which must be on turn.

        All chance comes from `rng`. Raises PositionError where there is nothing to play.
        """


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays any legal move, each as likely as the other."""

    name: str = "random"

    def choose(self, view: View, rng: random.Random) -> Move:
        """Any legal move."""
        return _one_of(_moves(view), rng)


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Takes what scores most at once: points first, then spades, then cards.

    Where points are avoided it takes the fewest. It looks no move ahead, and keeps cards that are worth
    points in its hand while it can. Of equal moves it plays any.
    """

    name: str = "greedy"

    def choose(self, view: View, rng: random.Random) -> Move:
        """The move that wins most at once."""
        ranked = [(_gain(view, move), move) for move in _moves(view)]
        most = max(gain for gain, _ in ranked)
        return _one_of([move for gain, move in ranked if gain == most], rng)


def _gain(view: View, move: Move) -> tuple[Points, int, int, Points]:
    """What a move wins at once: points, spades and cards; then what a trail gives away."""
    before, side = view.position, view.position.side
    after = apply_legal(before, move).position
    points = _lead(after, side) - _lead(before, side)
    won = _captured(move)
    spades = sum(card.suit is Suit.SPADES for card in won)
    sign = before.rules.sign
    return sign * points, sign * spades, sign * len(won), -sign * _laid_open(before, move)


def _captured(move: Move) -> tuple[Card, ...]:
    """The cards a move brings into the pile, the played one among them."""
    if not isinstance(move, Capture):
        return ()
    return (move.card, *move.cards)


def _laid_open(position: Position, move: Move) -> Points:
    """The points a trailed card would have scored in the own pile; the scoring itself is asked."""
    if not isinstance(move, Trail):
        return 0
    side, piles = position.side, list(position.piles)
    piles[side] = in_order((*piles[side], move.card))
    return _lead(replace(position, piles=tuple(piles)), side) - _lead(position, side)


def _lead(position: Position, side: int) -> Points:
    """The side's points that count at once, less those of the side that has most of the others."""
    totals: list[Points] = [0] * position.sides
    for line in standing(position).lines:
        if line.item in AT_ONCE:
            totals[line.side] += line.points
    return totals[side] - max(won for other, won in enumerate(totals) if other != side)


def _moves(view: View) -> Sequence[Move]:
    # Sorted, so that the same seed plays the same pack in whatever order the engine finds moves.
    moves = sorted(legal_moves(view.position), key=str) if view.seat == view.position.turn else []
    if not moves:
        raise PositionError([f"seat {view.seat} has nothing to play"])
    return moves


def _one_of(choices: Sequence[T], rng: random.Random) -> T:
    # `Random.random` gives the same numbers with every Python; `choice` promises no such thing.
    return choices[int(rng.random() * len(choices))]
