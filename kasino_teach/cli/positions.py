"""Commands on one position: `moves`, `play`, `perft`, `solve`, `show`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from kasino_teach.cli.arguments import Lang, PositionText, position_command
from kasino_teach.engine import Position, is_over, legal_moves, parse_move, perft, play, score
from kasino_teach.errors import IllegalMoveError, KasinoError
from kasino_teach.explain import why_not
from kasino_teach.files import write_whole
from kasino_teach.notation import Move, Points, points_text
from kasino_teach.scene import layout, text_picture, to_svg
from kasino_teach.solver import Solution, solve
from kasino_teach.translator import Translator


def add_to(app: typer.Typer) -> None:
    """Register the commands."""
    position_command(app, "moves", moves)
    position_command(app, "play", play_moves, "8sx3c+5h 2c")
    position_command(app, "perft", count, "2")
    position_command(app, "solve", values)
    position_command(app, "show", show)


def moves(pos: PositionText) -> None:
    """Print every legal move, sorted, one a line."""
    for text in sorted(map(str, legal_moves(Position.parse(pos)))):
        typer.echo(text)


def play_moves(
    pos: PositionText,
    moves: Annotated[
        list[str], typer.Argument(metavar="MOVE", help="Moves to play in turn, such as 8sx3c+5h,8d")
    ],
    lang: Lang = "en",
) -> None:
    """Play moves and print the position after them; after a pack's end also its points."""
    position, tr = Position.parse(pos), Translator(lang)
    for number, text in enumerate(moves, 1):
        position = _played(position, parse_move(position, text), number, tr)
    typer.echo(str(position))
    if is_over(position):
        typer.echo("points " + "/".join(map(points_text, score(position).totals)))


def _played(position: Position, move: Move, number: int, tr: Translator) -> Position:
    try:
        return play(position, move).position
    except IllegalMoveError as error:
        why = " ".join(why_not(tr, position, move))
        raise KasinoError(f"move {number}, {move}: {why}") from error


def count(
    pos: PositionText,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help="How many plays deep, 0 or more.")],
) -> None:
    """Print the number of move sequences of a length; a pack over sooner counts 1."""
    if depth < 0:
        raise KasinoError(f"DEPTH says how many plays deep to count: 0 or more, not {depth}")
    typer.echo(perft(Position.parse(pos), depth))


def values(
    pos: PositionText,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Print the exact value of every legal move, best first: `value move` a line.

    Values are points of the pack, the mover's side minus the other; more is better.
    """
    position = Position.parse(pos)
    solution = solve(position)
    if as_json:
        typer.echo(json.dumps(_as_json(position, solution), ensure_ascii=False))
        return
    for move, value in sorted(solution.moves.items(), key=lambda row: (-row[1], str(row[0]))):
        typer.echo(f"{points_text(value)} {move}")


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


def show(
    pos: PositionText,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Write a picture to FILE.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Write over FILE where it exists.")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Print a position in words and symbols, every known card face up, or draw it as SVG."""
    position, tr = Position.parse(pos), Translator(lang)
    everyone = range(position.seats)
    if svg is None:
        typer.echo(text_picture(position, reveal=everyone, tr=tr))
        return
    scene = layout(position, reveal=everyone, tr=tr)
    _write_picture(svg, to_svg(scene).encode(), force=force)


def _write_picture(path: Path, picture: bytes, *, force: bool) -> None:
    """Write a picture into a folder that exists; over anything but an older picture only with `force`."""
    if not path.parent.is_dir():
        raise KasinoError(f"there is no folder {path.parent} to write {path.name} into")
    if path.is_dir():
        raise KasinoError(f"{path} is a folder: name a file")
    if path.is_file() and not force and path.read_bytes()[:4] not in (b"", picture[:4]):
        raise KasinoError(f"{path} exists and is no picture: name another file, or add --force")
    write_whole(path, picture)
