"""A puzzle's question and its answer as HTML; the words are those of `sentences`, the looks of `style`."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from kasino_teach.engine import Position
from kasino_teach.puzzles import Grade
from kasino_teach.translator import Translator
from kasino_teach.widgets.sentences import meaning, short_move, verdict
from kasino_teach.widgets.static import paragraphs


def heading(tr: Translator, question: Iterable[str], number: int, count: int) -> str:
    """The question, above the board; among several puzzles with its number."""
    asked, *why = question
    if count > 1:
        asked = f"{tr.text('Puzzle {n} of {count}.', n=number, count=count)} {asked}"
    return f'<div class="kasino-question">{_first_strong([asked, *why])}</div>'


def details(tr: Translator, position: Position, grade: Grade, *, was_shown: bool = False) -> str:
    """The answer: the verdict, what it means, where the points went, and every move's value."""
    told = [verdict(tr, position, grade, was_shown=was_shown), *meaning(tr, grade)]
    values = _values(tr, grade, was_shown)
    return f'<div class="kasino-answer">{_first_strong(told)}{values}</div>'


def _first_strong(texts: Iterable[str]) -> str:
    first, *more = texts
    return f"<p><strong>{escape(first)}</strong></p>{paragraphs(more)}"


def _values(tr: Translator, grade: Grade, was_shown: bool) -> str:
    """Every legal move with its value, best first; remarks are words, not colours alone."""
    head = (tr.text("Card"), tr.text("Move"), tr.text("Points"), tr.text("Remark"))
    rows = [_row(head, '<th scope="col">', "</th>")]
    for move, value in grade.values.items():
        own = move == grade.move and not was_shown
        remarks = [tr.text("best")] if move in grade.best else []
        remarks += [tr.text("yours")] if own else []
        points = tr.number(value, signed=True)
        cells = (move.card.symbol, short_move(tr, move), points, ", ".join(remarks))
        rows.append(_row(cells, "<td>", "</td>", ' class="kasino-own"' if own else ""))
    caption = tr.text(
        "Every legal move, and the points of the pack it leads to: yours less the other side's, "
        "with best play by both."
    )
    return f"<table><caption>{escape(caption)}</caption>{''.join(rows)}</table>"


def _row(texts: Iterable[str], before: str, after: str, attributes: str = "") -> str:
    cells = "".join(f"{before}{escape(text)}{after}" for text in texts)
    return f"<tr{attributes}>{cells}</tr>"
