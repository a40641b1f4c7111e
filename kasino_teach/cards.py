"""Cards and packs. Order is the notation's: by rank (ace first), then c d h s, then copy."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
SYMBOLS: Final = "♣♦♥♠"

ACE, JACK, QUEEN, KING = 1, 11, 12, 13


class Suit(IntEnum):
    """The four suits, in the notation's order."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Card(NamedTuple):
    """One card: `rank` 1 (ace) to 13 (king); `copy` is 1 for the second pack's card in a game of two."""

    rank: int
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        """Text of the card: `Td`, `2s`; the second copy carries an apostrophe."""
        return _TEXT[self]

    def __repr__(self) -> str:
        return f"<{_TEXT[self]}>"

    @property
    def symbol(self) -> str:
        """The card as people write it: `10♦`."""
        rank = "10" if self.rank == 10 else RANKS[self.rank - 1]
        return rank + SYMBOLS[self.suit] + "'" * self.copy

    @property
    def is_court(self) -> bool:
        """Jack, queen or king."""
        return self.rank >= JACK

    @property
    def twin(self) -> Card:
        """The same card of the other pack."""
        return _INTERNED[self.rank, self.suit, 1 - self.copy]


_INTERNED: Final = {
    (rank, suit, copy): Card(rank, suit, copy)
    for copy in (0, 1)
    for rank in range(1, 14)
    for suit in Suit
}
_TEXT: Final = {
    card: RANKS[card.rank - 1] + SUITS[card.suit] + "'" * card.copy for card in _INTERNED.values()
}

LITTLE: Final = _INTERNED[2, Suit.SPADES, 0]
"""Little casino, 2♠."""
BIG: Final = _INTERNED[10, Suit.DIAMONDS, 0]
"""Big casino, 10♦."""


def card(rank: int, suit: int, copy: int = 0) -> Card:
    """The one object that stands for a card. Raises KeyError for a card that does not exist."""
    return _INTERNED[rank, Suit(suit), copy]


def is_little(card: Card) -> bool:
    """Whether it is a little casino (2♠ of either pack)."""
    return card.rank == 2 and card.suit == Suit.SPADES


def is_big(card: Card) -> bool:
    """Whether it is a big casino (10♦ of either pack)."""
    return card.rank == 10 and card.suit == Suit.DIAMONDS


def pack(packs: int = 1) -> tuple[Card, ...]:
    """All cards of one pack (52) or two (104), in order."""
    return tuple(sorted(c for c in _INTERNED.values() if c.copy < packs))


def shuffled(rng: random.Random, packs: int = 1) -> tuple[Card, ...]:
    """A shuffled pack. The same seed gives the same order with every Python."""
    cards = list(pack(packs))
    shuffle(cards, rng)
    return tuple(cards)


def shuffle(cards: list[Card], rng: random.Random) -> None:
    """Put cards in random order, in place; the same order with every Python for the same seed.

    `random.shuffle` promises no stable sequence between versions, `Random.random` does, so the
    shuffle is written out (Fisher and Yates).
    """
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]


def text(cards: Sequence[Card]) -> str:
    """Cards run together in the given order; `-` for none."""
    return "".join(map(str, cards)) or "-"


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the notation's order."""
    return tuple(sorted(cards))
