"""The rules engine: positions, checks, legal moves, plays and scores. The only judge there is."""

from kasino_teach.engine.building import outcome, possible_builds
from kasino_teach.engine.captures import CaptureClass, can_capture, capture_classes, captures_by
from kasino_teach.engine.checks import checks, is_legal
from kasino_teach.engine.compare import Compared, ComparedCounts, compare, compare_counts
from kasino_teach.engine.dealing import deal, refill_hands
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
from kasino_teach.engine.legal import LegalMoves, legal_moves
from kasino_teach.engine.match import Decider, Match, PackResult, Verdict
from kasino_teach.engine.perft import perft
from kasino_teach.engine.play import Step, apply_legal, play
from kasino_teach.engine.position import Position, faults
from kasino_teach.engine.reasons import Reason, Rule
from kasino_teach.engine.refusal import IllegalMoveError
from kasino_teach.engine.score import CARD_ITEMS, Item, Score, ScoreLine, standing
from kasino_teach.engine.text import (
    canonical,
    empties_table,
    format_move,
    parse_move,
    split_as_it_can,
)
from kasino_teach.engine.view import View, deduce, view

__all__ = [
    "CARD_ITEMS",
    "Built",
    "CaptureClass",
    "Captured",
    "Compared",
    "ComparedCounts",
    "Dealt",
    "Decider",
    "Event",
    "IllegalMoveError",
    "Item",
    "LegalMoves",
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
    "capture_classes",
    "captures_by",
    "checks",
    "compare",
    "compare_counts",
    "deal",
    "deduce",
    "empties_table",
    "faults",
    "format_move",
    "is_decided",
    "is_legal",
    "is_over",
    "legal_moves",
    "outcome",
    "parse_move",
    "perft",
    "play",
    "possible_builds",
    "refill_hands",
    "score",
    "split_as_it_can",
    "standing",
    "view",
]
