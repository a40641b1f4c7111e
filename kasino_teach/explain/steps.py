"""A move step by step, as data: what to say, and what to point at meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.engine import Position, Reason, Rule, Step, apply_legal, checks
from kasino_teach.explain.gains import gains_in_words, mulle_in_words, sweep_in_words
from kasino_teach.explain.naming import Form, table_terms, the_card, the_cards, value_name
from kasino_teach.explain.reasons import reason_in_words
from kasino_teach.notation import Capture, Group, MakeBuild, Move, Trail
from kasino_teach.translator import Translator, sentence
from kasino_teach.values import Value


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing on the table to point at: loose cards that belong together, or a build.

    `label` says what the cards make (`5 + 8 = 13`); it is empty where there is nothing to say.
    `number` tells marks apart, from 0: a thing that comes in several steps has the same in all of them.
    """

    cards: Group
    number: int
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainStep:
    """One step of an explanation.

    `position` is what the table looks like meanwhile. `card` is the hand card it is about, if it still
    lies in the hand. `marks` are the things on the table it is about; `arrow`: the card goes to all of
    them. `ok` is False where the step says why the move is refused.
    """

    text: str
    position: Position
    card: Card | None = None
    marks: tuple[Mark, ...] = ()
    arrow: bool = False
    ok: bool = True


def move_steps(position: Position, move: Move, tr: Translator) -> tuple[ExplainStep, ...]:
    """Explain a move in steps: the card, each group, where the cards go, a sweep, a mulle, and points.

    A move the rules refuse ends with the reasons against it; its steps before that are the checks that
    hold. Raises PositionError where cards of the hand to play are unknown.
    """
    teller = _Teller(tr, position, move)
    return tuple(teller.steps())


_OF_VALUE: Final = (Rule.GROUP_VALUE, Rule.BUILD_VALUE)
_TOLD: Final = (*_OF_VALUE, Rule.DECLARED_VALUE, Rule.HOLDS_TAKER, Rule.CARD_MAY_TRAIL)
"""The checks that are worth a step even where they hold."""


