"""What the rule systems are called, and what each is in one line."""

from __future__ import annotations

from kasino_teach.rules import OPTIONS, PRESETS, SYSTEMS, RuleSet
from kasino_teach.translator import Translator


def kin(rules: RuleSet) -> RuleSet:
    """What a rule set is best compared with: house rules with their preset, a preset with its kin."""
    preset = SYSTEMS[rules.preset]
    return PRESETS[preset.kin] if rules == preset.rules else preset.rules


def title(rules: RuleSet, tr: Translator) -> str:
    """What a rule set is called: its preset's name, or that with a note that there are house rules."""
    preset = SYSTEMS[rules.preset]
    name = tr.text(preset.title)
    if rules == preset.rules:
        return name
    return tr.text("{name}, with house rules", name=name)


def link(preset: str, tr: Translator) -> str:
    """A preset's name as a Markdown link to its page."""
    return f"[{title(PRESETS[preset], tr)}]({preset}.md)"


def summary(rules: RuleSet, tr: Translator) -> str:
    """What a rule set is in one line. Of house rules what they change: the preset's may be untrue then."""
    preset = SYSTEMS[rules.preset]
    changed = [
        option.short_name(tr)
        for option in OPTIONS.values()
        if option.text(rules) != option.text(preset.rules)
    ]
    if not changed:
        return tr.text(preset.summary)
    return tr.text(
        "House rules on {game}. Changed: {changes}.",
        game=title(preset.rules, tr),
        changes=tr.listed(changed),
    )
