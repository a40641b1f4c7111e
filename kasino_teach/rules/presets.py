"""The rule systems of the sources as presets, each a full rule set (spec: sources 000 to 004)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kasino_teach.rules.builds import Builds
from kasino_teach.rules.options import (
    AceValue,
    Capturing,
    Courts,
    DealOrder,
    Goal,
    MatchEnd,
    Refill,
    RuleSet,
    SweepCancel,
    TieBreak,
    Ties,
)

FINNISH: Final = RuleSet(
    preset="finnish",
    packs=1,
    deal_order=DealOrder.TABLE_LAST,
    hand=4,
    first_table=4,
    refill=Refill.HAND,
    ace_hand=AceValue.FOURTEEN,
    ace_table=AceValue.ONE,
    specials=True,
    courts=Courts.NUMBERS,
    capture=Capturing.OPTIONAL,
    take_rank=False,
    builds=Builds.NONE,
    sweep=1,
    sweep_cancel=SweepCancel.ALL_OTHERS,
    sweep_last_hand=False,
    sweep_stop_at=None,
    sweep_void_at=None,
    last_capture=0,
    last_capture_sweep=False,
    ace=1,
    little=1,
    big=2,
    most_cards=1,
    most_spades=2,
    spades_over=None,
    mulle=0,
    ties=Ties.CARRY,
    goal=Goal.MOST,
    target=16,
    exact=False,
    match_end=MatchEnd.PACK,
    tie_break=TieBreak.PACK,
)
"""Source 001."""

FINNISH_DUEL: Final = replace(
    FINNISH,
    preset="finnish-duel",
    sweep_last_hand=True,
    sweep_stop_at=11,
    ties=Ties.NOBODY,
    tie_break=TieBreak.SPECIALS,
)
"""Source 000."""

LAISTO: Final = replace(FINNISH, preset="laisto", capture=Capturing.FORCED, goal=Goal.FEWEST)
"""Source 001, a variant."""

RAKENNUS: Final = replace(
    FINNISH,
    preset="rakennus",
    builds=Builds.RAKENNUS,
    sweep=0,
    most_cards=3,
    most_spades=1,
    target=21,
)
"""Source 001, a variant."""

PAKKA: Final = replace(FINNISH, preset="pakka", refill=Refill.AT_ONCE)
"""Source 001, a variant."""

NORDIC: Final = replace(
    FINNISH,
    preset="nordic",
    ace_hand=AceValue.BOTH,
    ace_table=AceValue.BOTH,
    specials=False,
    sweep_cancel=SweepCancel.NONE,
    sweep_last_hand=True,
    last_capture=1,
    ties=Ties.NOBODY,
    tie_break=TieBreak.SPADES,
)
"""Source 002."""

OVERSPADER: Final = replace(NORDIC, preset="overspader", most_spades=0, spades_over=6, target=21)
"""Source 002, a variant."""

RYOMIVA: Final = replace(NORDIC, preset="ryomiva", capture=Capturing.FORCED, goal=Goal.FEWEST)
"""Source 002, a variant."""

MULLE: Final = replace(NORDIC, preset="mulle", packs=2, hand=8, first_table=8, mulle=5)
"""Source 002, a variant."""

NORWEGIAN: Final = replace(
    FINNISH,
    preset="norwegian",
    builds=Builds.NORWEGIAN,
    sweep_cancel=SweepCancel.NONE,
    sweep_last_hand=True,
    last_capture=1,
    most_spades=1,
    ties=Ties.NOBODY,
)
"""Source 003."""

CASSINO: Final = replace(
    FINNISH,
    preset="cassino",
    deal_order=DealOrder.TABLE_BEFORE_DEALER,
    ace_hand=AceValue.ONE,
    specials=False,
    courts=Courts.RANKS,
    capture=Capturing.PLAYED_CARD,
    take_rank=True,
    builds=Builds.CASSINO,
    sweep_cancel=SweepCancel.NONE,
    sweep_last_hand=True,
    most_cards=3,
    most_spades=1,
    ties=Ties.NOBODY,
    target=21,
)
"""Source 004."""

CASINO: Final = replace(
    CASSINO, preset="casino", capture=Capturing.OPTIONAL, take_rank=False, builds=Builds.CASINO
)
"""Source 002 names it; its builds are our reading."""

PRESETS: Final = {
    rules.preset: rules
    for rules in (
        FINNISH,
        FINNISH_DUEL,
        LAISTO,
        RAKENNUS,
        PAKKA,
        NORDIC,
        OVERSPADER,
        RYOMIVA,
        MULLE,
        NORWEGIAN,
        CASSINO,
        CASINO,
    )
}
"""Every preset by its name."""
