"""Captures: every set a value can take from a loose table, up to cards that are one and the same.

First by rank: the groups that fit on the table, then all unions of disjoint groups. Then by kind:
which cards of a rank are taken. There a better card of a rank (a spade, a point) is taken before a
worse one, since a game in which the two have changed places can be played in just the same way.
"""

from __future__ import annotations

from array import array
from itertools import pairwise

from kasino_teach.solver.layout import LENGTH_AT, POINTS_AT, SPADES_AT
from kasino_teach.solver.record import Record
from kasino_teach.solver.table import Table, grown, words


class Captures:
    """Finds captures and remembers them. A capture is four words of a pool, at one index:

    `pool0`, `pool1` what it takes from the two table words, `pool_info` what the cards are worth,
    `pool_rank` how many of each rank.
    """

    def __init__(self, record: Record, compiled: bool) -> None:
        """`compiled`: whether this code runs compiled, which decides how things are remembered."""
        self.kinds = len(record.kinds)
        self.word = array("q", record.kind_word)
        self.shift = array("q", record.kind_shift)
        self.mask = array("q", record.kind_mask)
        self.info = array("q", record.kind_info)
        self.rank = array("q", [kind.rank for kind in record.kinds])
        self.unit0 = array("q", [(w == 0) << s for w, s in self.fields(record)])
        self.unit1 = array("q", [(w == 1) << s for w, s in self.fields(record)])
        self.rank_shift = array("q", record.rank_shift)
        self.rank_mask = array("q", [(1 << n.bit_length()) - 1 for n in record.rank_count])
        self.guards = record.guards
        self.by_rank(record)
        self.group_start = words(32)
        self.group_end = words(32)
        self.group_list(record)
        self.index = Table(compiled, 10, 20)
        self.size = self.capacity = 0
        self.pool0 = self.pool1 = words(1)
        self.pool_info = self.pool_rank = words(1)
        self.clear()
        self.counts = words(self.kinds + 1)
        self.present = words(14)
        self.ranks_present = 0
        self.at0 = self.at1 = -1
        self.rank_word = 0
        self.seen: set[int] = set()
        self.sets = words(64)
        self.spread0 = words(64)
        self.spread1 = words(64)
        self.spread_info = words(64)
        self.spreads = 0
        self.taken = words(self.kinds + 1)

    def fields(self, record: Record) -> list[tuple[int, int]]:
        """Word and shift of each kind's field."""
        return list(zip(record.kind_word, record.kind_shift, strict=True))

    def by_rank(self, record: Record) -> None:
        """The kinds of each rank, best first, and whether each is as good as the next or better."""
        kinds = record.kinds
        worth = [(record.sign * kind.points, record.sign * kind.spade) for kind in kinds]
        self.first = words(15)
        self.pick = words(self.kinds + 1)
        self.chain = words(14)
        self.better = words(self.kinds * self.kinds + 1)
        for x in range(self.kinds):
            for y in range(self.kinds):
                alike = kinds[x].rank == kinds[y].rank and kinds[x].twin < 0 and kinds[y].twin < 0
                above = worth[x][0] >= worth[y][0] and worth[x][1] >= worth[y][1]
                better = alike and above and worth[x] != worth[y] and not record.absolute
                self.better[x * self.kinds + y] = int(better)
        at = 0
        for rank in range(1, 14):
            self.first[rank] = at
            mine = [k for k in range(self.kinds) if kinds[k].rank == rank]
            mine.sort(key=lambda k: worth[k], reverse=True)
            self.chain[rank] = int(all(self.better[x * self.kinds + y] for x, y in pairwise(mine)))
            for kind in mine:
                self.pick[at] = kind
                at += 1
        self.first[14] = at

    def group_list(self, record: Record) -> None:
        """The groups of every value a hand card may have."""
        groups: list[int] = []
        for value in range(-13, record.highest + 1):
            self.group_start[value + 15] = len(groups)
            if value > 0:
                groups += record.groups[value]
            elif record.rank_worth[-value] == (value,):
                groups.append(1 << record.rank_shift[-value])
            self.group_end[value + 15] = len(groups)
        self.groups = array("q", [*groups, 0])

    def room(self, count: int) -> None:
        """Make room for so many captures in the pool."""
        self.capacity = count
        self.pool0 = grown(self.pool0, count)
        self.pool1 = grown(self.pool1, count)
        self.pool_info = grown(self.pool_info, count)
        self.pool_rank = grown(self.pool_rank, count)

    def clear(self) -> None:
        """Forget every capture."""
        self.index.clear()
        self.size = 0
        self.capacity = 256
        self.pool0 = words(256)
        self.pool1 = words(256)
        self.pool_info = words(256)
        self.pool_rank = words(256)

    def load(self, t0: int, t1: int) -> None:
        """Read a table: the cards of each kind and each rank."""
        if t0 == self.at0 and t1 == self.at1:
            return
        self.at0 = self.at1 = -1  # an interrupt must not leave it half read
        self.rank_word = 0
        last = 0
        self.ranks_present = 0
        for kind in range(self.kinds):
            field = t0 if self.word[kind] == 0 else t1
            count = (field >> self.shift[kind]) & self.mask[kind]
            self.counts[kind] = count
            if count:
                rank = self.rank[kind]
                self.rank_word += count << self.rank_shift[rank]
                if rank != last:
                    self.present[self.ranks_present] = rank
                    self.ranks_present += 1
                    last = rank
        self.at0, self.at1 = t0, t1

    def can(self, t0: int, t1: int, value: int) -> bool:
        """Whether a value can take anything from a loose table."""
        self.load(t0, t1)
        guarded = self.rank_word | self.guards
        for at in range(self.group_start[value + 15], self.group_end[value + 15]):
            if ((guarded - self.groups[at]) & self.guards) == self.guards:
                return True
        return False

    def holds(self, t0: int, t1: int, rank: int) -> bool:
        """Whether a card of a rank lies loose."""
        self.load(t0, t1)
        return (self.rank_word >> self.rank_shift[rank]) & self.rank_mask[rank] > 0

    def fits(self, t0: int, t1: int, ranks: int) -> bool:
        """Whether so many cards of each rank lie loose."""
        self.load(t0, t1)
        return (((self.rank_word | self.guards) - ranks) & self.guards) == self.guards

    def find(self, t0: int, t1: int, value: int, owed: int) -> int:
        """All captures at a value: where they begin in the pool, and from bit 40 on their number.

        `owed` is a rank of which every card has to be taken, or 0.
        """
        known = self.index.get(t0, t1, value, owed)
        if known:
            return known - 1
        self.load(t0, t1)
        start = self.size
        all_of = 0
        if owed:
            all_of = self.rank_mask[owed] << self.rank_shift[owed]
        total = self.unions(value, 0)
        for at in range(1, total):
            ranks = self.sets[at]
            if (ranks & all_of) == (self.rank_word & all_of):
                self.expand(ranks, True)
        found = start | (self.size - start) << LENGTH_AT
        self.index.put(t0, t1, value, owed, found + 1, 0)
        return found

    def find_maximal(self, t0: int, t1: int, value: int, other: int, builds_there: bool) -> int:
        """As `find`, but only captures of which no other by the same card takes more.

        `other` is a second value of the card, or the same one; `builds_there`: it takes builds too.
        """
        place = 1 << 8 | (other + 15) << 1 | int(builds_there)
        known = self.index.get(t0, t1, value, place)
        if known:
            return known - 1
        self.load(t0, t1)
        start = self.size
        total = self.unions(value, 0)
        end = self.unions(other, total) if other != value else total
        for at in range(1, total):
            ranks = self.sets[at]
            if not self.fits_more(ranks, value) and not self.is_inside(
                at, total, end, builds_there
            ):
                self.expand(ranks, True)
        found = start | (self.size - start) << LENGTH_AT
        self.index.put(t0, t1, value, place, found + 1, 0)
        return found

    def fits_more(self, ranks: int, value: int) -> bool:
        """Whether a group is left beside a set."""
        guarded = (self.rank_word | self.guards) - ranks
        for at in range(self.group_start[value + 15], self.group_end[value + 15]):
            if ((guarded - self.groups[at]) & self.guards) == self.guards:
                return True
        return False

    def is_inside(self, at: int, total: int, end: int, builds_there: bool) -> bool:
        """Whether a set is a proper part of another, those of the other value (from `total`) included."""
        ranks = self.sets[at]
        for place in range(1, end):
            whole = self.sets[place]
            if whole == ranks:
                if place > total and builds_there:
                    return True
            elif place != total and (((whole | self.guards) - ranks) & self.guards) == self.guards:
                return True
        return False

    def unions(self, value: int, first: int) -> int:
        """Put every union of disjoint groups into `sets` from `first` on, the empty one first.

        Returns where they end.
        """
        guarded = self.rank_word | self.guards
        self.seen.clear()
        if first == len(self.sets):
            self.sets = grown(self.sets, 2 * first)
        self.sets[first] = 0
        total = first + 1
        for at in range(self.group_start[value + 15], self.group_end[value + 15]):
            group = self.groups[at]
            if ((guarded - group) & self.guards) != self.guards:
                continue
            base = first
            while base < total:
                union = self.sets[base] + group
                base += 1
                if ((guarded - union) & self.guards) == self.guards and union not in self.seen:
                    self.seen.add(union)
                    if total == len(self.sets):
                        self.sets = grown(self.sets, 2 * total)
                    self.sets[total] = union
                    total += 1
        return total

    def push(self, x0: int, x1: int, info: int, ranks: int) -> None:
        """Append a capture to the pool."""
        if self.size == self.capacity:
            self.room(2 * self.capacity)
        self.pool0[self.size] = x0
        self.pool1[self.size] = x1
        self.pool_info[self.size] = info
        self.pool_rank[self.size] = ranks
        self.size += 1

    def expand(self, ranks: int, pruned: bool) -> None:
        """Append every choice of cards for a rank word; `pruned`: of like cards the better first."""
        start = self.size
        self.push(0, 0, 0, ranks)
        for at in range(self.ranks_present):
            rank = self.present[at]
            wanted = (ranks >> self.rank_shift[rank]) & self.rank_mask[rank]
            if wanted == 0:
                continue
            self.spreads = 0
            if pruned and self.chain[rank]:
                self.take_best(rank, wanted)
            else:
                self.spread(self.first[rank], self.first[rank + 1], wanted, pruned, 0, 0, 0)
            end = self.size
            for other in range(1, self.spreads):
                for base in range(start, end):
                    self.push(
                        self.pool0[base] + self.spread0[other],
                        self.pool1[base] + self.spread1[other],
                        self.pool_info[base] + self.spread_info[other],
                        ranks,
                    )
            for base in range(start, end):
                self.pool0[base] += self.spread0[0]
                self.pool1[base] += self.spread1[0]
                self.pool_info[base] += self.spread_info[0]

    def take_best(self, rank: int, wanted: int) -> None:
        """The one choice where every kind of the rank is better than the next."""
        x0 = x1 = info = 0
        for at in range(self.first[rank], self.first[rank + 1]):
            kind = self.pick[at]
            count = self.counts[kind]
            count = min(count, wanted)
            x0 += count * self.unit0[kind]
            x1 += count * self.unit1[kind]
            info += count * self.info[kind]
            wanted -= count
        self.add_spread(x0, x1, info)

    def add_spread(self, x0: int, x1: int, info: int) -> None:
        """Note one choice of cards of a rank."""
        if self.spreads == len(self.spread0):
            self.spread0 = grown(self.spread0, 2 * self.spreads)
            self.spread1 = grown(self.spread1, 2 * self.spreads)
            self.spread_info = grown(self.spread_info, 2 * self.spreads)
        self.spread0[self.spreads] = x0
        self.spread1[self.spreads] = x1
        self.spread_info[self.spreads] = info
        self.spreads += 1

    def spread(
        self, at: int, end: int, wanted: int, pruned: bool, x0: int, x1: int, info: int
    ) -> None:
        """Note every choice of `wanted` cards from the kinds `pick[at:end]`."""
        if at == end:
            if wanted == 0 and not (pruned and self.wasteful(end)):
                self.add_spread(x0, x1, info)
            return
        kind = self.pick[at]
        most = self.counts[kind]
        most = min(most, wanted)
        for count in range(most, -1, -1):
            self.taken[kind] = count
            self.spread(
                at + 1,
                end,
                wanted - count,
                pruned,
                x0 + count * self.unit0[kind],
                x1 + count * self.unit1[kind],
                info + count * self.info[kind],
            )

    def wasteful(self, end: int) -> bool:
        """Whether `taken` leaves a card that is better than one it takes, among one rank's kinds."""
        rank = self.rank[self.pick[end - 1]]
        for i in range(self.first[rank], end):
            left = self.pick[i]
            if self.taken[left] == self.counts[left]:
                continue
            for j in range(self.first[rank], end):
                chosen = self.pick[j]
                if self.taken[chosen] and self.better[left * self.kinds + chosen]:
                    return True
        return False


def info_text(info: int) -> str:
    """An info word in words, for debugging."""
    return f"{info & 255} cards, {info >> SPADES_AT & 255} spades, {info >> POINTS_AT & 0xFFFFFF} points"
