"""The moves of a hand on a table, best-looking first, remembered for each pair of the two.

A move is five words of a pool: what it changes in the two table words and the hand word, the set of
builds it leaves, and the info word of the cards that go to the pile (0: none do), with two bits more:
whether it empties the table and whether it takes the twin alone.
"""

from __future__ import annotations

from array import array

from kasino_teach.rules import Adding
from kasino_teach.solver.builds import BuildSets, Pile
from kasino_teach.solver.captures import Captures
from kasino_teach.solver.groups import groups_by_value
from kasino_teach.solver.layout import (
    LENGTH_AT,
    MULLE_BIT,
    ONE,
    PILE_BITS,
    POINTS_AT,
    START_BITS,
    SWEEP_BIT,
)
from kasino_teach.solver.record import Record
from kasino_teach.solver.table import Table, grown, reorder, words

POOL_CAP = 1 << 20
MOVES_CAP = 1 << 18
LONG_LIST = 24


class Moves:
    """Lists moves. After `find`, the moves are those at `first` to `first + count - 1`."""

    def __init__(self, record: Record, builds: BuildSets, compiled: bool) -> None:
        """`compiled`: whether this code runs compiled."""
        self.record = record
        self.builds = builds
        self.captures = Captures(record, compiled)
        kinds = record.kinds
        self.values = array("q", [min(kind.hand_values) for kind in kinds] + [0])
        self.second = array("q", [max(kind.hand_values) for kind in kinds] + [0])
        self.built = [record.rank_built[kind.rank] for kind in kinds]
        self.twin = array("q", [int(kind.twin >= 0) for kind in kinds] + [0])
        self.rank = array("q", [kind.rank for kind in kinds] + [0])
        self.owed = array("q", [self.owed_rank(record, rank) for rank in range(14)])
        self.bit_kind = array("q", record.bit_kind)
        self.like = self.likes(record)
        self.sign = record.sign
        self.unit = record.scale
        self.forced = record.forced
        self.trail_duty = record.trail_duty
        self.style = record.style
        self.has_builds = self.style is not None
        self.keeps_busy = self.style is not None and self.style.keeps_builder_busy
        self.groups: dict[int, list[int]] = {}
        self.index = Table(compiled, 10, 20)
        self.epoch = 0
        self.first = self.count = self.card_start = 0
        self.clear()

    def owed_rank(self, record: Record, rank: int) -> int:
        """The rank a capture by a card of `rank` has to take wholly, or 0."""
        return rank if record.take_rank and record.rank_count[rank] else 0

    def likes(self, record: Record) -> array[int]:
        """For each pair of kinds: whether the first may always be played before the second."""
        kinds, size = record.kinds, len(record.kinds)
        found = words(size * size + 1)
        better = self.captures.better
        for x in range(size):
            for y in range(size):
                alike = kinds[x].hand_values == kinds[y].hand_values and not record.trail_duty
                found[x * size + y] = int(alike and better[x * size + y])
        return found

    def clear(self) -> None:
        """Forget all lists. What was found before has to be found again: `epoch` tells."""
        self.epoch += 1
        self.index.clear()
        self.size = 0
        self.capacity = 256
        self.table0 = words(self.capacity)
        self.table1 = words(self.capacity)
        self.hand = words(self.capacity)
        self.build = words(self.capacity)
        self.info = words(self.capacity)
        self.score = words(self.capacity)

    def find(self, t0: int, t1: int, hand: int, b: int, window: int, seat: int) -> None:
        """List the moves of a hand (bits of the window) on a table with the set of builds `b`."""
        place = b << 16 | window << 8 | seat
        known = self.index.get(t0, t1, hand, place)
        if known == 0:
            if self.size > MOVES_CAP:
                self.clear()
            if self.captures.size > POOL_CAP:
                self.captures.clear()
            start = self.size
            self.generate(t0, t1, hand, b, window, seat)
            self.sort(start)
            known = (start | (self.size - start) << LENGTH_AT) + 1
            self.index.put(t0, t1, hand, place, known, 0)
        known -= 1
        self.first = known & START_BITS
        self.count = known >> LENGTH_AT

    def listed(self) -> list[tuple[int, int, int, int, int]]:
        """The moves that `find` found, each as its five words."""
        return [
            (self.table0[at], self.table1[at], self.hand[at], self.build[at], self.info[at])
            for at in range(self.first, self.first + self.count)
        ]

    def generate(self, t0: int, t1: int, hand: int, b: int, window: int, seat: int) -> None:
        """Append every move of the hand."""
        can_capture = False
        able = 0
        last = -1
        for at in range(hand.bit_length()):
            bit = ONE << at
            kind = self.bit_kind[64 * window + at]
            if not hand & bit or kind == last:
                continue
            last = kind
            start = self.size
            outshone = self.outshone(kind, hand, window)
            if not outshone:
                self.take(t0, t1, bit, kind, b)
            if self.size > start or (outshone and self.has_taker(t0, t1, kind, b)):
                can_capture = True
                able |= bit
        can_build = False
        if self.has_builds and not (self.forced and can_capture):
            can_build = self.build_all(t0, t1, hand, b, window, seat)
        busy = self.keeps_busy and (can_capture or can_build) and self.builds.owns(b, seat)
        if not busy and not (self.forced and can_capture):
            self.trail_all(hand, window, able if self.trail_duty else 0, b)

    def outshone(self, kind: int, hand: int, window: int) -> bool:
        """Whether the hand holds a card like it that captures just as well and is worth more."""
        at = 64 * window
        kinds = self.captures.kinds
        while hand:
            if hand & 1 and self.like[self.bit_kind[at] * kinds + kind]:
                return True
            hand >>= 1
            at += 1
        return False

    def has_taker(self, t0: int, t1: int, kind: int, b: int) -> bool:
        """Whether the card captures anything at all."""
        for value in (self.values[kind], self.second[kind]):
            if self.captures.can(t0, t1, value):
                return True
            if b and self.builds.subsets(b, value):
                return True
        return False

    def last_captures(self, t0: int, t1: int, hand: int, window: int) -> bool:
        """Whether a hand of one card captures anything; without builds."""
        place = -1 - window
        known = self.index.get(t0, t1, hand, place)
        if known == 0:
            at = 64 * window
            while hand >> (at & 63) != 1:
                at += 1
            known = 2 if self.has_taker(t0, t1, self.bit_kind[at], 0) else 1
            self.index.put(t0, t1, hand, place, known, 0)
        return known == 2

    def push(self, d0: int, d1: int, bit: int, b: int, info: int, score: int) -> None:
        """Append a move."""
        if self.size == self.capacity:
            self.capacity *= 2
            self.table0 = grown(self.table0, self.capacity)
            self.table1 = grown(self.table1, self.capacity)
            self.hand = grown(self.hand, self.capacity)
            self.build = grown(self.build, self.capacity)
            self.info = grown(self.info, self.capacity)
            self.score = grown(self.score, self.capacity)
        self.table0[self.size] = d0
        self.table1[self.size] = d1
        self.hand[self.size] = bit
        self.build[self.size] = b
        self.info[self.size] = info
        self.score[self.size] = score
        self.size += 1

    def worth(self, info: int) -> int:
        """How good cards look in a pile, for the order of moves only."""
        return 8 * ((info >> POINTS_AT) & 0xFFFFFF) + self.unit * (info & 255)

    def take(self, t0: int, t1: int, bit: int, kind: int, b: int) -> None:
        """Append the captures by a card."""
        self.card_start = self.size
        first, second = self.values[kind], self.second[kind]
        if self.forced:
            self.take_maximal(t0, t1, bit, kind, b, first, second)
            if first != second:
                self.take_maximal(t0, t1, bit, kind, b, second, first)
        else:
            self.take_at(t0, t1, bit, kind, b, first)
            if first != second:
                self.take_at(t0, t1, bit, kind, b, second)

    def take_at(self, t0: int, t1: int, bit: int, kind: int, b: int, value: int) -> None:
        """Append the captures by a card at one of its values, but none that is there already."""
        captures = self.captures
        owed = self.owed[self.rank[kind]]
        if owed and value not in self.record.rank_worth[owed]:
            owed = 0
        parts = self.builds.subsets(b, value) if b else ()
        if parts and not (owed and captures.holds(t0, t1, owed)):
            for rest, info in parts:
                self.add_capture(t0, t1, 0, 0, bit, kind, b, rest, info, False)
        found = captures.find(t0, t1, value, owed)
        at = found & START_BITS
        twice = value != self.values[kind]
        for place in range(at, at + (found >> LENGTH_AT)):
            x0, x1, info = (
                captures.pool0[place],
                captures.pool1[place],
                captures.pool_info[place],
            )
            self.add_capture(t0, t1, x0, x1, bit, kind, b, b, info, twice)
            for rest, more in parts:
                self.add_capture(t0, t1, x0, x1, bit, kind, b, rest, info + more, False)

    def take_maximal(
        self, t0: int, t1: int, bit: int, kind: int, b: int, value: int, other: int
    ) -> None:
        """As `take_at`, but only captures of which no other by the card takes more."""
        captures = self.captures
        parts = self.builds.subsets(b, value) if b else ()
        rest, more = parts[len(parts) - 1] if parts else (b, 0)
        if parts:
            other = value  # no capture at another value takes these builds
        there = bool(b and other != value and self.builds.subsets(b, other))
        found = captures.find_maximal(t0, t1, value, other, there)
        at = found & START_BITS
        twice = value != self.values[kind]
        if parts and found >> LENGTH_AT == 0:
            self.add_capture(t0, t1, 0, 0, bit, kind, b, rest, more, False)
        for place in range(at, at + (found >> LENGTH_AT)):
            x0, x1, info = (
                captures.pool0[place],
                captures.pool1[place],
                captures.pool_info[place],
            )
            self.add_capture(t0, t1, x0, x1, bit, kind, b, rest, info + more, twice)

    def add_capture(
        self,
        t0: int,
        t1: int,
        x0: int,
        x1: int,
        bit: int,
        kind: int,
        b: int,
        rest: int,
        info: int,
        twice: bool,
    ) -> None:
        """Append one capture that leaves the builds `rest`; `twice`: unless it is there already."""
        captures = self.captures
        if twice:
            for at in range(self.card_start, self.size):
                if self.table0[at] == -x0 and self.table1[at] == -x1 and self.build[at] == rest:
                    return
        flags = 0
        if x0 == t0 and x1 == t1 and rest == 0:
            flags |= SWEEP_BIT
        if self.twin[kind] and x0 == captures.unit0[kind] and x1 == captures.unit1[kind]:
            flags |= MULLE_BIT if rest == b else 0
        info += captures.info[kind]
        score = self.sign * (self.worth(info) + (8 * self.unit if flags else 0))
        self.push(-x0, -x1, -bit, rest, info | flags, score)

    def trail_all(self, hand: int, window: int, barred: int, b: int) -> None:
        """Append the trails, except of the cards `barred`."""
        last = -1
        for at in range(hand.bit_length()):
            bit = ONE << at
            kind = self.bit_kind[64 * window + at]
            if not hand & bit or kind == last:
                continue
            last = kind
            if not barred & bit:
                captures = self.captures
                score = -self.sign * self.worth(captures.info[kind])
                self.push(captures.unit0[kind], captures.unit1[kind], -bit, b, 0, score)

    def build_all(self, t0: int, t1: int, hand: int, b: int, window: int, seat: int) -> bool:
        """Append every move that builds; returns whether there is one."""
        start = self.size
        last = -1
        for at in range(hand.bit_length()):
            bit = ONE << at
            kind = self.bit_kind[64 * window + at]
            if not hand & bit or kind == last:
                continue
            last = kind
            others = hand ^ bit
            takers = {
                value
                for other in range(others.bit_length())
                if others & ONE << other
                for value in self.record.kinds[self.bit_kind[64 * window + other]].hand_values
            }
            for value in sorted(takers):
                self.build_loose(t0, t1, bit, kind, b, value, seat)
                if b:
                    self.build_on(bit, kind, b, value, seat)
        return self.size > start

    def build_loose(
        self, t0: int, t1: int, bit: int, kind: int, b: int, value: int, seat: int
    ) -> None:
        """Append the builds of a value that a card makes on loose cards."""
        style, laid, captures = self.style, self.built[kind], self.captures
        assert style is not None
        if style.one_each and self.builds.owns(b, seat):
            return
        if value == laid:
            if self.rank[kind] > 10 and not style.courts:
                return
            groups = [ONE << captures.rank_shift[self.rank[kind]]]
        elif 0 < laid < value:
            groups = self.groups_for(value - laid)
        else:
            return
        owner = seat if self.record.knows_owner else 0
        same = value == laid
        start = captures.size
        for group in groups:
            if captures.fits(t0, t1, group):
                captures.expand(group, False)
        for place in range(start, captures.size):
            x0, x1, info = (
                captures.pool0[place],
                captures.pool1[place],
                captures.pool_info[place],
            )
            info = (info + captures.info[kind]) & PILE_BITS
            pile = Pile(value, owner, same, same and self.record.knows_rank, info)
            left = self.builds.laid(b, -1, pile)
            self.push(-x0, -x1, -bit, left, 0, self.sign * self.worth(info) // 4)
        captures.size = start

    def groups_for(self, value: int) -> list[int]:
        """The groups of loose cards that may be built on and add `value`."""
        found = self.groups.get(value)
        if found is None:
            style, record = self.style, self.record
            assert style is not None
            top = 10 if not style.courts else 13
            worth = [
                (number,) if number > 0 and rank <= top else ()
                for rank, number in enumerate(record.rank_built)
            ]
            if style.many_loose:
                found = groups_by_value(value, worth, record.rank_count, record.rank_shift)[value]
            else:
                found = [
                    ONE << record.rank_shift[rank]
                    for rank, number in enumerate(worth)
                    if number == (value,)
                ]
            self.groups[value] = found
        return found

    def build_on(self, bit: int, kind: int, b: int, value: int, seat: int) -> None:
        """Append the builds of a value that a card makes on builds."""
        style, laid = self.style, self.built[kind]
        assert style is not None
        piles = self.builds.sets[b]
        info = self.captures.info[kind] & PILE_BITS
        owner = seat if self.record.knows_owner else 0
        for at, pile in enumerate(piles):
            raises = pile.value > 0 and laid > 0 and value == pile.value + laid
            if raises:
                theirs = style.raise_own_side or (pile.owner - seat) & 1
                allowed = not pile.fixed and bool(theirs)
            else:
                allowed = value == pile.value == laid and (
                    style.adding is Adding.ANY
                    or (style.adding is Adding.SAME_RANK and pile.same_rank)
                )
            if allowed and style.one_each:
                allowed = not any(p.owner == seat for n, p in enumerate(piles) if n != at)
            if allowed:
                new = Pile(
                    value,
                    owner,
                    not raises,
                    not raises and self.record.knows_rank,
                    info,
                )
                left = self.builds.laid(b, at, new)
                self.push(0, 0, -bit, left, 0, self.sign * self.worth(pile.info) // 4)

    def sort(self, start: int) -> None:
        """Put the moves from `start` on in order, best score first; equal ones keep their order."""
        if self.size - start > LONG_LIST:
            self.sort_long(start)
            return
        for end in range(start + 1, self.size):
            at = end
            while at > start and self.score[at - 1] < self.score[at]:
                self.swap(at - 1, at)
                at -= 1

    def sort_long(self, start: int) -> None:
        """As `sort`, for lists too long to be sorted by insertion."""
        score = [-self.score[at] for at in range(start, self.size)]
        order = sorted(range(self.size - start), key=score.__getitem__)
        reorder(self.table0, start, order)
        reorder(self.table1, start, order)
        reorder(self.hand, start, order)
        reorder(self.build, start, order)
        reorder(self.info, start, order)
        reorder(self.score, start, order)

    def swap(self, x: int, y: int) -> None:
        """Exchange two moves."""
        self.table0[x], self.table0[y] = self.table0[y], self.table0[x]
        self.table1[x], self.table1[y] = self.table1[y], self.table1[x]
        self.hand[x], self.hand[y] = self.hand[y], self.hand[x]
        self.build[x], self.build[y] = self.build[y], self.build[x]
        self.info[x], self.info[y] = self.info[y], self.info[x]
        self.score[x], self.score[y] = self.score[y], self.score[x]
