"""A move step by step."""

import pytest

from kasino_teach.engine import Position, legal_moves, parse_move
from kasino_teach.explain import ExplainStep, Mark, move_steps
from kasino_teach.notation import Group
from kasino_teach.rules import PRESETS
from kasino_teach.translator import LANGUAGES, Translator


def steps(line: str, move: str, lang: str = "en") -> tuple[ExplainStep, ...]:
    position = Position.parse(line)
    return move_steps(position, parse_move(position, move), Translator(lang))


def texts(line: str, move: str, lang: str = "en") -> list[str]:
    return [step.text for step in steps(line, move, lang)]


def test_a_sweep_from_the_card_to_the_points() -> None:
    assert texts("finnish AhQc8d5cTd As9s/9h9c 0 ?8 -/- 0/0 -", "AsxAh+5c+8d") == [
        "From the hand the ace of spades is worth 14, on the table 1.",
        "The ace of hearts, the five of clubs and the eight of diamonds: 1 + 5 + 8 = 14.",
        "The ace of hearts, the five of clubs and the eight of diamonds go to your pile, "
        "and so does the card played, the ace of spades.",
        "Cards are left on the table, so this is no sweep.",
        "This gives 2 points for sure: 2 aces (A♥ A♠).",
        "Your pile grows by 4 cards. 1 of them is a spade.",
    ]


def test_what_the_steps_point_at() -> None:
    found = steps("finnish 3h5c8dTc Ks9s/9h9c 0 ?8 -/- 0/0 -", "Ksx5c+8d,3h+Tc")
    three, five, eight, ten = found[0].position.loose
    first, second = Mark((three, ten), 0, "3 + 10 = 13"), Mark((five, eight), 1, "5 + 8 = 13")
    assert [step.marks for step in found[:4]] == [(), (first,), (second,), (first, second)]
    assert [step.arrow for step in found[:5]] == [False, False, False, True, False]
    assert found[3].card is not None
    assert found[4].card is None
    assert found[4].position.table_is_empty


def test_builds_are_pointed_at_by_their_cards() -> None:
    found = steps("norwegian 7c9c[3c4d=7@1] 7h2s/9h9s 0 ?8 -/- 0/0 -", "7hx7c,[3c4d]")
    (loose,) = (card for card in found[0].position.loose if card.rank == 7)
    (build,) = found[0].position.builds
    taken = next(step for step in found if step.arrow)
    assert taken.marks == (Mark((loose,), 0, "7"), Mark(build.cards, 1))
    assert [step.marks for step in found[1:3]] == [taken.marks[:1], taken.marks[1:]]
    assert step_of(found, build.cards).position.build_of(build.cards) == build


def step_of(found: tuple[ExplainStep, ...], cards: Group) -> ExplainStep:
    """The first step that points at these cards."""
    return next(step for step in found if cards in [mark.cards for mark in step.marks])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("finnish 5c 5h9s/9h9c 0 ?8 -/- 0/0 -", "The table is empty: that is a sweep, 1 point."),
        (
            "finnish 5c 5h9s/9h9c 0 ?8 -/- 0/1 -",
            "The table is empty. Your sweep is not gained: "
            "it takes one away from the sweeps of others.",
        ),
        (
            "finnish 5c 5h9s/9h9c 0 - -/- 0/0 -",
            "The table is empty, but in the last hand of a pack there are no sweeps.",
        ),
        (
            "rakennus 5c 5h9s/9h9c 0 ?8 -/- 0/0 -",
            "The table is empty, but in these rules that gives no points.",
        ),
        (
            "finnish-duel 5c 5h9s/9h9c 0 ?8 -/- 0/0 - 11/0 0+0",
            "The table is empty, but in this pack there are no sweeps: "
            "a side has 11 points or more.",
        ),
    ],
)
def test_an_emptied_table(line: str, said: str) -> None:
    assert said in texts(line, "5hx5c")


def test_a_majority_that_is_won_is_told() -> None:
    line = "finnish 5c 5h9s/9h9c 0 - 2c2d3c3d/- 0/0 -"
    assert "This gives 1 point for sure: most cards, 6." in texts(line, "5hx5c")


def test_points_to_be_avoided_are_told_so() -> None:
    said = texts("laisto AcKd AsKs/9h9c 0 ?8 -/- 0/0 -", "AsxAc+Kd")
    assert "In this game the fewest points win." in said


def test_a_refused_move_ends_with_the_reasons() -> None:
    found = steps("finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -", "Qhx5c+8d")
    assert [step.text for step in found] == [
        "The queen of hearts is worth 12.",
        "5 + 8 makes 13, but the queen of hearts takes 12.",
    ]
    assert [step.ok for step in found] == [True, False]
    assert [mark.label for mark in found[1].marks] == ["5 + 8 = 13, not 12"]


def test_a_card_that_is_not_there_is_not_shown() -> None:
    (only,) = steps("finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -", "5h")
    assert only.text == "You do not hold the five of hearts."
    assert only.card is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_every_legal_move_has_steps_in_whole_sentences(rules: str, lang: str) -> None:
    builds = PRESETS[rules].build_style is not None
    table = "Ac2d4d9c8hQd" + ("[3c5d=8@1]" if builds else "")
    position = Position.parse(f"{rules} {table} 2s4s8sAhQs/9h9dQhAs 0 ?8 -/- 0/0 -")
    for move in legal_moves(position):
        for step in move_steps(position, move, Translator(lang)):
            assert step.ok
            assert step.text[0] == step.text[0].upper()
            assert step.text.endswith(".")
            assert not {"{", "}", "|"} & set(step.text)
            assert len({mark.number for mark in step.marks}) == len(step.marks)


def test_in_finnish_and_norwegian() -> None:
    line = "finnish 5c8d Ks9s/9h9c 0 ?8 -/- 0/0 -"
    assert "Pöytä on tyhjä: se on mökki, 1 piste." in texts(line, "Ksx5c+8d", "fi")
    assert "Bordet er tomt: det er en tabbe, 1 poeng." in texts(line, "Ksx5c+8d", "nb")
