"""A rule set: one value for each option, and what the engine asks of them together.

What the options mean, which values they may have and where those come from is told by one record for
each, in `rules/topics/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property
from typing import Any, Final

from kasino_teach.cards import ACE, Card, is_big, is_little, pack
from kasino_teach.rules.builds import STYLES, Builds, BuildStyle
from kasino_teach.values import Value


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


@dataclass(frozen=True, kw_only=True, repr=False)
class RuleSet:
    """A full set of options. House rules are `dataclasses.replace(preset, option=value)`.

    `preset` is the name it is written under, and what its title, text and pages go by: two rule sets are
    equal when that and all options are. `same_options` asks whether they play alike. The order of the
    options is the canonical one of the notation. Points are whole numbers.

    Raises RulesError for a value that an option's record does not know, and for options that contradict
    each other.
    """

    preset: str
    packs: int
    deal_order: DealOrder
    hand: int
    first_table: int
    refill: Refill
    ace_hand: AceValue
    ace_table: AceValue
    specials: bool
    courts: Courts
    capture: Capturing
    take_rank: bool
    builds: Builds
    sweep: int
    sweep_cancel: SweepCancel
    sweep_last_hand: bool
    sweep_stop_at: int | None
    sweep_void_at: int | None
    last_capture: int
    last_capture_sweep: bool
    ace: int
    little: int
    big: int
    most_cards: int
    most_spades: int
    spades_over: int | None
    mulle: int
    ties: Ties
    goal: Goal
    target: int
    exact: bool
    match_end: MatchEnd
    tie_break: TieBreak

    def __post_init__(self) -> None:
        from kasino_teach.rules.checking import check

        check(self)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._values == other._values if isinstance(other, RuleSet) else NotImplemented

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, Any]:
        """The fields alone: a hash kept from one process is another in the next."""
        return dict(zip(_FIELDS, self._values, strict=True))

    def same_options(self, other: RuleSet) -> bool:
        """Whether two rule sets play alike, under whichever preset's name."""
        return self is other or self._values[1:] == other._values[1:]

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
    def _values(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in _FIELDS)

    @cached_property
    def _hash(self) -> int:
        return hash(self._values)

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

    @cached_property
    def built_numbers(self) -> Mapping[Card, tuple[int, ...]]:
        """The number of `built_values`, as `table_numbers`."""
        return {
            card: (value.number,) if value.is_number else ()
            for card, value in self.built_values.items()
        }

    def _hand_values(self, card: Card) -> tuple[Value, ...]:
        if card.rank == 1:
            return self.ace_hand.values
        if self.specials and str(card)[:2] in SPECIAL_VALUES:
            return (SPECIAL_VALUES[str(card)[:2]],)
        return (self.built_values[card],)


SPECIAL_VALUES: Final = {"2s": Value(15), "Td": Value(16)}
"""Hand values of little and big casino where `specials` is on (000, 001, 003)."""

_FIELDS: Final = tuple(each.name for each in fields(RuleSet))
OPTION_NAMES: Final = _FIELDS[1:]
"""Every option's name, in canonical order."""
