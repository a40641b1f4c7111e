"""Rules under which what is won already changes the future: a match that ends at once, and sweep
points that are void when one side has taken too much. Few games use them; clarity goes before speed.
"""

from __future__ import annotations

from typing import NamedTuple

from kasino_teach.solver.node import Node
from kasino_teach.solver.packing import (
    MINE,
    MULLE_BIT,
    PILE_BITS,
    POINTS_AT,
    SPADES_AT,
    SWEEP_BIT,
    THEIRS,
)
from kasino_teach.solver.problem import Problem

GOES_ON = 1 << 24
"""More than any value: the pack is not over."""


class Won(NamedTuple):
    """What the sides have won so far, the side that plays at the root first: points of cards (scaled),
    sweeps that stand, mulles.
    """

    points: tuple[int, int]
    sweeps: tuple[int, int]
    mulles: tuple[int, int]


class Judge:
    """Numbers what has been won, and counts the score of a pack that is over from it."""

    def __init__(self, problem: Problem, side: int) -> None:
        """`side` is the one to play at the root."""
        self.problem = problem
        self.scores = (problem.scores[side], problem.scores[1 - side])
        self.numbers: dict[Won, int] = {}
        self.won: list[Won] = []

    def number(self, won: Won) -> int:
        """The number of what has been won."""
        found = self.numbers.get(won)
        if found is None:
            found = len(self.won)
            self.won.append(won)
            self.numbers[won] = found
        return found

    def after(self, number: int, side: int, info: int, sweeps: bool) -> int:
        """What is won once `side` (0: as at the root) captured; `sweeps`: and its sweep counts."""
        won = self.won[number]
        points, standing, mulles = list(won.points), list(won.sweeps), list(won.mulles)
        points[side] += (info >> POINTS_AT) & 0xFFFFFF
        if sweeps and info & SWEEP_BIT:
            if self.problem.cancels and standing[1 - side]:
                standing[1 - side] -= 1
            else:
                standing[side] += 1
        if info & MULLE_BIT:
            mulles[side] += 1
        return self.number(
            Won(
                (points[0], points[1]),
                (standing[0], standing[1]),
                (mulles[0], mulles[1]),
            )
        )

    def sweep_lead(self, number: int, side: int) -> int:
        """Scaled points for sweeps, `side` minus the other."""
        sweeps = self.won[number].sweeps
        return self.problem.sweep * (sweeps[side] - sweeps[1 - side])

    def widen(self, node: Node, low: int, high: int) -> tuple[int, int]:
        """Bounds of a node where sweeps that stand may yet become void."""
        problem = self.problem
        void = -problem.sign * self.sweep_lead(node.won, node.ply & 1)
        left = problem.sweeps_left[node.ply] + problem.sweeps_left[node.ply + 1]
        swing = problem.sweep * left
        return low + min(0, void) - swing, high + max(0, void) + swing

    def future_if_over(self, after: Node) -> int:
        """The future of a pack that is over after a play, for whoever played; GOES_ON while it is not."""
        sign, number, outside = self.problem.sign, after.won, after.outside
        side = 1 - (after.ply & 1)
        cards, spades = -sign * after.cards, -sign * after.spades
        at_end = after.ply == len(self.problem.plies)
        taken = at_end and outside & 255 == 0  # then the pack ended in the ordinary way
        if not taken and self.decided(number, side, cards, spades, outside):
            return self.standing(number, side, cards, spades, outside)
        if not at_end:
            return GOES_ON
        counted, last = 0, 0
        if after.last:
            last = MINE if after.last == THEIRS else THEIRS
            lead = 1 if last == MINE else -1
            taker = side if last == MINE else 1 - side
            number = self.after(number, taker, outside & PILE_BITS, False)
            counted = sign * lead * ((outside >> POINTS_AT) & 0xFFFFFF)
            cards += lead * (outside & 255)
            spades += lead * ((outside >> SPADES_AT) & 255)
            outside = 0
        return counted + self.future(number, side, cards, spades, last, outside)

    def decided(self, number: int, side: int, cards: int, spades: int, outside: int) -> bool:
        """Whether the match is over at once; leads are those of `side`."""
        if not self.problem.at_once:
            return False
        won = self.totals(number, side, cards, spades, outside, True, 0)
        scores = (self.scores[side], self.scores[1 - side])
        return any(
            score + now >= self.problem.target for score, now in zip(scores, won, strict=True)
        )

    def standing(self, number: int, side: int, cards: int, spades: int, outside: int) -> int:
        """The future of a match that ended at once: what is certain, less what was counted."""
        return self._rest(number, side, self.totals(number, side, cards, spades, outside, True, 0))

    def future(
        self, number: int, side: int, cards: int, spades: int, last: int, outside: int
    ) -> int:
        """The future of a pack that is played out: what the score adds to what was counted.

        `outside` lies on the table for good; `last` is 1 when `side` gets points for the last
        capture, 2 when the other does.
        """
        return self._rest(
            number, side, self.totals(number, side, cards, spades, outside, False, last)
        )

    def _rest(self, number: int, side: int, totals: tuple[int, int]) -> int:
        won = self.won[number]
        mine, theirs = totals
        counted = won.points[side] - won.points[1 - side] + self.sweep_lead(number, side)
        counted += self.problem.mulle * (won.mulles[side] - won.mulles[1 - side])
        return self.problem.sign * (mine - theirs - counted)

    def totals(
        self,
        number: int,
        side: int,
        cards: int,
        spades: int,
        outside: int,
        certain_only: bool,
        last: int,
    ) -> tuple[int, int]:
        """Points of the pack for `side` and the other."""
        problem, won = self.problem, self.won[number]
        left_cards = outside & 255 if certain_only else 0
        left_spades = outside >> SPADES_AT & 255
        captured = problem.spades_total - left_spades
        left_spades = left_spades if certain_only else 0
        totals = []
        for who, sign in ((side, 1), (1 - side, -1)):
            first_cards = sign * cards > left_cards
            first_spades = sign * spades > left_spades
            own_cards, own_spades = problem.own_majorities
            base = won.points[who] + own_cards * first_cards + own_spades * first_spades
            if problem.splits and not certain_only:
                base += (own_cards * (cards == 0) + own_spades * (spades == 0)) // 2
            if problem.over >= 0:
                above = (captured + sign * spades) // 2 - problem.over
                base += problem.scale * max(0, above)
            base += problem.mulle * won.mulles[who]
            carried = (problem.most_cards - own_cards) * first_cards
            carried += (problem.most_spades - own_spades) * first_spades
            totals.append((base, carried))
        void = problem.void_at >= 0 and any(
            base >= problem.void_at * problem.scale for base, _ in totals
        )
        sums = []
        for who, place in ((side, 0), (1 - side, 1)):
            base, carried = totals[place]
            sweeps = 0 if void else problem.sweep * won.sweeps[who]
            paid = problem.last_capture if last == 1 + place else 0
            sums.append(base + carried + sweeps + paid)
        return sums[0], sums[1]
