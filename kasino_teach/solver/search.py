"""The search: null windows over the future difference, one transposition table for all of them.

A null window asks of a node only whether its value reaches a number (`beta`); the answer is a bound, at
least `beta` or below it, and proves itself. MTD(f) asks a few times and so pins the exact value down.
The words used here are explained in docs/solver.md.
"""

from __future__ import annotations

from collections.abc import Callable

from kasino_teach.solver.build_sets import BuildSets
from kasino_teach.solver.judge import GOES_ON, Judge
from kasino_teach.solver.move_generator import MoveGenerator
from kasino_teach.solver.needs import LOW_NEEDS, NO_NEEDS
from kasino_teach.solver.node import Node, chain
from kasino_teach.solver.packing import MINE, MULLE_BIT, POINTS_AT, SPADES_AT, SWEEP_BIT
from kasino_teach.solver.payoff import Payoff
from kasino_teach.solver.problem import Problem
from kasino_teach.solver.transposition import TranspositionTable

CARD_BITS = SWEEP_BIT - 1
PEEK = 10
"""So many plies before the end, looking ahead in the table pays no more."""
VISITS = 4095
"""Every so many nodes, plus one, the hook is called."""

LIMIT = 1 << 24
"""Values lie between minus this and this."""
KNOWN = 1 << 62
"""Marks an entry of the table, which is never 0."""
BOUND = 2 * LIMIT - 1
HIGH_AT = 25
HINT_AT = 50
HINTS = 4095
UNKNOWN = KNOWN | BOUND << HIGH_AT
"""An entry of the table: a lower bound (plus LIMIT), an upper one, and the place of the move that was
best in the list of moves. This one says nothing.
"""
MANY_BUILDS, MANY_WON = 1 << 20, 1 << 19
"""Numbers from these on have no room in a key: such nodes are not remembered."""


