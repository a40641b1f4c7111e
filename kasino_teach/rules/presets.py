"""The rule systems of the sources as presets: one record each, with all that is known of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from kasino_teach.messages import message
from kasino_teach.rules.builds import Builds
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import (
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


@dataclass(frozen=True, slots=True)
class Players:
    """For how many players a game is meant, from and to, and the texts that say so; none: our reading."""

    fewest: int
    most: int
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Preset:
    """A rule system: its rules, what it is called and in one line is (messages), and where it is from.

    `sources` are the texts it is taken from. `kin` is the preset whose differences its page tells: its
    parent where it has one. A `known` game is one that people usually know; the others are variants of
    one, their kin or else the first of all. `readings` are our choices about it as a whole.
    """

    rules: RuleSet
    title: str
    summary: str
    sources: tuple[str, ...]
    players: Players
    kin: str
    known: bool = False
    readings: tuple[Reading, ...] = ()

    @property
    def name(self) -> str:
        """The name it is written under."""
        return self.rules.preset


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
"""The rules that are meant where none are named, and that other presets are told apart from."""

_FINNISH: Final = Preset(
    rules=FINNISH,
    title=message("Finnish Kasino"),
    summary=message(
        "No builds, two special cards from the hand, tied majorities wait for the next pack."
    ),
    sources=("001",),
    players=Players(2, 4, ("001",)),
    kin="nordic",
    known=True,
)

_FINNISH_DUEL: Final = Preset(
    rules=replace(
        FINNISH,
        preset="finnish-duel",
        sweep_last_hand=True,
        sweep_stop_at=11,
        ties=Ties.NOBODY,
        tie_break=TieBreak.SPECIALS,
    ),
    title=message("Finnish Kasino for two"),
    summary=message(
        "Like Finnish Kasino; sweeps stop late in a match, and a tied majority goes to nobody."
    ),
    sources=("000",),
    players=Players(2, 4, ("000",)),
    kin="finnish",
)

_LAISTO: Final = Preset(
    rules=replace(FINNISH, preset="laisto", capture=Capturing.FORCED, goal=Goal.FEWEST),
    title=message("Laistokasino"),
    summary=message(
        "Finnish Kasino turned round: you have to capture, and points are to be avoided."
    ),
    sources=("001",),
    players=Players(2, 4, ("001",)),
    kin="finnish",
)

_RAKENNUS: Final = Preset(
    rules=replace(
        FINNISH,
        preset="rakennus",
        builds=Builds.RAKENNUS,
        sweep=0,
        most_cards=3,
        most_spades=1,
        target=21,
    ),
    title=message("Rakennuskasino"),
    summary=message("Finnish Kasino with builds, no points for sweeps, and 21 points to win."),
    sources=("001",),
    players=Players(2, 4, ("001",)),
    kin="finnish",
)

_PAKKA: Final = Preset(
    rules=replace(FINNISH, preset="pakka", refill=Refill.AT_ONCE),
    title=message("Pakkakasino"),
    summary=message("Finnish Kasino in which a hand is filled again after every play."),
    sources=("001",),
    players=Players(2, 4, ("001",)),
    kin="finnish",
)

_NORDIC: Final = Preset(
    rules=replace(
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
    ),
    title=message("Nordic Kasino"),
    summary=message(
        "No builds, an ace is 1 or 14, no special values from the hand, a point for the last capture."
    ),
    sources=("002",),
    players=Players(2, 4, ("002",)),
    kin="finnish",
    known=True,
)

_OVERSPADER: Final = Preset(
    rules=replace(_NORDIC.rules, preset="overspader", most_spades=0, spades_over=6, target=21),
    title=message("Överspader"),
    summary=message("Nordic Kasino in which spades above six score one by one, to 21 points."),
    sources=("002",),
    players=Players(2, 4, ("002",)),
    kin="nordic",
)

_RYOMIVA: Final = Preset(
    rules=replace(_NORDIC.rules, preset="ryomiva", capture=Capturing.FORCED, goal=Goal.FEWEST),
    title=message("Ryömivä kasino"),
    summary=message(
        "Nordic Kasino turned round: you have to capture, and points are to be avoided."
    ),
    sources=("002",),
    players=Players(2, 4, ("002",)),
    kin="nordic",
)

_MULLE: Final = Preset(
    rules=replace(_NORDIC.rules, preset="mulle", packs=2, hand=8, first_table=8, mulle=5),
    title=message("Mulle"),
    summary=message("Nordic Kasino with two packs, and points for capturing a card's twin."),
    sources=("002",),
    players=Players(2, 4, ("002",)),
    kin="nordic",
)

_NORWEGIAN: Final = Preset(
    rules=replace(
        FINNISH,
        preset="norwegian",
        builds=Builds.NORWEGIAN,
        sweep_cancel=SweepCancel.NONE,
        sweep_last_hand=True,
        last_capture=1,
        most_spades=1,
        ties=Ties.NOBODY,
    ),
    title=message("Norwegian Kasino"),
    summary=message(
        "For two: builds, two special cards from the hand, a point for the last capture."
    ),
    sources=("003",),
    players=Players(2, 2, ("003",)),
    kin="finnish",
    known=True,
)

_CASSINO: Final = Preset(
    rules=replace(
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
    ),
    title=message("Cassino for two"),
    summary=message(
        "Courts without numbers, builds, and a card that can capture may not be trailed."
    ),
    sources=("004",),
    players=Players(2, 2, ("004",)),
    kin="finnish",
    known=True,
)

_CASINO: Final = Preset(
    rules=replace(
        _CASSINO.rules,
        preset="casino",
        capture=Capturing.OPTIONAL,
        take_rank=False,
        builds=Builds.CASINO,
    ),
    title=message("Anglo-American Casino"),
    summary=message(
        "Like Cassino for two with free captures and more ways to build, also for more players."
    ),
    sources=("002", "004"),  # 002 names it, its two-handed form is told in 004, its builds are ours
    players=Players(2, 4),
    kin="cassino",
    readings=(
        Reading(
            sources=("002",),
            ground=Ground.SILENT,
            chosen=message("What the text leaves open is as in Cassino for two."),
            other=message("It is as in the Nordic game, with builds added."),
        ),
    ),
)

SYSTEMS: Final[Mapping[str, Preset]] = {
    preset.name: preset
    for preset in (
        *(_FINNISH, _FINNISH_DUEL, _LAISTO, _RAKENNUS, _PAKKA),
        *(_NORDIC, _OVERSPADER, _RYOMIVA, _MULLE),
        *(_NORWEGIAN, _CASSINO, _CASINO),
    )
}
"""Every preset's record by its name."""

PRESETS: Final[Mapping[str, RuleSet]] = {name: preset.rules for name, preset in SYSTEMS.items()}
"""The rules of every preset by its name."""
