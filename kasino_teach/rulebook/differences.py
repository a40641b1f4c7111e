"""How two rule sets differ, option by option."""

from __future__ import annotations

from dataclasses import dataclass

from kasino_teach.rules import OPTIONS, RuleSet
from kasino_teach.translator import Translator


@dataclass(frozen=True, slots=True)
class Difference:
    """An option that two rule sets have at different values: as text, and what each means in words.

    Of a style of builds, `sentences` tell only what the other style has otherwise.
    """

    option: str
    values: tuple[str, str]
    sentences: tuple[str, str]


def differences(
    first: RuleSet, second: RuleSet, tr: Translator | None = None
) -> tuple[Difference, ...]:
    """Every option in which two rule sets differ, in the order of the options; in English by default."""
    said = tr or Translator()
    both = first, second
    return tuple(
        Difference(
            name,
            _pair([option.text(rules) for rules in both]),
            _told_apart(*(option.sentences(said, rules) for rules in both)),
        )
        for name, option in OPTIONS.items()
        if option.text(first) != option.text(second)
    )


def _told_apart(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, str]:
    """Either side's sentences without those of the other; all of them where none would be left."""
    one = [text for text in first if text not in second] or first
    other = [text for text in second if text not in first] or second
    return " ".join(one), " ".join(other)


def _pair(texts: list[str]) -> tuple[str, str]:
    one, other = texts
    return one, other
