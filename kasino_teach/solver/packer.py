"""Positions and moves of the engine as the search takes them: nodes, and moves of five words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kasino_teach.cards import Card
from kasino_teach.engine import Position
from kasino_teach.engine import outcome as built
from kasino_teach.notation import MakeBuild, Move, Trail
from kasino_teach.solver.build_sets import BuildSets
from kasino_teach.solver.judge import Judge, Won
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import (
    MINE,
    MULLE_BIT,
    POINTS_AT,
    SPADES_AT,
    SWEEP_BIT,
    THEIRS,
)
from kasino_teach.solver.problem import Problem


class PackedMove(NamedTuple):
    """A move as the search takes it; see move_list.py."""

    table0: int
    table1: int
    hand: int
    builds: int
    info: int


class Packer:
    """Packs the positions that follow from the root of a problem, and their legal moves."""

    def __init__(self, problem: Problem, builds: BuildSets, judge: Judge, first: int) -> None:
        """`builds` and `judge` number builds and what was won; `first` is the side to play at the root."""
        self.problem, self.builds, self.judge, self.first = problem, builds, judge, first
        self._bits: dict[int, int] = {}
        self._bits_at: tuple[int, int] | None = None

    def ply(self, position: Position) -> int:
        """The ply of a position."""
        return len(self.problem.plies) - position.left_to_play

    def fill(self, node: Node, position: Position) -> int:
        """Write a position into the node of its ply; returns what its side to play has won, scaled."""
        node.table0, node.table1, _ = self.table(position.loose)
        held = 0
        for hand in position.hands:
            for card in hand.cards:
                held |= 1 << self.problem.bit_of[node.deal, card]
        node.hand = self.canonical(held, node.deal)
        node.builds = self.builds.of(position.builds)
        return self.fill_score(node, position)

    def fill_score(self, node: Node, position: Position) -> int:
        """As `fill`, but only what counts for the score: there is room for that in every position."""
        problem, side = self.problem, position.side
        info = problem.kind_info
        free = [*position.loose, *position.stock.cards]
        free += [card for hand in position.hands for card in hand.cards]
        node.outside = sum(info[problem.kind_of[card]] for card in free)
        node.outside += sum(self.builds.info(build.cards) for build in position.builds)
        mine, theirs = (sum(map(problem.info_of, position.piles[who])) for who in (side, 1 - side))
        node.cards = problem.sign * ((mine & 255) - (theirs & 255))
        node.spades = problem.sign * ((mine >> SPADES_AT & 255) - (theirs >> SPADES_AT & 255))
        node.won = self.judge.number(self.won(position)) if problem.absolute else 0
        node.last = 0
        if position.last is not None:
            node.last = MINE if position.side_of(position.last) == side else THEIRS
        won = (mine >> POINTS_AT) - (theirs >> POINTS_AT)
        won += problem.sweep * (position.sweeps[side] - position.sweeps[1 - side])
        won += problem.mulle * (position.mulles[side] - position.mulles[1 - side])
        return problem.sign * won

    def won(self, position: Position) -> Won:
        """What has been won, the side that plays at the root first."""
        order = (self.first, 1 - self.first)
        points = [sum(map(self.problem.points_of, position.piles[who])) for who in order]
        sweeps = [position.sweeps[who] for who in order]
        mulles = [position.mulles[who] for who in order]
        return Won((points[0], points[1]), (sweeps[0], sweeps[1]), (mulles[0], mulles[1]))

    def canonical(self, held: int, deal: int) -> int:
        """The hand word in which, of cards that are one and the same, the first have been played.

        Only for cards that were dealt together; those that come later stay themselves.
        """
        problem = self.problem
        alike: dict[tuple[int, int], list[int]] = {}
        if not problem.dealt_together:
            return held
        for (where, _), bit in problem.bit_of.items():
            if where == deal:
                at = 64 * deal + bit
                alike.setdefault((problem.seat_of[at], problem.bit_kind[at]), []).append(bit)
        for bits in alike.values():
            left = sum(held >> bit & 1 for bit in bits)
            bits.sort()
            for place, bit in enumerate(bits):
                held &= ~(1 << bit)
                held |= int(place >= len(bits) - left) << bit
        return held

    def move(self, position: Position, node: Node, move: Move) -> PackedMove:
        """A legal move of a position whose node this is."""
        problem, builds = self.problem, self.builds
        bit = self.bits(node)[problem.kind_of[move.card]]
        table0, table1, info = problem.card_words[move.card]
        if isinstance(move, Trail):
            return PackedMove(table0, table1, -bit, node.builds, 0)
        if isinstance(move, MakeBuild):
            table0, table1, _ = (0, 0, 0) if move.on_build else self.table(move.target)
            build, swallowed = built(position, move)
            kept = [build for build in position.builds if build not in swallowed]
            return PackedMove(-table0, -table1, -bit, builds.of([*kept, build]), 0)
        table0, table1, taken = self.table(move.taken)
        info += taken
        left = node.builds
        if move.builds:
            info += sum(builds.info(cards) for cards in move.builds)
            left = builds.of(b for b in position.builds if b.cards not in move.builds)
        if left == 0 and len(move.taken) == len(position.loose):
            info |= SWEEP_BIT
        if problem.mulle and not move.builds and move.taken == (move.card.twin,):
            info |= MULLE_BIT
        return PackedMove(-table0, -table1, -bit, left, info)

    def bits(self, node: Node) -> dict[int, int]:
        """The bit of the first card of each kind in the hand of a node's seat."""
        at = (node.hand, node.ply)
        if self._bits_at != at:
            left = node.hand & node.held
            self._bits_at, self._bits = at, {}
            while left:
                bit = left & -left
                left ^= bit
                kind = self.problem.bit_kind[64 * node.deal + bit.bit_length() - 1]
                self._bits.setdefault(kind, bit)
        return self._bits

    def table(self, cards: Iterable[Card]) -> tuple[int, int, int]:
        """Loose cards as table words and an info word."""
        words = self.problem.card_words
        table0 = table1 = info = 0
        for card in cards:
            one0, one1, worth = words[card]
            table0 += one0
            table1 += one1
            info += worth
        return table0, table1, info
