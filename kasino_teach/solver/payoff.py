"""What can still be won: bounds for a node, and the score of a pack that is played out.

All numbers are scaled points of the future, for the side to play minus the other side. Leads are turned
round where points are avoided, like the points: a larger lead is always as good or better. So what is
proven for one lead is proven for every better one, or every worse one. How far, the *needs* say.
"""

from __future__ import annotations

from array import array

from kasino_teach.solver.layout import CHANCE_AT, MINE, POINTS_AT, SPADES_AT, THEIRS
from kasino_teach.solver.record import Record

ANY = 120
"""A need that every lead meets: a lead of at least minus this, or at most this."""


class Payoff:
    """Bounds are left in `low` and `high`, needs in `need_cards` and `need_spades`."""

    def __init__(self, record: Record) -> None:
        """Reads what scores from the record."""
        self.sign = record.sign
        self.unit = record.scale
        self.cards = record.most_cards
        self.spades = record.most_spades
        self.over = record.over
        self.last_capture = record.last_capture
        self.spades_total = record.spades_total
        self.at_once = record.at_once
        self.has_chances = record.mulle != 0
        self.plies = len(record.plies)
        first = 0 if record.sign > 0 else 1  # whose sweeps are good for the side to play
        left = [record.sweep * count for count in record.sweeps_left]
        self.gains = array("q", [*left[first:], 0])
        self.losses = array("q", [*left[1 - first :], 0])
        self.low = self.high = 0
        self.end_cards = self.end_spades = 0
        self.need_cards = self.need_spades = 0

    def bound(self, ply: int, cards: int, spades: int, last: int, outside: int) -> None:
        """Set the bounds of a node.

        `cards` and `spades` are the mover's leads, `outside` the info word of all cards in no pile.
        """
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
        self.low = low - self.losses[ply]
        self.high = high + self.gains[ply]
        if self.last_capture:
            self.bound_last(ply, last)

    def bound_last(self, ply: int, last: int) -> None:
        """Widen the bounds by the points for the last capture."""
        most, least = self.last_capture, 0
        if ply + 1 < self.plies or last == THEIRS:
            least = -self.last_capture
        elif last == MINE and not self.at_once:
            least = self.last_capture
        self.low += least if self.sign > 0 else -most
        self.high += most if self.sign > 0 else -least

    def need_low(self, cards: int, spades: int, outside: int) -> None:
        """Set the least leads with which `low` stays proven."""
        self.need_cards = self.least(cards, outside & 255) if self.cards else -ANY
        left = (outside >> SPADES_AT) & 255
        self.need_spades = self.least(spades, left) if self.spades else -ANY
        if self.over >= 0:
            self.need_spades = spades

    def need_high(self, cards: int, spades: int, outside: int) -> None:
        """Set the largest leads with which `high` stays proven."""
        self.need_cards = -self.least(-cards, outside & 255) if self.cards else ANY
        left = (outside >> SPADES_AT) & 255
        self.need_spades = -self.least(-spades, left) if self.spades else ANY
        if self.over >= 0:
            self.need_spades = spades

    def least(self, lead: int, left: int) -> int:
        """The least lead that is as safe as this one when so many are outside."""
        if lead > left:
            return left + 1
        return left if lead == left else -ANY

    def need_end(self, cards: int, spades: int, high: bool) -> None:
        """As `need_low` or `need_high`, for the value that `final` has just given."""
        side = -1 if high else 1
        self.need_cards = -side * ANY
        if self.cards and side * self.end_cards >= 0:
            self.need_cards = cards - self.end_cards + side * (self.end_cards != 0)
        self.need_spades = -side * ANY
        if self.spades and side * self.end_spades >= 0:
            self.need_spades = spades - self.end_spades + side * (self.end_spades != 0)
        if self.over >= 0:
            self.need_spades = spades

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
