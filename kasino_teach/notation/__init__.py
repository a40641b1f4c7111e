"""Positions and moves as text and as plain data: pure syntax, without judgement (see the spec)."""

from kasino_teach.notation.moves import (
    MARKS,
    Capture,
    Group,
    MakeBuild,
    Move,
    MoveText,
    Trail,
    parse_move_text,
)
from kasino_teach.notation.reader import Reader, Scanner, points_text, whole
from kasino_teach.notation.setup import (
    Build,
    Holding,
    Points,
    Setup,
    format_setup,
    parse_setup,
)

__all__ = [
    "MARKS",
    "Build",
    "Capture",
    "Group",
    "Holding",
    "MakeBuild",
    "Move",
    "MoveText",
    "Points",
    "Reader",
    "Scanner",
    "Setup",
    "Trail",
    "format_setup",
    "parse_move_text",
    "parse_setup",
    "points_text",
    "whole",
]
