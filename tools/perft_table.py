"""Writes our own table of leaf counts, tests/data/our-perft.tsv.

    python -m tools.perft_table            # from the top of the source tree

Each row is a position reached by play from a seeded pack, and how many sequences of 1, 2 and 3 plays there
are (a pack that is over sooner counts 1; `-` where there are more than a test should count). The numbers
are the engine's: tests/cases/test_our_perft.py holds those of one and two plays against a naive generator.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kasino_teach.engine import Position, apply_legal, deal, legal_moves, perft
from kasino_teach.notation import Trail
from kasino_teach.rules import PRESETS, RuleSet

TABLE: Final = Path(__file__).resolve().parents[1] / "tests" / "data" / "our-perft.tsv"
HEADER: Final = "position\tleaves_1\tleaves_2\tleaves_3"
LOOSE_AT_MOST: Final = 10
"""Loose cards on a position's table: a naive generator tries every subset of them."""
LEAVES_AT_MOST: Final = 4000
SEATINGS: Final = ((2, False), (3, False), (4, False), (4, True))
"""Seats, and whether they play in pairs."""

HOUSE_RULES: Final = (
    "finnish,courts=ranks",
    "finnish,courts=ranks,builds=norwegian",
    "finnish,courts=ranks,builds=rakennus",
    "finnish,courts=ranks,builds=casino",
    "finnish,hand=6",
    "finnish,take_rank=on,capture=played-card",
    "finnish-duel,builds=cassino",
    "laisto,ace_hand=1+14",
    "laisto,builds=rakennus",
    "rakennus,ace_hand=1+14,ace_table=1+14",
    "rakennus,refill=at-once",
    "pakka,capture=forced,take_rank=on",
    "nordic,ace_table=1",
    "nordic,builds=norwegian",
    "nordic,builds=casino,take_rank=on",
    "mulle,hand=4,specials=on,builds=rakennus",
    "norwegian,refill=at-once,last_capture_sweep=on",
    "norwegian,capture=forced",
    "cassino,ace_hand=1+14,ace_table=1+14",
    "cassino,courts=numbers",
    "cassino,capture=forced",
    "casino,capture=forced",
    "casino,capture=played-card,take_rank=on",
    "casino,courts=numbers,specials=on",
)
"""Option sets in which rules meet that no preset brings together."""


def rows() -> Iterator[str]:
    """The rows of the table, without its header: of each case any position and a lively one."""
    cases = [(str(rules), seating) for rules in PRESETS.values() for seating in SEATINGS]
    cases += [(rules, SEATINGS[i % 4]) for i, rules in enumerate(HOUSE_RULES)]
    for seed, (rules, (seats, pairs)) in enumerate(cases):
        rng = random.Random(seed)
        played = played_pack(RuleSet.parse(rules), seats, pairs, rng)
        for position in (played[int(rng.random() * len(played))], max(played, key=_liveliness)):
            yield "\t".join([str(position), *map(str, leaves(position))])


def leaves(position: Position) -> Iterator[int | str]:
    """The counts for one, two and three plays."""
    for depth in (1, 2, 3):
        count = perft(position, depth)
        if count > LEAVES_AT_MOST:
            yield from ["-"] * (4 - depth)
            return
        yield count


def played_pack(rules: RuleSet, seats: int, pairs: bool, rng: random.Random) -> list[Position]:
    """The positions of a pack played at random in which there is something to play, none too crowded."""
    position = deal(rules, rng, seats=seats, pairs=pairs)
    played = []
    while moves := sorted(legal_moves(position), key=str):
        eager = [move for move in moves if not isinstance(move, Trail)]
        pool = eager if eager and rng.random() < 0.4 else moves
        played.append(position)
        position = apply_legal(position, pool[int(rng.random() * len(pool))]).position
    return [position for position in played if len(position.loose) <= LOOSE_AT_MOST]


def _liveliness(position: Position) -> int:
    """How much there is to choose; with builds on the table more."""
    return len(legal_moves(position)) * (2 if position.builds else 1)


def main() -> None:
    """Write the table."""
    TABLE.write_text("\n".join([HEADER, *rows()]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
