"""The options about cards, the deal and what cards are worth, each as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from kasino_teach.cards import Card, pack
from kasino_teach.explain.cards import rank_name, value_name
from kasino_teach.rules import AceValue, Courts, DealOrder, Refill, RuleSet
from kasino_teach.rules.sources import PLAYERS
from kasino_teach.words import Words, sentence

SEATS: Final = (2, 3, 4, 6, 12)
"""Numbers of players a pack can come out even for (001)."""


def _packs(words: Words, rules: RuleSet) -> str:
    if rules.packs == 1:
        return words.text("One pack of 52 cards is used.")
    return words.text("Two packs are shuffled together: 104 cards, each of them twice.")


def _hand(words: Words, rules: RuleSet) -> str:
    return words.plural(
        "Each player is dealt {n} card at a time.",
        "Each player is dealt {n} cards at a time.",
        rules.hand,
    )


def _first_table(words: Words, rules: RuleSet) -> str:
    if not rules.first_table:
        return words.text("The table is empty at first.")
    return words.plural(
        "At first {n} card is laid face up on the table; later deals bring none there.",
        "At first {n} cards are laid face up on the table; later deals bring none there.",
        rules.first_table,
    )


_DEAL_ORDER: Final[Mapping[DealOrder, Callable[[Words], str]]] = {
    DealOrder.TABLE_LAST: lambda words: words.text(
        "Cards are dealt two at a time; in the first deal the table comes after all players."
    ),
    DealOrder.TABLE_BEFORE_DEALER: lambda words: words.text(
        "Cards are dealt two at a time; in the first deal the table comes just before the dealer."
    ),
}

_REFILL: Final[Mapping[Refill, Callable[[Words], str]]] = {
    Refill.HAND: lambda words: words.text(
        "When all hands are empty, new ones are dealt from the stock."
    ),
    Refill.AT_ONCE: lambda words: words.text(
        "After every play the hand is filled from the stock again at once."
    ),
}

_ACE_HAND: Final[Mapping[AceValue, Callable[[Words], str]]] = {
    AceValue.ONE: lambda words: words.text("From the hand an ace is worth 1."),
    AceValue.FOURTEEN: lambda words: words.text("From the hand an ace is worth 14."),
    AceValue.BOTH: lambda words: words.text(
        "From the hand an ace is worth 1 or 14, one of them for the whole capture."
    ),
}

_ACE_TABLE: Final[Mapping[AceValue, Callable[[Words], str]]] = {
    AceValue.ONE: lambda words: words.text("On the table an ace counts 1."),
    AceValue.BOTH: lambda words: words.text("On the table each ace counts 1 or 14."),
}

_COURTS: Final[Mapping[Courts, Callable[[Words], str]]] = {
    Courts.NUMBERS: lambda words: words.text(
        "Jack, queen and king are worth 11, 12 and 13, in sums too."
    ),
    Courts.RANKS: lambda words: words.text(
        "Jack, queen and king have no number: each takes only its own rank and is in no sum."
    ),
}


def _specials(words: Words, rules: RuleSet) -> str:
    if rules.specials:
        return words.text(
            "From the hand 2♠ (little casino) is worth 15 and 10♦ (big casino) 16; "
            "on the table they count 2 and 10."
        )
    return words.text("2♠ is worth 2 and 10♦ is worth 10, from the hand too.")


DEALING: Final[Mapping[str, Callable[[Words, RuleSet], str]]] = {
    "packs": _packs,
    "deal_order": lambda words, rules: _DEAL_ORDER[rules.deal_order](words),
    "hand": _hand,
    "first_table": _first_table,
    "refill": lambda words, rules: _REFILL[rules.refill](words),
    "ace_hand": lambda words, rules: _ACE_HAND[rules.ace_hand](words),
    "ace_table": lambda words, rules: _ACE_TABLE[rules.ace_table](words),
    "specials": _specials,
    "courts": lambda words, rules: _COURTS[rules.courts](words),
}
"""What says each option."""


def hands_of_a_pack(words: Words, rules: RuleSet) -> Iterator[str]:
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
        yield words.text("Hands from a pack: {counts}.", counts=_counted(words, usual))
    if others:
        yield words.text(
            "Other numbers of players also come out even: {counts}.",
            counts=_counted(words, others),
        )


def _counts(rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Numbers of players for whom a pack comes out even, each with its number of hands."""
    dealt = 52 * rules.packs - rules.first_table
    for seats in SEATS:
        hands, rest = divmod(dealt, rules.hand * seats)
        if hands and not rest:
            yield seats, hands


def _counted(words: Words, counts: Iterable[tuple[int, int]]) -> str:
    return words.listed(
        words.plural("{n} for {seats} players", "{n} for {seats} players", hands, seats=seats)
        for seats, hands in counts
    )


def players(words: Words, rules: RuleSet) -> str:
    """For how many players the game is usually played."""
    meant = PLAYERS[rules.preset]
    if meant.fewest == meant.most:
        return words.text("The usual game is for {n} players.", n=meant.most)
    return words.text(
        "The usual game is for {n} to {most} players.", n=meant.fewest, most=meant.most
    )


def values_table(words: Words, rules: RuleSet) -> tuple[tuple[str, str, str], ...]:
    """What cards are worth by the engine's own tables: the card, from the hand, on the table.

    Cards that count their number on both sides are one row, and come first.
    """
    found: dict[str, tuple[str, str]] = {}
    for card in sorted(pack(1), key=lambda card: (card.rank, card.suit)):
        hand = _values(words, rules.hand_values[card])
        table = _values(words, rules.table_values[card])
        if hand == table == str(card.rank):
            continue
        same = all(
            rules.hand_values[other] == rules.hand_values[card]
            for other in pack(1)
            if other.rank == card.rank
        )
        found[_rank(words, card) if same else card.symbol] = (hand, table)
    plain = words.text("other cards"), words.text("their number"), words.text("their number")
    return (*((name, *values) for name, values in found.items()), plain)


def _rank(words: Words, card: Card) -> str:
    return sentence(rank_name(words, card.rank))


def _values(words: Words, values: tuple[int, ...]) -> str:
    if values[0] < 0:
        return words.text("own rank only")
    if len(values) == 1:
        return value_name(words, values[0])
    return words.text("{one} or {other}", one=values[0], other=values[1])
