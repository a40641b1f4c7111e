"""What a step of an explanation points at, on the picture."""

from __future__ import annotations

from dataclasses import replace

from kasino_teach.engine import Position, parse_move
from kasino_teach.explain import ExplainStep, move_steps
from kasino_teach.scene import Hull, SceneState, layout, pointing
from kasino_teach.translator import Translator

TABLE = Position.parse("norwegian 5c8d9c[3s4s=7@1] 7h6s2s/9h9s 0 ?8 -/- 0/0 -")


def goes(position: Position, move: str) -> ExplainStep:
    """The step that says where the cards go."""
    steps = move_steps(position, parse_move(position, move), Translator("en"))
    return next(step for step in steps if step.arrow)


def test_loose_cards_and_builds_get_a_hull_each() -> None:
    position = Position.parse("norwegian 3c4d7c[3s4s=7@1] 7h2s/9h9s 0 ?8 -/- 0/0 -")
    state = pointing(goes(position, "7hx3c+4d,7c,[3s4s]"))
    assert state.selected == {"hand:7h"}
    assert state.arrow == "hand:7h"
    assert state.groups == (
        Hull(("table:3c", "table:4d"), "3 + 4 = 7", 0),
        Hull(("table:7c",), "7", 1),
        Hull(("build:3s4s",), "", 2),
    )
    assert "Group C: " in layout(position, state=state).description


def test_without_an_arrow_the_hulls_stay() -> None:
    step = goes(TABLE, "7hx[3s4s]")
    assert pointing(step, arrow=False) == replace(pointing(step), arrow=None)


def test_a_step_about_nothing_on_the_table_points_at_nothing() -> None:
    assert pointing(ExplainStep(text="The pack is over.", position=TABLE)) == SceneState()
