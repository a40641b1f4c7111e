"""What a step of an explanation points at, as the picture knows it."""

from __future__ import annotations

from kasino_teach.explain import ExplainStep
from kasino_teach.scene import Hull, SceneState, build_id, hand_id, table_id


def pointing(step: ExplainStep, focus: str | None = None, *, arrow: bool = True) -> SceneState:
    """The card that is played raised, a hull round each group, and an arrow where the step has one.

    Without `arrow` there is none: it leads from a hand that lies face up at the viewer's side only.
    """
    hulls = [
        Hull(tuple(map(table_id, group)), said)
        for group, said in zip(step.groups, step.sums, strict=True)
    ]
    builds = [build for build in step.position.builds if build.cards in step.builds]
    hulls += [Hull((build_id(build),)) for build in builds]
    card = hand_id(step.card) if step.card else None
    return SceneState(
        selected=frozenset([card] if card else []),
        focus=focus,
        groups=tuple(hulls),
        arrow=card if step.arrow and arrow else None,
    )
