"""Whether options have values they may have, and errors that name the option and say what may stand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from kasino_teach.errors import RulesError, excerpt
from kasino_teach.rules.ruleset import RuleSet
from kasino_teach.rules.topics import OPTIONS


def check(rules: RuleSet) -> None:
    """Raises RulesError for a value that an option cannot have, and for options that contradict others."""
    for name, option in OPTIONS.items():
        value = getattr(rules, name)
        try:
            known = option.values.read(option.values.write(value)) == value
        except (
            AttributeError,
            KeyError,
            ValueError,
        ):  # ValueError: a number of thousands of digits
            known = False
        if not known:
            raise bad_value(name, _told(value))
    for name, option in OPTIONS.items():
        if fault := option.contradiction(rules):
            raise RulesError(fault, option=name)


def bad_value(name: str, value: str) -> RulesError:
    """The error for a value an option cannot have."""
    return RulesError(
        f"option {name}: {excerpt(value)} is not one of: {OPTIONS[name].values.allowed}",
        option=name,
    )


def _told(value: object) -> str:
    try:
        return str(value)
    except ValueError:  # Python writes no such number
        return "a number of thousands of digits"


def meant(name: str, known: Iterable[str]) -> str:
    """A question for a misspelt name, to stand behind it: ` (did you mean target?)`; or nothing."""
    close = get_close_matches(name.lower(), known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""


def with_options(rules: RuleSet, changes: Mapping[str, str]) -> RuleSet:
    """The rule set with options changed, each given as text. Raises RulesError naming the option."""
    values: dict[str, Any] = {}
    for name, text in changes.items():
        option = OPTIONS.get(name)
        if option is None:
            raise RulesError(
                f"there is no option {excerpt(name)}{meant(name, OPTIONS)}; "
                f"options are: {', '.join(OPTIONS)}",
                option=name,
            )
        try:
            values[name] = option.values.read(text)
        except KeyError:
            raise bad_value(name, text) from None
    return replace(rules, **values)
