"""Rules under which what is won already changes the future: a match that ends at once, and sweep
points that are void when one side has taken too much. Few games use them; clarity goes before speed.
"""

from __future__ import annotations

from typing import NamedTuple

from kasino_teach.solver.layout import MULLE_BIT, POINTS_AT, SPADES_AT, SWEEP_BIT
from kasino_teach.solver.record import Record


class Won(NamedTuple):
    """What the sides have won so far, the side that plays at the root first: points of cards (scaled),
    sweeps that stand, mulles.
    """

    points: tuple[int, int]
    sweeps: tuple[int, int]
    mulles: tuple[int, int]


class Judge:
    """Numbers what has been won, and counts the score of a pack that is over from it."""

    def __init__(self, record: Record, side: int) -> None:
        """`side` is the one to play at the root."""
        self.record = record
        self.scores = (record.scores[side], record.scores[1 - side])
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
            if self.record.cancels and standing[1 - side]:
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
        return self.record.sweep * (sweeps[side] - sweeps[1 - side])

    def decided(self, number: int, side: int, cards: int, spades: int, outside: int) -> bool:
        """Whether the match is over at once; leads are those of `side`."""
        if not self.record.at_once:
            return False
        won = self.totals(number, side, cards, spades, outside, True, 0)
        scores = (self.scores[side], self.scores[1 - side])
        return any(
            score + now >= self.record.target for score, now in zip(scores, won, strict=True)
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
        counted += self.record.mulle * (won.mulles[side] - won.mulles[1 - side])
        return self.record.sign * (mine - theirs - counted)

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
        record, won = self.record, self.won[number]
        left_cards = outside & 255 if certain_only else 0
        left_spades = outside >> SPADES_AT & 255
        captured = record.spades_total - left_spades
        left_spades = left_spades if certain_only else 0
        totals = []
        for who, sign in ((side, 1), (1 - side, -1)):
            first_cards = sign * cards > left_cards
            first_spades = sign * spades > left_spades
            own_cards, own_spades = record.own_majorities
            base = won.points[who] + own_cards * first_cards + own_spades * first_spades
            if record.splits and not certain_only:
                base += (own_cards * (cards == 0) + own_spades * (spades == 0)) // 2
            if record.over >= 0:
                above = (captured + sign * spades) // 2 - record.over
                base += record.scale * max(0, above)
            base += record.mulle * won.mulles[who]
            carried = (record.most_cards - own_cards) * first_cards
            carried += (record.most_spades - own_spades) * first_spades
            totals.append((base, carried))
        void = record.void_at >= 0 and any(
            base >= record.void_at * record.scale for base, _ in totals
        )
        sums = []
        for who, place in ((side, 0), (1 - side, 1)):
            base, carried = totals[place]
            sweeps = 0 if void else record.sweep * won.sweeps[who]
            paid = record.last_capture if last == 1 + place else 0
            sums.append(base + carried + sweeps + paid)
        return sums[0], sums[1]
