"""The options about sweeps and mulles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kasino_teach.messages import Speaker, message
from kasino_teach.rules.option import OTHER, Option, Topic, choice, number, switch
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import RuleSet, SweepCancel
from kasino_teach.rules.sources import ALL

_SWEEP: Final = Option(
    name="sweep",
    values=number(0),
    about=message("a sweep", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Emptying the table gives nothing: sweeps are not counted."),
        OTHER: message("A capture that empties the table is a sweep: {points}."),
    },
    in_points=True,
    stated={"1": ALL, "0": ("001",)},
)

_SWEEP_CANCEL: Final = Option(
    name="sweep_cancel",
    values=choice(SweepCancel),
    about=message("sweep when others hold one", context="option"),
    short={
        "none": message("gained", context="option"),
        "all-others": message("takes one from each, if all others do", context="option"),
        "holder": message("takes one from whoever does", context="option"),
    },
    says={
        "none": message("A sweep is always gained, whoever else holds one."),
        "all-others": message(
            "If every other side holds a sweep when you make one, each of them loses one "
            "and you gain none."
        ),
        "holder": message(
            "If any other side holds a sweep when you make one, it loses one and you gain none."
        ),
    },
    stated={"all-others": ("000", "001"), "holder": ("001",)},
    readings=(
        Reading(
            sources=("000",),
            ground=Ground.TWO_READINGS,
            chosen=message("A sweep that takes one away from the others is not gained itself."),
            other=message("It takes one away and is gained as well."),
            needs={"sweep_cancel": ("all-others",)},
            own_only=True,
        ),
    ),
    absent="none",
    told_if_absent=True,
    needs=("sweep",),
)

_SWEEP_LAST_HAND: Final = Option(
    name="sweep_last_hand",
    values=switch(),
    about=message("sweeps in the last hand", context="option"),
    short={"on": message("yes", context="option"), "off": message("no", context="option")},
    says={
        "on": message("Sweeps count in the last hand of a pack too."),
        "off": message("In the last hand of a pack, when the stock is empty, there are no sweeps."),
    },
    stated={"off": ("001",), "on": ("001", "002")},
    readings=(
        Reading(
            sources=("000", "003", "004"),
            ground=Ground.SILENT,
            chosen=message("Sweeps count in the last hand of a pack too."),
            other=message("There are none in the last hand."),
            instead="sweep_last_hand=off",
            needs={"sweep_last_hand": ("on",)},
            own_only=True,
        ),
    ),
    needs=("sweep",),
)

_SWEEP_STOP_AT: Final = Option(
    name="sweep_stop_at",
    values=number(0, none=True),
    about=message("sweeps late in a match", context="option"),
    short={
        "none": message("gained", context="option"),
        OTHER: message("none from {n} points on", context="option"),
    },
    says={
        "none": message("Sweeps count however far the match has gone."),
        OTHER: message(
            "There are no sweeps in a pack that begins with any side at {points} or more."
        ),
    },
    in_points=True,
    stated={"11": ("000",), "10": ("001",)},
    absent="none",
    needs=("sweep",),
)


def _sweep_void_at(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    if rules.sweep_void_at is None:
        yield tr.text("Sweeps score whatever the other points of the pack are.")
        return
    points = tr.points(rules.sweep_void_at)
    if not rules.last_capture or rules.last_capture_sweep:
        yield tr.text(
            "Sweeps score nothing in a pack that gives one side {points} or more without sweeps.",
            points=points,
        )
    else:
        yield tr.text(
            "Sweeps score nothing in a pack that gives one side {points} or more "
            "without sweeps and last capture.",
            points=points,
        )


_SWEEP_VOID_AT: Final = Option(
    name="sweep_void_at",
    values=number(0, none=True),
    about=message("sweeps in a one-sided pack", context="option"),
    short={
        "none": message("gained", context="option"),
        OTHER: message("void from {n} points on", context="option"),
    },
    says=_sweep_void_at,
    stated={"10": ("001",)},
    absent="none",
    needs=("sweep",),
)


def _needs_a_twin(rules: RuleSet) -> str:
    if rules.mulle and rules.packs < 2:
        return f"mulle={rules.mulle} contradicts packs=1: a twin needs two packs"
    return ""


_MULLE: Final = Option(
    name="mulle",
    values=number(0),
    contradiction=_needs_a_twin,
    about=message("a mulle", context="option"),
    short={"0": message("nothing", context="option")},
    says={
        "0": message("Capturing a card's twin gives nothing more."),
        OTHER: message(
            "A mulle, a capture of nothing but the twin of the card played (same rank and suit): "
            "{points}."
        ),
    },
    in_points=True,
    stated={},
    readings=(
        Reading(
            sources=("002",),
            ground=Ground.SILENT,
            chosen=message("A mulle takes the twin of the card played and nothing else: 5 points."),
            other=message("Such a capture gives another number of points."),
            instead="mulle=1",
            needs={"mulle": ("5",)},
        ),
    ),
    absent="0",
)

SWEEPS: Final = Topic(
    message("Sweeps"),
    (_SWEEP, _SWEEP_CANCEL, _SWEEP_LAST_HAND, _SWEEP_STOP_AT, _SWEEP_VOID_AT, _MULLE),
)
