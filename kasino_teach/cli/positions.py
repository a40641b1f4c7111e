"""Commands on one position: `moves`, `play`, `perft`, `solve`, `show`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kasino_teach.cli.arguments import LANG, position_command
from kasino_teach.engine import (
    IllegalMoveError,
    Position,
    is_over,
    legal_moves,
    parse_move,
    perft,
    play,
    score,
)
from kasino_teach.errors import KasinoError
from kasino_teach.notation import Move, Points, points_text

# What only one command needs is imported in it: `kasino moves` is there at once.
if TYPE_CHECKING:
    from kasino_teach.solver import Solution
    from kasino_teach.translator import Translator


@position_command("moves")
@click.option("--count", "counted", is_flag=True, help="Print only how many there are.")
@click.option(
    "--first", type=click.IntRange(1), metavar="N", help="Print the first N found, sorted."
)
def moves(pos: str, counted: bool, first: int | None) -> None:
    """Print every legal move, sorted, one a line.

    On a crowded table there are hundreds of thousands: --count and --first are quick there too.
    """
    found = legal_moves(Position.parse(pos))
    if counted:
        click.echo(len(found))
        return
    for text in sorted(map(str, found if first is None else islice(found, first))):
        click.echo(text)


@position_command("play", "8sx3c+5h 2c")
@click.argument("moves", metavar="MOVE...", nargs=-1, required=True)
@LANG
def play_moves(pos: str, moves: Sequence[str], lang: str) -> None:
    """Play moves and print the position after them; after a pack's end also its points."""
    from kasino_teach.translator import Translator

    position, tr = Position.parse(pos), Translator(lang)
    for number, text in enumerate(moves, 1):
        position = _played(position, parse_move(position, text), number, tr)
    click.echo(str(position))
    if is_over(position):
        click.echo("points " + "/".join(map(points_text, score(position).totals)))


def _played(position: Position, move: Move, number: int, tr: Translator) -> Position:
    try:
        return play(position, move).position
    except IllegalMoveError as error:
        from kasino_teach.explain import why_not

        why = " ".join(why_not(tr, position, move))
        raise KasinoError(f"move {number}, {move}: {why}") from error


@position_command("perft", "2")
@click.argument("depth", type=int)
def count(pos: str, depth: int) -> None:
    """Print the number of move sequences of a length; a pack over sooner counts 1."""
    if depth < 0:
        raise KasinoError(f"DEPTH says how many plays deep to count: 0 or more, not {depth}")
    click.echo(perft(Position.parse(pos), depth))


@position_command("solve")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def values(pos: str, as_json: bool) -> None:
    """Print the exact value of every legal move, best first: `value move` a line.

    Values are points of the pack, the mover's side minus the other; more is better.
    """
    import json

    from kasino_teach.solver import solve

    position = Position.parse(pos)
    solution = solve(position)
    if as_json:
        click.echo(json.dumps(_as_json(position, solution), ensure_ascii=False))
        return
    for move, value in sorted(solution.moves.items(), key=lambda row: (-row[1], str(row[0]))):
        click.echo(f"{points_text(value)} {move}")


def _as_json(position: Position, solution: Solution) -> dict[str, object]:
    def number(points: Points) -> int | str:
        return points if isinstance(points, int) else points_text(points)

    rows = sorted(solution.moves.items(), key=lambda row: (-row[1], str(row[0])))
    return {
        "position": str(position),
        "value": number(solution.value),
        "moves": {str(move): number(value) for move, value in rows},
        "best": [str(move) for move in solution.best],
        "line": [str(move) for move in solution.line],
    }


@position_command("show")
@click.option(
    "--svg", type=click.Path(path_type=Path), metavar="FILE", help="Write a picture to FILE."
)
@click.option("--force", is_flag=True, help="Write over FILE where it exists.")
@LANG
def show(pos: str, svg: Path | None, force: bool, lang: str) -> None:
    """Print a position in words and symbols, every known card face up, or draw it as SVG."""
    from kasino_teach.scene import layout, text_picture, to_svg
    from kasino_teach.translator import Translator

    position, tr = Position.parse(pos), Translator(lang)
    everyone = range(position.seats)
    if svg is None:
        click.echo(text_picture(position, reveal=everyone, tr=tr))
        return
    scene = layout(position, reveal=everyone, tr=tr)
    _write_picture(svg, to_svg(scene).encode(), force=force)


def _write_picture(path: Path, picture: bytes, *, force: bool) -> None:
    """Write a picture into a folder that exists; over anything but an older picture only with `force`."""
    from kasino_teach.files import write_whole

    if not path.parent.is_dir():
        raise KasinoError(f"there is no folder {path.parent} to write {path.name} into")
    if path.is_dir():
        raise KasinoError(f"{path} is a folder: name a file")
    if path.is_file() and not force and path.read_bytes()[:4] not in (b"", picture[:4]):
        raise KasinoError(f"{path} exists and is no picture: name another file, or add --force")
    write_whole(path, picture)


COMMANDS: Final = (moves, play_moves, count, values, show)
