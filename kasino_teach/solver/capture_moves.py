"""The captures of a hand card as moves: loose cards, builds, or both."""

from __future__ import annotations

from array import array

from kasino_teach.solver.build_sets import BuildSets
from kasino_teach.solver.capture_sets import NOTHING_TAKEN, CaptureSets
from kasino_teach.solver.move_list import MoveList
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import LENGTH_AT, MULLE_BIT, START_BITS, SWEEP_BIT
from kasino_teach.solver.problem import Problem


class CaptureMoves:
    """Appends captures to a list of moves. A card is given by its bit in the hand word and its kind."""

    def __init__(
        self, problem: Problem, builds: BuildSets, sets: CaptureSets, moves: MoveList
    ) -> None:
        """`sets` says what each value takes."""
        self.problem = problem
        self.builds = builds
        self.sets = sets
        self.choices = sets.choices
        self.moves = moves
        kinds = problem.kinds
        self.lower = array("q", [min(kind.hand_values) for kind in kinds] + [0])
        self.higher = array("q", [max(kind.hand_values) for kind in kinds] + [0])
        self.twin = array("q", [int(kind.twin >= 0) for kind in kinds] + [0])
        self.rank = array("q", [kind.rank for kind in kinds] + [0])
        self.info_of = array("q", [*problem.kind_info, 0])
        # The rank a capture by a card of each rank has to take wholly, or 0.
        owes = [problem.take_rank and problem.rank_count[rank] > 0 for rank in range(14)]
        self.owed = array("q", [rank * int(owes[rank]) for rank in range(14)])
        self.forced = problem.forced
        self.flag_score = 8 * problem.scale
        self.start = 0

    def takes_any(self, node: Node, kind: int) -> bool:
        """Whether a card captures anything at all."""
        for value in (self.lower[kind], self.higher[kind]):
            if self.sets.loose.can(node, value):
                return True
            if node.builds and self.builds.subsets(node.builds, value):
                return True
        return False

    def append(self, node: Node, bit: int, kind: int) -> None:
        """Append the captures by a card."""
        self.start = self.moves.size
        lower, higher = self.lower[kind], self.higher[kind]
        if self.forced:
            self.append_maximal(node, bit, kind, lower, higher)
            if lower != higher:
                self.append_maximal(node, bit, kind, higher, lower)
        else:
            self.append_at(node, bit, kind, lower)
            if lower != higher:
                self.append_at(node, bit, kind, higher)

    def append_at(self, node: Node, bit: int, kind: int, value: int) -> None:
        """Append the captures by a card at one of its values, but none that is there already."""
        owed = self.owed[self.rank[kind]]
        if owed and value not in self.problem.rank_worth[owed]:
            owed = 0
        parts = self.builds.subsets(node.builds, value) if node.builds else ()
        if parts and not (owed and self.sets.loose.holds(node, owed)):
            for rest, info in parts:
                self.add(node, bit, kind, NOTHING_TAKEN, rest, info, False)
        found = self.sets.find(node, value, owed)
        at = found & START_BITS
        twice = value != self.lower[kind]
        for place in range(at, at + (found >> LENGTH_AT)):
            self.add(node, bit, kind, place, node.builds, 0, twice)
            for rest, info in parts:
                self.add(node, bit, kind, place, rest, info, False)

    def append_maximal(self, node: Node, bit: int, kind: int, value: int, other: int) -> None:
        """As `append_at`, but only captures of which no other by the card takes more."""
        builds = node.builds
        parts = self.builds.subsets(builds, value) if builds else ()
        rest, info = parts[len(parts) - 1] if parts else (builds, 0)
        if parts:
            other = value  # no capture at another value takes these builds
        builds_there = bool(builds and other != value and self.builds.subsets(builds, other))
        found = self.sets.find_maximal(node, value, other, builds_there)
        at = found & START_BITS
        twice = value != self.lower[kind]
        if parts and found >> LENGTH_AT == 0:
            self.add(node, bit, kind, NOTHING_TAKEN, rest, info, False)
        for place in range(at, at + (found >> LENGTH_AT)):
            self.add(node, bit, kind, place, rest, info, twice)

    def add(
        self, node: Node, bit: int, kind: int, place: int, rest: int, info: int, twice: bool
    ) -> None:
        """Append one capture: the loose cards at a place of `sets`, and builds worth `info`.

        It leaves the builds `rest`. `twice`: unless it is there already.
        """
        sets, choices = self.sets, self.choices
        table0, table1 = sets.table0[place], sets.table1[place]
        if twice and self.moves.has(-table0, -table1, rest, self.start):
            return
        flags = 0
        if table0 == node.table0 and table1 == node.table1 and rest == 0:
            flags |= SWEEP_BIT
        if self.twin[kind] and table0 == choices.unit0[kind] and table1 == choices.unit1[kind]:
            flags |= MULLE_BIT if rest == node.builds else 0
        info += sets.info[place] + self.info_of[kind]
        score = self.moves.looks(info)
        if flags:
            score += self.moves.sign * self.flag_score
        self.moves.push(-table0, -table1, -bit, rest, info | flags, 4 * score)
