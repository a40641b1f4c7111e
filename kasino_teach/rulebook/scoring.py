"""The options about sweeps, points and the match, each as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from kasino_teach.rules import Goal, MatchEnd, RuleSet, SweepCancel, TieBreak, Ties
from kasino_teach.translator import Translator


def _sweep(tr: Translator, rules: RuleSet) -> str:
    if not rules.sweep:
        return tr.text("Emptying the table gives nothing: sweeps are not counted.")
    return tr.text(
        "A capture that empties the table is a sweep: {points}.", points=tr.points(rules.sweep)
    )


_SWEEP_CANCEL: Final[Mapping[SweepCancel, Callable[[Translator], str]]] = {
    SweepCancel.NONE: lambda tr: tr.text("A sweep is always gained, whoever else holds one."),
    SweepCancel.ALL_OTHERS: lambda tr: tr.text(
        "If every other side holds a sweep when you make one, each of them loses one "
        "and you gain none."
    ),
    SweepCancel.HOLDER: lambda tr: tr.text(
        "If any other side holds a sweep when you make one, it loses one and you gain none."
    ),
}


def _sweep_last_hand(tr: Translator, rules: RuleSet) -> str:
    if rules.sweep_last_hand:
        return tr.text("Sweeps count in the last hand of a pack too.")
    return tr.text("In the last hand of a pack, when the stock is empty, there are no sweeps.")


def _sweep_stop_at(tr: Translator, rules: RuleSet) -> str:
    if rules.sweep_stop_at is None:
        return tr.text("Sweeps count however far the match has gone.")
    return tr.text(
        "There are no sweeps in a pack that begins with any side at {points} or more.",
        points=tr.points(rules.sweep_stop_at),
    )


def _sweep_void_at(tr: Translator, rules: RuleSet) -> str:
    if rules.sweep_void_at is None:
        return tr.text("Sweeps score whatever the other points of the pack are.")
    points = tr.points(rules.sweep_void_at)
    if not rules.last_capture or rules.last_capture_sweep:
        return tr.text(
            "Sweeps score nothing in a pack that gives one side {points} or more without sweeps.",
            points=points,
        )
    return tr.text(
        "Sweeps score nothing in a pack that gives one side {points} or more "
        "without sweeps and last capture.",
        points=points,
    )


def _mulle(tr: Translator, rules: RuleSet) -> str:
    if not rules.mulle:
        return tr.text("Capturing a card's twin gives nothing more.")
    return tr.text(
        "A mulle, a capture of nothing but the twin of the card played (same rank and suit): {points}.",
        points=tr.points(rules.mulle),
    )


def _spades_over(tr: Translator, rules: RuleSet) -> str:
    if rules.spades_over is None:
        return tr.text("Single spades give no points.")
    return tr.text("Each spade above {n}: {points}.", n=rules.spades_over, points=tr.points(1))


_TIES: Final[Mapping[Ties, Callable[[Translator, str], str]]] = {
    Ties.NOBODY: lambda tr, what: tr.text("If {what} are tied, nobody gets the points.", what=what),
    Ties.CARRY: lambda tr, what: tr.text(
        "If {what} are tied, the points are carried over: they wait and are added to the next "
        "pack's, again and again.",
        what=what,
    ),
    Ties.SPLIT: lambda tr, what: tr.text(
        "If {what} are tied, those tied share the points, in fractions too.", what=what
    ),
}


def _ties(tr: Translator, rules: RuleSet) -> str:
    """Only the majorities that give points are named."""
    if not rules.most_spades and rules.most_cards:
        what = tr.text("most cards", context="tied")
    elif not rules.most_cards and rules.most_spades:
        what = tr.text("most spades", context="tied")
    else:
        what = tr.text("most cards or most spades", context="tied")
    return _TIES[rules.ties](tr, what)


def _paid(
    option: str, said: Callable[[Translator, str], str], nothing: Callable[[Translator], str]
) -> Callable[[Translator, RuleSet], str]:
    """What says an option that holds points: with them, or that there are none."""

    def sentence(tr: Translator, rules: RuleSet) -> str:
        points: int = getattr(rules, option)
        return said(tr, tr.points(points)) if points else nothing(tr)

    return sentence


def _last_capture(tr: Translator, rules: RuleSet) -> str:
    if rules.last_capture_sweep or not rules.last_capture:
        return tr.text("The last capture of a pack gives no point of its own.")
    return tr.text("The last capture of a pack: {points}.", points=tr.points(rules.last_capture))


def _last_capture_sweep(tr: Translator, rules: RuleSet) -> str:
    if rules.last_capture_sweep:
        return tr.text("A last capture that empties the table counts as one sweep.")
    if not rules.sweep:
        return tr.text("A last capture that empties the table gives nothing more.")
    if not rules.sweep_last_hand:
        return tr.text("A last capture that empties the table is no sweep.")
    return tr.text("A last capture that empties the table is a sweep like any other.")


def _exact(tr: Translator, rules: RuleSet) -> str:
    if not rules.exact:
        return tr.text("More points than the target do no harm.")
    return tr.text(
        "The target must be met exactly: what is above it counts down from it, so {over} becomes {back}.",
        over=rules.target + 1,
        back=rules.target - 1,
    )


_GOAL: Final[Mapping[Goal, Callable[[Translator], str]]] = {
    Goal.MOST: lambda tr: tr.text("Points are sought: the side with the most wins."),
    Goal.FEWEST: lambda tr: tr.text(
        "Points are avoided: when a side reaches the target, the side with the fewest wins."
    ),
}

_MATCH_END: Final[Mapping[MatchEnd, Callable[[Translator], str]]] = {
    MatchEnd.PACK: lambda tr: tr.text("A match ends only when a pack has been played out."),
    MatchEnd.AT_ONCE: lambda tr: tr.text(
        "A match ends in the middle of a pack, as soon as a side's points that are certain "
        "reach the target."
    ),
}


def _tie_break(tr: Translator, rules: RuleSet) -> str:
    if rules.tie_break is TieBreak.PACK:
        return tr.text("If totals are equal, another pack is played.")
    most = rules.goal is Goal.MOST
    if rules.tie_break is TieBreak.SPECIALS:
        if most:
            return tr.text(
                "If totals are equal, more points for 2♠ and 10♦ in the last pack win; "
                "if those are equal, another pack is played."
            )
        return tr.text(
            "If totals are equal, fewer points for 2♠ and 10♦ in the last pack win; "
            "if those are equal, another pack is played."
        )
    if most:
        return tr.text(
            "If totals are equal, more spades in the last pack win; "
            "if those are equal, another pack is played."
        )
    return tr.text(
        "If totals are equal, fewer spades in the last pack win; "
        "if those are equal, another pack is played."
    )


SCORING: Final[Mapping[str, Callable[[Translator, RuleSet], str]]] = {
    "sweep": _sweep,
    "sweep_cancel": lambda tr, rules: _SWEEP_CANCEL[rules.sweep_cancel](tr),
    "sweep_last_hand": _sweep_last_hand,
    "sweep_stop_at": _sweep_stop_at,
    "sweep_void_at": _sweep_void_at,
    "last_capture": _last_capture,
    "last_capture_sweep": _last_capture_sweep,
    "ace": _paid(
        "ace",
        lambda tr, points: tr.text("Each ace captured: {points}.", points=points),
        lambda tr: tr.text("Aces give no points."),
    ),
    "little": _paid(
        "little",
        lambda tr, points: tr.text("Little casino, 2♠: {points}.", points=points),
        lambda tr: tr.text("Little casino, 2♠, gives no points."),
    ),
    "big": _paid(
        "big",
        lambda tr, points: tr.text("Big casino, 10♦: {points}.", points=points),
        lambda tr: tr.text("Big casino, 10♦, gives no points."),
    ),
    "most_cards": _paid(
        "most_cards",
        lambda tr, points: tr.text("Most cards: {points}.", points=points),
        lambda tr: tr.text("Most cards give no points."),
    ),
    "most_spades": _paid(
        "most_spades",
        lambda tr, points: tr.text("Most spades: {points}.", points=points),
        lambda tr: tr.text("Most spades give no points."),
    ),
    "spades_over": _spades_over,
    "mulle": _mulle,
    "ties": _ties,
    "goal": lambda tr, rules: _GOAL[rules.goal](tr),
    "target": lambda tr, rules: tr.text(
        "A match goes to {points}.", points=tr.points(rules.target)
    ),
    "exact": _exact,
    "match_end": lambda tr, rules: _MATCH_END[rules.match_end](tr),
    "tie_break": _tie_break,
}
"""What says each option."""


def base_points(tr: Translator, rules: RuleSet) -> str:
    """How many points a pack has besides those whose number differs from pack to pack."""
    cards = rules.packs * (4 * rules.ace + rules.little + rules.big)
    last = 0 if rules.last_capture_sweep else rules.last_capture
    total = cards + rules.most_cards + rules.most_spades + last
    points, varying = tr.points(total), list(_varying(tr, rules))
    if not varying:
        return tr.text("In all: {points} in a pack.", points=points)
    return tr.text(
        "In all, besides {others}: {points} in a pack.", others=tr.listed(varying), points=points
    )


def _varying(tr: Translator, rules: RuleSet) -> Iterator[str]:
    """What a pack gives besides its base points, now more and now less."""
    if rules.sweep:
        yield tr.text("sweeps", context="besides")
    if rules.mulle:
        yield tr.text("mulles", context="besides")
    if rules.spades_over is not None:
        yield tr.text("spades above {n}", context="besides", n=rules.spades_over)
