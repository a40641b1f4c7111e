"""The comparison of all presets as Markdown: from the game one knows, then in tables, then in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kasino_teach.rulebook.examples import same_pack_totals
from kasino_teach.rulebook.markdown import bullets, escaped, table
from kasino_teach.rulebook.names import link
from kasino_teach.rules import OPTIONS, PRESETS, SYSTEMS, TOPICS, Option, RuleSet, Topic
from kasino_teach.translator import Translator, sentence

KNOWN: Final = tuple(name for name, preset in SYSTEMS.items() if preset.known)
"""The games people usually know; the others are variants of these."""


def comparison_markdown(tr: Translator) -> str:
    """All presets compared: what is different from the game one knows, short values, sentences, points."""
    blocks = [
        f"# {tr.text('The rule systems compared')}",
        tr.text(
            "`kasino rules finnish --diff nordic` prints the differences of any two rule sets in full "
            "sentences, house rules too: `kasino rules finnish,target=21 --diff cassino`."
        ),
        f"## {tr.text('Start from your game')}",
        tr.text(
            "What is different in the other games, in a few words. An arrow leads from what you know to "
            "what is new."
        ),
        *(block for base in KNOWN for block in _from(base, tr)),
        f"## {tr.text('All rule systems in tables')}",
        tr.text(
            "Options that are alike in all of them are left out. The last line of each table has the "
            "options' names for the command line."
        ),
        *(block for topic in TOPICS for block in _tables(topic, tr)),
        f"## {tr.text('What the values mean')}",
        *(block for option in _differing() for block in _meanings(option, tr)),
        f"## {tr.text('The points of one pack')}",
        *_points(tr),
    ]
    return "\n\n".join(blocks) + "\n"


def _differing() -> list[Option]:
    """Options that have several values among the presets."""
    return [
        option
        for option in OPTIONS.values()
        if len({option.text(rules) for rules in PRESETS.values()}) > 1
    ]


def family(preset: str) -> str:
    """The known game that a preset is one of, or a variant of."""
    return preset if preset in KNOWN else SYSTEMS[preset].kin


def _from(base: str, tr: Translator) -> Iterator[str]:
    """The other presets as they look to somebody who knows one: variants by the game they vary."""
    yield f"### {tr.text('If you know {game}', game=link(base, tr))}"
    near = [name for name in PRESETS if name != base and family(name) in (base, name)]
    lines = [f"{link(name, tr)}:\n{_changes(base, name, tr)}" for name in near]
    for parent in KNOWN:
        varied = [
            name for name in PRESETS if name not in (parent, *near) and family(name) == parent
        ]
        if parent != base and varied:
            lines.append(
                tr.text(
                    "Variants of {parent}, told where that is the game you know: {games}.",
                    parent=link(parent, tr),
                    games=tr.listed(link(name, tr) for name in varied),
                )
            )
    yield bullets(lines)


def _changes(first: str, second: str, tr: Translator) -> str:
    """How the second differs from the first in short; options that are without effect in both left out."""
    one, other = PRESETS[first], PRESETS[second]
    return "\n".join(
        f"  - {option.short_name(tr)}: {option.short_value(tr, one)} → {option.short_value(tr, other)}"
        for option in OPTIONS.values()
        if option.text(one) != option.text(other) and (option.is_told(one) or option.is_told(other))
    )


def _tables(topic: Topic, tr: Translator) -> Iterator[str]:
    """A topic's options as columns and the presets as rows."""
    columns = [option for option in topic.options if option in _differing()]
    if not columns:
        return
    yield f"### {tr.text(topic.heading)}"
    rows = [
        (link(name, tr), *(_cell(rules, option, tr) for option in columns))
        for name, rules in PRESETS.items()
    ]
    head = ("", *(sentence(option.short_name(tr)) for option in columns))
    last = (tr.text("Option"), *(f"`{option.name}`" for option in columns))
    yield table((head, *rows, last))


def _cell(rules: RuleSet, option: Option, tr: Translator) -> str:
    return escaped(option.short_value(tr, rules)) if option.has_effect(rules) else "–"


def _meanings(option: Option, tr: Translator) -> Iterator[str]:
    """Each value that a preset has, in words, with the presets that have it: the most common one last."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name, rules in PRESETS.items():
        found.setdefault(option.sentences(tr, rules), []).append(name)
    common = _common(found)
    yield f"### {sentence(option.short_name(tr))}: `{option.name}`"
    rows = []
    for said, names in sorted(found.items(), key=lambda row: len(row[1])):
        others = 2 * len(names) > len(PRESETS)
        who = tr.text("all others") if others else tr.listed(names)
        rows.append(f"{escaped(' '.join(t for t in said if t not in common))} ({who})")
    if common:
        rows.append(f"{tr.text('Wherever there are builds:')} {escaped(' '.join(common))}")
    yield bullets(rows)


def _common(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The sentences that stand in all of the values that take several."""
    first, *others = [said for said in found if len(said) > 1] or [()]
    return tuple(text for text in first if all(text in said for said in others))


def _points(tr: Translator) -> Iterator[str]:
    """The totals of one pack wherever it can be had, and of a pack of two where two are used."""
    yield tr.text(
        "A whole pack of 52 cards: one side has 29 of them, 7 of them spades, with two aces, 10♦ and "
        "one sweep; the other has the rest and captured last. What that gives:"
    )
    head = "", tr.text("One side"), tr.text("The other")
    single = [name for name, rules in PRESETS.items() if rules.packs == 1]
    yield table((head, *((link(name, tr), *same_pack_totals(PRESETS[name])) for name in single)))
    for name, rules in PRESETS.items():
        if rules.packs > 1:
            yield tr.text(
                "{game} has two packs, so its example is another, a whole game of 104 cards: "
                "{one} against {other} points. Its page tells them one by one.",
                game=link(name, tr),
                one=same_pack_totals(rules)[0],
                other=same_pack_totals(rules)[1],
            )
