"""A puzzle's question and its answer as HTML; the words are those of `sentences`, the looks of `style`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from kasino_teach.engine import Item, Position, ScoreLine, score
from kasino_teach.explain import item_name, side_name, symbols
from kasino_teach.notation import Move
from kasino_teach.puzzles import AlikeMoves, Grade, alike
from kasino_teach.translator import Translator, sentence
from kasino_teach.widgets.sentences import meaning, short_move
from kasino_teach.widgets.static import paragraphs

ROWS: Final = 12
"""Rows of the table of moves, before more of them are asked for."""
MORE_ROWS: Final = 100
"""So many more rows there are each time more are asked for."""
SHOWN_CARDS: Final = frozenset({Item.ACES, Item.LITTLE, Item.BIG})
"""Things that count by which cards they are, and not by how many."""


def heading(tr: Translator, question: Iterable[str], number: int, count: int) -> str:
    """The question, above the board; among several puzzles with its number."""
    asked, *why = question
    if count > 1:
        asked = f"{tr.text('Puzzle {n} of {count}.', n=number, count=count)} {asked}"
    return f'<div class="kasino-question">{_first_strong([asked, *why])}</div>'


def details(
    tr: Translator, grade: Grade, *, was_shown: bool = False, rows: int = ROWS, scored: str = ""
) -> str:
    """The answer: what it means, where the points went, `scored` as HTML, and the values of the moves.

    The verdict is not among it: it is told on the status line.
    """
    told = paragraphs(meaning(tr, grade))
    values = _values(tr, grade, was_shown, rows)
    return f'<div class="kasino-answer">{scored}{told}{values}</div>'


def rows_left(grade: Grade, rows: int) -> int:
    """How many rows of the table of moves are not among the first `rows`."""
    return max(0, len(alike(grade.values)) - rows)


def score_table(tr: Translator, position: Position, names: Sequence[str]) -> str:
    """The score of a pack that is over: a row for each thing that gave points, a column for each side."""
    found, sides = score(position), range(position.sides)
    names = [side_name(tr, position, side, names) for side in sides]
    heads = [tr.text("Score of the pack"), *(sentence(name) for name in names)]
    rows = [_row(heads, '<th scope="col">', "</th>")]
    for item in dict.fromkeys(line.item for line in found.lines):
        lines = {line.side: line for line in found.lines if line.item is item}
        cells = [_points_and_what(tr, lines.get(side)) for side in sides]
        rows.append(_score_row(sentence(item_name(tr, item)), cells))
    rows.append(_score_row(tr.text("In all"), map(tr.number, found.totals)))
    return f'<table class="kasino-score">{"".join(rows)}</table>'


def _points_and_what(tr: Translator, line: ScoreLine | None) -> str:
    """The points of a line, and the cards or the number of things they are for."""
    if line is None:
        return ""
    points = tr.number(line.points)
    what = symbols(line.cards) if line.item in SHOWN_CARDS else tr.number(line.count)
    return points if line.item is Item.LAST_CAPTURE else f"{points} ({what})"


def _score_row(name: str, cells: Iterable[str]) -> str:
    texts = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(name)}</th>{texts}</tr>'


def _first_strong(texts: Iterable[str]) -> str:
    first, *more = texts
    return f"<p><strong>{escape(first)}</strong></p>{paragraphs(more)}"


def _values(tr: Translator, grade: Grade, was_shown: bool, most: int) -> str:
    """Legal moves with their values, best first; those that are alike in one row. Remarks are words.

    One's own move always is among them. How many are left out is told below.
    """
    own = None if was_shown else grade.move
    head = (tr.text("Card"), tr.text("Move"), tr.text("Points"), tr.text("Remark"))
    groups = alike(grade.values)
    shown = [group for n, group in enumerate(groups) if n < most or own in group.moves]
    rows = [_row(head, '<th scope="col">', "</th>")]
    rows += [_group_row(tr, group, grade, own) for group in shown]
    caption = tr.text(
        "Every legal move, and the points of the pack it leads to: yours less the other side's, "
        "with best play by both."
    )
    if left := len(grade.values) - sum(len(group.moves) for group in shown):
        more = tr.plural("{n} move more is not shown.", "{n} moves more are not shown.", left)
    table = f"<table><caption>{escape(caption)}</caption>{''.join(rows)}</table>"
    return table + (paragraphs([more]) if left else "")


def _group_row(tr: Translator, group: AlikeMoves, grade: Grade, own: Move | None) -> str:
    """One row: of moves that are alike one's own, or else the first, and how many others there are."""
    is_own = own in group.moves
    move = own if is_own and own else group.moves[0]
    said = short_move(tr, move)
    if others := len(group.moves) - 1:
        said += " " + tr.plural("(and {n} like it)", "(and {n} like it)", others)
    remarks = [tr.text("best")] if group.value == grade.best_value else []
    remarks += [tr.text("yours")] if is_own else []
    points = tr.number(group.value, signed=True)
    cells = (move.card.symbol, said, points, ", ".join(remarks))
    return _row(cells, "<td>", "</td>", ' class="kasino-own"' if is_own else "")


def _row(texts: Iterable[str], before: str, after: str, attributes: str = "") -> str:
    cells = "".join(f"{before}{escape(text)}{after}" for text in texts)
    return f"<tr{attributes}>{cells}</tr>"
