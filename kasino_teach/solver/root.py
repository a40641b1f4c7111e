"""Between positions and the search: a position as a node's integers, and values as points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine import Position, is_over, legal_moves
from kasino_teach.engine.building import outcome as built
from kasino_teach.notation import Capture, MakeBuild, Move, Points, Trail, whole
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
    def without_builds(self) -> tuple[int, ...]:
        """The node without its builds, as moves are played at it."""
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

    def __init__(
        self, position: Position, hook: Callable[[int], None], compiled: bool
    ) -> None:
        """Raises PositionError where exact values cannot be had; it says why."""
        self.position = position
        self.record = Record(position)
        self.judge = Judge(self.record, position.side)
        self.search = Search(self.record, self.judge, hook, compiled)

    def points(self, value: int) -> Points:
        """A scaled value as points."""
        return whole(Fraction(value, self.record.scale))

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
                known[words] = guess = won + self.search.exact_move(
                    *words, *node.without_builds, guess - won
                )
            yield known[words]

    def best_move(self, position: Position, value: int) -> Move:
        """The first move in the order of their texts that has the value of its position."""
        moves = sorted(legal_moves(position), key=str)
        for move, its in zip(
            moves, self.move_values(position, moves, value), strict=True
        ):
            if its == value:
                return move
        raise AssertionError(f"no move of {position} is worth {value}")

    def words(self, position: Position, node: Node, move: Move) -> MoveWords:
        """A legal move as the search takes it."""
        record, builds = self.record, self.search.builds
        kind = record.kind_of[move.card]
        window = record.plies[node.ply].window
        bit = next(
            1 << bit
            for (where, _), bit in record.bit_of.items()
            if where == window
            and node.h >> bit & 1
            and record.bit_kind[64 * window + bit] == kind
            and record.seat_of[64 * window + bit] == position.turn
        )
        match move:
            case Trail():
                return MoveWords(*self.table((move.card,)), -bit, node.b, 0)
            case Capture():
                d0, d1 = self.table(move.taken)
                left = [
                    build for build in position.builds if build.cards not in move.builds
                ]
                info = record.kind_info[kind] + sum(
                    record.kind_info[record.kind_of[card]] for card in move.taken
                )
                info += sum(builds.info(cards) for cards in move.builds)
                if not left and len(move.taken) == len(position.loose):
                    info |= SWEEP_BIT
                if record.mulle and not move.builds and move.taken == (move.card.twin,):
                    info |= MULLE_BIT
                return MoveWords(
                    -d0, -d1, -bit, builds.of(left) if position.builds else 0, info
                )
            case MakeBuild():
                d0, d1 = (0, 0) if move.on_build else self.table(move.target)
                build, swallowed = built(position, move)
                kept = [build for build in position.builds if build not in swallowed]
                return MoveWords(-d0, -d1, -bit, builds.of([*kept, build]), 0)

    def table(self, cards: Iterable[Card]) -> tuple[int, int]:
        """Loose cards as table words."""
        record, words = self.record, [0, 0]
        for card in cards:
            kind = record.kind_of[card]
            words[record.kind_word[kind]] += 1 << record.kind_shift[kind]
        return words[0], words[1]

    def node(self, position: Position) -> tuple[Node, int]:
        """A position as a node, and what its side to play has won already, scaled."""
        record, side = self.record, position.side
        table = self.table(position.loose)
        outside = sum(self.search.builds.info(build.cards) for build in position.builds)
        for card in position.loose:
            outside += record.kind_info[record.kind_of[card]]
        for card in position.stock.cards:
            outside += record.kind_info[record.kind_of[card]]
        ply = len(record.plies) - position.left_to_play
        window = record.plies[ply].window
        held = 0
        for hand in position.hands:
            for card in hand.cards:
                held |= 1 << record.bit_of[window, card]
                outside += record.kind_info[record.kind_of[card]]
        mine, theirs = (
            sum(map(record.info_of, position.piles[who])) for who in (side, 1 - side)
        )
        node = Node(
            table[0],
            table[1],
            self.canonical(held, window),
            self.search.builds.of(position.builds),
            self.judge.number(self.won(position)) if record.absolute else 0,
            ply,
            (mine & 255) - (theirs & 255),
            (mine >> SPADES_AT & 255) - (theirs >> SPADES_AT & 255),
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
        return Won(
            (points[0], points[1]), (sweeps[0], sweeps[1]), (mulles[0], mulles[1])
        )
