"""Positions to draw: any number of seats, cards and builds, from a seed."""

from __future__ import annotations

import random
import re

from kasino_teach.cards import pack, text
from kasino_teach.engine import Position

NORMAL = Position.parse(
    "finnish 5c8d4sQh2d9h KhAdTd6c/?4 0 ?24 AsAc2s3c3d3h3sJcJs/AhQsQc7c7d 2/1 0 5/3"
)
WITH_BUILDS = Position.parse(
    "rakennus 5c8d4sQh2d9hJsTc3d7sKd6hAh3c[4d5s=9@0][7c6s=13@1!] 9d2sKc8s/?4 0 ?16 "
    "AcJcJd3s/KsTsJhQcQd8h 0/0 0 5/3"
)
PAIRS = Position.parse(
    "rakennus 5c8d4sQh2d[6dAc=7@2] KhAd7h6c/?4/?4/?4 1 ?16 As2sQs3c3d4c4d4h/AhTd3sTsJc 0/1 2 7/4"
)
THREE_BUILDS = "[2c3d=5@0][Ad4d5s=10@1][2h2d3h3c=5@1!]"


def position(
    rules: str = "finnish",
    *,
    seats: int = 2,
    hand: int = 4,
    loose: int = 6,
    builds: str = "",
    sides: int = 0,
    turn: int = 0,
    seed: int = 1,
) -> Position:
    """A shuffled position in which every hand and the stock are known."""
    packs = 2 if rules.startswith("mulle") else 1
    cards = [card for card in pack(packs) if str(card) not in _named(builds)]
    random.Random(seed).shuffle(cards)

    def take(n: int) -> str:
        taken = [cards.pop() for _ in range(min(n, len(cards)))]
        return text(taken)

    hands = "/".join(take(hand) for _ in range(seats))
    table = (take(loose) if loose else "") + builds or "-"
    stock = take(6)
    sides = sides or seats
    share = len(cards) // sides
    piles = "/".join(take(share) for _ in range(sides))
    sweeps = "/".join(["2+1" if packs == 2 else "2"] * sides)
    scores = "/".join(["15:2", "12", "0"][side % 3] for side in range(sides))
    return Position.parse(
        f"{rules} {table} {hands} {turn} {stock} {piles} {sweeps} {turn} {scores} 1+2"
    )


def _named(builds: str) -> list[str]:
    return re.findall(r"[A2-9TJQK][cdhs]'?", builds)
