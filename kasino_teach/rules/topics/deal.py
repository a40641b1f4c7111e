"""The options about cards and deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kasino_teach.messages import Speaker, message
from kasino_teach.rules.option import Option, Topic, choice, number
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import DealOrder, Refill, RuleSet
from kasino_teach.rules.sources import ALL

_PACKS: Final = Option(
    name="packs",
    values=number(1, 2),
    about=message("packs", context="option"),
    says={
        "1": message("One pack of 52 cards is used."),
        "2": message("Two packs are shuffled together: 104 cards, each of them twice."),
    },
    stated={"1": ("001", "002", "003", "004"), "2": ("002",)},
    absent="1",
    told_if_absent=True,
)

_DEAL_ORDER: Final = Option(
    name="deal_order",
    values=choice(DealOrder),
    about=message("table dealt", context="option"),
    short={
        "table-last": message("after all players", context="option"),
        "table-before-dealer": message("before the dealer", context="option"),
    },
    says={
        "table-last": message(
            "Cards are dealt two at a time; in the first deal the table comes after all players."
        ),
        "table-before-dealer": message(
            "Cards are dealt two at a time; in the first deal the table comes just before the dealer."
        ),
    },
    stated={"table-before-dealer": ("004",)},
    readings=(
        Reading(
            sources=("000", "001", "002", "003"),
            ground=Ground.SILENT,
            chosen=message("In the first deal the table gets its cards after all players."),
            other=message("The table gets them just before the dealer."),
            instead="deal_order=table-before-dealer",
            needs={"deal_order": ("table-last",)},
        ),
    ),
)

_TWO_PACKS: Final = Reading(
    sources=("002",),
    ground=Ground.SILENT,
    chosen=message("With two packs, hands have eight cards and eight lie on the table at first."),
    other=message("Hands stay at four cards, as with one pack."),
    instead="hand=4",
    needs={"packs": ("2",), "hand": ("8",)},
)


def _hand(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    yield tr.plural(
        "Each player is dealt {n} card at a time.",
        "Each player is dealt {n} cards at a time.",
        rules.hand,
    )


_HAND: Final = Option(
    name="hand",
    values=number(1, 24),
    about=message("cards in a hand", context="option"),
    says=_hand,
    stated={"4": ALL},
    readings=(_TWO_PACKS,),
)


def _first_table(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    if not rules.first_table:
        yield tr.text("The table is empty at first.")
        return
    yield tr.plural(
        "At first {n} card is laid face up on the table; later deals bring none there.",
        "At first {n} cards are laid face up on the table; later deals bring none there.",
        rules.first_table,
    )


_FIRST_TABLE: Final = Option(
    name="first_table",
    values=number(0, 24),
    about=message("cards on the first table", context="option"),
    says=_first_table,
    stated={"4": ALL},
    readings=(_TWO_PACKS,),
)

_REFILL: Final = Option(
    name="refill",
    values=choice(Refill),
    about=message("new cards", context="option"),
    short={
        "hand": message("when hands are empty", context="option"),
        "at-once": message("after every play", context="option"),
    },
    says={
        "hand": message("When all hands are empty, new ones are dealt from the stock."),
        "at-once": message("After every play the hand is filled from the stock again at once."),
    },
    stated={"hand": ALL, "at-once": ("001",)},
    readings=(
        Reading(
            sources=("001",),
            ground=Ground.SILENT,
            chosen=message(
                "The last hand begins when the stock is empty, before the hand is filled."
            ),
            other=message("It begins only after the hand has been filled with the last card."),
            needs={"refill": ("at-once",)},
        ),
    ),
)

DEAL: Final = Topic(message("Cards and deal"), (_PACKS, _DEAL_ORDER, _HAND, _FIRST_TABLE, _REFILL))
