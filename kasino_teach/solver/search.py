"""The search: null windows over the future difference, one table for all of them.

A node is asked only whether its value reaches a number (`beta`); the answer is a bound, at least
`beta` or below it, and proves itself. Asking a few times pins the exact value down (MTD(f)).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable

from kasino_teach.solver.builds import BuildSets
from kasino_teach.solver.judge import Judge
from kasino_teach.solver.layout import MINE, MULLE_BIT, SWEEP_BIT
from kasino_teach.solver.moves import Moves
from kasino_teach.solver.payoff import Payoff
from kasino_teach.solver.record import Record
from kasino_teach.solver.table import Table

CARD_BITS = SWEEP_BIT - 1
PEEK = 6
"""So many plies before the end, looking ahead in the table pays no more."""
LIMIT = 1 << 24
"""Values lie between minus this and this."""
KNOWN = 1 << 62
"""Marks an entry of the table, which is never 0."""
VISITS = 4095
"""Every so many nodes, plus one, the hook is called."""
DROPPED_CARDS, DROPPED_SPADES = 255, 63
"""What stands in a key for a lead that matters no more."""
MANY_BUILDS, MANY_WON = 1 << 20, 1 << 19


class Search:
    """Searches the positions that follow from one root."""

    def __init__(
        self, record: Record, judge: Judge, hook: Callable[[int], None], compiled: bool
    ) -> None:
        """`hook` gets the number of nodes from time to time and may raise to stop the search."""
        self.record = record
        self.judge = judge
        self.hook = hook
        self.builds = BuildSets(record)
        self.moves = Moves(record, self.builds, compiled)
        self.payoff = Payoff(record)
        self.plies = len(record.plies)
        bits = 10 if self.plies <= 8 else 14
        self.table = Table(compiled, bits, 22)
        self.seat = array("q", [*(ply.seat for ply in record.plies), 0])
        self.window = array("q", [*(ply.window for ply in record.plies), 0])
        self.deal = array("q", [*record.deal_bits, 0])
        self.seat_bits = array("q", record.seat_bits)
        self.seats = record.seats
        self.sweep_counts = array("q", [*record.sweep_counts, 0])
        self.sweep = record.sign * record.sweep
        self.mulle = record.sign * record.mulle
        self.sign = record.sign
        self.absolute = record.absolute
        self.has_cards = record.most_cards != 0
        self.has_spades = record.most_spades != 0
        self.has_over = record.over >= 0
        # The last ply needs no search where a capture brings everything and nothing else.
        plain = not (
            self.absolute or record.mulle or record.style or record.sweep_counts[self.plies - 1]
        )
        self.closing = self.plies - 1 if plain else self.plies
        self.peeking = 0 if self.absolute else self.plies - PEEK
        self.must_capture = record.forced or record.trail_duty
        self.nodes = 0
        self.low = self.high = 0
        """Proven bounds of what `exact` and `exact_move` work on, should they be stopped."""

    def look(self, x: int, ply: int, cards: int, spades: int, last: int, outside: int) -> None:
        """Set `low` and `high` to the bounds of a node, and of all its moves, that need no search."""
        self.payoff.bound(ply, cards, spades, last, outside)
        low, high = self.payoff.low, self.payoff.high
        if self.absolute:
            low, high = self.widen(x, ply, low, high)
        self.low, self.high = low, high

    def exact(
        self,
        t0: int,
        t1: int,
        h: int,
        b: int,
        x: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
        guess: int,
    ) -> int:
        """The exact value of a node; `guess` is where to begin."""
        self.look(x, ply, cards, spades, last, outside)
        low, high = self.low, self.high
        value = low if guess < low else min(guess, high)
        while low < high:
            beta = value + 1 if value == low else value
            value = self.reach(t0, t1, h, b, x, ply, cards, spades, last, outside, beta)
            if value < beta:
                self.high = high = value
            else:
                self.low = low = value
        return low

    def exact_move(
        self,
        d0: int,
        d1: int,
        dh: int,
        b: int,
        info: int,
        t0: int,
        t1: int,
        h: int,
        x: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
        guess: int,
    ) -> int:
        """The exact value of a move, its five words first; `guess` is where to begin."""
        self.look(x, ply, cards, spades, last, outside)
        low, high = self.low, self.high
        value = low if guess < low else min(guess, high)
        while low < high:
            beta = value + 1 if value == low else value
            value = self.play(
                d0,
                d1,
                dh,
                b,
                info,
                t0,
                t1,
                h,
                x,
                ply,
                cards,
                spades,
                last,
                outside,
                beta,
            )
            if value < beta:
                self.high = high = value
            else:
                self.low = low = value
        return low

    def widen(self, x: int, ply: int, low: int, high: int) -> tuple[int, int]:
        """Bounds where sweeps that stand may yet become void."""
        void = -self.sign * self.judge.sweep_lead(x, ply & 1)
        reach = self.record.sweep * (
            self.record.sweeps_left[ply] + self.record.sweeps_left[ply + 1]
        )
        return low + min(0, void) - reach, high + max(0, void) + reach

    def reach(
        self,
        t0: int,
        t1: int,
        h: int,
        b: int,
        x: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
        beta: int,
    ) -> int:
        """A bound of the node's value: at least `beta`, or below it, as the value itself is.

        The node: table words, hand word, set of builds, what was won (where it matters), ply, the
        mover's leads in cards and spades, who captured last, and all that lies in no pile.
        """
        self.nodes += 1
        if self.nodes & VISITS == 0:
            self.hook(self.nodes)
        if ply >= self.closing:
            return self.close(t0, t1, h, ply, cards, spades, last, outside)
        self.payoff.bound(ply, cards, spades, last, outside)
        low, high, sure = self.payoff.low, self.payoff.high, self.payoff.sure
        if self.absolute:
            low, high = self.widen(x, ply, low, high)
            sure = 0
        if low >= beta:
            return low
        if high < beta:
            return high
        m = self.key(b, x, ply, cards, spades, last, outside)
        known = self.table.get(t0, t1, h, m)
        best_at = 0
        if known:
            best_at = (known >> 50) & 4095
            bound = (known & (2 * LIMIT - 1)) - LIMIT + sure
            if bound >= beta:
                return bound
            low = max(low, bound)
            bound = ((known >> 25) & (2 * LIMIT - 1)) - LIMIT + sure
            if bound < beta:
                return bound
            high = min(high, bound)
        value = self.best(t0, t1, h, b, x, ply, cards, spades, last, outside, beta, best_at)
        best_at = value & 4095
        value = value >> 12
        if value >= beta:
            low = value
        else:
            high = value
        if b < MANY_BUILDS and x < MANY_WON:
            known = (low - sure + LIMIT) | (high - sure + LIMIT) << 25 | best_at << 50 | KNOWN
            self.table.put(t0, t1, h, m, known)
        return value

    def close(
        self,
        t0: int,
        t1: int,
        h: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
    ) -> int:
        """The value when the pack is played out, or where one card is left and no sweep counts.

        Any capture with the last card brings everything that lies there: the rest goes to the same side.
        """
        if ply == self.plies or last == MINE:
            return self.payoff.final(cards, spades, last, outside)
        left = self.payoff.final(cards, spades, last, outside)
        if not self.moves.last_captures(t0, t1, h, self.window[ply]):
            return left
        taken = self.payoff.final(cards, spades, MINE, outside)
        return taken if taken > left or self.must_capture else left

    def key(
        self, b: int, x: int, ply: int, cards: int, spades: int, last: int, outside: int
    ) -> int:
        """The word of a node's key that is not table and hand; leads that are decided are dropped."""
        if not self.absolute:
            left = outside & 255
            if not self.has_cards or cards > left or cards < -left:
                cards = DROPPED_CARDS - 128
            left = (outside >> 8) & 255
            if self.has_over:
                if left == 0:
                    pass
            elif not self.has_spades or spades > left or spades < -left:
                spades = DROPPED_SPADES - 32
        return ply | (cards + 128) << 7 | (spades + 32) << 15 | last << 21 | b << 23 | x << 43

    def best(
        self,
        t0: int,
        t1: int,
        h: int,
        b: int,
        x: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
        beta: int,
        hint: int,
    ) -> int:
        """The bound from trying moves, `hint` first, and from bit 12 down the move that gave it."""
        moves = self.moves
        seat, window = self.seat[ply], self.window[ply]
        hand = h & self.seat_bits[window * self.seats + seat]
        moves.find(t0, t1, hand, b, window, seat)
        first, count, epoch = moves.first, moves.count, moves.epoch
        if ply < self.peeking:
            for at in range(count):
                value = self.peek(
                    moves.table0[first + at],
                    moves.table1[first + at],
                    moves.hand[first + at],
                    moves.build[first + at],
                    moves.info[first + at],
                    t0,
                    t1,
                    h,
                    x,
                    ply,
                    cards,
                    spades,
                    last,
                    outside,
                )
                if value >= beta:
                    return value << 12 | (at if at < 4096 else 0)
        best, best_at = -LIMIT, 0
        for turn in range(count):
            at = turn
            if hint:
                at = hint if turn == 0 else turn - 1 if turn <= hint else turn
            if moves.epoch != epoch:
                moves.find(t0, t1, hand, b, window, seat)
                first, epoch = moves.first, moves.epoch
            at += first
            value = self.play(
                moves.table0[at],
                moves.table1[at],
                moves.hand[at],
                moves.build[at],
                moves.info[at],
                t0,
                t1,
                h,
                x,
                ply,
                cards,
                spades,
                last,
                outside,
                beta,
            )
            if value > best:
                best, best_at = value, at - first
                if best >= beta:
                    break
        return best << 12 | (best_at if best_at < 4096 else 0)

    def play(
        self,
        d0: int,
        d1: int,
        dh: int,
        b: int,
        info: int,
        t0: int,
        t1: int,
        h: int,
        x: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
        beta: int,
    ) -> int:
        """The bound of one move, given by its five words (see moves.py) and the node it is played at."""
        t0 += d0
        t1 += d1
        h += dh + self.deal[ply]
        gain = 0
        if info:
            if info > CARD_BITS:
                if info & SWEEP_BIT and self.sweep_counts[ply]:
                    gain += self.sweep
                if info & MULLE_BIT:
                    gain += self.mulle
            if self.absolute:
                x = self.judge.after(x, ply & 1, info, self.sweep_counts[ply] != 0)
            info &= CARD_BITS
            gain += self.sign * ((info >> 16) & 0xFFFFFF)
            cards += info & 255
            spades += (info >> 8) & 255
            outside -= info
            last = MINE
        if self.absolute:
            over = self.over(x, ply, cards, spades, last, outside)
            if over != LIMIT:
                return gain + over
        last = 3 - last if last else 0
        return gain - self.reach(
            t0, t1, h, b, x, ply + 1, -cards, -spades, last, outside, gain - beta + 1
        )

    def peek(
        self,
        d0: int,
        d1: int,
        dh: int,
        b: int,
        info: int,
        t0: int,
        t1: int,
        h: int,
        x: int,
        ply: int,
        cards: int,
        spades: int,
        last: int,
        outside: int,
    ) -> int:
        """A lower bound of a move from what the table knows already."""
        t0 += d0
        t1 += d1
        h += dh + self.deal[ply]
        gain = 0
        if info:
            if info & SWEEP_BIT and self.sweep_counts[ply]:
                gain = self.sweep
            if info & MULLE_BIT:
                gain += self.mulle
            info &= CARD_BITS
            gain += self.sign * ((info >> 16) & 0xFFFFFF)
            cards += info & 255
            spades += (info >> 8) & 255
            outside -= info
            last = MINE
        last = 3 - last if last else 0
        known = self.table.get(t0, t1, h, self.key(b, x, ply + 1, -cards, -spades, last, outside))
        if known == 0:
            return -LIMIT
        self.payoff.bound(ply + 1, -cards, -spades, last, outside)
        return gain - (((known >> 25) & (2 * LIMIT - 1)) - LIMIT + self.payoff.sure)

    def over(self, x: int, ply: int, cards: int, spades: int, last: int, outside: int) -> int:
        """The future after a play, where the pack is over; LIMIT while it goes on."""
        judge, side = self.judge, ply & 1
        at_end = ply + 1 == self.plies
        taken = at_end and outside & 255 == 0  # then the pack ended in the ordinary way
        if not taken and judge.decided(x, side, cards, spades, outside):
            return judge.standing(x, side, cards, spades, outside)
        if not at_end:
            return LIMIT
        counted = 0
        if last:
            sign = 1 if last == MINE else -1
            x = judge.after(x, side if last == MINE else 1 - side, outside & CARD_BITS, False)
            counted = self.sign * sign * ((outside >> 16) & 0xFFFFFF)
            cards += sign * (outside & 255)
            spades += sign * ((outside >> 8) & 255)
            outside = 0
        return counted + judge.future(x, side, cards, spades, last, outside)
