"""When a pack is over: played out, or a match that ends at once has been decided in it."""

from __future__ import annotations

from kasino_teach.engine.position import Position
from kasino_teach.engine.score import Score, full_score, standing
from kasino_teach.errors import PositionError
from kasino_teach.rules import MatchEnd


def is_over(position: Position) -> bool:
    """Whether nothing more is played in this pack."""
    return position.is_played_out or is_decided(position)


def is_decided(position: Position) -> bool:
    """Whether the match ended at once: a side's match points and certain points reach the target (001).

    A pack played out with its table taken ended in the ordinary way. One begun with a side at the target
    breaks a tie, and is played out.
    """
    rules = position.rules
    if rules.match_end is not MatchEnd.AT_ONCE or max(position.scores) >= rules.target:
        return False
    if position.is_played_out and position.table_is_empty:
        return False
    won = standing(position).totals
    return any(
        before + now >= rules.target for before, now in zip(position.scores, won, strict=True)
    )


def score(position: Position) -> Score:
    """The score of a finished pack. Raises PositionError while it is still played.

    In a match that ended at once only what was certain counts; the table stays untaken.
    """
    if is_decided(position):
        return standing(position)
    if not position.is_played_out:
        left = position.left_to_play
        raise PositionError([f"the pack is not over: {left} cards are still to be played"])
    return full_score(position)
