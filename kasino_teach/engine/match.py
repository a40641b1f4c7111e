"""A match: packs until a side has reached the target, and who has won by which rule."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from kasino_teach.cards import Card, Suit
from kasino_teach.engine.dealing import deal, seat_faults
from kasino_teach.engine.ending import is_over, score
from kasino_teach.engine.position import Position
from kasino_teach.engine.score import Item, Score
from kasino_teach.errors import PositionError
from kasino_teach.notation import Points
from kasino_teach.rules import Goal, RuleSet, TieBreak


class Decider(Enum):
    """By which rule a match was won."""

    HIGHEST_TOTAL = "highest total"
    LOWEST_TOTAL = "lowest total"
    SPECIALS = "special-card points of the last pack"
    SPADES = "spades of the last pack"


TOTALS: Final[Mapping[Goal, Decider]] = {
    Goal.MOST: Decider.HIGHEST_TOTAL,
    Goal.FEWEST: Decider.LOWEST_TOTAL,
}
"""Which total wins."""


@dataclass(frozen=True, slots=True)
class PackResult:
    """A pack that was played: who dealt, how it ended, its score, and each side's total after it."""

    dealer: int
    position: Position
    score: Score
    totals: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Who has won a match. `evidence` has for each side the number that decided."""

    winner: int
    decider: Decider
    evidence: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far. `dealer` deals the next pack; `packs` are those played."""

    rules: RuleSet
    seats: int
    pairs: bool
    dealer: int
    packs: tuple[PackResult, ...] = ()

    @staticmethod
    def begin(
        rules: RuleSet, seats: int = 2, *, pairs: bool = False, dealer: int | None = None
    ) -> Match:
        """A match before its first pack. Who deals first is drawn (002) or agreed (004).

        By default the last seat deals, so that seat 0 plays first. Raises PositionError for a number of
        seats with which the deal does not come out even, and for pairs of other than four.
        """
        if found := tuple(seat_faults(rules, seats, pairs)):
            raise PositionError(found)
        return Match(rules, seats, pairs, seats - 1 if dealer is None else dealer % seats)

    @property
    def sides(self) -> int:
        """How many sides score."""
        return 2 if self.pairs else self.seats

    @property
    def totals(self) -> tuple[Points, ...]:
        """Each side's match points."""
        return self.packs[-1].totals if self.packs else (0,) * self.sides

    @property
    def carry(self) -> tuple[Points, Points]:
        """The most-cards and most-spades points that wait for the next pack."""
        return self.packs[-1].score.carry if self.packs else (0, 0)

    def deal(self, cards: Sequence[Card] | random.Random | int) -> Position:
        """Deal the next pack, from cards in dealing order, a Random or a seed.

        Raises PositionError as `deal` does, and when the match is won.
        """
        if self.verdict is not None:
            raise PositionError([f"the match is over: side {self.verdict.winner} has won"])
        return deal(
            self.rules,
            cards,
            seats=self.seats,
            dealer=self.dealer,
            pairs=self.pairs,
            scores=self.totals,
            carry=self.carry,
        )

    def finish(self, position: Position) -> Match:
        """The match after a pack that ended in `position`; the deal moves on one seat.

        Raises PositionError when the pack is not over or is not this match's next one.
        """
        if not is_over(position):
            raise PositionError(
                [f"the pack is not over: {position.left_to_play} cards are still to be played"]
            )
        ours = (self.seats, self.sides, self.totals, self.carry)
        theirs = (position.seats, position.sides, position.scores, position.carry)
        if ours != theirs or not position.rules.same_options(self.rules):
            raise PositionError(
                ["the pack is not the next one of this match: rules, seats, scores or carry differ"]
            )
        result = score(position)
        totals = tuple(
            self._counted_down(before + now)
            for before, now in zip(self.totals, result.totals, strict=True)
        )
        pack = PackResult(self.dealer, position, result, totals)
        return replace(self, dealer=(self.dealer + 1) % self.seats, packs=(*self.packs, pack))

    def _counted_down(self, total: Points) -> Points:
        """Where the target must be met exactly, what is above it counts down from it (001)."""
        over = total - self.rules.target
        return self.rules.target - over if self.rules.exact and over > 0 else total

    @property
    def verdict(self) -> Verdict | None:
        """Who has won and why; None while the match goes on."""
        if not self.packs or max(self.totals) < self.rules.target:
            return None
        leaders = self._leaders(range(self.sides), self.totals)
        if len(leaders) == 1:
            return Verdict(leaders[0], TOTALS[self.rules.goal], self.totals)
        return TIE_BREAKS[self.rules.tie_break](self, leaders)

    def _leaders(self, sides: Sequence[int], points: Sequence[Points]) -> list[int]:
        """Of some sides those with the most points, or where points are avoided the fewest."""
        best = max(self.rules.sign * points[side] for side in sides)
        return [side for side in sides if self.rules.sign * points[side] == best]

    def _broken_by(
        self, leaders: list[int], decider: Decider, counts: Sequence[Points]
    ) -> Verdict | None:
        ahead = self._leaders(leaders, counts)
        return Verdict(ahead[0], decider, tuple(counts)) if len(ahead) == 1 else None


def _by_specials(match: Match, leaders: list[int]) -> Verdict | None:
    """Points for 2♠ and 10♦ in the last pack (000; our reading of its special cards)."""
    lines = match.packs[-1].score.lines
    counts = [
        sum(
            (
                line.points
                for line in lines
                if line.side == side and line.item in (Item.LITTLE, Item.BIG)
            ),
            0,
        )
        for side in range(match.sides)
    ]
    return match._broken_by(leaders, Decider.SPECIALS, counts)


def _by_spades(match: Match, leaders: list[int]) -> Verdict | None:
    """Spades of the last pack (002)."""
    piles = match.packs[-1].position.piles
    counts = [sum(card.suit == Suit.SPADES for card in pile) for pile in piles]
    return match._broken_by(leaders, Decider.SPADES, counts)


TIE_BREAKS: Final[Mapping[TieBreak, Callable[[Match, list[int]], Verdict | None]]] = {
    TieBreak.PACK: lambda match, leaders: None,
    TieBreak.SPECIALS: _by_specials,
    TieBreak.SPADES: _by_spades,
}
"""What decides between leaders with equal totals; None: another pack is played."""
