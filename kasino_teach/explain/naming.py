"""What things are called: cards, builds, values, sums, seats and sides, in the form a sentence needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import product
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.engine import Position
from kasino_teach.messages import message
from kasino_teach.notation import Build
from kasino_teach.translator import Translator
from kasino_teach.values import Value


class Form(IntEnum):
    """What a name is in its sentence. English and Norwegian names are alike in all; Finnish ones are not.

    A translation of a name has its forms in this order, parted by `|`; a name with one form has no `|`.
    """

    NAME = 0
    """The subject, or a name on its own: `ristiviitonen`."""
    OBJECT = 1
    """What is taken, or laid upon: `ristiviitosen`."""
    WITH = 2
    """What one takes with: `ristiviitosella`."""
    NONE_OF = 3
    """What is missing: `ristiviitosta`."""


_RANKS: Final = (
    # note: Forms parted by |: subject, object (genitive), with (adessive), none of (partitive)
    message("ace", context="rank"),
    message("two", context="rank"),
    message("three", context="rank"),
    message("four", context="rank"),
    message("five", context="rank"),
    message("six", context="rank"),
    message("seven", context="rank"),
    message("eight", context="rank"),
    message("nine", context="rank"),
    message("ten", context="rank"),
    message("jack", context="rank"),
    message("queen", context="rank"),
    message("king", context="rank"),
)
_SUITS: Final = (
    message("clubs", context="suit"),
    message("diamonds", context="suit"),
    message("hearts", context="suit"),
    message("spades", context="suit"),
)


def rank_name(tr: Translator, rank: int, form: Form = Form.NAME) -> str:
    """A rank, 1 to 13: `queen`."""
    return in_form(tr.text(_RANKS[rank - 1], context="rank"), form)


def suit_name(tr: Translator, suit: int) -> str:
    """A suit: `clubs`."""
    return tr.text(_SUITS[suit], context="suit")


def card_name(tr: Translator, card: Card, form: Form = Form.NAME) -> str:
    """A card on its own: `five of clubs`, `ristiviitonen`, `kløver 5`."""
    rank, suit = rank_name(tr, card.rank, form), suit_name(tr, card.suit)
    name = tr.text("{rank} of {suit}", context="card", rank=rank, suit=suit)
    return _of_its_pack(tr, card, name)


def the_card(tr: Translator, card: Card, form: Form = Form.NAME) -> str:
    """A card in a sentence: `the five of clubs`."""
    rank, suit = rank_name(tr, card.rank, form), suit_name(tr, card.suit)
    name = tr.text("the {rank} of {suit}", context="card", rank=rank, suit=suit)
    return _of_its_pack(tr, card, name)


def the_cards(tr: Translator, cards: Iterable[Card], form: Form = Form.NAME) -> str:
    """Cards in a sentence: `the five of clubs and the eight of diamonds`."""
    return tr.listed(the_card(tr, card, form) for card in cards)


def the_build(tr: Translator, build: Build, form: Form = Form.NAME) -> str:
    """A build in a sentence, by its value: `the build of 7`, `the queen build`."""
    if not build.value.is_number:
        # note: Forms parted by |: subject, object (genitive), with (adessive), none of (partitive)
        named = tr.text("the {rank} build", context="build", rank=value_name(tr, build.value))
    else:
        # note: Forms parted by |: subject, object (genitive), with (adessive), none of (partitive)
        named = tr.text("the build of {value}", context="build", value=build.value.number)
    return in_form(named, form)


def things(
    tr: Translator, cards: Iterable[Card], builds: Iterable[Build], form: Form = Form.OBJECT
) -> str:
    """Loose cards and builds together, as a list in a sentence."""
    loose = [the_card(tr, card, form) for card in cards]
    return tr.listed([*loose, *(the_build(tr, build, form) for build in builds)])


def symbols(cards: Iterable[Card]) -> str:
    """Cards in short: `5♣ 8♦`."""
    return " ".join(card.symbol for card in cards)


def value_name(tr: Translator, value: Value) -> str:
    """A value: a number, or the rank of a court that has none."""
    return tr.number(value.number) if value.is_number else rank_name(tr, value.rank)


def sum_of(
    tr: Translator, position: Position, group: Sequence[Card], value: Value | None = None
) -> str:
    """The sum of a group on the table: `5 + 8`. Its cards count so that it makes `value`, if they can."""
    terms = table_terms(position, group, value)
    return " + ".join(value_name(tr, term) for term in terms)


def table_terms(
    position: Position, group: Sequence[Card], value: Value | None = None
) -> tuple[Value, ...]:
    """What each card of a group counts on the table: so that they make `value`, else at their smallest."""
    options = [position.rules.table_values[card] for card in group]
    smallest = tuple(option[0] for option in options)
    return next((terms for terms in product(*options) if Value.total(terms) == value), smallest)


def seat_name(tr: Translator, seat: int, names: Sequence[str] = ()) -> str:
    """The name of a seat; `Player 1` for seat 0 where there are no names."""
    return names[seat] if names else tr.text("Player {n}", n=seat + 1)


def side_name(tr: Translator, position: Position, side: int, names: Sequence[str] = ()) -> str:
    """The name of a side: that of its seat, or of both in a game of pairs. `names` are those of the seats."""
    seats = [seat for seat in range(position.seats) if position.side_of(seat) == side]
    return tr.listed(seat_name(tr, seat, names) for seat in seats)


def in_form(forms: str, form: Form) -> str:
    """One form of a translated name."""
    parts = forms.split("|")
    return parts[form] if len(parts) > 1 else parts[0]


def _of_its_pack(tr: Translator, card: Card, name: str) -> str:
    return tr.text("{card} (second pack)", card=name) if card.copy else name
