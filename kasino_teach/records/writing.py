"""Records as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kasino_teach.cards import text
from kasino_teach.engine import Position, apply_legal, format_move
from kasino_teach.notation import points_text
from kasino_teach.records.comments import Comment
from kasino_teach.records.packs import PackRecord, Play
from kasino_teach.records.tags import Tag, quoted


def record_text(tags: Iterable[Tag], packs: Iterable[PackRecord]) -> str:
    """The canonical text of a record; its packs are parted by empty lines."""
    head = "".join(f"[{name} {quoted(value)}]\n" for name, value in tags)
    told = ("".join(f"{line}\n" for line in _pack_lines(pack)) for pack in packs)
    return "\n".join([head, *told])


def _pack_lines(pack: PackRecord) -> Iterator[str]:
    yield f"pack {pack.number} dealer {pack.dealer}"
    yield f"from {pack.start}" if pack.cards is None else f"cards {text(pack.cards)}"
    if pack.comments:
        yield " ".join(map(str, pack.comments))
    plays, seats = list(_plays(pack.start, pack.plays)), pack.start.seats
    for row, first in enumerate(range(0, len(plays), seats), 1):
        yield " ".join([f"{row}.", *plays[first : first + seats]])
    if pack.points is not None:
        yield f"points {'/'.join(map(points_text, pack.points))}"


def _plays(position: Position, plays: Sequence[Play]) -> Iterator[str]:
    """Each play with its mark, its comments and its variations."""
    for play in plays:
        move = format_move(position, play.move, sweep_mark=True)
        variations = (
            f"({_joined(variation.comments, _plays(position, variation.plays))})"
            for variation in play.variations
        )
        yield _joined([f"{move}{play.mark}", *play.comments], variations)
        position = apply_legal(position, play.move).position


def _joined(first: Sequence[str | Comment], then: Iterable[str]) -> str:
    return " ".join([*map(str, first), *then])
