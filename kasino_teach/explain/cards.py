"""Cards, groups, builds and values in words, in the grammatical form a sentence needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import product
from typing import Final

from kasino_teach.cards import Card
from kasino_teach.engine import Position
from kasino_teach.notation import Build
from kasino_teach.words import Words, mark


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
    mark("ace", context="rank"),
    mark("two", context="rank"),
    mark("three", context="rank"),
    mark("four", context="rank"),
    mark("five", context="rank"),
    mark("six", context="rank"),
    mark("seven", context="rank"),
    mark("eight", context="rank"),
    mark("nine", context="rank"),
    mark("ten", context="rank"),
    mark("jack", context="rank"),
    mark("queen", context="rank"),
    mark("king", context="rank"),
)
_SUITS: Final = (
    mark("clubs", context="suit"),
    mark("diamonds", context="suit"),
    mark("hearts", context="suit"),
    mark("spades", context="suit"),
)


def rank_name(words: Words, rank: int, form: Form = Form.NAME) -> str:
    """A rank, 1 to 13: `queen`."""
    return in_form(words.text(_RANKS[rank - 1], context="rank"), form)


def suit_name(words: Words, suit: int) -> str:
    """A suit: `clubs`."""
    return words.text(_SUITS[suit], context="suit")


def card_name(words: Words, card: Card, form: Form = Form.NAME) -> str:
    """A card on its own: `five of clubs`, `ristiviitonen`, `kløver 5`."""
    rank, suit = rank_name(words, card.rank, form), suit_name(words, card.suit)
    name = words.text("{rank} of {suit}", context="card", rank=rank, suit=suit)
    return _of_its_pack(words, card, name)


def the_card(words: Words, card: Card, form: Form = Form.NAME) -> str:
    """A card in a sentence: `the five of clubs`."""
    rank, suit = rank_name(words, card.rank, form), suit_name(words, card.suit)
    name = words.text("the {rank} of {suit}", context="card", rank=rank, suit=suit)
    return _of_its_pack(words, card, name)


def the_cards(words: Words, cards: Iterable[Card], form: Form = Form.NAME) -> str:
    """Cards in a sentence: `the five of clubs and the eight of diamonds`."""
    return words.listed(the_card(words, card, form) for card in cards)


def the_build(words: Words, build: Build, form: Form = Form.NAME) -> str:
    """A build in a sentence, by its value: `the build of 7`, `the queen build`."""
    if build.value < 0:
        # note: Forms parted by |: subject, object (genitive), with (adessive), none of (partitive)
        named = words.text("the {rank} build", context="build", rank=value_name(words, build.value))
    else:
        # note: Forms parted by |: subject, object (genitive), with (adessive), none of (partitive)
        named = words.text("the build of {value}", context="build", value=build.value)
    return in_form(named, form)


def things(
    words: Words, cards: Iterable[Card], builds: Iterable[Build], form: Form = Form.OBJECT
) -> str:
    """Loose cards and builds together, as a list in a sentence."""
    loose = [the_card(words, card, form) for card in cards]
    return words.listed([*loose, *(the_build(words, build, form) for build in builds)])


def symbols(cards: Iterable[Card]) -> str:
    """Cards in short: `5♣ 8♦`."""
    return " ".join(card.symbol for card in cards)


def value_name(words: Words, value: int) -> str:
    """A value: a number, or the rank of a court that has none (see RuleSet.hand_values)."""
    return words.number(value) if value > 0 else rank_name(words, -value)


def sum_of(
    words: Words, position: Position, group: Sequence[Card], value: int | None = None
) -> str:
    """The sum of a group on the table: `5 + 8`. Its cards count so that it makes `value`, if they can."""
    terms = table_terms(position, group, value)
    return " + ".join(value_name(words, term) for term in terms)


def table_terms(
    position: Position, group: Sequence[Card], value: int | None = None
) -> tuple[int, ...]:
    """What each card of a group counts on the table: so that they make `value`, else at their smallest."""
    options = [position.rules.table_values[card] for card in group]
    smallest = tuple(option[0] for option in options)
    return next((terms for terms in product(*options) if sum(terms) == value), smallest)


def in_form(forms: str, form: Form) -> str:
    """One form of a translated name."""
    parts = forms.split("|")
    return parts[form] if len(parts) > 1 else parts[0]


def _of_its_pack(words: Words, card: Card, name: str) -> str:
    return words.text("{card} (second pack)", card=name) if card.copy else name
