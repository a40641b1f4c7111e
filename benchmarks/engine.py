"""How fast the engine is: moves generated and plays made in a second, and the crowded table.

    python -m benchmarks.engine           # from the top of the source tree; some seconds

Positions come from packs that were dealt with seeds and played at random, the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from benchmarks.measuring import machine, median, print_table, seconds, worst
from kasino_teach.cards import in_order, shuffled
from kasino_teach.engine import Position, apply_legal, deal, legal_moves, play
from kasino_teach.notation import Holding, Move
from kasino_teach.rules import PRESETS, RuleSet

PACKS = 3
"""Packs played for each preset; every third position of them is measured."""
CROWDED_TABLES = 60
CROWD = 16
"""Loose cards on a crowded table; the hand has four."""
TARGET_MS = 10.0


def all_moves(position: Position) -> tuple[Move, ...]:
    """Every legal move, really made: they are made only when asked for."""
    return tuple(legal_moves(position))


def main() -> None:
    """Print both tables."""
    print(machine())
    print()
    print_table(
        ["preset", "moves/s", "p95", "plays/s", "p95", "moves in a position", "most"],
        map(_speed, PRESETS.values()),
    )
    print()
    print(f"All moves of a four-card hand at a table of {CROWD} loose cards, in milliseconds:")
    print()
    print_table(["preset", "median", "p95", "worst", "moves (median)", "most"], _crowds())


def played_positions(rules: RuleSet, seed: int) -> Iterator[Position]:
    """The positions of a pack played at random; of captures and builds half more than chance has it."""
    rng = random.Random(seed)
    position = deal(rules, rng)
    while moves := legal_moves(position):
        yield position
        eager = [move for move in moves if str(move) != str(move.card)]
        pool = eager if eager and rng.random() < 0.5 else moves
        position = apply_legal(position, pool[int(rng.random() * len(pool))]).position


def crowded_table(rules: RuleSet, seed: int) -> Position:
    """A table of 16 loose cards and a hand of four, from a shuffled pack."""
    cards = shuffled(random.Random(seed), rules.packs)
    start = deal(rules, cards)
    parts = [cards[at : at + size] for at, size in ((0, CROWD), (CROWD, 4), (CROWD + 4, 4))]
    hands = (Holding(in_order(parts[1])), Holding(in_order(parts[2])))
    return Position(
        rules=rules,
        loose=in_order(parts[0]),
        builds=(),
        hands=hands,
        turn=0,
        stock=Holding(cards[CROWD + 8 :]),
        piles=((), ()),
        sweeps=(0, 0),
        mulles=(0, 0),
        last=None,
        scores=start.scores,
        carry=(0, 0),
    )


def _speed(rules: RuleSet) -> Sequence[str]:
    """A row of the first table. p95 is the slow end: 95 of 100 positions are faster."""
    positions = [
        position
        for seed in range(PACKS)
        for at, position in enumerate(played_positions(rules, seed))
        if at % 3 == 0
    ]
    generating, playing, counts = [], [], []
    for position in positions:
        moves = legal_moves(position)
        counts.append(len(moves))
        generating.append(seconds(all_moves, position, times=5) / len(moves))
        some = moves[:: max(1, len(moves) // 10)]
        playing.append(seconds(_play_each, position, some) / len(some))
    return [
        rules.preset,
        *(
            f"{1 / max(pick(times), 1e-9):,.0f}"
            for times in (generating, playing)
            for pick in (median, worst)
        ),
        f"{median(counts):.0f}",
        str(max(counts)),
    ]


def _play_each(position: Position, moves: Sequence[Move]) -> None:
    for move in moves:
        play(position, move)


def _crowds() -> Iterator[Sequence[str]]:
    for rules in PRESETS.values():
        tables = [crowded_table(rules, seed) for seed in range(CROWDED_TABLES)]
        times = [1000 * seconds(all_moves, table, repeats=2) for table in tables]
        counts = [len(legal_moves(table)) for table in tables]
        verdict = "" if median(times) < TARGET_MS else " !"
        yield [
            rules.preset + verdict,
            *(f"{number:.2f}" for number in (median(times), worst(times), max(times))),
            f"{median(counts):.0f}",
            str(max(counts)),
        ]


if __name__ == "__main__":
    main()
