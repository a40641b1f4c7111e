"""Recorded games: a match as tags and packs, checked by the engine. All of it is a value."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from kasino_teach.cards import Card, shuffled
from kasino_teach.engine import Match, Position, canonical
from kasino_teach.notation import Move
from kasino_teach.records.comments import Comment
from kasino_teach.records.errors import RecordError
from kasino_teach.records.flow import Flow, played
from kasino_teach.records.packs import PackRecord, Play
from kasino_teach.records.tags import RULES, Tag, Terms, canonical_tags, terms_of
from kasino_teach.records.writing import record_text
from kasino_teach.rules import RuleSet

DEEPEST = 100
"""Variations may lie this deep in each other."""


@dataclass(frozen=True)
class Record:
    """A recorded game: its tags in order, and the packs of a match.

    Make one with `parse_record`, :meth:`of` or :meth:`begin`, which check it; the constructor trusts you.
    """

    tags: tuple[Tag, ...]
    packs: tuple[PackRecord, ...] = ()

    @staticmethod
    def begin(
        rules: RuleSet, seats: int = 2, *, pairs: bool = False, tags: Sequence[Tag] = ()
    ) -> Record:
        """A game before its first pack; `tags` go before those that say the rules and seats."""
        own = [(RULES, str(rules))]
        own += [("Seats", str(seats))] if seats != 2 else []
        own += [("Pairs", "yes")] if pairs else []
        return Record.of([*tags, *own])

    @staticmethod
    def of(tags: Sequence[Tag], packs: Sequence[PackRecord] = ()) -> Record:
        """The record, checked and with canonical tags and moves.

        Raises RecordError for packs, moves and variations that break the rules, and for seats that
        cannot play them, NotationError for tags
        that cannot be written or read, RulesError for the rules they name.
        """
        own = canonical_tags(tags)
        flow, found = Flow.begin(*terms_of(own)), list[PackRecord]()
        for pack in packs:
            found.append(_checked_pack(flow, pack))
            flow = flow.after(pack.number, pack.dealer, found[-1].end)
        return Record(own, tuple(found))

    def __str__(self) -> str:
        """The canonical text."""
        return record_text(self.tags, self.packs)

    @cached_property
    def _terms(self) -> Terms:
        return terms_of(self.tags)

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self._terms.rules

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._terms.seats

    @property
    def pairs(self) -> bool:
        """Whether seats 0 and 2 play against 1 and 3."""
        return self._terms.pairs

    def tag(self, name: str) -> str | None:
        """The value of a tag (of the first, where there are several); None where there is none."""
        return next((value for other, value in self.tags if other == name), None)

    @cached_property
    def flow(self) -> Flow:
        """What the packs so far ask of the next one."""
        flow = Flow.begin(*self._terms)
        for pack in self.packs:
            flow = flow.after(pack.number, pack.dealer, pack.end)
        return flow

    @property
    def match(self) -> Match | None:
        """The match after its packs; None while a pack goes on."""
        return self.flow.match

    def deal(
        self, cards: Sequence[Card] | random.Random | int, *, dealer: int | None = None
    ) -> Record:
        """The record with another pack, from cards in dealing order, a Random or a seed.

        `dealer` is asked only for the first pack (by default the last seat). Raises RecordError where
        a pack goes on, the match is won, or the cards cannot be dealt.
        """
        if isinstance(cards, int):
            cards = random.Random(cards)
        if isinstance(cards, random.Random):
            cards = shuffled(cards, self.rules.packs)
        flow, cards = self.flow, tuple(cards)
        dealer = flow.dealer if dealer is None else dealer
        start = flow.dealt(flow.number, dealer, cards)
        pack = PackRecord(flow.number, dealer, start, cards)
        return Record(self.tags, (*self.packs, pack))

    def play(self, move: Move, mark: str = "", comments: Sequence[Comment] = ()) -> Record:
        """The record with another play of its last pack. Raises RecordError where it is illegal."""
        if not self.packs:
            raise RecordError("no pack has been dealt", pack=1, move=move)
        *before, pack = self.packs
        position = pack.end
        played(position, move, pack.number, pack.row(len(pack.plays)))
        play = Play(canonical(position, move), mark, tuple(comments))
        return Record(self.tags, (*before, replace(pack, plays=(*pack.plays, play))))


def _checked_pack(flow: Flow, pack: PackRecord) -> PackRecord:
    """A pack that somebody has put together, once it is checked, with canonical moves."""
    if pack.cards is None:
        start = flow.entered(pack.number, pack.dealer, pack.start)
    else:
        start = flow.dealt(pack.number, pack.dealer, pack.cards)
    if start != pack.start:
        raise RecordError("its cards deal another position than its start", pack=pack.number)
    return replace(pack, plays=tuple(_checked(Branch(pack, 0, 0), start, pack.plays)))


class Branch(NamedTuple):
    """Where in a pack plays begin: the ply, counted from 0, and how deep in variations."""

    pack: PackRecord
    ply: int
    depth: int


def _checked(branch: Branch, position: Position, plays: Sequence[Play]) -> Iterator[Play]:
    """The same plays with canonical moves. Raises RecordError for the first that breaks the rules."""
    pack, start, depth = branch
    for ply, play in enumerate(plays, start):
        row = pack.row(ply)
        step = played(position, play.move, pack.number, row)
        variations = []
        for variation in play.variations:
            if not variation.plays or depth == DEEPEST:
                why = f"a variation without plays, or more than {DEEPEST} deep"
                raise RecordError(why, pack=pack.number, row=row, move=play.move)
            inside = _checked(Branch(pack, ply, depth + 1), position, variation.plays)
            variations.append(replace(variation, plays=tuple(inside)))
        move = canonical(position, play.move)
        yield replace(play, move=move, variations=tuple(variations))
        position = step.position
