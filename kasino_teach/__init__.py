"""Kasino (Nordic Cassino) for learning and teaching: rules, exact values, explanations, puzzles.

What draws is loaded when it is first asked for. Only the widgets and tables need the extra `lab`.
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
    set_renderer,
    standing,
    view,
)
from kasino_teach.errors import (
    IllegalMoveError,
    KasinoError,
    NotationError,
    PositionError,
    RecordError,
    RulesError,
)
from kasino_teach.notation import Build, Capture, MakeBuild, Move, Setup, Trail
from kasino_teach.records import (
    PackRecord,
    Record,
    format_record,
    parse_record,
    read_record,
    write_record,
)
from kasino_teach.rules import FINNISH, PRESETS, RuleSet
from kasino_teach.shipped import install_command
from kasino_teach.solver import (
    Analysis,
    Estimate,
    GaveUp,
    Solution,
    analyse,
    estimate,
    solve,
    solve_best,
    solve_each,
    solve_value,
)
from kasino_teach.values import Value

if TYPE_CHECKING:
    from kasino_teach.classroom.compare import compare_table
    from kasino_teach.scene.show import Picture
    from kasino_teach.widgets.explainer import Explainer
    from kasino_teach.widgets.puzzle import PuzzleWidget

__version__ = "0.1.0"

__all__ = [
    "FINNISH",
    "PRESETS",
    "Analysis",
    "Build",
    "Capture",
    "Card",
    "Compared",
    "Decider",
    "Estimate",
    "Explainer",
    "GaveUp",
    "IllegalMoveError",
    "Item",
    "KasinoError",
    "MakeBuild",
    "Match",
    "Move",
    "NotationError",
    "PackRecord",
    "PackResult",
    "Picture",
    "Position",
    "PositionError",
    "PuzzleWidget",
    "Reason",
    "Record",
    "RecordError",
    "Rule",
    "RuleSet",
    "RulesError",
    "Score",
    "ScoreLine",
    "Setup",
    "Solution",
    "Step",
    "Trail",
    "Value",
    "Verdict",
    "View",
    "analyse",
    "checks",
    "compare",
    "compare_table",
    "deal",
    "deduce",
    "estimate",
    "format_move",
    "format_record",
    "is_legal",
    "is_over",
    "legal_moves",
    "pack",
    "parse_move",
    "parse_record",
    "perft",
    "play",
    "read_record",
    "score",
    "shuffled",
    "solve",
    "solve_best",
    "solve_each",
    "solve_value",
    "standing",
    "view",
    "write_record",
]

_LAZY: Final = {
    "Explainer": "kasino_teach.widgets.explainer",
    "Picture": "kasino_teach.scene.show",
    "PuzzleWidget": "kasino_teach.widgets.puzzle",
    "compare_table": "kasino_teach.classroom.compare",
}
"""Names that are loaded when they are first asked for, and where they live."""


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(_LAZY[name]), name)
    except ModuleNotFoundError as error:
        raise KasinoError(
            f"{name} needs {error.name}, which the extra lab brings: {install_command('lab')}"
        ) from error


def _picture(position: Position) -> Mapping[str, str]:
    """A position in a notebook. The drawing is loaded when the first one is shown."""
    from kasino_teach.scene import position_bundle

    return position_bundle(position)


set_renderer(_picture)
