"""Positions to solve, the same on every machine: packs from seeds, played at random."""

import random
from collections.abc import Iterator
from dataclasses import replace

from kasino_teach.cards import in_order, shuffled
from kasino_teach.engine import (
    Position,
    apply_legal,
    captures_by,
    deal,
    is_legal,
    is_over,
    legal_moves,
)
from kasino_teach.notation import Holding, Move, Setup, Trail
from kasino_teach.rules import RuleSet


def played_to(position: Position, left: int, rng: random.Random, trailing: float = 0.3) -> Position:
    """Play at random until `left` cards are to be played; `trailing`: the share of trails tried first."""
    while position.left_to_play > left and not is_over(position):
        position = apply_legal(position, some_move(position, rng, trailing)).position
    return position


def some_move(position: Position, rng: random.Random, trailing: float) -> Move:
    """A legal move, mostly found without listing all of them."""
    card = position.hand[int(rng.random() * len(position.hand))]
    if rng.random() < trailing and is_legal(position, Trail(card)):
        return Trail(card)
    if len(position.loose) < 9 and (captures := list(captures_by(position, card))):
        move = captures[int(rng.random() * len(captures))].capture
        if is_legal(position, move):
            return move
    moves = legal_moves(position)
    return moves[int(rng.random() * len(moves))]


def late(
    rules: RuleSet, seed: int, left: int, pairs: bool = False, trailing: float = 0
) -> Position:
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
    return Position.of(
        Setup(
            rules=rules,
            loose=in_order(take),
            builds=(),
            hands=hands,
            turn=int(rng.random() * 2),
            stock=stock,
            piles=piles,
            sweeps=(int(rng.random() * 3), int(rng.random() * 3)),
            mulles=(0, 0),
            last=int(rng.random() * 2),
            scores=(int(rng.random() * 14), int(rng.random() * 14)),
            carry=(int(rng.random() * 3), 0),
        )
    )


def followers(position: Position, rng: random.Random) -> Iterator[Position]:
    """The position and those of one random game from it, to the end of the pack."""
    while not is_over(position):
        yield position
        moves = legal_moves(position)
        position = apply_legal(position, moves[int(rng.random() * len(moves))]).position


def plays(position: Position, most: int) -> int:
    """How many plays a plain search would look at, counted no further than `most`."""
    if is_over(position):
        return 0
    total = 0
    for move in legal_moves(position):
        total += 1
        if total < most:
            total += plays(apply_legal(position, move).position, most - total)
        if total >= most:
            return total
    return total
