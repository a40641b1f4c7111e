"""The moves of a hand card that build: on loose cards, or on a build that lies there."""

from __future__ import annotations

from kasino_teach.rules import Adding
from kasino_teach.solver.build_sets import BuildSets, Pile
from kasino_teach.solver.capture_sets import CaptureSets
from kasino_teach.solver.move_list import MoveList
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import ONE, PILE_BITS
from kasino_teach.solver.problem import Problem
from kasino_teach.solver.rank_groups import groups_by_value


class BuildMoves:
    """Appends building moves to a list. A card is given by its bit in the hand word and its kind."""

    def __init__(
        self, problem: Problem, builds: BuildSets, sets: CaptureSets, moves: MoveList
    ) -> None:
        """`sets` says which loose cards make a group."""
        self.problem = problem
        self.style = problem.style
        self.builds = builds
        self.sets = sets
        self.moves = moves
        self.built = [problem.rank_built[kind.rank] for kind in problem.kinds]
        self.groups: dict[int, list[int]] = {}

    def append(self, node: Node, hand: int, bit: int, kind: int) -> None:
        """Append the builds a card makes; the rest of the hand says which values may be built."""
        problem, others = self.problem, hand ^ bit
        values = {
            value
            for at in range(others.bit_length())
            if others & ONE << at
            for value in problem.kinds[problem.bit_kind[64 * node.deal + at]].hand_values
        }
        for value in sorted(values):
            self.append_on_loose(node, bit, kind, value)
            if node.builds:
                self.append_on_builds(node, bit, kind, value)

    def append_on_loose(self, node: Node, bit: int, kind: int, value: int) -> None:
        """Append the builds of a value that a card makes on loose cards."""
        style, sets, moves = self.style, self.sets, self.moves
        assert style is not None
        if style.one_each and self.builds.owns(node.builds, node.seat):
            return
        owner = node.seat if self.problem.knows_owner else 0
        same = value == self.built[kind]
        start = sets.size
        for group in self.groups_with(kind, value):
            if sets.loose.fits(node, group):
                sets.expand(group, False)
        for place in range(start, sets.size):
            info = (sets.info[place] + self.problem.kind_info[kind]) & PILE_BITS
            pile = Pile(value, owner, same, same and self.problem.knows_rank, info)
            left = self.builds.laid(node.builds, -1, pile)
            table0, table1 = sets.table0[place], sets.table1[place]
            moves.push(-table0, -table1, -bit, left, 0, moves.looks(info))
        sets.size = start

    def groups_with(self, kind: int, value: int) -> list[int]:
        """The groups of loose cards on which a card of a kind makes a build of `value`, as rank words."""
        laid, rank = self.built[kind], self.problem.kinds[kind].rank
        assert self.style is not None
        if value == laid:
            if rank > 10 and not self.style.courts:
                return []
            return [ONE << self.problem.rank_shift[rank]]
        return self.groups_worth(value - laid) if 0 < laid < value else []

    def groups_worth(self, value: int) -> list[int]:
        """The groups of loose cards that may be built on and add `value`."""
        found = self.groups.get(value)
        if found is None:
            style, problem = self.style, self.problem
            assert style is not None
            top = 10 if not style.courts else 13
            worth = [
                (number,) if number > 0 and rank <= top else ()
                for rank, number in enumerate(problem.rank_built)
            ]
            if style.many_loose:
                found = groups_by_value(value, worth, problem.rank_count, problem.rank_shift)[value]
            else:
                found = [
                    ONE << problem.rank_shift[rank]
                    for rank, number in enumerate(worth)
                    if number == (value,)
                ]
            self.groups[value] = found
        return found

    def append_on_builds(self, node: Node, bit: int, kind: int, value: int) -> None:
        """Append the builds of a value that a card makes on builds."""
        laid, seat, moves = self.built[kind], node.seat, self.moves
        info = self.problem.kind_info[kind] & PILE_BITS
        owner = seat if self.problem.knows_owner else 0
        for at, pile in enumerate(self.builds.sets[node.builds]):
            raises = pile.value > 0 and laid > 0 and value == pile.value + laid
            adds = value == pile.value == laid
            if (raises and self.may_raise(node, pile)) or (adds and self.may_add(pile)):
                if self.owns_another(node, at):
                    continue
                same = not raises and self.problem.knows_rank
                new = Pile(value, owner, not raises, same, info)
                left = self.builds.laid(node.builds, at, new)
                moves.push(0, 0, -bit, left, 0, moves.looks(pile.info))

    def may_raise(self, node: Node, pile: Pile) -> bool:
        """Whether the seat may make the build worth more."""
        assert self.style is not None
        allowed = self.style.raise_own_side or (pile.owner - node.seat) & 1
        return not pile.fixed and bool(allowed)

    def may_add(self, pile: Pile) -> bool:
        """Whether a card of the build's value may be added to it."""
        assert self.style is not None
        return self.style.adding is Adding.ANY or (
            self.style.adding is Adding.SAME_RANK and pile.same_rank
        )

    def owns_another(self, node: Node, at: int) -> bool:
        """Whether the seat may have one build only, and owns one beside that at `at`."""
        assert self.style is not None
        piles = self.builds.sets[node.builds]
        return self.style.one_each and any(
            pile.owner == node.seat for place, pile in enumerate(piles) if place != at
        )
