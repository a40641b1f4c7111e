"""Facts in words: cards, moves, reasons, events and scores, in the languages of the catalogues.

The only place that turns what the engine says into sentences. It judges nothing itself.
"""

from kasino_teach.explain.compared import ComparedMove, compared_in_words
from kasino_teach.explain.events import events_in_words
from kasino_teach.explain.invitations import move_in_words
from kasino_teach.explain.naming import (
    Form,
    card_name,
    rank_name,
    seat_name,
    side_name,
    suit_name,
    sum_of,
    symbols,
    the_build,
    the_card,
    the_cards,
    value_name,
)
from kasino_teach.explain.reasons import reason_in_words, why_not
from kasino_teach.explain.scores import item_name, line_in_words, score_in_words
from kasino_teach.explain.steps import ExplainStep, Mark, move_steps

__all__ = [
    "ComparedMove",
    "ExplainStep",
    "Form",
    "Mark",
    "card_name",
    "compared_in_words",
    "events_in_words",
    "item_name",
    "line_in_words",
    "move_in_words",
    "move_steps",
    "rank_name",
    "reason_in_words",
    "score_in_words",
    "seat_name",
    "side_name",
    "suit_name",
    "sum_of",
    "symbols",
    "the_build",
    "the_card",
    "the_cards",
    "value_name",
    "why_not",
]
