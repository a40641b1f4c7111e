"""The problem: a position and its rules as a few integers, all that a search needs to know.

Past this file there are no rule sets and no cards. Points are whole numbers here: they are multiplied
by `scale`, so that carried halves and the like are whole too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm

from kasino_teach.cards import Card, Suit, pack
from kasino_teach.engine import Position
from kasino_teach.errors import PositionError
from kasino_teach.notation import Points, whole
from kasino_teach.rules import (
    Adding,
    Capturing,
    MatchEnd,
    Refill,
    RuleSet,
    SweepCancel,
    Ties,
)
from kasino_teach.solver.door import codes
from kasino_teach.solver.packing import CHANCE_AT, POINTS_AT, SPADES_AT, WORD
from kasino_teach.solver.rank_groups import groups_by_value
from kasino_teach.solver.schedule import Ply, schedule


@dataclass(frozen=True, order=True)
class Kind:
    """Cards that are one and the same for the rest of the pack: which of them lies where is all one.

    `twin` is the suit of a card whose twin can still be captured with it, else -1.
    """

    rank: int
    points: int
    spade: int
    twin: int
    hand_values: tuple[int, ...]


class TooWideError(PositionError):
    """More cards are to be played than a key holds: that is so early in a pack of 104 cards."""


class Problem:
    """What a search of a position is told; see the comments behind the names."""

    def __init__(self, position: Position) -> None:
        """Raises PositionError where the position has no exact value; it says why."""
        self.rules = rules = position.rules
        self.codes = codes(rules)
        self.too_wide = ""
        """Why the position is too large for a search, if it is: then some words are too long."""
        refuse(position)
        self.seats = position.seats
        self.plies = schedule(position)
        self.scale = _scale(position)
        self.sign = rules.sign
        carried_cards, carried_spades = position.carry
        self.most_cards = self.scaled(rules.most_cards + carried_cards)
        self.most_spades = self.scaled(rules.most_spades + carried_spades)
        self.own_majorities = (
            self.scaled(rules.most_cards),
            self.scaled(rules.most_spades),
        )
        self.over = -1 if rules.spades_over is None else rules.spades_over
        self.spades_count = bool(self.most_spades) or self.over >= 0
        self.infos = _infos(rules, self.scale, self.spades_count)
        self.sweep = self.scaled(rules.sweep)
        self.cancels = rules.sweep_cancel is not SweepCancel.NONE
        self.mulle = self.scaled(rules.mulle)
        self.last_capture = 0 if rules.last_capture_sweep else self.scaled(rules.last_capture)
        self.splits = rules.ties is Ties.SPLIT
        self.void_at = -1 if rules.sweep_void_at is None or not rules.sweep else rules.sweep_void_at
        # A pack begun with a side at the target is played out.
        self.at_once = rules.match_end is MatchEnd.AT_ONCE and max(position.scores) < rules.target
        self.target = self.scaled(rules.target)
        self.scores = tuple(map(self.scaled, position.scores)) if self.at_once else (0, 0)
        # What is won already matters for the future: then it belongs in the key, and no card is
        # better than another.
        self.absolute = self.at_once or self.void_at >= 0
        self.forced = rules.capture is Capturing.FORCED
        self.trail_duty = rules.capture is Capturing.PLAYED_CARD
        self.take_rank = rules.take_rank
        self.dealt_together = rules.refill is Refill.HAND
        self._kinds(position)
        self._hands(position)
        self._sweeps(position)
        self._builds(rules)
        self.spades_total = 0
        if self.over >= 0:
            infos = map(self.info_of, self._everything(position))
            self.spades_total = sum(info >> SPADES_AT & 255 for info in infos)

    def refuse_too_wide(self) -> None:
        """Raises TooWideError where a search has no room for the cards."""
        if self.too_wide:
            raise TooWideError([self.too_wide])

    def scaled(self, points: Points) -> int:
        """Points in the search's unit."""
        return int(points * self.scale)

    def unscaled(self, value: int) -> Points:
        """A value of the search as points."""
        return value if self.scale == 1 else whole(Fraction(value, self.scale))

    def points_of(self, card: Card) -> int:
        """What capturing the card is worth by itself, scaled."""
        return (self.infos[card] >> POINTS_AT) & 0xFFFFFF

    def info_of(self, card: Card) -> int:
        """The info word of a card of which only the worth in a pile matters."""
        return self.infos[card]

    def _everything(self, position: Position) -> Iterable[Card]:
        yield from _free_cards(position)
        for pile in position.piles:
            yield from pile
        for build in position.builds:
            yield from build.cards

    def _kinds(self, position: Position) -> None:
        """Sort the free cards into kinds and give each kind a field of a table word."""
        free = _free_cards(position)
        twins = {card for card in free if self.mulle and card.twin in free}
        of = {card: self._kind(card, card in twins) for card in free}
        counts = Counter(of.values())
        self.kinds = kinds = sorted(counts)
        number = {kind: n for n, kind in enumerate(kinds)}
        self.kinds_of_rank: list[list[int]] = [[] for _ in range(14)]
        for kind, n in number.items():
            self.kinds_of_rank[kind.rank].append(n)
        self.kind_of = {card: number[kind] for card, kind in of.items()}
        self.kind_word, self.kind_shift, self.kind_mask = [], [], []
        used = [0, 0]
        for kind in kinds:
            width = counts[kind].bit_length()
            word = 0 if used[0] + width <= WORD else 1
            self.kind_word.append(word)
            self.kind_shift.append(used[word])
            self.kind_mask.append((1 << width) - 1)
            used[word] += width
        self.kind_info = [
            1
            | kind.spade << SPADES_AT
            | kind.points << POINTS_AT
            | (self.mulle // 2 if kind.twin >= 0 else 0) << CHANCE_AT
            for kind in kinds
        ]
        self.card_words = {
            card: (
                (self.kind_word[kind] == 0) << self.kind_shift[kind],
                (self.kind_word[kind] == 1) << self.kind_shift[kind],
                self.kind_info[kind],
            )
            for card, kind in self.kind_of.items()
        }
        # A rank word counts the cards of each rank; every field has one more bit, the guard.
        ranks = Counter(card.rank for card in free)
        self.rank_shift = [0] * 14
        self.guards = at = 0
        for rank, count in sorted(ranks.items()):
            self.rank_shift[rank] = at
            at += count.bit_length() + 1
            self.guards |= 1 << (at - 1)
        self.rank_count = [ranks[rank] for rank in range(14)]
        if used[1] > WORD or at > WORD:
            self.too_wide = f"{len(free)} cards are still free: too many for an exact search"
        worth: list[tuple[int, ...]] = [()] * 14
        built = [0] * 14
        for card in free:
            worth[card.rank] = self.codes.table[card]
            built[card.rank] = self.codes.built[card]
        self.rank_worth, self.rank_built = worth, built
        self.highest = max((max(kind.hand_values) for kind in kinds), default=0)
        self.groups = groups_by_value(
            max(self.highest, 0),
            [values if values and values[0] > 0 else () for values in worth],
            self.rank_count,
            self.rank_shift,
        )

    def _kind(self, card: Card, twin: bool) -> Kind:
        return Kind(
            rank=card.rank,
            points=self.points_of(card),
            spade=int(card.suit == Suit.SPADES and self.spades_count),
            twin=int(card.suit) if twin else -1,
            hand_values=self.codes.hand[card],
        )

    def _hands(self, position: Position) -> None:
        """Give every card that is still to be played a bit of the hand word of its deal."""
        held: list[tuple[int, int, Card]] = [
            (0, seat, card) for seat, hand in enumerate(position.hands) for card in hand.cards
        ]
        deal_after = [ply.deal for ply in self.plies[1:]] + [0]
        for ply, deal in zip(self.plies, deal_after, strict=True):
            held += [(deal, seat, card) for seat, card in ply.dealt]
        deals = 1 + max((deal for deal, _, _ in held), default=0)
        self.bit_of: dict[tuple[int, Card], int] = {}
        self.bit_kind = [0] * (64 * deals)
        self.seat_of = [0] * (64 * deals)
        self.seat_bits = [0] * (self.seats * deals)
        for deal in range(deals):
            here = sorted((s, self.kind_of[c], c) for number, s, c in held if number == deal)
            if len(here) > WORD:
                self.too_wide = f"{len(here)} cards in hands: too many for an exact search"
                here = here[:WORD]
            for bit, (seat, kind, card) in enumerate(here):
                self.bit_of[deal, card] = bit
                self.bit_kind[64 * deal + bit] = kind
                self.seat_of[64 * deal + bit] = seat
                self.seat_bits[self.seats * deal + seat] |= 1 << bit
        self.dealt_bits = [
            sum(1 << self.bit_of.get((deal, card), 0) for _, card in ply.dealt)
            for ply, deal in zip(self.plies, deal_after, strict=True)
        ]

    def _sweeps(self, position: Position) -> None:
        """At which plies an emptied table counts, and how many such plies each player has left."""
        rules = self.rules
        stop = rules.sweep_stop_at
        stopped = stop is not None and any(score >= stop for score in position.scores)
        last = len(self.plies) - 1

        def counts(number: int, ply: Ply) -> bool:
            barred = ply.stock_empty and not rules.sweep_last_hand
            closes = rules.last_capture_sweep and number == last
            return bool(self.sweep) and not stopped and (not barred or closes)

        self.sweep_counts = [int(counts(n, ply)) for n, ply in enumerate(self.plies)]
        self.sweeps_left = [sum(self.sweep_counts[n::2]) for n in range(len(self.plies) + 2)]
        """For the side to play at a ply; the next entry is the other side's."""

    def _builds(self, rules: RuleSet) -> None:
        style = rules.build_style
        self.style = style
        self.knows_owner = style is not None and (
            not style.raise_own_side or style.one_each or style.keeps_builder_busy
        )
        self.knows_rank = style is not None and style.adding is Adding.SAME_RANK


@lru_cache(maxsize=64)
def _infos(rules: RuleSet, scale: int, spades_count: bool) -> dict[Card, int]:
    """The info word of every card in a pile."""
    found = {}
    for card in pack(rules.packs):
        points = int(scale * rules.card_points(card))
        spade = card.suit == Suit.SPADES and spades_count
        found[card] = 1 | spade << SPADES_AT | points << POINTS_AT
    return found


def _free_cards(position: Position) -> set[Card]:
    """The cards that lie loose or are still to be played."""
    held = [card for hand in position.hands for card in hand.cards]
    return {*position.loose, *held, *position.stock.cards}


def refuse(position: Position) -> None:
    """Raises PositionError for a position without an exact value: unknown cards, or not two sides."""
    found = []
    if position.sides != 2:
        found.append(f"{position.sides} sides: exact values are for two sides")
    if not position.is_known:
        unknown = position.stock.unknown + sum(hand.unknown for hand in position.hands)
        found.append(f"{unknown} cards are unknown: exact values need every card")
    if found:
        raise PositionError(found)


def _scale(position: Position) -> int:
    """The number that makes all points whole."""
    parts: list[Points] = [*position.carry]
    rules = position.rules
    if rules.match_end is MatchEnd.AT_ONCE:
        parts += position.scores
    halves = 2 if rules.sweep_void_at is not None or rules.mulle else 1
    return lcm(halves, *(Fraction(part).denominator for part in parts))
