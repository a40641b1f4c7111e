"""Positions to solve, the same on every machine: packs from seeds, played at random."""

import random
from collections.abc import Iterator
from dataclasses import replace

from kasino_teach.cards import in_order, shuffled
from kasino_teach.engine import Position, apply_legal, deal, is_over, legal_moves
from kasino_teach.notation import Holding
from kasino_teach.rules import RuleSet


def played_to(position: Position, left: int, rng: random.Random, trailing: float = 0) -> Position:
    """Play at random until `left` cards are to be played; `trailing`: the share of forced trails."""
    while position.left_to_play > left and not is_over(position):
        moves = legal_moves(position)
        trails = [move for move in moves if str(move) == str(move.card)]
        pool = trails if trails and rng.random() < trailing else moves
        position = apply_legal(position, pool[int(rng.random() * len(pool))]).position
    return position


def late(rules: RuleSet, seed: int, left: int, pairs: bool = False, trailing: float = 0) -> Position:
    """A position with `left` cards to play, from a pack dealt with `seed`."""
    rng = random.Random(seed)
    scores = (int(rng.random() * 14), int(rng.random() * 14))
    carry = (int(rng.random() * 3), 2 * int(rng.random() * 2))
    seats = 4 if pairs else 2
    start = deal(rules, rng, seats=seats, pairs=pairs, scores=scores, carry=carry)
    return played_to(start, left, rng, trailing)


def short(rules: RuleSet, seed: int, hand: int, deals: int, table: int) -> Position:
    """A composed short pack of two seats: `deals` deals of `hand` cards to each are still to come."""
    rng = random.Random(seed)
    cards = list(shuffled(rng, rules.packs))
    rules = replace(rules, hand=hand)
    take = [cards.pop() for _ in range(table)]
    hands = tuple(Holding(in_order(cards.pop() for _ in range(hand))) for _ in range(2))
    stock = Holding(tuple(cards.pop() for _ in range(2 * hand * deals)))
    piles = (in_order(cards[:12]), in_order(cards[12:]))
    start = deal(rules, rng)
    sweeps = (int(rng.random() * 3), int(rng.random() * 3))
    return replace(
        start,
        loose=in_order(take),
        hands=hands,
        stock=stock,
        piles=piles,
        turn=int(rng.random() * 2),
        last=int(rng.random() * 2),
        sweeps=sweeps,
    )


def followers(position: Position, rng: random.Random) -> Iterator[Position]:
    """The position and those of one random game from it, to the end of the pack."""
    while not is_over(position):
        yield position
        moves = legal_moves(position)
        position = apply_legal(position, moves[int(rng.random() * len(moves))]).position
