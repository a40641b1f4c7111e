"""What a record of an option is, and of a topic: the whole truth about a rule in one place.

The records themselves stand in `rules/topics/`. Texts are messages, said by whoever speaks to people.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from kasino_teach.messages import Speaker
from kasino_teach.rules.reading import Reading
from kasino_teach.rules.ruleset import RuleSet

OTHER: Final = "…"
"""Stands for every value without a message of its own; such a message may use `{n}` and `{points}`."""

Sentences = Callable[[Speaker, RuleSet], Iterable[str]]
"""What says the value of an option where it takes more than a message: a sentence or several."""


@dataclass(frozen=True, slots=True)
class Values:
    """The values of an option as text. `read` raises KeyError for another; `allowed` tells them in an error.

    `listed` has every one of them, or none where they are numbers.
    """

    allowed: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    listed: tuple[str, ...] = ()


def choice(kind: type[Enum], *members: Enum) -> Values:
    """One of an enum's members (of all of them when none are named)."""
    by_text = {member.value: member for member in (members or tuple(kind))}
    return Values(
        ", ".join(by_text),
        by_text.__getitem__,
        lambda member: str(member.value),
        tuple(by_text),
    )


def switch() -> Values:
    """On or off."""
    by_text = {"on": True, "off": False}
    return Values("on, off", by_text.__getitem__, lambda on: "on" if on else "off", tuple(by_text))


LARGEST: Final = 999_999_999
"""No number of an option is larger."""


def number(low: int, high: int = LARGEST, none: bool = False) -> Values:
    """A whole number from `low` to `high`, or None where `none` allows it."""

    def read(text: str) -> int | None:
        if none and text == "none":
            return None
        value = int(text) if _DIGITS.fullmatch(text) else -1
        if not low <= value <= high:
            raise KeyError(text)
        return value

    allowed = f"a whole number from {low} to {high}"
    return Values(
        f"none, or {allowed}" if none else allowed,
        read,
        lambda value: "none" if value is None else str(value),
    )


_DIGITS: Final = re.compile(r"\d{1,9}", re.ASCII)


def no_contradiction(_rules: RuleSet) -> str:
    """Of an option that agrees with all others."""
    return ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Option:
    """All that is known of one option. Values stand in it as text.

    - `values`: what may be read and written. `contradiction` is the error that a rule set deserves in
      which this option does not agree with others, or nothing.
    - `about` and `short`: what it is about, and each value, in a word or two (messages with the context
      "option"). A value without a message is written as it is, or as points if they are `in_points`.
    - `says`: a sentence for each value, or what makes the sentences.
    - `stated`: the source texts that state a value, also where they name it as a variant or a house rule.
      `readings`: our choices about it.
    - `absent`: the value which only means that the rule is not there; a source that does not know the
      rule is not silent, and a page does not tell it, unless `told_if_absent`.
    - `needs`: options of which one must be on or give points, or this one changes nothing.
    """

    name: str
    values: Values
    about: str
    says: Mapping[str, str] | Sentences
    stated: Mapping[str, tuple[str, ...]]
    readings: tuple[Reading, ...] = ()
    short: Mapping[str, str] = field(default_factory=dict)
    in_points: bool = False
    absent: str = ""
    told_if_absent: bool = False
    needs: tuple[str, ...] = ()
    contradiction: Callable[[RuleSet], str] = no_contradiction

    def text(self, rules: RuleSet) -> str:
        """The value in a rule set, as text."""
        return self.values.write(getattr(rules, self.name))

    def has_effect(self, rules: RuleSet) -> bool:
        """Whether the option can change anything in a rule set, whatever its value."""
        return not self.needs or any(getattr(rules, name) for name in self.needs)

    def is_told(self, rules: RuleSet) -> bool:
        """Whether a page tells it: not where it changes nothing, or only says that a rule is absent."""
        return self.has_effect(rules) and (self.told_if_absent or self.text(rules) != self.absent)

    def short_name(self, tr: Speaker) -> str:
        """What it is about: `ace from the hand`."""
        return tr.text(self.about, context="option")

    def short_value(self, tr: Speaker, rules: RuleSet) -> str:
        """The value in a word or two: `1 or 14`. No more than a hint; pages have sentences."""
        text, value = self.text(rules), getattr(rules, self.name)
        if said := self.short.get(text, self.short.get(OTHER)):
            return tr.text(said, context="option", n=value)
        return tr.points(value) if self.in_points else text

    def sentences(self, tr: Speaker, rules: RuleSet) -> tuple[str, ...]:
        """What the value means in play: a sentence, for a style of builds several."""
        if not isinstance(self.says, Mapping):
            return tuple(self.says(tr, rules))
        text, value = self.text(rules), getattr(rules, self.name)
        if text in self.says:
            return (tr.text(self.says[text]),)
        points = tr.points(value) if self.in_points else ""
        return (tr.text(self.says[OTHER], n=value, points=points),)


@dataclass(frozen=True, slots=True, eq=False)
class Topic:
    """A section of a page: its heading (a message), its options in the order in which they are told there.

    `readings` are our choices about what is so in every rule set.
    """

    heading: str
    options: tuple[Option, ...]
    readings: tuple[Reading, ...] = ()
