"""Reasons: the facts that make a move legal or not. Words for them live elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kasino_teach.cards import Card, text
from kasino_teach.notation import Group
from kasino_teach.values import Value


class Rule(Enum):
    """What a check looked at."""

    PACK_GOING_ON = "the pack is not over"
    CARD_IN_HAND = "the card is in the hand of the seat to play"
    CARDS_ON_TABLE = "the cards lie loose on the table"
    BUILD_ON_TABLE = "the build lies on the table"
    TAKES_SOMETHING = "a capture takes at least one card"
    CARDS_ONCE = "no card is in two groups"
    GROUP_VALUE = "the group is worth the value played"
    BUILD_VALUE = "the build has the value played"
    OWN_RANK_TAKEN = "a capture takes every loose card of its own rank"
    CAPTURE_MAXIMAL = "no larger capture by the card was left"
    CARD_MAY_TRAIL = "the card cannot capture, or need not"
    NO_CARD_MUST_CAPTURE = "no card in the hand must capture"
    NO_BUILD_TO_MIND = "the seat minds no build, or can neither capture nor build"
    BUILDING_ALLOWED = "the rules know builds"
    BUILD_STYLE = "such a build exists in the rules"
    DECLARED_VALUE = "the declared value is what the cards make"
    BUILD_NOT_FIXED = "the build's value is not fixed"
    BUILD_OF_OPPONENT = "the build is an opponent's"
    ONE_OWN_BUILD = "no other build of the seat's own lies on the table"
    HOLDS_TAKER = "a card in the hand can take the build"


@dataclass(frozen=True, slots=True)
class Reason:
    """One check of a move: the rule, whether it holds, and the evidence.

    `cards` are the cards the fact is about, `groups` a grouping that shows it (a larger capture, say),
    `value` the value the check was about.
    """

    rule: Rule
    ok: bool
    cards: tuple[Card, ...] = ()
    groups: tuple[Group, ...] = ()
    value: Value | None = None

    def __str__(self) -> str:
        """A line for developers and logs: the rule as it should be, with the evidence."""
        facts = [text(self.cards)] if self.cards else []
        facts += [",".join("+".join(map(str, g)) for g in self.groups)] if self.groups else []
        facts += [f"value {self.value}"] if self.value is not None else []
        verdict = "holds" if self.ok else "broken"
        return f"{self.rule.value}: {verdict}" + (f" ({'; '.join(facts)})" if facts else "")
