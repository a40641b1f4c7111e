"""What can still be won: bounds for a node, and the score of a pack that is played out.

All numbers are scaled points of the future, for the side to play minus the other side.
"""

from __future__ import annotations

from array import array

from kasino_teach.solver.layout import CHANCE_AT, MINE, POINTS_AT, SPADES_AT, THEIRS
from kasino_teach.solver.record import Record


class Payoff:
    """Bounds are left in `low` and `high`; `sure` is a part of them that is decided already."""

    def __init__(self, record: Record) -> None:
        """Reads what scores from the record."""
        self.sign = record.sign
        self.unit = record.scale
        self.cards = record.most_cards
        self.spades = record.most_spades
        self.over = record.over
        self.sweep = record.sweep
        self.last_capture = record.last_capture
        self.spades_total = record.spades_total
        self.at_once = record.at_once
        self.has_chances = record.mulle != 0
        self.sweeps_left = array("q", record.sweeps_left)
        self.plies = len(record.plies)
        self.low = self.high = self.sure = 0

    def bound(self, ply: int, cards: int, spades: int, last: int, outside: int) -> None:
        """Set the bounds of a node.

        `cards` and `spades` are the mover's leads, `outside` the info word of all cards in no pile.
        """
        reach = (outside >> POINTS_AT) & 0xFFFFFF
        if self.has_chances:
            reach += outside >> CHANCE_AT
        low, high, sure = -reach, reach, 0
        if self.cards:
            left = outside & 255
            if cards > left:
                sure += self.cards
            elif cards < -left:
                sure -= self.cards
            else:
                if cards < left:
                    low -= self.cards
                if cards > -left:
                    high += self.cards
        left = (outside >> SPADES_AT) & 255
        if self.spades:
            if spades > left:
                sure += self.spades
            elif spades < -left:
                sure -= self.spades
            else:
                if spades < left:
                    low -= self.spades
                if spades > -left:
                    high += self.spades
        if self.over >= 0:
            low += self.spade_points(self.spades_total, spades - left)
            high += self.spade_points(self.spades_total, spades + left)
        if self.sweep:
            high += self.sweep * self.sweeps_left[ply]
            low -= self.sweep * self.sweeps_left[ply + 1]
        if self.last_capture:
            self.low, self.high = low, high
            self.bound_last(ply, last)
            low, high = self.low, self.high
        if self.sign > 0:
            self.low, self.high, self.sure = low + sure, high + sure, sure
        else:
            self.low, self.high, self.sure = -high - sure, -low - sure, -sure

    def bound_last(self, ply: int, last: int) -> None:
        """Widen the bounds by the points for the last capture."""
        self.high += self.last_capture
        if ply + 1 < self.plies or last == THEIRS:
            self.low -= self.last_capture
        elif last == MINE and not self.at_once:
            self.low += self.last_capture

    def spade_points(self, captured: int, lead: int) -> int:
        """Points for spades above the number, from all captured ones and the mover's lead in them."""
        mine = (captured + lead) // 2 - self.over
        theirs = (captured - lead) // 2 - self.over
        return self.unit * ((max(0, mine)) - (max(0, theirs)))

    def final(self, cards: int, spades: int, last: int, outside: int) -> int:
        """The future once every card is played: the table goes to the last capturer, then all counts.

        `cards`, `spades` and `last` as in `bound`, `outside` is what lies on the table.
        """
        value = 0
        captured = self.spades_total
        if last == 0:
            captured -= (outside >> SPADES_AT) & 255
        else:
            side = 1 if last == MINE else -1
            cards += side * (outside & 255)
            spades += side * ((outside >> SPADES_AT) & 255)
            value = side * (((outside >> POINTS_AT) & 0xFFFFFF) + self.last_capture)
        if cards:
            value += self.cards if cards > 0 else -self.cards
        if spades:
            value += self.spades if spades > 0 else -self.spades
        if self.over >= 0:
            value += self.spade_points(captured, spades)
        return self.sign * value
