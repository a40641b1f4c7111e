"""The options about the match: what is sought, when it ends, and who wins a tie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kasino_teach.messages import Speaker, message
from kasino_teach.rules.option import OTHER, Option, Topic, choice, number, switch
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import Goal, MatchEnd, RuleSet, TieBreak
from kasino_teach.rules.sources import ALL

_GOAL: Final = Option(
    name="goal",
    values=choice(Goal),
    about=message("the winner has", context="option"),
    short={
        "most": message("the most points", context="option"),
        "fewest": message("the fewest points", context="option"),
    },
    says={
        "most": message("Points are sought: the side with the most wins."),
        "fewest": message(
            "Points are avoided: when a side reaches the target, the side with the fewest wins."
        ),
    },
    stated={"most": ALL, "fewest": ("001", "002")},
    readings=(
        Reading(
            sources=("001",),
            ground=Ground.SILENT,
            chosen=message(
                "Among three or more, too, the fewest points win when somebody reaches the target."
            ),
            other=message("Among three or more, whoever reached it has lost, and nobody else."),
            needs={"goal": ("fewest",)},
            own_only=True,
            detail=True,
        ),
    ),
)

_TARGET: Final = Option(
    name="target",
    values=number(1),
    about=message("target", context="option"),
    says={OTHER: message("A match goes to {points}.")},
    in_points=True,
    stated={
        "16": ("000", "001", "002", "003"),
        "21": ("001", "002", "004"),
        "11": ("002", "004"),
        "50": ("002",),
    },
)


def _counts_at_the_end(rules: RuleSet) -> str:
    if rules.exact and rules.match_end is MatchEnd.AT_ONCE:
        return (
            "exact=on contradicts match_end=at-once: "
            "what is above the target counts down at a pack's end"
        )
    return ""


def _exact(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    if not rules.exact:
        yield tr.text("More points than the target do no harm.")
        return
    yield tr.text(
        "The target must be met exactly: what is above it counts down from it, so {over} becomes {back}.",
        over=rules.target + 1,
        back=rules.target - 1,
    )


_EXACT: Final = Option(
    name="exact",
    values=switch(),
    contradiction=_counts_at_the_end,
    about=message("target met exactly", context="option"),
    short={"on": message("yes", context="option"), "off": message("no", context="option")},
    says=_exact,
    stated={"on": ("001",)},
    absent="off",
)

_MATCH_END: Final = Option(
    name="match_end",
    values=choice(MatchEnd),
    about=message("the match ends", context="option"),
    short={
        "pack": message("after a pack", context="option"),
        "at-once": message("at once", context="option"),
    },
    says={
        "pack": message("A match ends only when a pack has been played out."),
        "at-once": message(
            "A match ends in the middle of a pack, as soon as a side's points that are certain "
            "reach the target."
        ),
    },
    stated={"pack": ("000", "001", "002", "004"), "at-once": ("001",)},
    readings=(
        Reading(
            sources=("001", "003"),
            ground=Ground.SILENT,
            chosen=message(
                "If several sides reach the target in one pack, the highest total wins."
            ),
            other=message("Whoever reached it first while the pack was played wins."),
            instead="match_end=at-once",
            needs={"goal": ("most",), "match_end": ("pack",)},
            own_only=True,
            detail=True,
        ),
        Reading(
            sources=("003",),
            ground=Ground.TWO_READINGS,
            chosen=message("The pack in which a side reaches the target is played to its end."),
            other=message("The match is over the moment a side reaches it."),
            instead="match_end=at-once",
            needs={"match_end": ("pack",)},
            own_only=True,
        ),
    ),
)


def _tie_break(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    most = rules.goal is Goal.MOST
    if rules.tie_break is TieBreak.PACK:
        yield tr.text("If totals are equal, another pack is played.")
    elif rules.tie_break is TieBreak.SPECIALS and most:
        yield tr.text(
            "If totals are equal, more points for 2♠ and 10♦ in the last pack win; "
            "if those are equal, another pack is played."
        )
    elif rules.tie_break is TieBreak.SPECIALS:
        yield tr.text(
            "If totals are equal, fewer points for 2♠ and 10♦ in the last pack win; "
            "if those are equal, another pack is played."
        )
    elif most:
        yield tr.text(
            "If totals are equal, more spades in the last pack win; "
            "if those are equal, another pack is played."
        )
    else:
        yield tr.text(
            "If totals are equal, fewer spades in the last pack win; "
            "if those are equal, another pack is played."
        )


_TIE_BREAK: Final = Option(
    name="tie_break",
    values=choice(TieBreak),
    about=message("equal totals", context="option"),
    short={
        "pack": message("another pack", context="option"),
        "specials": message("points for 2♠ and 10♦", context="option"),
        "spades": message("spades of the last pack", context="option"),
    },
    says=_tie_break,
    stated={"pack": ("004",), "specials": ("000",), "spades": ("002",)},
    readings=(
        Reading(
            sources=("001", "003"),
            ground=Ground.SILENT,
            chosen=message("Equal totals are decided by another pack."),
            other=message("The spades of the last pack decide."),
            instead="tie_break=spades",
            needs={"tie_break": ("pack",)},
            own_only=True,
        ),
        Reading(
            sources=("000",),
            ground=Ground.TWO_READINGS,
            chosen=message(
                "The special cards are 2♠ and 10♦; still equal, another pack is played."
            ),
            other=message("Aces count among the special cards."),
            needs={"tie_break": ("specials",)},
        ),
        Reading(
            sources=("002",),
            ground=Ground.TWO_READINGS,
            chosen=message(
                "The spades of the last pack decide; still equal, another pack is played."
            ),
            other=message("The spades of all packs together decide."),
            needs={"tie_break": ("spades",)},
        ),
    ),
)

MATCH: Final = Topic(message("The match"), (_GOAL, _TARGET, _EXACT, _MATCH_END, _TIE_BREAK))
