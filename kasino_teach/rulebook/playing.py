"""The options about capturing and building, each as a sentence or, for a style of builds, several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from kasino_teach.rules import Adding, BuildStyle, Capturing, Courts, RuleSet
from kasino_teach.words import Words

_CAPTURE: Final[Mapping[Capturing, Callable[[Words], str]]] = {
    Capturing.OPTIONAL: lambda words: words.text(
        "Nobody has to capture: a card that can capture may be trailed."
    ),
    Capturing.PLAYED_CARD: lambda words: words.text(
        "A card that can capture may not be trailed; another card may be played instead."
    ),
    Capturing.FORCED: lambda words: words.text(
        "If any card of your hand can capture, you have to capture, and take as much as the card "
        "played can. Which card and which capture is up to you."
    ),
}


def _take_rank(words: Words, rules: RuleSet) -> str:
    if rules.take_rank:
        return words.text("A capture takes every loose card of the rank of the card played.")
    return words.text("Loose cards of the rank of the card played may be left on the table.")


PLAYING: Final[Mapping[str, Callable[[Words, RuleSet], str]]] = {
    "capture": lambda words, rules: _CAPTURE[rules.capture](words),
    "take_rank": _take_rank,
}
"""What says each option."""


def builds(words: Words, rules: RuleSet) -> tuple[str, ...]:
    """How builds are made, raised and taken, a sentence for each thing."""
    style = rules.build_style
    if style is None:
        return (words.text("There are no builds."),)
    return (*_making(words, rules, style), *_changing(words, style), *_owning(words, style))


def _making(words: Words, rules: RuleSet, style: BuildStyle) -> Iterator[str]:
    if style.many_loose:
        yield words.text(
            "You may lay a card on one or more loose cards and declare their sum: a build, which "
            "is taken only whole, by a card of that value."
        )
    else:
        yield words.text(
            "You may lay a card on one loose card and declare their sum: a build, which is taken "
            "only whole, by a card of that value."
        )
    yield words.text("You must keep a card that takes the build.")
    yield words.text(
        "A card laid on a loose one of the same value may also keep that value: such a build is fixed."
    )
    if not style.courts:
        yield words.text("Courts are not built.")
    elif rules.courts is Courts.RANKS:
        yield words.text("Courts are built on their own rank too.")


def _changing(words: Words, style: BuildStyle) -> Iterator[str]:
    if style.raise_own_side:
        yield words.text("Anybody's build may be raised with one more card, unless it is fixed.")
    else:
        yield words.text(
            "Only an opponent's build may be raised with one more card, unless it is fixed."
        )
    yield _ADDING[style.adding](words)
    if style.merges:
        yield words.text("Builds of equal value become one, which is fixed.")
    else:
        yield words.text("Builds of equal value stay apart.")


def _owning(words: Words, style: BuildStyle) -> Iterator[str]:
    yield words.text(
        "A build belongs to whoever laid the last card into it, but anybody may take it."
    )
    if style.one_each:
        yield words.text("You may have only one build of your own at a time.")
    else:
        yield words.text("You may have any number of builds.")
    if style.keeps_builder_busy:
        yield words.text(
            "Beside a build of your own you may trail only if you can do nothing else."
        )
    else:
        yield words.text("You need not take your own build, and may trail beside it.")


_ADDING: Final[Mapping[Adding, Callable[[Words], str]]] = {
    Adding.NEVER: lambda words: words.text("A card worth as much as a build is not added to it."),
    Adding.SAME_RANK: lambda words: words.text(
        "A card worth as much as a build is added only to a build of nothing but its rank."
    ),
    Adding.ANY: lambda words: words.text(
        "A card worth as much as a build may be added to it, which fixes the build."
    ),
}
