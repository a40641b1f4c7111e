"""The options about what cards are worth."""

from __future__ import annotations

from typing import Final

from kasino_teach.messages import message
from kasino_teach.rules.option import Option, Topic, choice, switch
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import AceValue, Courts

_ACE_HAND: Final = Option(
    name="ace_hand",
    values=choice(AceValue),
    about=message("ace from the hand", context="option"),
    short={"1+14": message("1 or 14", context="option")},
    says={
        "1": message("From the hand an ace is worth 1."),
        "14": message("From the hand an ace is worth 14."),
        "1+14": message(
            "From the hand an ace is worth 1 or 14, one of them for the whole capture."
        ),
    },
    stated={"14": ("000", "001", "003"), "1": ("004",), "1+14": ("002",)},
)

_ACE_TABLE: Final = Option(
    name="ace_table",
    values=choice(AceValue, AceValue.ONE, AceValue.BOTH),
    about=message("ace on the table", context="option"),
    short={"1+14": message("1 or 14", context="option")},
    says={
        "1": message("On the table an ace counts 1."),
        "1+14": message("On the table each ace counts 1 or 14."),
    },
    stated={"1": ("000", "001", "003", "004"), "1+14": ("002",)},
    readings=(
        Reading(
            sources=("002",),
            ground=Ground.TWO_READINGS,
            chosen=message("An ace may count 1 or 14 on the table too, not only from the hand."),
            other=message("On the table it counts 1."),
            instead="ace_table=1",
            needs={"ace_table": ("1+14",)},
        ),
    ),
)

_SPECIALS: Final = Option(
    name="specials",
    values=switch(),
    about=message("2♠ and 10♦ from the hand", context="option"),
    short={
        "on": message("15 and 16", context="option"),
        "off": message("2 and 10 only", context="option"),
    },
    says={
        "on": message(
            "From the hand 2♠ (little casino) is worth 15 and 10♦ (big casino) 16; "
            "on the table they count 2 and 10."
        ),
        "off": message("2♠ is worth 2 and 10♦ is worth 10, from the hand too."),
    },
    stated={"on": ("000", "001", "003"), "off": ("002", "004")},
)

_COURTS: Final = Option(
    name="courts",
    values=choice(Courts),
    about=message("jack, queen, king", context="option"),
    short={
        "numbers": message("numbers 11–13", context="option"),
        "ranks": message("own rank only", context="option"),
    },
    says={
        "numbers": message("Jack, queen and king are worth 11, 12 and 13, in sums too."),
        "ranks": message(
            "Jack, queen and king have no number: each takes only its own rank and is in no sum."
        ),
    },
    stated={"numbers": ("000", "001", "002", "003"), "ranks": ("001", "004")},
)

WORTH: Final = Topic(message("What cards are worth"), (_ACE_HAND, _ACE_TABLE, _SPECIALS, _COURTS))
