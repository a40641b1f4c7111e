"""Kasino (Nordic Cassino) for learning and teaching: rules, exact values, explanations, puzzles.

Everything here works without a notebook. The widgets are loaded when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from kasino_teach.cards import Card, pack, shuffled
from kasino_teach.engine import (
    Compared,
    Decider,
    Item,
    Match,
    PackResult,
    Position,
    Reason,
    Rule,
    Score,
    ScoreLine,
    Step,
    Verdict,
    View,
    checks,
    compare,
    deal,
    deduce,
    format_move,
    is_legal,
    is_over,
    legal_moves,
    parse_move,
    perft,
    play,
    score,
    standing,
    use_painter,
    view,
)
from kasino_teach.errors import (
    IllegalMoveError,
    KasinoError,
    NotationError,
    PositionError,
    RulesError,
)
from kasino_teach.notation import Build, Capture, MakeBuild, Move, Setup, Trail
from kasino_teach.rules import FINNISH, PRESETS, RuleSet
from kasino_teach.solver import Solution, solve

if TYPE_CHECKING:
    from kasino_teach.classroom.compare import compare_table
    from kasino_teach.widgets.explainer import Explainer
    from kasino_teach.widgets.puzzle import PuzzleWidget

__version__ = "0.1.0"

__all__ = [
    "FINNISH",
    "PRESETS",
    "Build",
    "Capture",
    "Card",
    "Compared",
    "Decider",
    "Explainer",
    "IllegalMoveError",
    "Item",
    "KasinoError",
    "MakeBuild",
    "Match",
    "Move",
    "NotationError",
    "PackResult",
    "Position",
    "PositionError",
    "PuzzleWidget",
    "Reason",
    "Rule",
    "RuleSet",
    "RulesError",
    "Score",
    "ScoreLine",
    "Setup",
    "Solution",
    "Step",
    "Trail",
    "Verdict",
    "View",
    "checks",
    "compare",
    "compare_table",
    "deal",
    "deduce",
    "format_move",
    "is_legal",
    "is_over",
    "legal_moves",
    "pack",
    "parse_move",
    "perft",
    "play",
    "score",
    "shuffled",
    "solve",
    "standing",
    "view",
]

_LAZY: Final = {
    "Explainer": "kasino_teach.widgets.explainer",
    "PuzzleWidget": "kasino_teach.widgets.puzzle",
    "compare_table": "kasino_teach.classroom.compare",
}
"""Names that need the notebook libraries, and where they live."""


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _picture(position: Position) -> Mapping[str, str]:
    """A position in a notebook. The drawing is loaded when the first one is shown."""
    from kasino_teach.scene import position_bundle

    return position_bundle(position)


use_painter(_picture)
