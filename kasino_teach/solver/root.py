"""Between positions and the search: a position as a node's integers, and values as points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine import Position, apply_legal, is_over, legal_moves
from kasino_teach.engine.building import outcome as built
from kasino_teach.notation import MakeBuild, Move, Points, Trail, whole
from kasino_teach.solver.budget import Budget
from kasino_teach.solver.form import form
from kasino_teach.solver.judge import Judge, Won
from kasino_teach.solver.layout import (
    MINE,
    MULLE_BIT,
    POINTS_AT,
    SPADES_AT,
    SWEEP_BIT,
    THEIRS,
)
from kasino_teach.solver.oracle import outcome
from kasino_teach.solver.record import Record
from kasino_teach.solver.search import Search


class Node(NamedTuple):
    """A position as the search takes it; see Search.reach."""

    t0: int
    t1: int
    h: int
    b: int
    x: int
    ply: int
    cards: int
    spades: int
    last: int
    outside: int

    @property
    def place(self) -> tuple[int, int, int, int, int, int, int, int, int]:
        """The node as moves are played at it: they name the builds they leave themselves."""
        return (*self[:3], *self[4:])


class MoveWords(NamedTuple):
    """A move as the search takes it; see moves.py."""

    d0: int
    d1: int
    dh: int
    b: int
    info: int


class Root:
    """Exact values of the positions that follow from one position. Keeps what it has worked out."""

    def __init__(self, position: Position, budget: Budget) -> None:
        """Raises PositionError where exact values cannot be had; it says why."""
        self.position, self.budget = position, budget
        self._bits: dict[int, int] = {}
        self._bits_at: tuple[int, int] | None = None
        self.record = Record(position)
        self.judge = Judge(self.record, position.side)
        self.search = Search(self.record, self.judge, budget.check, form() == "compiled")

    def points(self, value: int) -> Points:
        """A scaled value as points."""
        scale = self.record.scale
        return value if scale == 1 else whole(Fraction(value, scale))

    def value(self, position: Position, guess: int = 0) -> int:
        """The exact value of a position that follows from the root, scaled, for the side to play."""
        if is_over(position):
            return int(outcome(position, position.side) * self.record.scale)
        node, won = self.node(position)
        return won + self.search.exact(*node, guess - won)

    def move_values(
        self, position: Position, moves: Iterable[Move], guess: int = 0
    ) -> Iterator[int]:
        """The exact values of legal moves, one by one, scaled, for the side that plays them."""
        node, won = self.node(position)
        known: dict[MoveWords, int] = {}
        for move in moves:
            words = self.words(position, node, move)
            if words not in known:
                self.search.look(*node[4:])  # what is proven of a move before it is searched
                self.budget.check(self.search.nodes)
                known[words] = guess = won + self.search.exact_move(
                    *words, *node.place, guess - won
                )
            yield known[words]

    def proven(self, won: int) -> tuple[Points, Points]:
        """The bounds proven when the search was stopped; `won` is what the mover had already."""
        return self.points(won + self.search.low), self.points(won + self.search.high)

    def trivial(self, won: int) -> tuple[Points, Points]:
        """The bounds of the root that need no search."""
        node, _ = self.node(self.position)
        self.search.look(*node[4:])
        return self.proven(won)

    def line(self, position: Position, move: Move | None, value: Points) -> tuple[Move, ...]:
        """Best play to the end of the pack from a position of a value, or from a move of one."""
        scaled, line = int(value * self.record.scale), []
        while not is_over(position):
            move = move or self.best_move(position, scaled)
            line.append(move)
            side, position, move = position.side, apply_legal(position, move).position, None
            scaled = scaled if position.side == side else -scaled
        return tuple(line)

    def best_move(self, position: Position, value: int) -> Move:
        """The first move in the order of their texts that has the value of its position."""
        moves = sorted(legal_moves(position), key=str)
        for move, its in zip(moves, self.move_values(position, moves, value), strict=True):
            if its == value:
                return move
        raise AssertionError(f"no move of {position} is worth {value}")

    def words(self, position: Position, node: Node, move: Move) -> MoveWords:
        """A legal move as the search takes it."""
        record, builds = self.record, self.search.builds
        bit = self.bits(node, position.turn)[record.kind_of[move.card]]
        x0, x1, info = record.card_words[move.card]
        if isinstance(move, Trail):
            return MoveWords(x0, x1, -bit, node.b, 0)
        if isinstance(move, MakeBuild):
            d0, d1, _ = (0, 0, 0) if move.on_build else self.table(move.target)
            build, swallowed = built(position, move)
            kept = [build for build in position.builds if build not in swallowed]
            return MoveWords(-d0, -d1, -bit, builds.of([*kept, build]), 0)
        d0, d1, taken = self.table(move.taken)
        info += taken
        left = node.b
        if move.builds:
            info += sum(builds.info(cards) for cards in move.builds)
            left = builds.of(b for b in position.builds if b.cards not in move.builds)
        if left == 0 and len(move.taken) == len(position.loose):
            info |= SWEEP_BIT
        if record.mulle and not move.builds and move.taken == (move.card.twin,):
            info |= MULLE_BIT
        return MoveWords(-d0, -d1, -bit, left, info)

    def bits(self, node: Node, seat: int) -> dict[int, int]:
        """The bit of the first card of each kind in a hand."""
        at = (node.h, node.ply)
        if self._bits_at != at:
            record = self.record
            window = record.plies[node.ply].window
            left = node.h & record.seat_bits[window * record.seats + seat]
            self._bits_at, self._bits = at, {}
            while left:
                bit = left & -left
                left ^= bit
                kind = record.bit_kind[64 * window + bit.bit_length() - 1]
                self._bits.setdefault(kind, bit)
        return self._bits

    def table(self, cards: Iterable[Card]) -> tuple[int, int, int]:
        """Loose cards as table words and an info word."""
        words = self.record.card_words
        d0 = d1 = info = 0
        for card in cards:
            x0, x1, worth = words[card]
            d0 += x0
            d1 += x1
            info += worth
        return d0, d1, info

    def node(self, position: Position) -> tuple[Node, int]:
        """A position as a node, and what its side to play has won already, scaled."""
        record, side = self.record, position.side
        t0, t1, outside = self.table(position.loose)
        outside += sum(self.search.builds.info(build.cards) for build in position.builds)
        for card in position.stock.cards:
            outside += record.kind_info[record.kind_of[card]]
        ply = len(record.plies) - position.left_to_play
        window = record.plies[ply].window
        held = 0
        for hand in position.hands:
            for card in hand.cards:
                held |= 1 << record.bit_of[window, card]
                outside += record.kind_info[record.kind_of[card]]
        mine, theirs = (sum(map(record.info_of, position.piles[who])) for who in (side, 1 - side))
        node = Node(
            t0,
            t1,
            self.canonical(held, window),
            self.search.builds.of(position.builds),
            self.judge.number(self.won(position)) if record.absolute else 0,
            ply,
            record.sign * ((mine & 255) - (theirs & 255)),
            record.sign * ((mine >> SPADES_AT & 255) - (theirs >> SPADES_AT & 255)),
            0
            if position.last is None
            else MINE
            if position.side_of(position.last) == side
            else THEIRS,
            outside,
        )
        won = (mine >> POINTS_AT) - (theirs >> POINTS_AT)
        won += record.sweep * (position.sweeps[side] - position.sweeps[1 - side])
        won += record.mulle * (position.mulles[side] - position.mulles[1 - side])
        return node, record.sign * won

    def canonical(self, held: int, window: int) -> int:
        """The hand word in which, of cards that are one and the same, the first have been played.

        Only for cards that were dealt together; those that come later stay themselves.
        """
        record = self.record
        alike: dict[tuple[int, int], list[int]] = {}
        if not record.dealt_together:
            return held
        for (where, _), bit in record.bit_of.items():
            if where == window:
                at = (
                    record.seat_of[64 * window + bit],
                    record.bit_kind[64 * window + bit],
                )
                alike.setdefault(at, []).append(bit)
        for bits in alike.values():
            left = sum(held >> bit & 1 for bit in bits)
            bits.sort()
            for place, bit in enumerate(bits):
                held &= ~(1 << bit)
                held |= int(place >= len(bits) - left) << bit
        return held

    def won(self, position: Position) -> Won:
        """What has been won, the side that plays at the root first."""
        record = self.record
        first = self.position.side
        order = (first, 1 - first)
        points = [sum(map(record.points_of, position.piles[who])) for who in order]
        sweeps = [position.sweeps[who] for who in order]
        mulles = [position.mulles[who] for who in order]
        return Won((points[0], points[1]), (sweeps[0], sweeps[1]), (mulles[0], mulles[1]))