class Search:
    """Searches the positions that follow from one root."""

    def __init__(
        self, problem: Problem, judge: Judge, hook: Callable[[int], None], compiled: bool
    ) -> None:
        """`hook` gets the number of nodes from time to time and may raise to stop the search."""
        self.judge = judge
        self.hook = hook
        self.builds = BuildSets(problem)
        self.generator = MoveGenerator(problem, self.builds, compiled)
        self.payoff = Payoff(problem)
        self.needs = self.payoff.needs
        self.at_ply = chain(problem)
        self.plies = len(problem.plies)
        self.table = TranspositionTable(compiled, 10 if self.plies <= 8 else 14, 22)
        self.sweep = problem.sign * problem.sweep
        self.mulle = problem.sign * problem.mulle
        self.sign = problem.sign
        self.absolute = problem.absolute
        self.at_once = problem.at_once
        # The last ply needs no search where a capture brings everything and nothing else.
        plain = not (
            self.absolute or problem.mulle or problem.style or problem.sweep_counts[self.plies - 1]
        )
        self.closing = self.plies - 1 if plain else self.plies
        self.peeking = 0 if self.absolute else self.plies - PEEK
        self.must_capture = problem.forced or problem.trail_duty
        self.nodes = 0
        self.best_at = 0
        """The place of the move that gave the last answer of `best`."""
        self.low = self.high = 0
        """Proven bounds of what `mtdf` and `mtdf_move` work on, should they be stopped."""

    def mtdf(self, node: Node, guess: int) -> int:
        """The exact value of a node; `guess` is where to begin."""
        return self.pin_down(node, False, guess)

    def mtdf_move(
        self, node: Node, table0: int, table1: int, hand: int, builds: int, info: int, guess: int
    ) -> int:
        """The exact value of a move at a node, given by its five words; `guess` is where to begin."""
        moves = self.generator.moves
        moves.push(table0, table1, hand, builds, info, 0)
        self.make(node, moves.size - 1)
        return self.pin_down(node, True, guess)

    def look(self, node: Node) -> None:
        """Set `low` and `high` to the bounds of a node, and of all its moves, that need no search."""
        self.payoff.bound(node)
        self.low, self.high = self.payoff.low, self.payoff.high
        if self.absolute:
            self.low, self.high = self.judge.widen(node, self.low, self.high)

    def pin_down(self, node: Node, made: bool, guess: int) -> int:
        """MTD(f): the exact value of a node, or of the move `made` at it."""
        self.look(node)
        low, high = self.low, self.high
        value = low if guess < low else min(guess, high)
        while low < high:
            beta = value + 1 if value == low else value
            value = self.value_of_made(node, beta) if made else self.null_window(node, beta)
            if value < beta:
                self.high = high = value
            else:
                self.low = low = value
        return low

    def null_window(self, node: Node, beta: int) -> int:
        """A bound of the node's value: at least `beta`, or below it, as the value itself is.

        What the bound needs is left in `needs`. In turn: what is certain without a search, what the
        table knows, and then the moves.
        """
        self.nodes += 1
        if self.nodes & VISITS == 0:
            self.hook(self.nodes)
        if node.ply >= self.closing:
            return self.close(node, beta)
        payoff = self.payoff
        payoff.bound(node)
        low, high = payoff.low, payoff.high
        if self.absolute:
            low, high = self.judge.widen(node, low, high)
        if low >= beta:
            payoff.need_low(node)
            return low
        if high < beta:
            payoff.need_high(node)
            return high
        key = self.key(node.ply, node.last, node.builds)
        if self.absolute:
            key |= node.won << 29 | (node.cards + 128) << 48 | (node.spades + 32) << 56
        known = self.table.get(node.table0, node.table1, node.hand, key)
        needed = self.table.more if known else NO_NEEDS
        if known == 0:
            known = UNKNOWN
        bound = (known & BOUND) - LIMIT
        if bound >= beta and self.needs.meets_low(needed, node):
            return bound
        bound = ((known >> HIGH_AT) & BOUND) - LIMIT
        if bound < beta and self.needs.meets_high(needed, node):
            return bound
        value = self.best(node, beta, (known >> HINT_AT) & HINTS)
        if node.builds < MANY_BUILDS and node.won < MANY_WON:
            self.remember(node, key, known, needed, value, value >= beta)
        return value

    def remember(
        self, node: Node, key: int, known: int, needed: int, value: int, lower: bool
    ) -> None:
        """Put a bound that was found into the node's entry, `known` and `needed` until now."""
        if lower:
            known = (known & ~BOUND) | (value + LIMIT)
            needed = (needed & ~LOW_NEEDS) | self.needs.packed()
        else:
            known = (known & ~(BOUND << HIGH_AT)) | (value + LIMIT) << HIGH_AT
            needed = (needed & LOW_NEEDS) | self.needs.packed() << 16
        known = (known & ~(HINTS << HINT_AT)) | self.best_at << HINT_AT
        self.table.put(node.table0, node.table1, node.hand, key, known, needed)

    def close(self, node: Node, beta: int) -> int:
        """The value when the pack is played out, or where one card is left and no sweep counts.

        Any capture with the last card brings everything that lies there: the rest goes to the same side.
        """
        payoff, needs = self.payoff, self.needs
        can = node.ply < self.plies and node.last != MINE
        can = can and self.generator.last_captures(node)
        left = -LIMIT
        if not can or not self.must_capture:
            left = payoff.final(node, node.last)
            payoff.need_end(node, left < beta)
            if not can or left >= beta:
                return left
        cards, spades = needs.cards, needs.spades
        taken = payoff.final(node, MINE)
        payoff.need_end(node, taken < beta)
        if self.must_capture or taken >= beta:
            return taken
        needs.lower_to(cards, spades)
        return taken if taken > left else left

    def key(self, ply: int, last: int, builds: int) -> int:
        """The word of a node's key that is not table and hand, but for rules that are absolute."""
        return ply | last << 7 | builds << 9

    def best(self, node: Node, beta: int, hint: int) -> int:
        """The bound from trying the moves, that at `hint` first, up to one that reaches `beta`."""
        generator, needs = self.generator, self.needs
        generator.find(node)
        first, count, epoch = generator.first, generator.count, generator.epoch
        if node.ply < self.peeking:
            for at in range(count):
                value = self.peek(node, first + at)
                if value >= beta:
                    self.best_at = at if at <= HINTS else 0
                    return value
        best, best_at = -LIMIT, 0
        need_cards, need_spades = 127, 127
        for turn in range(count):
            at = turn
            if hint:
                at = hint if turn == 0 else turn - 1 if turn <= hint else turn
            if generator.epoch != epoch:  # the list was forgotten meanwhile
                generator.find(node)
                first, epoch = generator.first, generator.epoch
            self.make(node, first + at)
            value = self.value_of_made(node, beta)
            if value > best:
                best, best_at = value, at
            if value >= beta:
                break
            if needs.cards < need_cards:
                need_cards = needs.cards
            if needs.spades < need_spades:
                need_spades = needs.spades
        else:
            needs.cards, needs.spades = need_cards, need_spades
        self.best_at = best_at if best_at <= HINTS else 0
        return best

    def value_of_made(self, node: Node, beta: int) -> int:
        """The bound of the move that was made at a node, as in `null_window`."""
        after = node.next
        if self.at_once or (self.absolute and after.ply == self.plies):
            future = self.judge.future_if_over(after)
            if future != GOES_ON:
                return after.gain + future
        value = after.gain - self.null_window(after, after.gain - beta + 1)
        self.needs.before(after)
        return value

    def peek(self, node: Node, at: int) -> int:
        """A lower bound of a listed move from what the table knows already; -LIMIT where it does not."""
        moves = self.generator.moves
        last = MINE if moves.info[at] else node.last
        known = self.table.get(
            node.table0 + moves.table0[at],
            node.table1 + moves.table1[at],
            node.hand + moves.hand[at] + node.dealt,
            self.key(node.ply + 1, 3 - last if last else 0, moves.builds[at]),
        )
        if known == 0:  # as most are: nothing else of the next node is filled in
            return -LIMIT
        needed, after = self.table.more, node.next
        self.make(node, at)
        if not self.needs.meets_high(needed, after):
            return -LIMIT
        self.needs.before(after)
        return after.gain - (((known >> HIGH_AT) & BOUND) - LIMIT)

    def make(self, node: Node, at: int) -> None:
        """Make the move at a place of the list (see move_list.py): fill in the next node."""
        moves = self.generator.moves
        info = moves.info[at]
        after = node.next
        after.table0 = node.table0 + moves.table0[at]
        after.table1 = node.table1 + moves.table1[at]
        after.hand = node.hand + moves.hand[at] + node.dealt
        after.builds = moves.builds[at]
        after.won = node.won
        last, outside = node.last, node.outside
        gain = more_cards = more_spades = 0
        if info:
            if info > CARD_BITS:
                if info & SWEEP_BIT and node.sweeps_count:
                    gain += self.sweep
                if info & MULLE_BIT:
                    gain += self.mulle
            if self.absolute:
                after.won = self.judge.after(node.won, node.ply & 1, info, node.sweeps_count)
            info &= CARD_BITS
            gain += self.sign * ((info >> POINTS_AT) & 0xFFFFFF)
            more_cards = self.sign * (info & 255)
            more_spades = self.sign * ((info >> SPADES_AT) & 255)
            outside -= info
            last = MINE
        after.gain, after.more_cards, after.more_spades = gain, more_cards, more_spades
        after.cards = -node.cards - more_cards
        after.spades = -node.spades - more_spades
        after.last = 3 - last if last else 0
        after.outside = outside
