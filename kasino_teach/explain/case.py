"""One reason about to be put into words, with what its sentences ask for again and again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kasino_teach.cards import Card
from kasino_teach.engine import Position, Reason
from kasino_teach.explain.naming import (
    Form,
    in_form,
    sum_of,
    symbols,
    table_terms,
    the_build,
    the_card,
    the_cards,
    things,
    value_name,
)
from kasino_teach.notation import Build, Move
from kasino_teach.translator import Translator
from kasino_teach.values import Value


@dataclass(frozen=True, slots=True)
class Case:
    """A reason in its position, of a move where that is known."""

    tr: Translator
    position: Position
    reason: Reason
    move: Move | None = None

    @property
    def ok(self) -> bool:
        """Whether the check holds."""
        return self.reason.ok

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the evidence."""
        return self.reason.cards

    @property
    def value(self) -> Value:
        """The value the check was about. Only of checks that are about one."""
        assert self.reason.value is not None
        return self.reason.value

    @property
    def build(self) -> Build | None:
        """The build the evidence names."""
        return self.position.build_of(self.cards)

    def played(self, form: Form = Form.NAME) -> str:
        """The card played: by its name, or as "the card" where the move is not known."""
        if self.move is not None:
            return the_card(self.tr, self.move.card, form)
        # note: Forms parted by |: subject, object (genitive), with (adessive), none of (partitive)
        return in_form(self.tr.text("the card", context="played"), form)

    def named(self, form: Form = Form.NAME, cards: Iterable[Card] | None = None) -> str:
        """Cards of the evidence, or others, as a list."""
        return the_cards(self.tr, self.cards if cards is None else cards, form)

    def named_build(self, form: Form = Form.NAME) -> str:
        """The build the evidence names; by its cards where no such build lies on the table."""
        build = self.build
        return the_build(self.tr, build, form) if build else symbols(self.cards)

    def of_groups(self, form: Form = Form.OBJECT) -> str:
        """All cards and builds of the evidence's groups, as a list."""
        builds = [b for b in self.position.builds if b.cards in self.reason.groups]
        taken = {b.cards for b in builds}
        cards = [card for group in self.reason.groups if group not in taken for card in group]
        return things(self.tr, cards, builds, form)

    def values_played(self) -> str:
        """What the card played may take: its value or values; the value checked where it is not known."""
        if self.move is None:
            return self.value_in_words()
        first, *more = self.position.rules.hand_values[self.move.card]
        one = value_name(self.tr, first)
        for value in more:
            other = value_name(self.tr, value)
            one = self.tr.text("{one} or {other}", one=one, other=other)
        return one

    def value_in_words(self) -> str:
        """The value: a number, or a court's rank."""
        return value_name(self.tr, self.value)

    def sum_in_words(self) -> str:
        """The evidence's cards as a sum: `5 + 8`."""
        return sum_of(self.tr, self.position, self.cards, self.value)

    def sum_made(self) -> str:
        """What the evidence's cards make on the table, none of them without a number."""
        total = Value.total(table_terms(self.position, self.cards, self.value))
        return value_name(self.tr, total) if total else ""

    def numberless(self) -> tuple[Card, ...]:
        """Those of the evidence's cards that have no number in these rules."""
        worth = self.position.rules.built_values
        return tuple(card for card in self.cards if not worth[card].is_number)
