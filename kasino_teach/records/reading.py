"""Reading a record's text. The engine plays along, so that every error knows its line."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.engine import Position, Step, parse_move
from kasino_teach.errors import PositionError
from kasino_teach.notation import Move, Points, Reader, parse_move_text, points_text
from kasino_teach.records.comments import Comment, comment_end, unescaped
from kasino_teach.records.cursor import Cursor, Place
from kasino_teach.records.errors import RecordError
from kasino_teach.records.flow import Flow, played
from kasino_teach.records.packs import PackRecord, Play, Variation
from kasino_teach.records.record import DEEPEST, Record
from kasino_teach.records.tags import (
    NAME,
    PAIRS,
    RULES,
    SEATS,
    Tag,
    canonical_value,
    fault_of,
    terms_of,
    unquoted,
)


def parse_record(text: str) -> Record:
    """Read a record.

    Raises NotationError for malformed text, with the line, its number and the column; RecordError for
    packs and plays that break the rules; RulesError for the rules in its tags.
    """
    cursor = Cursor(text)
    tags = _read_tags(cursor)
    flow, packs = Flow.begin(*terms_of(tags)), list[PackRecord]()
    while not cursor.done:
        pack = _PackReader(cursor, flow).read()
        flow = flow.after(pack.number, pack.dealer, pack.end)
        packs.append(pack)
    return Record(tags, tuple(packs))


def _read_tags(cursor: Cursor) -> tuple[Tag, ...]:
    tags: list[Tag] = []
    places: dict[str, Place] = {}
    while cursor.take("["):
        at = cursor.at
        name = cursor.match(NAME, "the name of a tag")[0]
        if name in (RULES, SEATS, PAIRS) and any(name == other for other, _ in tags):
            raise cursor.error(f"[{name}] once", at)
        at = cursor.at + 1
        value = unquoted(cursor.match(_VALUE, "a value in quotes")[1])
        if name in (RULES, SEATS, PAIRS):
            value = cursor.lined(partial(canonical_value, name, value), at)
            places[name] = cursor.place_of(at)
        tags.append((name, value))
        cursor.need("]")
    if all(name != RULES for name, _ in tags):
        raise cursor.error(f'a tag [{RULES} "…"]')
    if wrong := fault_of(tags):
        line, column = places.get(wrong.tag, places[RULES])
        raise RecordError(wrong.why, line=line, column=column)
    return tuple(tags)


_VALUE: Final = re.compile(r'"((?:[^"\\\n]|\\[^\n])*)"')


class _PackReader:
    """Reads one pack: its head, its plays as a tree, its points."""

    def __init__(self, cursor: Cursor, flow: Flow) -> None:
        self.cursor = cursor
        self.flow = flow
        self.number = 0
        self.seats = flow.seats

    def read(self) -> PackRecord:
        cursor = self.cursor
        at = cursor.at
        cursor.need_word("pack")
        self.number = cursor.number("the pack's number")
        cursor.need_word("dealer")
        dealer = cursor.number("the dealer's seat")
        cards: tuple[Card, ...] | None = None
        comments = self.comments()
        start = at
        try:
            if cursor.take_word("cards"):
                start = cursor.at
                cards = self.cards()
                position = self.flow.dealt(self.number, dealer, cards)
            else:
                cursor.need_word("from", "cards or from")
                start = cursor.at
                position = self.flow.entered(self.number, dealer, self.position())
        except RecordError as error:
            raise _at_place(error, cursor.place_of(start)) from error
        pack = PackRecord(self.number, dealer, position, cards, (*comments, *self.comments()))
        pack = replace(pack, plays=self.plays(position, 0, 0))
        return self.closed(pack)

    def cards(self) -> tuple[Card, ...]:
        """Cards to the end of the line; spaces may stand between them."""
        at, line = self.cursor.rest_of_line()
        found: list[Card] = []
        for word in re.finditer(r"\S+", line):
            read = Reader(line, *word.span())
            found += self.cursor.lined(read.cards, at)
        return tuple(found)

    def position(self) -> Position:
        """A position to the end of the line."""
        at, line = self.cursor.rest_of_line()
        try:
            return self.cursor.lined(lambda: Position.parse(line), at)
        except PositionError as error:
            raise RecordError(str(error), pack=self.number) from error

    def closed(self, pack: PackRecord) -> PackRecord:
        """The same pack with the comments behind its points, which are compared with the engine's."""
        cursor = self.cursor
        at = cursor.at
        if not cursor.take_word("points"):
            if not cursor.done and not cursor.peek("pack"):
                raise cursor.error("a move, points, or the next pack")
            return pack
        written = cursor.points()
        if written != pack.points:
            error = RecordError(_wrong_points(written, pack), pack=pack.number)
            raise _at_place(error, cursor.place_of(at))
        comments = self.comments()
        if comments and pack.plays:
            *plays, last = pack.plays
            last = replace(last, comments=(*last.comments, *comments))
            return replace(pack, plays=(*plays, last))
        return replace(pack, comments=(*pack.comments, *comments))

    def comments(self) -> tuple[Comment, ...]:
        """The comments that come next."""
        cursor, found = self.cursor, []
        while cursor.peek("{"):
            end = comment_end(cursor.text, cursor.at + 1)
            if end < 0:
                raise cursor.error("a comment with a } at its end")
            found.append(Comment(unescaped(cursor.text[cursor.at + 1 : end])))
            cursor.move_to(end + 1)
        return tuple(found)

    def plays(self, position: Position, ply: int, depth: int) -> tuple[Play, ...]:
        """Plays up to a word that is none; `ply` counts from 0 where the pack began."""
        cursor, found = self.cursor, list[Play]()
        while cursor.peeks_move or cursor.peeks_number:
            self.row(ply, needed=depth == 0)
            play, position = self.play(position, ply, depth)
            found.append(play)
            ply += 1
        return tuple(found)

    def row(self, ply: int, needed: bool) -> None:
        """The number of a row, where one begins; in a variation it may be left out."""
        cursor, (row, place) = self.cursor, divmod(ply, self.seats)
        if place:
            if cursor.peeks_number:
                raise cursor.error(f"a move: row {row + 1} holds {self.seats}")
        elif needed or cursor.peeks_number:
            at = cursor.at
            if not cursor.peeks_number or cursor.number("a row's number") != row + 1:
                raise cursor.error(f"the row's number, {row + 1}.", at)
            cursor.need(".")
            if not cursor.peeks_move:
                raise cursor.error("a move")

    def play(self, position: Position, ply: int, depth: int) -> tuple[Play, Position]:
        """A move with all that hangs on it, and the position behind it."""
        cursor = self.cursor
        at, word = cursor.word()
        read = cursor.lined(lambda: parse_move_text(word), at)
        sweep = "*" if not (read.sweep or read.mark) and cursor.late_sweep() else ""
        move = cursor.lined(lambda: parse_move(position, word + sweep), at)
        step = self.played(position, move, ply, at)
        mark = read.mark or cursor.late_mark()
        comments, variations = list(self.comments()), list[Variation]()
        if comments and not mark and (mark := cursor.late_mark()):
            comments += self.comments()
        while cursor.peek("("):
            if depth == DEEPEST:
                raise cursor.error(f"variations that lie at most {DEEPEST} deep in each other")
            cursor.take("(")
            before = self.comments()
            inside = self.plays(position, ply, depth + 1)
            if not inside:
                raise cursor.error("a move")
            cursor.need(")", "a move, or ) at the end of the variation")
            variations.append(Variation(inside, before))
            comments += self.comments()
        return Play(move, mark, tuple(comments), tuple(variations)), step.position

    def played(self, position: Position, move: Move, ply: int, at: int) -> Step:
        """Play a move whose text begins at `at`."""
        row = ply // self.seats + 1
        return played(position, move, self.number, row, self.cursor.place_of(at))


def _at_place(error: RecordError, place: Place) -> RecordError:
    return RecordError(error.why, pack=error.pack, line=place.line, column=place.column)


def _wrong_points(written: tuple[Points, ...], pack: PackRecord) -> str:
    if pack.points is None:
        return "its points are written, and it is not over"
    ours, theirs = ("/".join(map(points_text, p)) for p in (pack.points, written))
    return f"points {theirs} are written, the engine counts {ours}"
