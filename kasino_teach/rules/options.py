"""The options a rule set is made of: their values, how each is read and written.

The order of :class:`RuleSet`'s fields is the canonical order of the notation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from enum import Enum
from functools import cache, cached_property
from typing import Any, Final

from kasino_teach.cards import ACE, Card, is_big, is_little, pack
from kasino_teach.errors import RulesError
from kasino_teach.rules.builds import STYLES, Builds, BuildStyle
from kasino_teach.values import Value

_DIGITS: Final = re.compile(r"\d{1,9}", re.ASCII)


class DealOrder(Enum):
    """Where the table comes in the first deal."""

    TABLE_LAST = "table-last"
    TABLE_BEFORE_DEALER = "table-before-dealer"


class Refill(Enum):
    """When hands are filled from the stock."""

    HAND = "hand"
    AT_ONCE = "at-once"


class AceValue(Enum):
    """What an ace is worth."""

    ONE = "1"
    FOURTEEN = "14"
    BOTH = "1+14"

    @cached_property
    def values(self) -> tuple[Value, ...]:
        """The values, smallest first."""
        return tuple(Value(int(number)) for number in self.value.split("+"))


class Courts(Enum):
    """Whether jack, queen and king are 11, 12, 13 or only their own rank."""

    NUMBERS = "numbers"
    RANKS = "ranks"


class Capturing(Enum):
    """Whether a capture may be declined."""

    OPTIONAL = "optional"
    PLAYED_CARD = "played-card"
    FORCED = "forced"


class SweepCancel(Enum):
    """What a sweep does while others hold sweeps."""

    NONE = "none"
    ALL_OTHERS = "all-others"
    HOLDER = "holder"


class Ties(Enum):
    """Who gets the points of a tied majority."""

    NOBODY = "nobody"
    CARRY = "carry"
    SPLIT = "split"


class Goal(Enum):
    """Whether points are sought or avoided."""

    MOST = "most"
    FEWEST = "fewest"


class MatchEnd(Enum):
    """When a match can end."""

    PACK = "pack"
    AT_ONCE = "at-once"


class TieBreak(Enum):
    """What decides between leaders with equal totals."""

    PACK = "pack"
    SPECIALS = "specials"
    SPADES = "spades"


@dataclass(frozen=True, slots=True)
class Option:
    """How one option is read and written. `allowed` is the text of an error message."""

    name: str
    allowed: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def _choice(kind: type[Enum], *members: Enum) -> Any:
    """A field whose value is one of an enum's members (all of them when none are named)."""
    by_text = {m.value: m for m in (members or tuple(kind))}
    return field(
        metadata={"allowed": ", ".join(by_text), "read": by_text.__getitem__, "write": _value}
    )


def _value(member: Enum) -> str:
    return str(member.value)


def _switch() -> Any:
    by_text = {"on": True, "off": False}
    return field(
        metadata={
            "allowed": "on, off",
            "read": by_text.__getitem__,
            "write": lambda on: "on" if on else "off",
        }
    )


def _number(low: int, high: int | None = None, none: bool = False) -> Any:
    """A field whose value is a whole number from `low`, or None where `none` allows it."""

    def read(text: str) -> int | None:
        if none and text == "none":
            return None
        number = int(text) if _DIGITS.fullmatch(text) else -1
        if not low <= number <= (number if high is None else high):
            raise KeyError(text)
        return number

    allowed = (
        f"a whole number, {low} or more" if high is None else f"a whole number from {low} to {high}"
    )
    return field(
        metadata={
            "allowed": "none, or " + allowed if none else allowed,
            "read": read,
            "write": lambda number: "none" if number is None else str(number),
        }
    )


