"""What a step of an explanation points at, as the picture knows it."""

from __future__ import annotations

from kasino_teach.explain import ExplainStep
from kasino_teach.scene import Hull, SceneState, build_id, hand_id, table_id


def pointing(step: ExplainStep, focus: str | None = None, *, arrow: bool = True) -> SceneState:
    """The card that is played raised, a hull round each group, and an arrow where the step has one.

    Without `arrow` there is none: it leads from a hand that lies face up at the viewer's side only.
    """
    of_groups, of_builds = step.numbers[: len(step.groups)], step.numbers[len(step.groups) :]
    hulls = [
        Hull(tuple(map(table_id, group)), said, number)
        for group, said, number in zip(step.groups, step.sums, of_groups, strict=True)
    ]
    by_cards = {build.cards: build for build in step.position.builds}
    hulls += [
        Hull((build_id(by_cards[cards]),), number=number)
        for cards, number in zip(step.builds, of_builds, strict=True)
        if cards in by_cards
    ]
    card = hand_id(step.card) if step.card else None
    return SceneState(
        selected=frozenset([card] if card else []),
        focus=focus,
        groups=tuple(hulls),
        arrow=card if step.arrow and arrow else None,
    )
