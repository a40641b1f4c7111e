"""How words of the search are laid out. Bits are counted from 0."""

from __future__ import annotations

from typing import Final

WORD: Final = 62
"""Bits used of a machine word; the rest keeps signs and sums safe."""

SPADES_AT: Final = 8
POINTS_AT: Final = 16
CHANCE_AT: Final = 40
PILE_BITS: Final = (1 << CHANCE_AT) - 1
"""An info word adds up what a set of cards is worth: cards from bit 0 on, then spades, points
(scaled) and chances of a mulle; `PILE_BITS` leaves the chances out.
"""

SWEEP_AT: Final = 56
SWEEP_BIT: Final = 1 << SWEEP_AT
MULLE_BIT: Final = 1 << SWEEP_AT + 1
"""Two bits more in the info word of a capture: it empties the table; it takes the twin alone."""

LENGTH_AT: Final = 40
START_BITS: Final = (1 << LENGTH_AT) - 1
"""A piece of a pool in one word: where it begins, and from this bit on how long it is."""

VALUE_AT: Final = 15
"""Added to a value it is a place in a list: a court's own rank is a value below 0, down to -13."""

MINE: Final = 1
THEIRS: Final = 2
"""Who captured last, seen from the side to play; 0: nobody yet."""

ONE: Final = 1
"""A one as wide as a word: compiled, a plain 1 has 32 bits and is lost when it is shifted further."""
