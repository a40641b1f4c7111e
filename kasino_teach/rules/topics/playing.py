"""The options about capturing and building."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kasino_teach.messages import Speaker, message
from kasino_teach.rules.builds import Adding, Builds, BuildStyle
from kasino_teach.rules.option import Option, Topic, choice, switch
from kasino_teach.rules.reading import Ground, Reading
from kasino_teach.rules.ruleset import Capturing, Courts, RuleSet

_CAPTURE: Final = Option(
    name="capture",
    values=choice(Capturing),
    about=message("capturing", context="option"),
    short={
        "optional": message("free", context="option"),
        "played-card": message("no trailing of cards that can capture", context="option"),
        "forced": message("a duty", context="option"),
    },
    says={
        "optional": message("Nobody has to capture: a card that can capture may be trailed."),
        "played-card": message(
            "A card that can capture may not be trailed; another card may be played instead."
        ),
        "forced": message(
            "If any card of your hand can capture, you have to capture, and take as much as the card "
            "played can. Which card and which capture is up to you."
        ),
    },
    stated={
        "optional": ("000", "001", "002", "003"),
        "played-card": ("004",),
        "forced": ("001",),
    },
    readings=(
        Reading(
            sources=("001",),
            ground=Ground.TWO_READINGS,
            chosen=message("Where one has to capture, the card played takes as much as it can."),
            other=message("Any capture fulfils the duty."),
            needs={"capture": ("forced",)},
            own_only=True,
        ),
        Reading(
            sources=("002",),
            ground=Ground.SILENT,
            chosen=message(
                "Where points are avoided, one has to capture, and as much as the card can."
            ),
            other=message("Capturing is free there too."),
            instead="capture=optional",
            needs={"capture": ("forced",), "goal": ("fewest",)},
            own_only=True,
        ),
    ),
)

_TAKE_RANK: Final = Option(
    name="take_rank",
    values=switch(),
    about=message("loose cards of the own rank", context="option"),
    short={
        "on": message("taken too", context="option"),
        "off": message("may be left", context="option"),
    },
    says={
        "on": message("A capture takes every loose card of the rank of the card played."),
        "off": message("Loose cards of the rank of the card played may be left on the table."),
    },
    stated={"on": ("004",)},
    readings=(
        Reading(
            sources=("004",),
            ground=Ground.TWO_READINGS,
            chosen=message(
                "A capture of sums or builds also takes the loose cards of its own rank."
            ),
            other=message("Only a capture that takes one of them has to take them all."),
            needs={"take_rank": ("on",)},
        ),
    ),
    absent="off",
)

CAPTURING: Final = Topic(message("Capturing"), (_CAPTURE, _TAKE_RANK))


def _builds(tr: Speaker, rules: RuleSet) -> Iterator[str]:
    """How builds are made, raised and taken, a sentence for each thing."""
    style = rules.build_style
    if style is None:
        yield tr.text("There are no builds.")
        return
    yield from _making(tr, rules, style)
    yield from _changing(tr, style)
    yield from _owning(tr, style)


def _making(tr: Speaker, rules: RuleSet, style: BuildStyle) -> Iterator[str]:
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


_ADDING: Final[Mapping[Adding, str]] = {
    Adding.NEVER: message("A card worth as much as a build is not added to it."),
    Adding.SAME_RANK: message(
        "A card worth as much as a build is added only to a build of nothing but its rank."
    ),
    Adding.ANY: message(
        "A card worth as much as a build may be added to it, which fixes the build."
    ),
}


def _changing(tr: Speaker, style: BuildStyle) -> Iterator[str]:
    if style.raise_own_side:
        yield tr.text("Anybody's build may be raised with one more card, unless it is fixed.")
    else:
        yield tr.text(
            "Only an opponent's build may be raised with one more card, unless it is fixed."
        )
    yield tr.text(_ADDING[style.adding])
    if style.merges:
        yield tr.text("Builds of equal value become one, which is fixed.")
    else:
        yield tr.text("Builds of equal value stay apart.")


def _owning(tr: Speaker, style: BuildStyle) -> Iterator[str]:
    yield tr.text("A build belongs to whoever laid the last card into it, but anybody may take it.")
    if style.one_each:
        yield tr.text("You may have only one build of your own at a time.")
    else:
        yield tr.text("You may have any number of builds.")
    if style.keeps_builder_busy:
        yield tr.text("Beside a build of your own you may trail only if you can do nothing else.")
    else:
        yield tr.text("You need not take your own build, and may trail beside it.")


_BUILDS: Final = Option(
    name="builds",
    values=choice(Builds),
    about=message("builds", context="option"),
    short={
        "none": message("none", context="option"),
        "norwegian": message("one at a time, doubled", context="option"),
        "rakennus": message("any number, equal ones merge", context="option"),
        "cassino": message("any number, kept apart", context="option"),
        "casino": message("any number, on several cards too", context="option"),
    },
    says=_builds,
    stated={"none": ("002",), "norwegian": ("003",), "rakennus": ("001",), "cassino": ("004",)},
    readings=(
        Reading(
            sources=("001",),
            ground=Ground.TWO_READINGS,
            chosen=message("There are no builds, though the text mentions building in passing."),
            other=message("There are builds, as in the variant that has them."),
            instead="builds=rakennus",
            needs={"builds": ("none",)},
            own_only=True,
        ),
        Reading(
            sources=("002",),
            ground=Ground.SILENT,
            chosen=message("Builds are made as is usual in the Anglo-American game."),
            other=message("They are made as in Cassino for two."),
            instead="builds=cassino",
            needs={"builds": ("casino",)},
        ),
        Reading(
            sources=("001", "003", "004"),
            ground=Ground.SILENT,
            chosen=message("Nobody has to take their own build."),
            other=message("While one's own build lies there, one may not trail."),
            needs={"builds": ("norwegian", "rakennus", "cassino")},
            detail=True,
        ),
        Reading(
            sources=("001", "003", "004"),
            ground=Ground.SILENT,
            chosen=message(
                "Whoever lays equal on equal must hold another card that takes the build, too."
            ),
            other=message("Only a build that is a sum needs such a card."),
            needs={"builds": ("norwegian", "rakennus", "cassino", "casino")},
            detail=True,
        ),
        Reading(
            sources=("003",),
            ground=Ground.TWO_READINGS,
            chosen=message("A build whose value is fixed may be doubled again."),
            other=message("A fixed build takes no more cards."),
            needs={"builds": ("norwegian",)},
            detail=True,
        ),
        Reading(
            sources=("001", "004"),
            ground=Ground.SILENT,
            chosen=message("A build of equal cards is fixed and cannot be raised."),
            other=message("It may be raised like a sum."),
            needs={"builds": ("rakennus", "cassino")},
            detail=True,
        ),
        Reading(
            sources=("001", "004"),
            ground=Ground.SILENT,
            chosen=message("Anybody's build may be raised, one's own too."),
            other=message("Only an opponent's build may be raised."),
            needs={"builds": ("rakennus", "cassino")},
            detail=True,
        ),
        Reading(
            sources=("004",),
            ground=Ground.TWO_READINGS,
            chosen=message("A build is begun on one loose card."),
            other=message("It may be begun on several at once."),
            instead="builds=casino",
            needs={"builds": ("cassino",)},
            detail=True,
        ),
        Reading(
            sources=("004",),
            ground=Ground.SILENT,
            chosen=message("Courts may be built on their own rank."),
            other=message("Only numbers are built."),
            needs={"builds": ("cassino",)},
            detail=True,
        ),
    ),
    absent="none",
    told_if_absent=True,
)

BUILDS: Final = Topic(message("Builds"), (_BUILDS,))
