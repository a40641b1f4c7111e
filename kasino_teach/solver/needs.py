"""Needs: with which leads in cards and spades a bound stays proven.

A larger lead is always as good or better. So a lower bound proven for one lead holds for all better
ones, an upper bound for all worse ones; how far, the needs say. Table entries are shared that way.
"""

from __future__ import annotations

from kasino_teach.solver.node import Node

ANY = 120
"""A need that every lead meets: a lead of at least minus this, or at most this."""
LOW_NEEDS = 0xFFFF
NO_NEEDS = (127 + 128 << 24) | (127 + 128 << 16)
"""The second word of a table entry: the leads which the lower bound needs (cards, spades, eight bits
each), then those of the upper one. No needs: every lead meets them.
"""


class Needs:
    """What the last bound needs: leads of at least `cards` and `spades`, or, an upper one, at most."""

    def __init__(self, absolute: bool) -> None:
        """`absolute`: leads are part of the key, and there are no needs."""
        self.absolute = absolute
        self.cards = self.spades = 0

    def meets_low(self, packed: int, node: Node) -> bool:
        """Whether the node's leads are what an entry's lower bound needs; then its needs are taken over."""
        cards, spades = (packed & 255) - 128, ((packed >> 8) & 255) - 128
        if self.absolute or (node.cards >= cards and node.spades >= spades):
            self.cards, self.spades = cards, spades
            return True
        return False

    def meets_high(self, packed: int, node: Node) -> bool:
        """As `meets_low`, for an entry's upper bound."""
        cards, spades = ((packed >> 16) & 255) - 128, ((packed >> 24) & 255) - 128
        if self.absolute or (node.cards <= cards and node.spades <= spades):
            self.cards, self.spades = cards, spades
            return True
        return False

    def packed(self) -> int:
        """The needs in sixteen bits. What no lead reaches may be cut off."""
        cards, spades = self.cards, self.spades
        cards = -128 if cards < -128 else 127 if cards > 127 else cards
        spades = -128 if spades < -128 else 127 if spades > 127 else spades
        return (cards + 128) | (spades + 128) << 8

    def lower_to(self, cards: int, spades: int) -> None:
        """Hold for other needs too: an upper bound of several moves needs the least of their leads."""
        if cards < self.cards:
            self.cards = cards
        if spades < self.spades:
            self.spades = spades

    def before(self, node: Node) -> None:
        """Turn the needs of a node into those of the move that led to it, for the side that played it."""
        self.cards = -self.cards - node.more_cards
        self.spades = -self.spades - node.more_spades
