"""What a card counts: a number, or only its own rank, which equals nothing but itself and is in no sum."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, NoReturn

from kasino_teach.cards import JACK, KING, RANKS
from kasino_teach.errors import KasinoError


class Value(NamedTuple):
    """A number from 1, or the rank of a court that has no number: one of the two is 0.

    Make one with :meth:`of` or :meth:`of_rank`. Numbers are added by :meth:`total`; a rank is not.
    """

    number: int = 0
    rank: int = 0

    @staticmethod
    def of(number: int) -> Value:
        """A number. Raises KasinoError below 1."""
        if number < 1:
            raise KasinoError(f"a card counts 1 or more, not {number}")
        return Value(number)

    @staticmethod
    def of_rank(rank: int) -> Value:
        """A court's own rank, 11 (jack) to 13 (king). Raises KasinoError for another."""
        if not JACK <= rank <= KING:
            raise KasinoError(
                f"only courts, ranks {JACK} to {KING}, can be without a number, not {rank}"
            )
        return Value(0, rank)

    @staticmethod
    def total(values: Iterable[Value]) -> Value | None:
        """The sum of numbers; None where a rank is among them, or where there is nothing to add."""
        total = 0
        for number, rank in values:
            if rank:
                return None
            total += number
        return Value(total) if total else None

    def __add__(self, other: object) -> NoReturn:
        """Refused: a tuple's `+` would put two values behind one another. Add with :meth:`total`."""
        raise TypeError("values are added by Value.total")

    @property
    def is_number(self) -> bool:
        """Whether it can be in a sum."""
        return not self.rank

    def __str__(self) -> str:
        """As the notation writes it: `7`, `K`."""
        return RANKS[self.rank - 1] if self.rank else str(self.number)

    def __repr__(self) -> str:
        return f"<value {self}>"
