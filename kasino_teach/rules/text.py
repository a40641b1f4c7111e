"""Rule sets as text: a preset's name, then the options changed from it (`finnish,target=21`)."""

from __future__ import annotations

from functools import lru_cache

from kasino_teach.errors import RulesError, excerpt
from kasino_teach.rules.checking import meant, with_options
from kasino_teach.rules.presets import PRESETS
from kasino_teach.rules.ruleset import RuleSet
from kasino_teach.rules.topics import OPTIONS


@lru_cache(maxsize=256)
def parse_rules(text: str) -> RuleSet:
    """Read a rule set. Options may stand in any order; one at its preset's value is dropped on writing.

    Raises RulesError for a preset, an option or a value that does not exist, an option given twice,
    or options that contradict each other.
    """
    name, *changes = text.split(",")
    preset = _preset(name)
    given: dict[str, str] = {}
    for change in changes:
        option, equals, value = change.partition("=")
        if not equals:
            raise RulesError(
                f"{excerpt(change)} is no option: expected option=value", option=option
            )
        if option in given:
            raise RulesError(f"option {option} is given twice", option=option)
        given[option] = value
    return with_options(preset, given)


def format_rules(rules: RuleSet) -> str:
    """The canonical text of a rule set: only what differs from its preset, in the table's order.

    Raises RulesError where it names a preset that does not exist.
    """
    base = _preset(rules.preset)
    changed = [
        f"{name}={option.text(rules)}"
        for name, option in OPTIONS.items()
        if getattr(rules, name) != getattr(base, name)
    ]
    return ",".join([rules.preset, *changed])


def _preset(name: str) -> RuleSet:
    if name not in PRESETS:
        raise RulesError(
            f"there is no preset {excerpt(name)}{meant(name, PRESETS)}; "
            f"presets are: {', '.join(PRESETS)}"
        )
    return PRESETS[name]
