"""What the rule systems are called, and what each is in one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kasino_teach.messages import message
from kasino_teach.rules import PRESETS, RuleSet
from kasino_teach.translator import Translator

NAMES: Final[Mapping[str, tuple[str, str]]] = {
    "finnish": (
        message("Finnish Kasino"),
        message(
            "No builds, two special cards from the hand, tied majorities wait for the next pack."
        ),
    ),
    "finnish-duel": (
        message("Finnish Kasino for two"),
        message(
            "Like Finnish Kasino; sweeps stop late in a match, and a tied majority goes to nobody."
        ),
    ),
    "laisto": (
        message("Laistokasino"),
        message("Finnish Kasino turned round: you have to capture, and points are to be avoided."),
    ),
    "rakennus": (
        message("Rakennuskasino"),
        message("Finnish Kasino with builds, no points for sweeps, and 21 points to win."),
    ),
    "pakka": (
        message("Pakkakasino"),
        message("Finnish Kasino in which a hand is filled again after every play."),
    ),
    "nordic": (
        message("Nordic Kasino"),
        message(
            "No builds, an ace is 1 or 14, no special values from the hand, a point for the last capture."
        ),
    ),
    "overspader": (
        message("Överspader"),
        message("Nordic Kasino in which spades above six score one by one, to 21 points."),
    ),
    "ryomiva": (
        message("Ryömivä kasino"),
        message("Nordic Kasino turned round: you have to capture, and points are to be avoided."),
    ),
    "mulle": (
        message("Mulle"),
        message("Nordic Kasino with two packs, and points for capturing a card's twin."),
    ),
    "norwegian": (
        message("Norwegian Kasino"),
        message("For two: builds, two special cards from the hand, a point for the last capture."),
    ),
    "cassino": (
        message("Cassino for two"),
        message("Courts without numbers, builds, and a card that can capture may not be trailed."),
    ),
    "casino": (
        message("Anglo-American Casino"),
        message(
            "Like Cassino for two with free captures and more ways to build, also for more players."
        ),
    ),
}
"""The title and the one line of each preset."""

KIN: Final[Mapping[str, str]] = {
    "finnish": "nordic",
    "overspader": "nordic",
    "ryomiva": "nordic",
    "mulle": "nordic",
    "casino": "cassino",
}
"""The preset whose differences a preset's page tells: its parent where it has one, else `finnish`."""


def kin(rules: RuleSet) -> RuleSet:
    """What a rule set is best compared with: house rules with their preset, a preset with its kin."""
    preset = PRESETS[rules.preset]
    return PRESETS[KIN.get(rules.preset, "finnish")] if rules == preset else preset


def title(rules: RuleSet, tr: Translator) -> str:
    """What a rule set is called: its preset's name, or that with a note that there are house rules."""
    name = tr.text(NAMES[rules.preset][0])
    if rules == PRESETS[rules.preset]:
        return name
    return tr.text("{name}, with house rules", name=name)


def link(preset: str, tr: Translator) -> str:
    """A preset's name as a Markdown link to its page."""
    return f"[{title(PRESETS[preset], tr)}]({preset}.md)"


def summary(preset: str, tr: Translator) -> str:
    """What a preset is, in one line."""
    return tr.text(NAMES[preset][1])
