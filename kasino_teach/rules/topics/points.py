"""The options about the points of a pack, sweeps aside."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kasino_teach.messages import Speaker, message
from kasino_teach.rules.option import OTHER, Option, Topic, choice, number, switch
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import RuleSet, Ties
from kasino_teach.rules.sources import ALL

_ACE: Final = Option(
    name="ace",
    values=number(0),
    about=message("each ace", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Aces give no points."),
        OTHER: message("Each ace captured: {points}."),
    },
    in_points=True,
    stated={"1": ALL},
    absent="0",
)

_LITTLE: Final = Option(
    name="little",
    values=number(0),
    about=message("little casino, 2♠", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Little casino, 2♠, gives no points."),
        OTHER: message("Little casino, 2♠: {points}."),
    },
    in_points=True,
    stated={"1": ALL},
    absent="0",
)

_BIG: Final = Option(
    name="big",
    values=number(0),
    about=message("big casino, 10♦", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Big casino, 10♦, gives no points."),
        OTHER: message("Big casino, 10♦: {points}."),
    },
    in_points=True,
    stated={"2": ALL},
    absent="0",
)

_MOST_CARDS: Final = Option(
    name="most_cards",
    values=number(0),
    about=message("most cards", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Most cards give no points."),
        OTHER: message("Most cards: {points}."),
    },
    in_points=True,
    stated={"1": ("000", "001", "002", "003"), "3": ("001", "004")},
    absent="0",
)

_MOST_SPADES: Final = Option(
    name="most_spades",
    values=number(0),
    about=message("most spades", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Most spades give no points."),
        OTHER: message("Most spades: {points}."),
    },
    in_points=True,
    stated={"2": ("000", "001", "002"), "1": ("001", "003", "004")},
    readings=(
        Reading(
            sources=("002",),
            ground=Ground.TWO_READINGS,
            chosen=message(
                "Points for spades above a number take the place of those for most spades."
            ),
            other=message("They are given beside them."),
            instead="most_spades=2",
            needs={"most_spades": ("0",), "spades_over": ("6",)},
            own_only=True,
        ),
    ),
    absent="0",
)


def _spades_over(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    if rules.spades_over is None:
        yield tr.text("Single spades give no points.")
    else:
        yield tr.text("Each spade above {n}: {points}.", n=rules.spades_over, points=tr.points(1))


_SPADES_OVER: Final = Option(
    name="spades_over",
    values=number(0, none=True),
    about=message("single spades", context="option"),
    short={
        "none": message("nothing", context="option"),
        OTHER: message("1 point each above {n}", context="option"),
    },
    says=_spades_over,
    stated={"6": ("002",)},
    absent="none",
)

_TIED: Final[Mapping[Ties, str]] = {
    Ties.NOBODY: message("If {what} are tied, nobody gets the points."),
    Ties.CARRY: message(
        "If {what} are tied, the points are carried over: they wait and are added to the next "
        "pack's, again and again."
    ),
    Ties.SPLIT: message("If {what} are tied, those tied share the points, in fractions too."),
}


def _ties(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    """Only the majorities that give points are named."""
    if not rules.most_spades and rules.most_cards:
        what = tr.text("most cards", context="tied")
    elif not rules.most_cards and rules.most_spades:
        what = tr.text("most spades", context="tied")
    else:
        what = tr.text("most cards or most spades", context="tied")
    yield tr.text(_TIED[rules.ties], what=what)


_TIES: Final = Option(
    name="ties",
    values=choice(Ties),
    about=message("tied majorities", context="option"),
    short={
        "nobody": message("nobody's", context="option"),
        "carry": message("carried over", context="option"),
        "split": message("shared", context="option"),
    },
    says=_ties,
    stated={"carry": ("001",), "nobody": ("002", "003", "004"), "split": ("001",)},
    readings=(
        Reading(
            sources=("000",),
            ground=Ground.SILENT,
            chosen=message("The points of a tied majority go to nobody."),
            other=message("They wait for the next pack."),
            instead="ties=carry",
            needs={"ties": ("nobody",)},
            own_only=True,
        ),
    ),
    needs=("most_cards", "most_spades"),
)


def _last_capture(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    if rules.last_capture_sweep or not rules.last_capture:
        yield tr.text("The last capture of a pack gives no point of its own.")
    else:
        yield tr.text("The last capture of a pack: {points}.", points=tr.points(rules.last_capture))


_LAST_CAPTURE: Final = Option(
    name="last_capture",
    values=number(0),
    about=message("last capture", context="option"),
    short={"0": message("nothing", context="option")},
    says=_last_capture,
    in_points=True,
    stated={"1": ("001", "002", "003")},
    absent="0",
    told_if_absent=True,
)


def _last_capture_sweep(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    if rules.last_capture_sweep:
        yield tr.text("A last capture that empties the table counts as one sweep.")
    elif not rules.sweep:
        yield tr.text("A last capture that empties the table gives nothing more.")
    elif not rules.sweep_last_hand:
        yield tr.text("A last capture that empties the table is no sweep.")
    else:
        yield tr.text("A last capture that empties the table is a sweep like any other.")


_LAST_CAPTURE_SWEEP: Final = Option(
    name="last_capture_sweep",
    values=switch(),
    about=message("last capture as a sweep", context="option"),
    short={"on": message("yes", context="option"), "off": message("no", context="option")},
    says=_last_capture_sweep,
    stated={"on": ("001",)},
    absent="off",
    needs=("sweep",),
)

_LAST_TABLE: Final = Reading(
    sources=ALL,
    ground=Ground.SILENT,
    chosen=message("If nobody captures in a whole pack, its last table belongs to nobody."),
    other=message("Those cards go to whoever played last."),
)

POINTS: Final = Topic(
    message("Points"),
    (
        *(_ACE, _LITTLE, _BIG, _MOST_CARDS, _MOST_SPADES, _SPADES_OVER, _TIES),
        *(_LAST_CAPTURE, _LAST_CAPTURE_SWEEP),
    ),
    readings=(_LAST_TABLE,),
)
