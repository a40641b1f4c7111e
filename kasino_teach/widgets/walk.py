"""A line of play as frames to step through: each table, what to point at, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kasino_teach.engine import Position, apply_legal, score
from kasino_teach.explain import events_in_words, move_steps, score_in_words
from kasino_teach.notation import Move
from kasino_teach.scene import SceneState, hand_id, pointing
from kasino_teach.translator import Translator


@dataclass(frozen=True, slots=True)
class Frame:
    """One table of a line: before a play, with the play pointed at and told; the last has the totals."""

    position: Position
    state: SceneState
    text: str


def frames(
    tr: Translator,
    position: Position,
    line: Iterable[Move],
    names: Sequence[str],
    you: int | None = None,
) -> tuple[Frame, ...]:
    """A frame for each play of a line to the pack's end, and one for the end. Moves must be legal.

    The seat `you` is spoken to.
    """
    seen, viewer = [], position.turn
    for move in line:
        step = apply_legal(position, move)
        text = " ".join(events_in_words(tr, position, step.events, names, you))
        seen.append(Frame(position, _pointing(tr, position, move, viewer), text))
        position = step.position
    told = " ".join(score_in_words(tr, position, score(position), names)[-position.sides :])
    return (*seen, Frame(position, SceneState(), told))


def _pointing(tr: Translator, position: Position, move: Move, viewer: int) -> SceneState:
    """The card that is played, and the groups it takes; arrows lead from the viewer's own cards only."""
    steps = move_steps(position, move, tr)
    shown = next((step for step in steps if step.arrow), None)
    if shown is None:
        return SceneState(selected=frozenset([hand_id(move.card)]))
    return pointing(shown, arrow=position.turn == viewer)
