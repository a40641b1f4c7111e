"""Reading and writing moves with judgement: what a position makes of a move's text."""

from __future__ import annotations

from kasino_teach.engine.groups import is_worth
from kasino_teach.engine.position import Position
from kasino_teach.engine.ranks import split_of
from kasino_teach.errors import NotationError
from kasino_teach.notation import Capture, Move, parse_move_text


def parse_move(position: Position, line: str) -> Move:
    """Read a move. A correct split of a capture becomes the canonical one; a wrong one stays as it is.

    The move may be illegal: `checks` says why. A comment mark is read and dropped. Raises NotationError
    for malformed text, and for a sweep mark on a move that does not empty the table.
    """
    read = parse_move_text(line)
    if read.sweep and not empties_table(position, read.move):
        raise NotationError(
            line, read.sweep_column, "no sweep mark: the move does not empty the table"
        )
    return canonical(position, read.move)


def format_move(position: Position, move: Move, sweep_mark: bool = False) -> str:
    """The canonical text of a move; with `sweep_mark`, `*` stands behind one that empties the table."""
    mark = "*" if sweep_mark and empties_table(position, move) else ""
    return f"{canonical(position, move)}{mark}"


def empties_table(position: Position, move: Move) -> bool:
    """Whether a move takes all that lies on the table."""
    if not isinstance(move, Capture):
        return False
    every_build = {build.cards for build in position.builds} == set(move.builds)
    return set(move.taken) == set(position.loose) and every_build


def canonical(position: Position, move: Move) -> Move:
    """The move with the canonical split, where its own split is a correct one."""
    if not isinstance(move, Capture) or not _splits_rightly(position, move):
        return move
    return split_as_it_can(position, move)


def split_as_it_can(position: Position, move: Capture) -> Capture:
    """The capture of the same set with its canonical split, or as it is where nothing splits it."""
    rules = position.rules
    splits = (split_of(move.taken, rules, value) for value in rules.hand_values[move.card])
    return Capture(move.card, min(filter(None, splits), default=move.groups), move.builds)


def _splits_rightly(position: Position, move: Capture) -> bool:
    rules = position.rules
    taken = set(move.taken)
    is_set_on_table = len(taken) == len(move.taken) and taken <= set(position.loose)
    return is_set_on_table and any(
        all(is_worth(group, rules, value) for group in move.groups)
        for value in rules.hand_values[move.card]
    )
