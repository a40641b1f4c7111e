"""A page as plain text for the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from kasino_teach.rulebook.differences import Difference
from kasino_teach.rulebook.examples import Example
from kasino_teach.rulebook.pages import Page
from kasino_teach.rulebook.sections import Line, Section
from kasino_teach.rules import RuleSet
from kasino_teach.scene import text_picture
from kasino_teach.translator import Translator

WIDTH: Final = 88
"""Characters a line has at most; a table or a table's picture may have more."""


def to_text(page: Page) -> str:
    """The page as lines for a terminal."""
    tr = page.tr
    blocks = [
        _heading(f"{page.title} ({page.rules})", "="),
        "\n".join(_filled([page.summary, *page.sources])),
        textwrap.fill(page.legend, WIDTH),
        _heading(tr.text("Words"), "-"),
        _bullets(f"{word}: {meaning}" for word, meaning in page.glossary),
    ]
    blocks += [_section(section) for section in page.sections]
    for number, example in enumerate(page.examples, 1):
        blocks.append(_heading(tr.text("Example {n}", n=number), "-"))
        blocks.append(_example(example, tr))
    heading = tr.text("How it differs from {other}", other=str(page.kin))
    blocks.append(_heading(heading, "-"))
    blocks.append(differences_text(page.differences, str(page.kin), str(page.rules)))
    blocks.append(page.any_pair)
    blocks.append(_heading(tr.text("The points of one pack"), "-"))
    blocks.append(_bullets(page.same_pack))
    if page.house_rules:
        blocks.append(_heading(tr.text("House rules that its sources name"), "-"))
        blocks.append(_bullets(f"{rule.option}: {rule.sentence}" for rule in page.house_rules))
    blocks.append(_heading(tr.text("Our readings"), "-"))
    blocks.append(_bullets(page.readings))
    return "\n\n".join(blocks)


def differences_text(found: Iterable[Difference], first: str, second: str) -> str:
    """Options that differ, each with what it means on either side. The sides are named by their texts."""
    room = max(len(first), len(second)) + 4
    rows = []
    for difference in found:
        one, other = difference.values
        rows.append(f"{difference.option}: {one} / {other}")
        rows += _beside(first, difference.sentences[0], room)
        rows += _beside(second, difference.sentences[1], room)
    return "\n".join(rows)


def same_rules_text(first: RuleSet, second: RuleSet, tr: Translator) -> str:
    """What is said of two rule sets without a difference."""
    return tr.text("{first} and {second} are the same rules.", first=first, second=second)


def _beside(name: str, text: str, room: int) -> list[str]:
    return textwrap.wrap(
        text,
        max(WIDTH, room + 40),
        initial_indent=f"  {name}".ljust(room),
        subsequent_indent=" " * room,
    )


def _heading(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


def _filled(texts: Iterable[str]) -> Iterator[str]:
    return (textwrap.fill(text, WIDTH) for text in texts)


def _bullets(texts: Iterable[str]) -> str:
    return "\n".join(
        textwrap.fill(text, WIDTH, initial_indent="- ", subsequent_indent="  ") for text in texts
    )


def _line(line: Line) -> str:
    return f"{line.text} ({line.origin})" if line.origin else line.text


def _section(section: Section) -> str:
    said = f"{_heading(section.title, '-')}\n{_bullets(map(_line, section.lines))}"
    return f"{said}\n\n{_table(section.table)}" if section.table else said


def _table(rows: tuple[tuple[str, ...], ...]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  "
        + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _example(example: Example, tr: Translator) -> str:
    parts = [text_picture(example.position, tr=tr)]
    for told in example.moves:
        verdict = tr.text("legal") if told.legal else tr.text("not legal")
        head = textwrap.fill(f"{told.move} ({verdict}): {told.invitation}", WIDTH)
        parts.append(f"{head}\n{_bullets(told.steps)}")
    return "\n\n".join(parts)
