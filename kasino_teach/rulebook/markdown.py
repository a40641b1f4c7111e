"""A page, and the list of all pages, as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from kasino_teach.rulebook.differences import Difference
from kasino_teach.rulebook.examples import Example
from kasino_teach.rulebook.names import link, summary
from kasino_teach.rulebook.pages import Page, source_in_words
from kasino_teach.rulebook.sections import Line, Section
from kasino_teach.rules import PRESETS, SOURCES
from kasino_teach.translator import Translator


def to_markdown(page: Page, pictures: Sequence[str]) -> str:
    """The page as Markdown. `pictures` are the addresses of its examples' pictures, one for each."""
    tr = page.tr
    sources = " ".join(page.sources)
    blocks = [
        f"# {escaped(page.title)}",
        f"`{page.rules}`. {escaped(page.summary)} {escaped(sources)}",
        escaped(page.legend),
        f"## {tr.text('Words')}",
        bullets(f"**{escaped(word)}**: {escaped(meaning)}" for word, meaning in page.glossary),
    ]
    for section in page.sections:
        blocks += _section(section)
    for number, (example, picture) in enumerate(zip(page.examples, pictures, strict=True), 1):
        blocks.append(f"## {tr.text('Example {n}', n=number)}")
        blocks += _example(example, picture, tr)
    other, own = str(page.kin), str(page.rules)
    blocks.append(f"## {tr.text('How it differs from {other}', other=other)}")
    blocks.append(differences_markdown(page.differences, other, own, tr))
    blocks.append(with_code(page.any_pair))
    blocks.append(tr.text("From game to game in short: [the comparison](comparison.md)."))
    blocks.append(f"## {tr.text('The points of one pack')}")
    blocks.append(bullets(map(escaped, page.same_pack)))
    if page.house_rules:
        blocks.append(f"## {tr.text('House rules that its sources name')}")
        blocks.append(
            bullets(f"`{rule.option}`: {escaped(rule.sentence)}" for rule in page.house_rules)
        )
    blocks.append(f"## {tr.text('Our readings')}")
    blocks.append(bullets(map(with_code, page.readings)))
    return "\n\n".join(blocks) + "\n"


def differences_markdown(
    found: Iterable[Difference], first: str, second: str, tr: Translator
) -> str:
    """Options that differ as a table, with what they mean on either side."""
    rows = [(*map(escaped, difference.sentences), f"`{difference.option}`") for difference in found]
    return table(((first, second, tr.text("Option")), *rows))


def index_markdown(tr: Translator) -> str:
    """The list of all pages."""
    blocks = [
        f"# {tr.text('The rule systems')}",
        tr.text(
            "A page for each rule system, in plain words, and [one that compares them]"
            "(comparison.md). `kasino rules PRESET` prints a page, with house rules too: "
            "`kasino rules finnish,target=21`; `--diff OTHER` prints only what differs."
        ),
        bullets(
            f"{link(name, tr)}, `{name}`: {escaped(summary(rules, tr))}"
            for name, rules in PRESETS.items()
        ),
        f"## {tr.text('Sources')}",
        tr.text(
            "None of the texts names the site it stands on or gives an address; they are told here by "
            "number, with the heading to look for."
        ),
        bullets(escaped(source_in_words(source, tr)) for source in SOURCES.values()),
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


def with_code(text: str) -> str:
    """The same, with options (`ace_table=1`) and commands (`kasino …` to the end) as code."""
    parts = re.split(r"(kasino rules .+$|\w+=[\w+-]+)", text)
    return "".join(f"`{part}`" if i % 2 else escaped(part) for i, part in enumerate(parts))


def bullets(texts: Iterable[str]) -> str:
    """Texts of Markdown as a list."""
    return "\n".join(f"- {text}" for text in texts)


def _line(line: Line) -> str:
    return f"{escaped(line.text)} ({escaped(line.origin)})" if line.origin else escaped(line.text)


def _section(section: Section) -> Iterator[str]:
    yield f"## {escaped(section.title)}"
    yield bullets(map(_line, section.lines))
    if section.table:
        yield table([[escaped(cell) for cell in row] for row in section.table])


def _example(example: Example, picture: str, tr: Translator) -> Iterator[str]:
    yield f"![{escaped(example.description)}]({picture})"
    yield f"`{example.position}`"
    for told in example.moves:
        verdict = tr.text("legal") if told.legal else tr.text("not legal")
        steps = "\n".join(f"{n}. {escaped(step)}" for n, step in enumerate(told.steps, 1))
        yield f"**`{told.move}`, {verdict}.** {escaped(told.invitation)}\n\n{steps}"