@dataclass(frozen=True, kw_only=True, repr=False)
class RuleSet:
    """A full set of options. House rules are `dataclasses.replace(preset, option=value)`.

    `preset` is only the name it is written under; two rule sets are equal when their options are.
    Points are whole numbers. Raises RulesError when options contradict each other.
    """

    preset: str = field(compare=False)
    packs: int = _number(1, 2)
    deal_order: DealOrder = _choice(DealOrder)
    hand: int = _number(1, 24)
    first_table: int = _number(0, 24)
    refill: Refill = _choice(Refill)
    ace_hand: AceValue = _choice(AceValue)
    ace_table: AceValue = _choice(AceValue, AceValue.ONE, AceValue.BOTH)
    specials: bool = _switch()
    courts: Courts = _choice(Courts)
    capture: Capturing = _choice(Capturing)
    take_rank: bool = _switch()
    builds: Builds = _choice(Builds)
    sweep: int = _number(0)
    sweep_cancel: SweepCancel = _choice(SweepCancel)
    sweep_last_hand: bool = _switch()
    sweep_stop_at: int | None = _number(0, none=True)
    sweep_void_at: int | None = _number(0, none=True)
    last_capture: int = _number(0)
    last_capture_sweep: bool = _switch()
    ace: int = _number(0)
    little: int = _number(0)
    big: int = _number(0)
    most_cards: int = _number(0)
    most_spades: int = _number(0)
    spades_over: int | None = _number(0, none=True)
    mulle: int = _number(0)
    ties: Ties = _choice(Ties)
    goal: Goal = _choice(Goal)
    target: int = _number(1)
    exact: bool = _switch()
    match_end: MatchEnd = _choice(MatchEnd)
    tie_break: TieBreak = _choice(TieBreak)

    def __post_init__(self) -> None:
        for name, option in options().items():
            value = getattr(self, name)
            try:
                known = option.read(option.write(value)) == value
            except (AttributeError, KeyError):
                known = False
            if not known:
                raise bad_value(name, str(value))
        if self.mulle and self.packs < 2:
            raise RulesError(
                f"mulle={self.mulle} contradicts packs=1: a twin needs two packs", option="mulle"
            )
        if self.exact and self.match_end is MatchEnd.AT_ONCE:
            raise RulesError(
                "exact=on contradicts match_end=at-once: "
                "what is above the target counts down at a pack's end",
                option="exact",
            )

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        """The canonical text: `finnish,target=21`."""
        from kasino_teach.rules.text import format_rules

        return format_rules(self)

    def __repr__(self) -> str:
        return f"RuleSet.parse({str(self)!r})"

    @staticmethod
    def parse(text: str) -> RuleSet:
        """Read the text of a rule set. Raises RulesError."""
        from kasino_teach.rules.text import parse_rules

        return parse_rules(text)

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, name) for name in options()))

    @cached_property
    def build_style(self) -> BuildStyle | None:
        """What builds may be, or None where there are none."""
        return STYLES.get(self.builds)

    @cached_property
    def sign(self) -> int:
        """1 where points are sought, -1 where they are avoided: what a lead is multiplied by to be a gain."""
        return 1 if self.goal is Goal.MOST else -1

    @cached_property
    def scoring_cards(self) -> tuple[Card, ...]:
        """The cards of a game of these rules that give points by themselves, in order."""
        return tuple(card for card in pack(self.packs) if self.card_points(card))

    def card_points(self, card: Card) -> int:
        """The points a captured card gives by itself: each ace, little casino (2♠), big casino (10♦)."""
        if card.rank == ACE:
            return self.ace
        return self.little * is_little(card) + self.big * is_big(card)

    @cached_property
    def hand_values(self) -> Mapping[Card, tuple[Value, ...]]:
        """The values each card may take when it is played from the hand, smallest first."""
        return {card: self._hand_values(card) for card in pack(2)}

    @cached_property
    def table_values(self) -> Mapping[Card, tuple[Value, ...]]:
        """The values each card may count as when it lies loose on the table, as `hand_values`."""
        return {
            card: self.ace_table.values if card.rank == 1 else (self.built_values[card],)
            for card in pack(2)
        }

    @cached_property
    def table_numbers(self) -> Mapping[Card, tuple[int, ...]]:
        """The numbers among `table_values`: none for a court that counts only as its rank."""
        return {
            card: tuple(value.number for value in values if value.is_number)
            for card, values in self.table_values.items()
        }

    @cached_property
    def rank_numbers(self) -> tuple[tuple[int, ...], ...]:
        """The same by rank: cards of one rank count alike on the table. Rank 0 has none."""
        by_rank = {card.rank: numbers for card, numbers in self.table_numbers.items()}
        return ((), *(by_rank[rank] for rank in range(1, 14)))

    @cached_property
    def built_values(self) -> Mapping[Card, Value]:
        """The one value each card adds to a build: an ace 1, a court its rank's."""
        numbers = self.courts is Courts.NUMBERS
        return {
            card: Value(0, card.rank) if card.is_court and not numbers else Value(card.rank)
            for card in pack(2)
        }

    def _hand_values(self, card: Card) -> tuple[Value, ...]:
        if card.rank == 1:
            return self.ace_hand.values
        if self.specials and str(card)[:2] in SPECIAL_VALUES:
            return (SPECIAL_VALUES[str(card)[:2]],)
        return (self.built_values[card],)


SPECIAL_VALUES: Final = {"2s": Value(15), "Td": Value(16)}
"""Hand values of little and big casino where `specials` is on (000, 001, 003)."""


@cache
def options() -> Mapping[str, Option]:
    """Every option by name, in canonical order."""
    return {f.name: Option(f.name, **f.metadata) for f in fields(RuleSet) if f.metadata}


def bad_value(name: str, value: str) -> RulesError:
    """The error for a value an option cannot have."""
    return RulesError(
        f"option {name}: {value!r} is not one of: {options()[name].allowed}", option=name
    )


def meant(name: str, known: Iterable[str]) -> str:
    """A question for a misspelt name, to stand behind it: ` (did you mean target?)`; or nothing."""
    close = get_close_matches(name.lower(), known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def with_options(rules: RuleSet, changes: Mapping[str, str]) -> RuleSet:
    """The rule set with options changed, each given as text. Raises RulesError naming the option."""
    values: dict[str, Any] = {}
    for name, text in changes.items():
        option = options().get(name)
        if option is None:
            raise RulesError(
                f"there is no option {name!r}{meant(name, options())}; "
                f"options are: {', '.join(options())}",
                option=name,
            )
        try:
            values[name] = option.read(text)
        except KeyError:
            raise bad_value(name, text) from None
    return replace(rules, **values)
