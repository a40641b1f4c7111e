"""The moves of a hand on a table, best-looking first, remembered for each pair of the two."""

from __future__ import annotations

from array import array

from kasino_teach.solver.arrays import zeros
from kasino_teach.solver.build_moves import BuildMoves
from kasino_teach.solver.build_sets import BuildSets
from kasino_teach.solver.capture_moves import CaptureMoves
from kasino_teach.solver.capture_sets import CaptureSets
from kasino_teach.solver.move_list import MoveList
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import LENGTH_AT, ONE, START_BITS
from kasino_teach.solver.problem import Problem
from kasino_teach.solver.transposition import TranspositionTable

MANY_CAPTURES = 1 << 20
MANY_MOVES = 1 << 18
"""Where so many are remembered, all are forgotten."""


class MoveGenerator:
    """Lists moves. After `find`, the moves are those of `moves` at `first` to `first + count - 1`."""

    def __init__(self, problem: Problem, builds: BuildSets, compiled: bool) -> None:
        """`compiled`: whether this code runs compiled."""
        self.builds = builds
        self.sets = CaptureSets(problem, compiled)
        self.moves = MoveList(problem)
        self.captures = CaptureMoves(problem, builds, self.sets, self.moves)
        self.building = BuildMoves(problem, builds, self.sets, self.moves)
        self.kinds = len(problem.kinds)
        self.bit_kind = array("q", problem.bit_kind)
        # For pairs of kinds: captures by the first leave none by the second that need a search.
        self.dominates = zeros(self.kinds * self.kinds + 1)
        for x, y in self.sets.choices.pairs:
            alike = problem.kinds[x].hand_values == problem.kinds[y].hand_values
            self.dominates[x * self.kinds + y] = int(alike and not problem.trail_duty)
        self.unit0, self.unit1 = self.sets.choices.unit0, self.sets.choices.unit1
        self.info_of = array("q", [*problem.kind_info, 0])
        self.forced = problem.forced
        self.trail_duty = problem.trail_duty
        self.has_builds = problem.style is not None
        self.keeps_busy = problem.style is not None and problem.style.keeps_builder_busy
        self.cards, self.cards_kind = zeros(64), zeros(64)
        self.cards_count = 0
        self.index = TranspositionTable(compiled, 10, 20)
        self.epoch = 0
        self.first = self.count = 0
        self.clear()

    def clear(self) -> None:
        """Forget all lists. What was found before has to be found again: `epoch` tells."""
        self.epoch += 1
        self.index.clear()
        self.moves.clear()

    def find(self, node: Node) -> None:
        """List the moves of a node."""
        hand = node.hand & node.held
        place = node.builds << 16 | node.deal << 8 | node.seat
        known = self.index.get(node.table0, node.table1, hand, place)
        if known == 0:
            if self.moves.size > MANY_MOVES:
                self.clear()
            if self.sets.size > MANY_CAPTURES:
                self.sets.clear()
            start = self.moves.size
            self.generate(node, hand)
            self.moves.sort(start)
            known = (start | (self.moves.size - start) << LENGTH_AT) + 1
            self.index.put(node.table0, node.table1, hand, place, known, 0)
        known -= 1
        self.first = known & START_BITS
        self.count = known >> LENGTH_AT

    def generate(self, node: Node, hand: int) -> None:
        """Append every move of the hand."""
        self.pick_cards(node, hand)
        can_capture = False
        able = 0
        for at in range(self.cards_count):
            bit, kind = self.cards[at], self.cards_kind[at]
            start = self.moves.size
            dominated = self.is_dominated(node, hand, kind)
            if not dominated:
                self.captures.append(node, bit, kind)
            if self.moves.size > start or (dominated and self.captures.takes_any(node, kind)):
                can_capture = True
                able |= bit
        if self.forced and can_capture:
            return
        can_build = False
        if self.has_builds:
            start = self.moves.size
            for at in range(self.cards_count):
                self.building.append(node, hand, self.cards[at], self.cards_kind[at])
            can_build = self.moves.size > start
        busy = self.keeps_busy and (can_capture or can_build)
        if not (busy and self.builds.owns(node.builds, node.seat)):
            self.append_trails(node, able if self.trail_duty else 0)

    def pick_cards(self, node: Node, hand: int) -> None:
        """List the cards of a hand, of those of one kind the first only: `cards` and `cards_kind`."""
        self.cards_count = 0
        last = -1
        for at in range(hand.bit_length()):
            kind = self.bit_kind[64 * node.deal + at]
            if hand & ONE << at and kind != last:
                self.cards[self.cards_count] = ONE << at
                self.cards_kind[self.cards_count] = kind
                self.cards_count += 1
                last = kind

    def is_dominated(self, node: Node, hand: int, kind: int) -> bool:
        """Whether the hand holds a card like it that captures just as well and is worth more."""
        at = 64 * node.deal
        while hand:
            if hand & 1 and self.dominates[self.bit_kind[at] * self.kinds + kind]:
                return True
            hand >>= 1
            at += 1
        return False

    def append_trails(self, node: Node, barred: int) -> None:
        """Append the trails, except of the cards `barred`."""
        for at in range(self.cards_count):
            bit, kind = self.cards[at], self.cards_kind[at]
            if not barred & bit:
                score = -4 * self.moves.looks(self.info_of[kind])
                self.moves.push(self.unit0[kind], self.unit1[kind], -bit, node.builds, 0, score)

    def last_captures(self, node: Node) -> bool:
        """Whether a hand of one card captures anything; without builds."""
        hand, place = node.hand & node.held, -1 - node.deal
        known = self.index.get(node.table0, node.table1, hand, place)
        if known == 0:
            at = 64 * node.deal
            while hand >> (at & 63) != 1:
                at += 1
            known = 2 if self.captures.takes_any(node, self.bit_kind[at]) else 1
            self.index.put(node.table0, node.table1, hand, place, known, 0)
        return known == 2
