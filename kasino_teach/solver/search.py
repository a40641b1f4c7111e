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
PEEK = 10
"""So many plies before the end, looking ahead in the table pays no more."""
LIMIT = 1 << 24
"""Values lie between minus this and this."""
KNOWN = 1 << 62
"""Marks an entry of the table, which is never 0."""
VISITS = 4095
"""Every so many nodes, plus one, the hook is called."""
BOUND = 2 * LIMIT - 1
HINT = 4095 << 50
UNKNOWN = KNOWN | BOUND << 25
"""An entry of the table: a lower bound, an upper bound, the best move's place; these say nothing."""
LOW_NEEDS = 0xFFFF
NO_NEEDS = (127 + 128 << 24) | (127 + 128 << 16)
"""Its second word: the leads which the lower bound needs (cards, spades), then those of the upper one."""
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
        self.need_cards = self.need_spades = 0
        """The leads with which the last answer of `reach` stays proven: at least these, or at most."""
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
            return self.close(t0, t1, h, ply, cards, spades, last, outside, beta)
        payoff = self.payoff
        payoff.bound(ply, cards, spades, last, outside)
        low, high = payoff.low, payoff.high
        if self.absolute:
            low, high = self.widen(x, ply, low, high)
        if low >= beta:
            payoff.need_low(cards, spades, outside)
            self.need_cards, self.need_spades = payoff.need_cards, payoff.need_spades
            return low
        if high < beta:
            payoff.need_high(cards, spades, outside)
            self.need_cards, self.need_spades = payoff.need_cards, payoff.need_spades
            return high
        m = self.key(b, x, ply, cards, spades, last)
        known = self.table.get(t0, t1, h, m)
        needs = self.table.more if known else NO_NEEDS
        if known == 0:
            known = UNKNOWN
        bound = (known & BOUND) - LIMIT
        if bound >= beta and self.meets_low(needs, cards, spades):
            return bound
        bound = ((known >> 25) & BOUND) - LIMIT
        if bound < beta and self.meets_high(needs, cards, spades):
            return bound
        hint = (known >> 50) & 4095
        value = self.best(t0, t1, h, b, x, ply, cards, spades, last, outside, beta, hint)
        hint = value & 4095
        value = value >> 12
        if b < MANY_BUILDS and x < MANY_WON:
            if value >= beta:
                known = (known & ~BOUND) | (value + LIMIT)
                needs = (needs & ~LOW_NEEDS) | self.packed_needs()
            else:
                known = (known & ~(BOUND << 25)) | (value + LIMIT) << 25
                needs = (needs & LOW_NEEDS) | self.packed_needs() << 16
            known = (known & ~HINT) | hint << 50
            self.table.put(t0, t1, h, m, known, needs)
        return value

    def meets_low(self, needs: int, cards: int, spades: int) -> bool:
        """Whether the leads are at least what a lower bound needs; then its needs are the node's."""
        need_cards, need_spades = (needs & 255) - 128, ((needs >> 8) & 255) - 128
        if self.absolute or (cards >= need_cards and spades >= need_spades):
            self.need_cards, self.need_spades = need_cards, need_spades
            return True
        return False

    def meets_high(self, needs: int, cards: int, spades: int) -> bool:
        """Whether the leads are at most what an upper bound needs; then its needs are the node's."""
        need_cards, need_spades = ((needs >> 16) & 255) - 128, ((needs >> 24) & 255) - 128
        if self.absolute or (cards <= need_cards and spades <= need_spades):
            self.need_cards, self.need_spades = need_cards, need_spades
            return True
        return False

    def packed_needs(self) -> int:
        """The node's needs in sixteen bits. What no lead reaches may be cut off."""
        cards, spades = self.need_cards, self.need_spades
        cards = -128 if cards < -128 else 127 if cards > 127 else cards
        spades = -128 if spades < -128 else 127 if spades > 127 else spades
        return (cards + 128) | (spades + 128) << 8

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
        beta: int,
    ) -> int:
        """The value when the pack is played out, or where one card is left and no sweep counts.

        Any capture with the last card brings everything that lies there: the rest goes to the same side.
        """
        payoff = self.payoff
        can = ply < self.plies and last != MINE
        can = can and self.moves.last_captures(t0, t1, h, self.window[ply])
        if not can or not self.must_capture:
            left = payoff.final(cards, spades, last, outside)
            payoff.need_end(cards, spades, left < beta)
            self.need_cards, self.need_spades = payoff.need_cards, payoff.need_spades
            if not can or left >= beta:
                return left
        taken = payoff.final(cards, spades, MINE, outside)
        payoff.need_end(cards, spades, taken < beta)
        if self.must_capture or taken >= beta:
            self.need_cards, self.need_spades = payoff.need_cards, payoff.need_spades
            return taken
        if payoff.need_cards < self.need_cards:
            self.need_cards = payoff.need_cards
        if payoff.need_spades < self.need_spades:
            self.need_spades = payoff.need_spades
        return taken if taken > left else left

    def key(self, b: int, x: int, ply: int, cards: int, spades: int, last: int) -> int:
        """The word of a node's key that is not table and hand; leads are in it only where they must."""
        m = ply | last << 7 | b << 9 | x << 29
        if self.absolute:
            m |= (cards + 128) << 48 | (spades + 32) << 56
        return m

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
        need_cards, need_spades = 127, 127
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
            if value >= beta:
                break
            if self.need_cards < need_cards:
                need_cards = self.need_cards
            if self.need_spades < need_spades:
                need_spades = self.need_spades
        else:
            self.need_cards, self.need_spades = need_cards, need_spades
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
        gain = more_cards = more_spades = 0
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
            more_cards = self.sign * (info & 255)
            more_spades = self.sign * ((info >> 8) & 255)
            outside -= info
            last = MINE
        cards += more_cards
        spades += more_spades
        if self.absolute:
            over = self.over(x, ply, cards, spades, last, outside)
            if over != LIMIT:
                return gain + over
        last = 3 - last if last else 0
        value = gain - self.reach(
            t0, t1, h, b, x, ply + 1, -cards, -spades, last, outside, gain - beta + 1
        )
        self.need_cards = -self.need_cards - more_cards
        self.need_spades = -self.need_spades - more_spades
        return value

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
        gain = more_cards = more_spades = 0
        if info:
            if info & SWEEP_BIT and self.sweep_counts[ply]:
                gain = self.sweep
            if info & MULLE_BIT:
                gain += self.mulle
            info &= CARD_BITS
            gain += self.sign * ((info >> 16) & 0xFFFFFF)
            more_cards = self.sign * (info & 255)
            more_spades = self.sign * ((info >> 8) & 255)
            outside -= info
            last = MINE
        cards += more_cards
        spades += more_spades
        last = 3 - last if last else 0
        known = self.table.get(t0, t1, h, self.key(b, x, ply + 1, -cards, -spades, last))
        if known == 0 or not self.meets_high(self.table.more, -cards, -spades):
            return -LIMIT
        self.need_cards = -self.need_cards - more_cards
        self.need_spades = -self.need_spades - more_spades
        return gain - (((known >> 25) & BOUND) - LIMIT)

    def over(self, x: int, ply: int, cards: int, spades: int, last: int, outside: int) -> int:
        """The future after a play, where the pack is over; LIMIT while it goes on."""
        judge, side = self.judge, ply & 1
        cards, spades = self.sign * cards, self.sign * spades
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
