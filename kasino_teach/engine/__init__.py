"""The rules engine: positions, checks, legal moves, plays and scores. The only judge there is."""

from kasino_teach.engine.captures import can_capture, captures_by
from kasino_teach.engine.checks import checks, is_legal
from kasino_teach.engine.compare import Compared, compare
from kasino_teach.engine.dealing import deal
from kasino_teach.engine.ending import is_decided, is_over, score
from kasino_teach.engine.events import (
    Built,
    Captured,
    Dealt,
    Event,
    Mulle,
    PackOver,
    Swept,
    TableTaken,
    Trailed,
)
from kasino_teach.engine.legal import legal_moves
from kasino_teach.engine.match import Decider, Match, PackResult, Verdict
from kasino_teach.engine.perft import perft
from kasino_teach.engine.play import Step, apply_legal, play
from kasino_teach.engine.position import Position, faults
from kasino_teach.engine.reasons import Reason, Rule
from kasino_teach.engine.score import CARD_ITEMS, Item, Score, ScoreLine, standing
from kasino_teach.engine.showing import use_painter
from kasino_teach.engine.text import canonical, empties_table, format_move, parse_move
from kasino_teach.engine.view import View, deduce, view

__all__ = [
    "CARD_ITEMS",
    "Built",
    "Captured",
    "Compared",
    "Dealt",
    "Decider",
    "Event",
    "Item",
    "Match",
    "Mulle",
    "PackOver",
    "PackResult",
    "Position",
    "Reason",
    "Rule",
    "Score",
    "ScoreLine",
    "Step",
    "Swept",
    "TableTaken",
    "Trailed",
    "Verdict",
    "View",
    "apply_legal",
    "can_capture",
    "canonical",
    "captures_by",
    "checks",
    "compare",
    "deal",
    "deduce",
    "empties_table",
    "faults",
    "format_move",
    "is_decided",
    "is_legal",
    "is_over",
    "legal_moves",
    "parse_move",
    "perft",
    "play",
    "score",
    "standing",
    "use_painter",
    "view",
]
