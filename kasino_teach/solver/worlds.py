"""Worlds: every card laid where a seat cannot see, in agreement with what the seat has seen.

What tells of hidden cards is only what somebody was allowed to do. Whoever builds must hold a card that
takes the build; where capturing is forced, a trail says that no card could capture. All that is asked of
the engine: a world agrees when each play the seat saw was legal with the cards the world gives.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from math import comb, factorial

from kasino_teach.cards import Card, shuffle
from kasino_teach.engine import Position, View, is_legal, play, view
from kasino_teach.errors import PositionError
from kasino_teach.notation import Build, Holding, Move
from kasino_teach.rules import Capturing, Refill
from kasino_teach.solver.analysis import Game

TRIES = 1000
"""Random worlds tried for each one wanted, before the search for one that agrees is given up."""


class Worlds:
    """The worlds that agree with a view, each as likely as the other.

    With `game`, the plays of the pack that led to the view, every play since the last deal is checked
    against the world's hands (with `refill=at-once`, every play of the pack; which card was drawn when
    is drawn by lot). What that game knows of hidden cards is not looked at.

    With or without it, what the table alone proves is used: a hidden seat whose build lies there holds a
    card that takes it, unless such a card has been played: then it may have been that seat's own, given
    up since, and the table alone proves nothing. Raises PositionError for a game that does not lead to
    the view.
    """

    def __init__(self, seen: View, game: Game | None = None) -> None:
        self.seen = seen
        self.unseen = seen.unseen
        position = seen.position
        self.sizes = [hand.unknown for hand in position.hands]
        self.stock = position.stock.unknown
        self.takers = list(_must_hold(seen))
        self.plays = [] if game is None else list(_telling_plays(seen, game))
        self.by_lot = bool(self.plays) and position.rules.refill is Refill.AT_ONCE

    def count(self) -> int:
        """How many worlds there are before any is ruled out, every order of the stock counted."""
        left, number = len(self.unseen), 1
        for size in self.sizes:
            number *= comb(left, size)
            left -= size
        return number * factorial(left) // factorial(left - self.stock)

    def all(self) -> Iterator[Position]:
        """Every world that agrees."""
        worlds = (self._world(hands, stock) for hands, stock in self._every(self.unseen, 0))
        return (world for world in worlds if self._agrees(world, None))

    def sample(self, number: int, rng: random.Random) -> Iterator[Position]:
        """Random worlds that agree, one after another; fewer where hardly any do."""
        for _ in range(number * TRIES):
            if not number:
                return
            world = self._random(rng)
            if self._agrees(world, rng):
                number -= 1
                yield world

    def _random(self, rng: random.Random) -> Position:
        cards, at = list(self.unseen), 0
        shuffle(cards, rng)
        hands = []
        for size in self.sizes:
            hands.append(tuple(cards[at : at + size]))
            at += size
        return self._world(hands, tuple(cards[at : at + self.stock]))

    def _every(
        self, left: Sequence[Card], seat: int
    ) -> Iterator[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
        if seat == len(self.sizes):
            for stock in permutations(left, self.stock):
                yield [], stock
            return
        for hand in combinations(left, self.sizes[seat]):
            rest = [card for card in left if card not in hand]
            for hands, stock in self._every(rest, seat + 1):
                yield [hand, *hands], stock

    def _world(self, hands: Sequence[tuple[Card, ...]], stock: tuple[Card, ...]) -> Position:
        position = self.seen.position
        whole = tuple(
            Holding(tuple(sorted((*known.cards, *hand))))
            for known, hand in zip(position.hands, hands, strict=True)
        )
        return replace(position, hands=whole, stock=Holding((*position.stock.cards, *stock)))

    def _agrees(self, world: Position, rng: random.Random | None) -> bool:
        values = world.rules.hand_values
        for build in self.takers:
            if not any(build.value in values[card] for card in world.hands[build.owner].cards):
                return False
        hands = [set(hand.cards) for hand in world.hands]
        for before, move, drawn in reversed(self.plays):
            hand = hands[before.turn]
            if before.turn == self.seen.seat:
                continue
            if drawn and rng is not None:
                could_be_drawn = sorted(hand)
                shuffle(could_be_drawn, rng)
                hand.remove(could_be_drawn[0])
            hand.add(move.card)
            if not is_legal(_with_hand(before, hand), move):
                return False
        return True


def _must_hold(seen: View) -> Iterator[Build]:
    """The builds of hidden seats of which a card that takes them has certainly not been played since.

    In a composed position that leaves cards out, those may have been played.
    """
    position = seen.position
    unknown = position.stock.unknown + sum(hand.unknown for hand in position.hands)
    if unknown < len(seen.unseen):
        return
    values = position.rules.hand_values
    for build in position.builds:
        others = [other.cards for other in position.builds if other != build]
        played = [card for cards in (position.loose, *others, *position.piles) for card in cards]
        given_up = any(build.value in values[card] for card in played)
        if position.hands[build.owner].unknown and not given_up:
            yield build


def _telling_plays(seen: View, game: Game) -> Iterator[tuple[Position, Move, int]]:
    """The plays that can tell of cards still hidden: the position before, the move, cards drawn after.

    Without builds and without forced capturing no play depends on the rest of the hand.
    """
    plays: list[tuple[Position, Move, int]] = []
    position = game.start
    for move in game.moves:
        after = play(position, move).position
        drawn = position.stock.size - after.stock.size
        plays.append((position, move, drawn))
        if drawn and position.rules.refill is Refill.HAND:
            plays.clear()
        position = after
    if view(position, seen.seat) != seen:
        raise PositionError(["the game does not lead to what the seat sees"])
    rules = position.rules
    if rules.build_style is not None or rules.capture is Capturing.FORCED:
        yield from plays


def _with_hand(before: Position, hand: Iterable[Card]) -> Position:
    """A position of the past with the hand of its seat to play, and nothing else that was hidden."""
    hands = [Holding((), holding.size) for holding in before.hands]
    hands[before.turn] = Holding(tuple(sorted(hand)))
    return replace(before, hands=tuple(hands), stock=Holding((), before.stock.size))
