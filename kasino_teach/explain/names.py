"""What seats and sides are called."""

from __future__ import annotations

from collections.abc import Sequence

from kasino_teach.engine import Position
from kasino_teach.translator import Translator


def seat_name(tr: Translator, seat: int, names: Sequence[str] = ()) -> str:
    """The name of a seat; `Player 1` for seat 0 where there are no names."""
    return names[seat] if names else tr.text("Player {n}", n=seat + 1)


def side_name(tr: Translator, position: Position, side: int, names: Sequence[str] = ()) -> str:
    """The name of a side: that of its seat, or of both in a game of pairs. `names` are those of the seats."""
    seats = [seat for seat in range(position.seats) if position.side_of(seat) == side]
    return tr.listed(seat_name(tr, seat, names) for seat in seats)
