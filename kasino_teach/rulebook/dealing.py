"""The options about cards, the deal and what cards are worth, each as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from kasino_teach.cards import Card, pack
from kasino_teach.explain import rank_name, value_name
from kasino_teach.rules import AceValue, Courts, DealOrder, Refill, RuleSet
from kasino_teach.rules.sources import PLAYERS
from kasino_teach.translator import Translator, sentence
from kasino_teach.values import Value

SEATS: Final = (2, 3, 4, 6, 12)
"""Numbers of players a pack can come out even for (001)."""


def _packs(tr: Translator, rules: RuleSet) -> str:
    if rules.packs == 1:
        return tr.text("One pack of 52 cards is used.")
    return tr.text("Two packs are shuffled together: 104 cards, each of them twice.")


def _hand(tr: Translator, rules: RuleSet) -> str:
    return tr.plural(
        "Each player is dealt {n} card at a time.",
        "Each player is dealt {n} cards at a time.",
        rules.hand,
    )


def _first_table(tr: Translator, rules: RuleSet) -> str:
    if not rules.first_table:
        return tr.text("The table is empty at first.")
    return tr.plural(
        "At first {n} card is laid face up on the table; later deals bring none there.",
        "At first {n} cards are laid face up on the table; later deals bring none there.",
        rules.first_table,
    )


_DEAL_ORDER: Final[Mapping[DealOrder, Callable[[Translator], str]]] = {
    DealOrder.TABLE_LAST: lambda tr: tr.text(
        "Cards are dealt two at a time; in the first deal the table comes after all players."
    ),
    DealOrder.TABLE_BEFORE_DEALER: lambda tr: tr.text(
        "Cards are dealt two at a time; in the first deal the table comes just before the dealer."
    ),
}

_REFILL: Final[Mapping[Refill, Callable[[Translator], str]]] = {
    Refill.HAND: lambda tr: tr.text("When all hands are empty, new ones are dealt from the stock."),
    Refill.AT_ONCE: lambda tr: tr.text(
        "After every play the hand is filled from the stock again at once."
    ),
}

_ACE_HAND: Final[Mapping[AceValue, Callable[[Translator], str]]] = {
    AceValue.ONE: lambda tr: tr.text("From the hand an ace is worth 1."),
    AceValue.FOURTEEN: lambda tr: tr.text("From the hand an ace is worth 14."),
    AceValue.BOTH: lambda tr: tr.text(
        "From the hand an ace is worth 1 or 14, one of them for the whole capture."
    ),
}

_ACE_TABLE: Final[Mapping[AceValue, Callable[[Translator], str]]] = {
    AceValue.ONE: lambda tr: tr.text("On the table an ace counts 1."),
    AceValue.BOTH: lambda tr: tr.text("On the table each ace counts 1 or 14."),
}

_COURTS: Final[Mapping[Courts, Callable[[Translator], str]]] = {
    Courts.NUMBERS: lambda tr: tr.text(
        "Jack, queen and king are worth 11, 12 and 13, in sums too."
    ),
    Courts.RANKS: lambda tr: tr.text(
        "Jack, queen and king have no number: each takes only its own rank and is in no sum."
    ),
}


def _specials(tr: Translator, rules: RuleSet) -> str:
    if rules.specials:
        return tr.text(
            "From the hand 2♠ (little casino) is worth 15 and 10♦ (big casino) 16; "
            "on the table they count 2 and 10."
        )
    return tr.text("2♠ is worth 2 and 10♦ is worth 10, from the hand too.")


DEALING: Final[Mapping[str, Callable[[Translator, RuleSet], str]]] = {
    "packs": _packs,
    "deal_order": lambda tr, rules: _DEAL_ORDER[rules.deal_order](tr),
    "hand": _hand,
    "first_table": _first_table,
    "refill": lambda tr, rules: _REFILL[rules.refill](tr),
    "ace_hand": lambda tr, rules: _ACE_HAND[rules.ace_hand](tr),
    "ace_table": lambda tr, rules: _ACE_TABLE[rules.ace_table](tr),
    "specials": _specials,
    "courts": lambda tr, rules: _COURTS[rules.courts](tr),
}
"""What says each option."""


def hands_of_a_pack(tr: Translator, rules: RuleSet) -> Iterator[str]:
    """How many hands a pack gives the usual numbers of players, and what other numbers come out even.

    Nothing is said where hands are filled at once.
    """
    if rules.refill is Refill.AT_ONCE:
        return
    meant = PLAYERS[rules.preset]
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
    meant = PLAYERS[rules.preset]
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
