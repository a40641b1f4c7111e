"""Kasino (Nordic Cassino) for learning and teaching: rules, exact values, explanations, puzzles.

`docs/api.md` tells what there is. Every name is loaded when it is first asked for, so that the package
itself is there at once; only the widgets and tables need the extra `lab`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from kasino_teach.errors import KasinoError
from kasino_teach.showing import set_renderer

if TYPE_CHECKING:
    from kasino_teach.cards import (
        Card,
        pack,
        shuffled,
    )
    from kasino_teach.classroom.compare import (
        compare_table,
    )
    from kasino_teach.engine import (
        Compared,
        Decider,
        IllegalMoveError,
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
        compare_counts,
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
        view,
    )
    from kasino_teach.errors import (
        NotationError,
        PositionError,
        RulesError,
    )
    from kasino_teach.notation import (
        Build,
        Capture,
        MakeBuild,
        Move,
        Setup,
        Trail,
    )
    from kasino_teach.puzzles import (
        Grade,
        Puzzle,
        Quality,
        answer,
        grade,
        load_shipped,
        read_bank,
        shipped_banks,
        write_bank,
    )
    from kasino_teach.records import (
        PackRecord,
        Record,
        RecordError,
        format_record,
        parse_record,
        read_record,
        write_record,
    )
    from kasino_teach.rules import (
        FINNISH,
        PRESETS,
        RuleSet,
    )
    from kasino_teach.scene import (
        Picture,
    )
    from kasino_teach.solver import (
        Analysis,
        Estimate,
        GaveUp,
        Solution,
        analyse,
        estimate,
        solve,
        solve_best,
        solve_max_n,
        solve_value,
    )
    from kasino_teach.values import (
        Value,
    )
    from kasino_teach.widgets.explainer import (
        Explainer,
    )
    from kasino_teach.widgets.puzzle import (
        PuzzleWidget,
    )

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
    "Grade",
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
    "Puzzle",
    "PuzzleWidget",
    "Quality",
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
    "answer",
    "checks",
    "compare",
    "compare_counts",
    "compare_table",
    "deal",
    "deduce",
    "estimate",
    "format_move",
    "format_record",
    "grade",
    "is_legal",
    "is_over",
    "legal_moves",
    "load_shipped",
    "pack",
    "parse_move",
    "parse_record",
    "perft",
    "play",
    "read_bank",
    "read_record",
    "score",
    "shipped_banks",
    "shuffled",
    "solve",
    "solve_best",
    "solve_max_n",
    "solve_value",
    "standing",
    "view",
    "write_bank",
    "write_record",
]

_HOMES: Final[Mapping[str, str]] = {
    "cards": "Card pack shuffled",
    "values": "Value",
    "rules": "FINNISH PRESETS RuleSet",
    "notation": "Build Capture MakeBuild Move Setup Trail",
    "engine": (
        "Compared Decider IllegalMoveError Item Match PackResult Position Reason Rule Score ScoreLine Step "
        "Verdict View checks compare compare_counts deal deduce format_move is_legal is_over legal_moves "
        "parse_move perft play score standing view"
    ),
    "errors": "NotationError PositionError RulesError",
    "solver": (
        "Analysis Estimate GaveUp Solution analyse estimate solve solve_best solve_max_n solve_value"
    ),
    "puzzles": (
        "Grade Puzzle Quality answer grade load_shipped read_bank shipped_banks write_bank"
    ),
    "records": "PackRecord Record RecordError format_record parse_record read_record write_record",
    "scene": "Picture",
    "widgets.explainer": "Explainer",
    "widgets.puzzle": "PuzzleWidget",
    "classroom.compare": "compare_table",
}
"""Where each name lives, below the package."""

_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        found = getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)
    except ModuleNotFoundError as error:
        from kasino_teach.files import install_command

        raise KasinoError(
            f"{name} needs {error.name}, which the extra lab brings: {install_command('lab')}"
        ) from error
    globals()[name] = found  # so that it is asked for only once
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _picture(position: Any) -> Mapping[str, str]:
    """A position in a notebook. The drawing is loaded when the first one is shown."""
    from kasino_teach.scene import position_bundle

    return position_bundle(position)


set_renderer(_picture)
