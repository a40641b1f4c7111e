"""What can still be won: bounds for a node, and the score of a pack that is played out.

All numbers are scaled points of the future, for the side to play minus the other side. Leads are turned
round where points are avoided, like the points, so that a larger lead is always as good or better.
"""

from __future__ import annotations

from array import array

from kasino_teach.solver.needs import ANY, Needs
from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import CHANCE_AT, MINE, POINTS_AT, SPADES_AT, THEIRS
from kasino_teach.solver.problem import Problem


class Payoff:
    """Bounds are left in `low` and `high`, what they need in `needs`."""

    def __init__(self, problem: Problem) -> None:
        """Reads what scores from the problem."""
        self.sign = problem.sign
        self.unit = problem.scale
        self.cards = problem.most_cards
        self.spades = problem.most_spades
        self.over = problem.over
        self.last_capture = problem.last_capture
        self.spades_total = problem.spades_total
        self.at_once = problem.at_once
        self.has_chances = problem.mulle != 0
        self.plies = len(problem.plies)
        first = 0 if problem.sign > 0 else 1  # whose sweeps are good for the side to play
        left = [problem.sweep * count for count in problem.sweeps_left]
        self.gains = array("q", [*left[first:], 0])
        self.losses = array("q", [*left[1 - first :], 0])
        self.low = self.high = 0
        self.end_cards = self.end_spades = 0
        self.needs = Needs(problem.absolute)

    def bound(self, node: Node) -> None:
        """Set the bounds of a node, which need no search."""
        cards, spades, outside = node.cards, node.spades, node.outside
        reach = (outside >> POINTS_AT) & 0xFFFFFF
        if self.has_chances:
            reach += outside >> CHANCE_AT
        low, high = -reach, reach
        if self.cards:
            left = outside & 255
            if cards > left:
                low += self.cards
            elif cards < left:
                low -= self.cards
            if cards < -left:
                high -= self.cards
            elif cards > -left:
                high += self.cards
        left = (outside >> SPADES_AT) & 255
        if self.spades:
            if spades > left:
                low += self.spades
            elif spades < left:
                low -= self.spades
            if spades < -left:
                high -= self.spades
            elif spades > -left:
                high += self.spades
        if self.over >= 0:
            low += self.spade_points(self.spades_total, spades - left)
            high += self.spade_points(self.spades_total, spades + left)
        self.low = low - self.losses[node.ply]
        self.high = high + self.gains[node.ply]
        if self.last_capture:
            self.bound_last(node)

    def bound_last(self, node: Node) -> None:
        """Widen the bounds by the points for the last capture."""
        most, least = self.last_capture, 0
        if node.ply + 1 < self.plies or node.last == THEIRS:
            least = -self.last_capture
        elif node.last == MINE and not self.at_once:
            least = self.last_capture
        self.low += least if self.sign > 0 else -most
        self.high += most if self.sign > 0 else -least

    def need_low(self, node: Node) -> None:
        """Set the least leads with which `low` stays proven."""
        needs, left = self.needs, (node.outside >> SPADES_AT) & 255
        needs.cards = self.least(node.cards, node.outside & 255) if self.cards else -ANY
        needs.spades = self.least(node.spades, left) if self.spades else -ANY
        if self.over >= 0:
            needs.spades = node.spades

    def need_high(self, node: Node) -> None:
        """Set the largest leads with which `high` stays proven."""
        needs, left = self.needs, (node.outside >> SPADES_AT) & 255
        needs.cards = -self.least(-node.cards, node.outside & 255) if self.cards else ANY
        needs.spades = -self.least(-node.spades, left) if self.spades else ANY
        if self.over >= 0:
            needs.spades = node.spades

    def least(self, lead: int, left: int) -> int:
        """The least lead that is as safe as this one when so many are outside."""
        if lead > left:
            return left + 1
        return left if lead == left else -ANY

    def need_end(self, node: Node, high: bool) -> None:
        """As `need_low` or `need_high`, for the value that `final` has just given."""
        needs, side = self.needs, -1 if high else 1
        needs.cards = needs.spades = -side * ANY
        if self.cards and side * self.end_cards >= 0:
            needs.cards = node.cards - self.end_cards + side * (self.end_cards != 0)
        if self.spades and side * self.end_spades >= 0:
            needs.spades = node.spades - self.end_spades + side * (self.end_spades != 0)
        if self.over >= 0:
            needs.spades = node.spades

    def spade_points(self, captured: int, lead: int) -> int:
        """Points for spades above the number, from all captured ones and the mover's lead in them."""
        mine = (captured + lead) // 2 - self.over
        theirs = (captured - lead) // 2 - self.over
        return self.unit * (max(0, mine) - max(0, theirs))

    def final(self, node: Node, last: int) -> int:
        """The future once every card is played: the table goes to the last capturer, then all counts.

        `last` says who that is; all of `outside` lies on the table then.
        """
        cards, spades, outside = node.cards, node.spades, node.outside
        value = 0
        captured = self.spades_total
        if last == 0:
            captured -= (outside >> SPADES_AT) & 255
        else:
            side = self.sign if last == MINE else -self.sign
            cards += side * (outside & 255)
            spades += side * ((outside >> SPADES_AT) & 255)
            value = side * (((outside >> POINTS_AT) & 0xFFFFFF) + self.last_capture)
        if cards:
            value += self.cards if cards > 0 else -self.cards
        if spades:
            value += self.spades if spades > 0 else -self.spades
        if self.over >= 0:
            value += self.spade_points(captured, spades)
        self.end_cards, self.end_spades = cards, spades
        return value
