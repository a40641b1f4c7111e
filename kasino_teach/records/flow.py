"""How packs of a record follow each other, and plays in a pack: the engine is asked, errors say where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kasino_teach.cards import Card
from kasino_teach.engine import (
    IllegalMoveError,
    Match,
    PackResult,
    Position,
    Score,
    Step,
    is_over,
    play,
)
from kasino_teach.errors import PositionError
from kasino_teach.notation import Move
from kasino_teach.records.cursor import Place
from kasino_teach.records.errors import RecordError
from kasino_teach.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Flow:
    """What the packs so far ask of the next one: its number, and a match that knows dealer and scores.

    `match` is None while a pack goes on; `dealer` would deal the next one. `begun`: a pack was there.
    """

    rules: RuleSet
    seats: int
    pairs: bool
    number: int
    dealer: int
    match: Match | None
    begun: bool = False

    @staticmethod
    def begin(rules: RuleSet, seats: int, pairs: bool) -> Flow:
        """Before the first pack; the last seat deals unless the record says who does."""
        match = Match.begin(rules, seats, pairs=pairs)
        return Flow(rules, seats, pairs, 1, match.dealer, match)

    def dealt(self, number: int, dealer: int, cards: Sequence[Card]) -> Position:
        """The first position of the next pack, dealt from `cards` with the scores of the match so far.

        Raises RecordError where that pack cannot be the next one, or the cards cannot be dealt.
        """
        if self.match is None:
            raise RecordError(f"pack {self.number - 1} before it is not over", pack=number)
        if number != self.number:
            raise RecordError(f"the next pack is number {self.number}", pack=number)
        self._check_dealer(number, dealer)
        try:
            return replace(self.match, dealer=dealer).deal(cards)
        except PositionError as error:
            raise RecordError(str(error), pack=number) from error

    def entered(self, number: int, dealer: int, position: Position) -> Position:
        """The position itself, for a pack that begins at one: it brings its own scores with it.

        Packs may have been left out before it. Raises RecordError where it is another game's, or its
        number or dealer cannot be.
        """
        if number < self.number:
            raise RecordError(f"the next pack is number {self.number}", pack=number)
        if number == self.number or not self.begun:
            self._check_dealer(number, dealer)
        elif not 0 <= dealer < self.seats:
            raise RecordError(f"seat {dealer} does not exist", pack=number)
        if not position.rules.same_options(self.rules):
            raise RecordError(f"its rules are not the record's, {self.rules}", pack=number)
        if (position.seats, position.in_pairs) != (self.seats, self.pairs):
            seats = f"{self.seats} seats{' in pairs' if self.pairs else ''}"
            raise RecordError(f"the record is of {seats}, and its position is not", pack=number)
        return position

    def after(self, number: int, dealer: int, position: Position) -> Flow:
        """After a pack that stands at `position`, finished or not."""
        following = (dealer + 1) % self.seats
        match = None
        if is_over(position):
            match = self._entering(dealer, position).finish(position)
        return replace(self, number=number + 1, dealer=following, match=match, begun=True)

    def _check_dealer(self, number: int, dealer: int) -> None:
        if not 0 <= dealer < self.seats:
            last = self.seats - 1
            raise RecordError(f"seat {dealer} deals, but seats are 0 to {last}", pack=number)
        if self.begun and dealer != self.dealer:
            raise RecordError(f"the deal moves one seat, to seat {self.dealer}", pack=number)

    def _entering(self, dealer: int, position: Position) -> Match:
        """The match before the pack of `position`, with the scores and carried points it began with."""
        before = self.match or Match.begin(self.rules, self.seats, pairs=self.pairs)
        if (before.totals, before.carry) == (position.scores, position.carry):
            return replace(before, dealer=dealer)
        # A pack that begins at a position may follow packs that nobody recorded.
        unseen = Score((), position.scores, position.carry)
        result = PackResult((dealer - 1) % self.seats, position, unseen, position.scores)
        return Match(self.rules, self.seats, self.pairs, dealer, (result,))


def played(position: Position, move: Move, pack: int, row: int, place: Place | None = None) -> Step:
    """Play a move of a record. Raises RecordError with the place, and the engine's reasons."""
    line, column = place or (None, None)
    try:
        return play(position, move)
    except (IllegalMoveError, PositionError) as error:
        reasons = error.reasons if isinstance(error, IllegalMoveError) else ()
        why = "; ".join(map(str, reasons)) or str(error)
        raise RecordError(
            why, pack=pack, row=row, move=move, reasons=reasons, line=line, column=column
        ) from error
