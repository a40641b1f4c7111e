"""A page, and the comparison of all presets, as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from kasino_teach.rulebook.differences import Difference
from kasino_teach.rulebook.examples import Example, same_pack_totals
from kasino_teach.rulebook.names import summary, title
from kasino_teach.rulebook.pages import Page
from kasino_teach.rulebook.sections import Line, Section, option_sentences
from kasino_teach.rules import PRESETS, options
from kasino_teach.rules.sources import SOURCES
from kasino_teach.words import Words


def to_markdown(page: Page, pictures: Sequence[str]) -> str:
    """The page as Markdown. `pictures` are the addresses of its examples' pictures, one for each."""
    words = page.words
    sources = " ".join(page.sources)
    blocks = [
        f"# {escaped(page.title)}",
        f"`{page.rules}`. {escaped(page.summary)} {escaped(sources)}",
        escaped(words.text("Numbers in brackets name the source texts that say so.")),
    ]
    for section in page.sections:
        blocks += _section(section)
    for number, (example, picture) in enumerate(zip(page.examples, pictures, strict=True), 1):
        blocks.append(f"## {words.text('Example {n}', n=number)}")
        blocks += _example(example, picture, words)
    other, own = str(page.kin), str(page.rules)
    blocks.append(f"## {words.text('How it differs from {other}', other=other)}")
    blocks.append(differences_markdown(page.differences, other, own, words))
    blocks.append(f"## {words.text('The points of one pack')}")
    blocks.append(_bullets(map(escaped, page.same_pack)))
    if page.house_rules:
        blocks.append(f"## {words.text('House rules that its sources name')}")
        blocks.append(
            _bullets(f"`{rule.option}`: {escaped(rule.sentence)}" for rule in page.house_rules)
        )
    blocks.append(f"## {words.text('Our readings')}")
    blocks.append(_bullets(map(_with_code, page.readings)))
    return "\n\n".join(blocks) + "\n"


def differences_markdown(found: Iterable[Difference], first: str, second: str, words: Words) -> str:
    """Options that differ as a table, with what they mean on either side."""
    rows = [(f"`{difference.option}`", *map(escaped, difference.sentences)) for difference in found]
    return table(((words.text("Option"), first, second), *rows))


def comparison_markdown(words: Words) -> str:
    """All presets in one table, and what the values mean in plain words."""
    differing = [
        name for name in options() if len({getattr(rules, name) for rules in PRESETS.values()}) > 1
    ]
    head = (words.text("Option"), *(f"[{name}]({name}.md)" for name in PRESETS))
    rows = [(f"`{name}`", *(_written(name, preset) for preset in PRESETS)) for name in differing]
    totals = ["–".join(same_pack_totals(rules)) for rules in PRESETS.values()]
    blocks = [
        f"# {words.text('The rule systems compared')}",
        _bullets(
            f"[{escaped(title(rules, words))}]({name}.md), `{name}`: {escaped(summary(name, words))}"
            for name, rules in PRESETS.items()
        ),
        f"## {words.text('All presets in one table')}",
        words.text("Options that are alike in all presets are left out."),
        table((head, *rows)),
        f"## {words.text('What the values mean')}",
        *(block for name in differing for block in _meanings(name, words)),
        f"## {words.text('The points of one pack')}",
        words.text(
            "One side has 29 cards, 7 of them spades, with two aces, 10♦ and one sweep; the other "
            "has the rest and captured last. What the same pack gives in each rule system:"
        ),
        table((("", *PRESETS), (words.text("Points"), *totals))),
    ]
    return "\n\n".join(blocks) + "\n"


def index_markdown(words: Words) -> str:
    """The list of all pages."""
    blocks = [
        f"# {words.text('The rule systems')}",
        words.text(
            "A page for each rule system, in plain words, and [one that compares them]"
            "(comparison.md). `kasino rules PRESET` prints a page, with house rules too: "
            "`kasino rules finnish,target=21`; `--diff OTHER` prints only what differs."
        ),
        _bullets(
            f"[{escaped(title(rules, words))}]({name}.md): {escaped(summary(name, words))}"
            for name, rules in PRESETS.items()
        ),
        f"## {words.text('Sources')}",
        _bullets(f"{number}: {words.text(what)}" for number, what in SOURCES.items()),
    ]
    return "\n\n".join(blocks) + "\n"


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of Markdown as a table; the first row is its head."""
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def escaped(text: str) -> str:
    """Text that Markdown shows as it is. Only what it would read as something else is escaped."""
    return re.sub(r"([\\`*_\[\]<|])", r"\\\1", text)


def _with_code(text: str) -> str:
    """The same, with options (`ace_table=1`) as code."""
    parts = re.split(r"(\w+=[\w+-]+)", text)
    return "".join(f"`{part}`" if i % 2 else escaped(part) for i, part in enumerate(parts))


def _bullets(texts: Iterable[str]) -> str:
    return "\n".join(f"- {text}" for text in texts)


def _line(line: Line) -> str:
    return f"{escaped(line.text)} ({escaped(line.origin)})" if line.origin else escaped(line.text)


def _section(section: Section) -> Iterator[str]:
    yield f"## {escaped(section.title)}"
    yield _bullets(map(_line, section.lines))
    if section.table:
        yield table([[escaped(cell) for cell in row] for row in section.table])


def _example(example: Example, picture: str, words: Words) -> Iterator[str]:
    yield f"![{escaped(example.description)}]({picture})"
    yield f"`{example.position}`"
    for told in example.moves:
        verdict = words.text("legal") if told.legal else words.text("not legal")
        steps = "\n".join(f"{n}. {escaped(step)}" for n, step in enumerate(told.steps, 1))
        yield f"**`{told.move}`, {verdict}.** {escaped(told.invitation)}\n\n{steps}"


def _written(option: str, preset: str) -> str:
    return options()[option].write(getattr(PRESETS[preset], option))


def _meanings(option: str, words: Words) -> Iterator[str]:
    """Each value that a preset has, in words, with the presets that have it: the most common one last."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name, rules in PRESETS.items():
        found.setdefault(option_sentences(rules, option, words), []).append(name)
    common = _common(found)
    yield f"### `{option}`"
    rows = []
    for said, names in sorted(found.items(), key=lambda row: len(row[1])):
        others = 2 * len(names) > len(PRESETS)
        who = words.text("all others") if others else words.listed(names)
        rows.append(f"{escaped(' '.join(t for t in said if t not in common))} ({who})")
    if common:
        rows.append(f"{words.text('Wherever there are builds:')} {escaped(' '.join(common))}")
    yield _bullets(rows)


def _common(found: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """The sentences that stand in all of the values that take several."""
    first, *others = [said for said in found if len(said) > 1] or [()]
    return tuple(text for text in first if all(text in said for said in others))
