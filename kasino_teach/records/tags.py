"""Tags of a record: names and values, and the three that say what game it is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kasino_teach.engine import Match
from kasino_teach.errors import NotationError, PositionError
from kasino_teach.records.errors import RecordError
from kasino_teach.rules import RuleSet

Tag = tuple[str, str]
"""A name and a value."""

RULES: Final = "Rules"
SEATS: Final = "Seats"
PAIRS: Final = "Pairs"

NAME: Final = re.compile(r"[A-Za-z]\w*", re.ASCII)

_NO_VALUE: Final = re.compile("[\r\n\ud800-\udfff]")

_YES: Final[Mapping[str, bool]] = {"yes": True, "no": False}


class Terms(NamedTuple):
    """What is played: the rules, how many seats, and whether in pairs."""

    rules: RuleSet
    seats: int
    pairs: bool


def canonical_tags(tags: Sequence[Tag]) -> tuple[Tag, ...]:
    """The tags, the rules and the number of seats in canonical form.

    Raises NotationError for a tag that cannot be written or read, for one of the three that say what
    game it is where it stands twice, and where the rules are missing; RulesError for the rules;
    RecordError for seats that cannot play them.
    """
    seen: set[str] = set()
    found = []
    for name, value in tags:
        if not NAME.fullmatch(name):
            raise NotationError(name, 1, "the name of a tag: a letter, then letters and digits")
        if broken := _NO_VALUE.search(value):
            raise NotationError(
                value, broken.start() + 1, "a value on one line that UTF-8 can write"
            )
        if name in seen:
            raise NotationError(name, 1, f"[{name}] once")
        if name in (RULES, SEATS, PAIRS):
            seen.add(name)
            value = canonical_value(name, value)
        found.append((name, value))
    if RULES not in seen:
        raise NotationError("", 1, f'a tag [{RULES} "…"]')
    if wrong := fault_of(found):
        raise RecordError(f"[{wrong.tag}]: {wrong.why}")
    return tuple(found)


def canonical_value(name: str, value: str) -> str:
    """The canonical form of a tag's value. Raises NotationError, or RulesError for the rules."""
    if name == RULES:
        return str(RuleSet.parse(value))
    if name == SEATS:
        if not re.fullmatch(r"\d{1,3}", value, re.ASCII) or int(value) < 2:
            raise NotationError(value, 1, "a number of seats, 2 or more")
        return str(int(value))
    if name == PAIRS and value not in _YES:
        raise NotationError(value, 1, f"one of: {', '.join(_YES)}")
    return value


def terms_of(tags: Sequence[Tag]) -> Terms:
    """What game canonical tags are about."""
    given = {name: value for name, value in tags if name in (RULES, SEATS, PAIRS)}
    return Terms(
        RuleSet.parse(given[RULES]), int(given.get(SEATS, 2)), _YES[given.get(PAIRS, "no")]
    )


class Fault(NamedTuple):
    """Which tag does not go with the others, and why."""

    tag: str
    why: str


def fault_of(tags: Sequence[Tag]) -> Fault | None:
    """What is wrong with canonical tags together: seats that cannot be dealt to, pairs of other than four."""
    rules, seats, pairs = terms_of(tags)
    try:
        Match.begin(rules, seats, pairs=pairs)
    except PositionError as error:
        names = [name for name, _ in tags]
        likely = PAIRS if pairs and seats != 4 else SEATS if SEATS in names else RULES
        return Fault(likely, str(error))
    return None


def quoted(value: str) -> str:
    """A value in quotes, with `\"` and `\\` where those signs stand in it."""
    return '"' + re.sub(r'(["\\])', r"\\\1", value) + '"'


def unquoted(inside: str) -> str:
    """A value from what stands between its quotes."""
    return re.sub(r'\\(["\\])', r"\1", inside)
