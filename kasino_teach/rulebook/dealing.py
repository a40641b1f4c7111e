"""What follows from several options: players and hands of a pack, and what cards are worth in a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kasino_teach.cards import Card, pack
from kasino_teach.explain import rank_name, value_name
from kasino_teach.rules import SYSTEMS, Refill, RuleSet
from kasino_teach.translator import Translator, sentence
from kasino_teach.values import Value

SEATS: Final = (2, 3, 4, 6, 12)
"""Numbers of players a pack can come out even for (001)."""


def hands_of_a_pack(tr: Translator, rules: RuleSet) -> Iterator[str]:
    """How many hands a pack gives the usual numbers of players, and what other numbers come out even.

    Nothing is said where hands are filled at once.
    """
    if rules.refill is Refill.AT_ONCE:
        return
    meant = SYSTEMS[rules.preset].players
    counts = list(_counts(rules))
    usual = [count for count in counts if meant.fewest <= count[0] <= meant.most]
    others = [count for count in counts if count not in usual]
    if usual:
        yield tr.text("Hands from a pack: {counts}.", counts=_counted(tr, usual))
    if others:
        yield tr.text(
            "Other numbers of players also come out even: {counts}.",
            counts=_counted(tr, others),
        )


def _counts(rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Numbers of players for whom a pack comes out even, each with its number of hands."""
    dealt = 52 * rules.packs - rules.first_table
    for seats in SEATS:
        hands, rest = divmod(dealt, rules.hand * seats)
        if hands and not rest:
            yield seats, hands


def _counted(tr: Translator, counts: Iterable[tuple[int, int]]) -> str:
    return tr.listed(
        tr.plural("{n} for {seats} players", "{n} for {seats} players", hands, seats=seats)
        for seats, hands in counts
    )


def players(tr: Translator, rules: RuleSet) -> str:
    """For how many players the game is usually played."""
    meant = SYSTEMS[rules.preset].players
    if meant.fewest == meant.most:
        return tr.text("The usual game is for {n} players.", n=meant.most)
    return tr.text("The usual game is for {n} to {most} players.", n=meant.fewest, most=meant.most)


def values_table(tr: Translator, rules: RuleSet) -> tuple[tuple[str, str, str], ...]:
    """What cards are worth by the engine's own tables: the card, from the hand, on the table.

    Cards that count their number on both sides are one row, and come first.
    """
    found: dict[str, tuple[str, str]] = {}
    for card in sorted(pack(1), key=lambda card: (card.rank, card.suit)):
        hand = _values(tr, rules.hand_values[card])
        table = _values(tr, rules.table_values[card])
        if hand == table == str(card.rank):
            continue
        same = all(
            rules.hand_values[other] == rules.hand_values[card]
            for other in pack(1)
            if other.rank == card.rank
        )
        found[_rank(tr, card) if same else card.symbol] = (hand, table)
    plain = tr.text("other cards"), tr.text("their number"), tr.text("their number")
    return (*((name, *values) for name, values in found.items()), plain)


def _rank(tr: Translator, card: Card) -> str:
    return sentence(rank_name(tr, card.rank))


def _values(tr: Translator, values: tuple[Value, ...]) -> str:
    if not values[0].is_number:
        return tr.text("own rank only")
    if len(values) == 1:
        return value_name(tr, values[0])
    return tr.text(
        "{one} or {other}", one=value_name(tr, values[0]), other=value_name(tr, values[1])
    )
