"""What a step of an explanation points at, as the picture knows it."""

from __future__ import annotations

from kasino_teach.engine import Position
from kasino_teach.explain import ExplainStep, Mark
from kasino_teach.scene.drawing import Hull, SceneState, build_id, hand_id, table_id


def pointing(step: ExplainStep, *, arrow: bool = True) -> SceneState:
    """The card that is played raised, a hull round each mark, and an arrow where the step has one.

    Without `arrow` there is none: it leads from a hand that lies face up at the viewer's side only.
    """
    card = hand_id(step.card) if step.card else None
    return SceneState(
        selected=frozenset([card] if card else []),
        groups=tuple(_hull(step.position, mark) for mark in step.marks),
        arrow=card if step.arrow and arrow else None,
    )


def _hull(position: Position, mark: Mark) -> Hull:
    build = position.build_of(mark.cards)
    members = (build_id(build),) if build else tuple(map(table_id, mark.cards))
    return Hull(members, mark.label, mark.number)
