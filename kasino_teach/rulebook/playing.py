"""The options about capturing and building, each as a sentence or, for a style of builds, several."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from kasino_teach.rules import Adding, BuildStyle, Capturing, Courts, RuleSet
from kasino_teach.translator import Translator

_CAPTURE: Final[Mapping[Capturing, Callable[[Translator], str]]] = {
    Capturing.OPTIONAL: lambda tr: tr.text(
        "Nobody has to capture: a card that can capture may be trailed."
    ),
    Capturing.PLAYED_CARD: lambda tr: tr.text(
        "A card that can capture may not be trailed; another card may be played instead."
    ),
    Capturing.FORCED: lambda tr: tr.text(
        "If any card of your hand can capture, you have to capture, and take as much as the card "
        "played can. Which card and which capture is up to you."
    ),
}


def _take_rank(tr: Translator, rules: RuleSet) -> str:
    if rules.take_rank:
        return tr.text("A capture takes every loose card of the rank of the card played.")
    return tr.text("Loose cards of the rank of the card played may be left on the table.")


PLAYING: Final[Mapping[str, Callable[[Translator, RuleSet], str]]] = {
    "capture": lambda tr, rules: _CAPTURE[rules.capture](tr),
    "take_rank": _take_rank,
}
"""What says each option."""


def builds(tr: Translator, rules: RuleSet) -> tuple[str, ...]:
    """How builds are made, raised and taken, a sentence for each thing."""
    style = rules.build_style
    if style is None:
        return (tr.text("There are no builds."),)
    return (*_making(tr, rules, style), *_changing(tr, style), *_owning(tr, style))


def _making(tr: Translator, rules: RuleSet, style: BuildStyle) -> Iterator[str]:
    if style.many_loose:
        yield tr.text(
            "You may lay a card on one or more loose cards and declare their sum: a build, which "
            "is taken only whole, by a card of that value."
        )
    else:
        yield tr.text(
            "You may lay a card on one loose card and declare their sum: a build, which is taken "
            "only whole, by a card of that value."
        )
    yield tr.text("You must keep a card that takes the build.")
    yield tr.text(
        "A card laid on a loose one of the same value may also keep that value: such a build is fixed."
    )
    if not style.courts:
        yield tr.text("Courts are not built.")
    elif rules.courts is Courts.RANKS:
        yield tr.text("Courts are built on their own rank too.")


def _changing(tr: Translator, style: BuildStyle) -> Iterator[str]:
    if style.raise_own_side:
        yield tr.text("Anybody's build may be raised with one more card, unless it is fixed.")
    else:
        yield tr.text(
            "Only an opponent's build may be raised with one more card, unless it is fixed."
        )
    yield _ADDING[style.adding](tr)
    if style.merges:
        yield tr.text("Builds of equal value become one, which is fixed.")
    else:
        yield tr.text("Builds of equal value stay apart.")


def _owning(tr: Translator, style: BuildStyle) -> Iterator[str]:
    yield tr.text("A build belongs to whoever laid the last card into it, but anybody may take it.")
    if style.one_each:
        yield tr.text("You may have only one build of your own at a time.")
    else:
        yield tr.text("You may have any number of builds.")
    if style.keeps_builder_busy:
        yield tr.text("Beside a build of your own you may trail only if you can do nothing else.")
    else:
        yield tr.text("You need not take your own build, and may trail beside it.")


_ADDING: Final[Mapping[Adding, Callable[[Translator], str]]] = {
    Adding.NEVER: lambda tr: tr.text("A card worth as much as a build is not added to it."),
    Adding.SAME_RANK: lambda tr: tr.text(
        "A card worth as much as a build is added only to a build of nothing but its rank."
    ),
    Adding.ANY: lambda tr: tr.text(
        "A card worth as much as a build may be added to it, which fixes the build."
    ),
}