@dataclass(frozen=True, slots=True)
class _Teller:
    tr: Translator
    position: Position
    move: Move

    def steps(self) -> Iterator[ExplainStep]:
        reasons = tuple(checks(self.position, self.move))
        broken = tuple(reason for reason in reasons if not reason.ok)
        if self.move.card in self.position.hands[self.position.turn].cards:
            yield self.shown(self.card_step())
        yield from map(self.evidence, (r for r in reasons if r.ok and r.rule in _TOLD))
        yield from map(self.evidence, broken)
        if not broken:
            yield from self.played(apply_legal(self.position, self.move))

    def shown(self, text: str) -> ExplainStep:
        return ExplainStep(text=sentence(text), position=self.position, card=self.move.card)

    def card_step(self) -> str:
        """What the card is worth, from the hand and on the table where the two differ."""
        tr, rules, card = self.tr, self.position.rules, self.move.card
        hand, table = rules.hand_values[card], rules.table_values[card]
        values = [value_name(tr, value) for value in hand]
        named = the_card(tr, card, Form.OBJECT)
        if not hand[0].is_number:
            return tr.text(
                "{card} has no number here: it takes only its own rank.",
                card=the_card(tr, card, Form.WITH),
            )
        if hand == table and len(hand) == 1:
            return tr.text("{card} is worth {value}.", card=named, value=values[0])
        if hand == table:
            one, other = values
            return tr.text("{card} is worth {one} or {other}.", card=named, one=one, other=other)
        if len(hand) > 1:
            one, other = values
            return tr.text(
                "From the hand {card} is worth {one} or {other}, on the table {table}.",
                card=named,
                one=one,
                other=other,
                table=value_name(tr, table[0]),
            )
        return tr.text(
            "From the hand {card} is worth {value}, on the table {table}.",
            card=named,
            value=values[0],
            table=value_name(tr, table[0]),
        )

    def evidence(self, reason: Reason) -> ExplainStep:
        """A check, with its cards pointed at as far as they lie on the table."""
        loose = tuple(card for card in reason.cards if card in self.position.loose)
        labels = {loose: self.label(loose, reason)} if loose else {}
        builds = [b.cards for b in self.position.builds if set(b.cards) <= set(reason.cards)]
        return ExplainStep(
            text=reason_in_words(self.tr, self.position, reason, self.move),
            position=self.position,
            card=self.move.card if self.move.card in self.position.hand else None,
            marks=self.marks(labels | dict.fromkeys(builds, "")),
            ok=reason.ok,
        )

    def marks(self, labels: Mapping[Group, str]) -> tuple[Mark, ...]:
        """Things to point at with their labels, numbered as among all that the move takes.

        Where the move does not take all of them, they are numbered just among themselves.
        """
        move = self.move
        taken = [*move.groups, *move.builds] if isinstance(move, Capture) else []
        places = {frozenset(group): place for place, group in enumerate(taken)}
        if not all(frozenset(cards) in places for cards in labels):
            places = {frozenset(cards): place for place, cards in enumerate(labels)}
        return tuple(
            Mark(cards, places[frozenset(cards)], label) for cards, label in labels.items()
        )

    def label(self, group: Group, reason: Reason) -> str:
        """What a group makes, right or wrong; nothing for other checks."""
        if reason.rule is not Rule.GROUP_VALUE:
            return ""
        made = _sum(self.tr, self.position, group, reason.value)
        if reason.ok or reason.value is None:
            return made
        value = value_name(self.tr, reason.value)
        return self.tr.text("{sum}, not {value}", sum=made, value=value)

    def played(self, step: Step) -> Iterator[ExplainStep]:
        """Where the cards go, whether it is a sweep, and what that may give."""
        yield _GOES[type(self.move)](self)
        if isinstance(self.move, Capture):
            yield self.after(step, sweep_in_words(self.tr, self.position, step))
            for text in mulle_in_words(self.tr, self.position, step):
                yield self.after(step, text)
            for text in gains_in_words(self.tr, self.position, step):
                yield self.after(step, text)

    def after(self, step: Step, text: str) -> ExplainStep:
        return ExplainStep(text=sentence(text), position=step.position)

    def trailed(self) -> ExplainStep:
        card = the_card(self.tr, self.move.card)
        return self.shown(
            self.tr.text("{card} stays on the table, where anybody may take it.", card=card)
        )

    def captured(self) -> ExplainStep:
        tr, move, position = self.tr, self.move, self.position
        assert isinstance(move, Capture)
        cards = move.cards
        text = tr.plural(
            "{cards} goes to your pile, and so does the card played, {card}.",
            "{cards} go to your pile, and so does the card played, {card}.",
            len(cards),
            cards=the_cards(tr, cards),
            card=the_card(tr, move.card),
        )
        value = _value_played(position, move)
        sums = {group: _sum(tr, position, group, value) for group in move.groups}
        return ExplainStep(
            text=sentence(text),
            position=position,
            card=move.card,
            marks=self.marks(sums | dict.fromkeys(move.builds, "")),
            arrow=True,
        )

    def built(self) -> ExplainStep:
        tr, move = self.tr, self.move
        assert isinstance(move, MakeBuild)
        text = tr.text(
            "{card} is laid on {cards}. From now on they are taken only together.",
            card=the_card(tr, move.card),
            cards=the_cards(tr, move.target, Form.OBJECT),
        )
        return ExplainStep(
            text=sentence(text),
            position=self.position,
            card=move.card,
            marks=(Mark(move.target, 0),),
            arrow=True,
        )


_GOES: Final[Mapping[type[Move], Callable[[_Teller], ExplainStep]]] = {
    Trail: _Teller.trailed,
    Capture: _Teller.captured,
    MakeBuild: _Teller.built,
}


def _value_played(position: Position, move: Capture) -> Value | None:
    """The value at which the card took: the one its checks were about."""
    values = (reason.value for reason in checks(position, move) if reason.rule in _OF_VALUE)
    return next(values, None)


def _sum(tr: Translator, position: Position, group: Group, value: Value | None) -> str:
    """What a group makes: `5 + 8 = 13`, `8`."""
    terms = table_terms(position, group, value)
    total = Value.total(terms)
    added = " + ".join(value_name(tr, term) for term in terms)
    return f"{added} = {value_name(tr, total)}" if len(terms) > 1 and total else added
