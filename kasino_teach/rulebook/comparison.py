"""The comparison of all presets as Markdown: from the game one knows, then in tables, then in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kasino_teach.rulebook.examples import same_pack_totals
from kasino_teach.rulebook.markdown import bullets, escaped, table
from kasino_teach.rulebook.names import KIN, link
from kasino_teach.rulebook.sections import OPTIONS, is_worth_saying, option_sentences
from kasino_teach.rulebook.short import short_name, short_value
from kasino_teach.rules import PRESETS, options
from kasino_teach.translator import Translator, sentence

KNOWN: Final = ("finnish", "nordic", "norwegian", "cassino")
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
        *(block for heading in OPTIONS for block in _tables(heading, tr)),
        f"## {tr.text('What the values mean')}",
        *(block for name in _differing() for block in _meanings(name, tr)),
        f"## {tr.text('The points of one pack')}",
        *_points(tr),
    ]
    return "\n\n".join(blocks) + "\n"


def _differing() -> list[str]:
    """Options that have several values among the presets."""
    return [
        name for name in options() if len({getattr(rules, name) for rules in PRESETS.values()}) > 1
    ]


def family(preset: str) -> str:
    """The known game that a preset is one of, or a variant of."""
    return preset if preset in KNOWN else KIN.get(preset, "finnish")


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
        f"  - {short_name(name, tr)}: {short_value(one, name, tr)} → {short_value(other, name, tr)}"
        for name in options()
        if getattr(one, name) != getattr(other, name)
        and (is_worth_saying(one, name) or is_worth_saying(other, name))
    )


def _tables(heading: str, tr: Translator) -> Iterator[str]:
    """A section's options as columns and the presets as rows."""
    names = [name for name in OPTIONS[heading] if name in _differing()]
    if not names:
        return
    yield f"### {tr.text(heading)}"
    rows = [(link(preset, tr), *(_cell(preset, name, tr) for name in names)) for preset in PRESETS]
    head = ("", *(sentence(short_name(name, tr)) for name in names))
    last = (tr.text("Option"), *(f"`{name}`" for name in names))
    yield table((head, *rows, last))


def _cell(preset: str, option: str, tr: Translator) -> str:
    rules = PRESETS[preset]
    moot = option.startswith("sweep_") and not rules.sweep
    return "–" if moot else escaped(short_value(rules, option, tr))


def _meanings(option: str, tr: Translator) -> Iterator[str]:
    """Each value that a preset has, in words, with the presets that have it: the most common one last."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name, rules in PRESETS.items():
        found.setdefault(option_sentences(rules, option, tr), []).append(name)
    common = _common(found)
    yield f"### {sentence(short_name(option, tr))}: `{option}`"
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
