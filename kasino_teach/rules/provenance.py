"""Where the rules of a rule set come from: the source texts that state them, and our readings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kasino_teach.rules.option import Option
from kasino_teach.rules.presets import PRESETS, SYSTEMS, Preset
from kasino_teach.rules.reading import Reading
from kasino_teach.rules.ruleset import RuleSet
from kasino_teach.rules.topics import OPTIONS, TOPICS


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where the value of an option comes from.

    `sources` of the rule set's own texts state it; `readings` are ours; `changed`: it is a house rule,
    and `sources` are whichever texts know it.
    """

    sources: tuple[str, ...]
    readings: tuple[Reading, ...]
    changed: bool


def provenance(rules: RuleSet, option: Option) -> Provenance:
    """Where a rule set has the value of an option from."""
    preset = SYSTEMS[rules.preset]
    stated = option.stated.get(option.text(rules), ())
    changed = option.text(rules) != option.text(preset.rules)
    own = stated if changed else tuple(source for source in stated if source in preset.sources)
    ours = tuple(r for r in option.readings if not r.detail and _concerns(r, rules))
    return Provenance(own, ours, changed)


def readings(rules: RuleSet) -> tuple[Reading, ...]:
    """Our readings that a rule set contains, in the order of its page."""
    return tuple(dict.fromkeys(r for r in _candidates(rules) if _concerns(r, rules)))


def every_reading() -> tuple[Reading, ...]:
    """Every reading of ours there is, in the order of a page."""
    return tuple(dict.fromkeys(r for rules in PRESETS.values() for r in _candidates(rules)))


def _candidates(rules: RuleSet) -> Iterator[Reading]:
    """The readings of all topics and options, and those of the preset. Two options may share one."""
    for topic in TOPICS:
        yield from topic.readings
        for option in topic.options:
            yield from option.readings
    yield from SYSTEMS[rules.preset].readings


def _concerns(reading: Reading, rules: RuleSet) -> bool:
    """Whether a rule set contains a choice."""
    own = SYSTEMS[rules.preset].sources
    if reading.own_only and not set(own) & set(reading.sources):
        return False
    return all(OPTIONS[name].text(rules) in values for name, values in reading.needs.items())


def named_elsewhere(preset: Preset) -> tuple[str, ...]:
    """Options that a preset's own texts name at other values, as variants or house rules: `target=21`.

    Of presets from the same texts only the first is asked; its variants are among the answers.
    """
    if preset is not next(p for p in SYSTEMS.values() if p.sources == preset.sources):
        return ()
    return tuple(
        f"{name}={value}"
        for name, option in OPTIONS.items()
        for value, numbers in option.stated.items()
        if value != option.text(preset.rules) and set(preset.sources) <= set(numbers)
    )


def open_in(reading: Reading, rules: RuleSet) -> tuple[str, ...]:
    """The texts of a rule set that leave a reading open; all that do where none of its own is concerned."""
    own = SYSTEMS[rules.preset].sources
    return tuple(source for source in reading.sources if source in own) or reading.sources
