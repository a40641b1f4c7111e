"""What a choice of cards means, as moves: any rule system, any selection, legal or not."""

import pytest

from kasino_teach.engine import Position, is_legal, legal_moves
from kasino_teach.errors import KasinoError, NotationError
from kasino_teach.notation import Capture, MakeBuild, Move, Trail
from kasino_teach.rules import PRESETS
from kasino_teach.scene import build_id, hand_id, table_id
from kasino_teach.widgets.choosing import MOST_MOVES, Choice, id_of, moves_meant

FINNISH = Position.parse("finnish 3h5c8dTc KsAs2s4d/9h9sQd7c 0 ?8 -/- 0/0 -")
BUILDS = Position.parse("casino 4c5d[2c3d=5@1] 3c5h8dTs/2d7c 0 4s4h -/- 0/0 -")


def chosen(position: Position, *cards: str) -> Choice:
    choice = Choice()
    for card in cards:
        choice = choice.toggled(position, id_of(position, card))
    return choice


def meant(position: Position, *cards: str) -> list[str]:
    return [str(move) for move in moves_meant(position, chosen(position, *cards))]


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ((), []),
        (("3h", "5c"), []),
        (("Ks",), ["Ks"]),
        (("Ks", "5c", "8d"), ["Ksx5c+8d"]),
        (("5c", "8d", "Ks"), ["Ksx5c+8d"]),
        (("Ks", "Tc", "8d", "5c", "3h"), ["Ksx3h+Tc,5c+8d"]),
        (("Ks", "5c", "Tc"), ["Ksx5c+Tc"]),
        (("Ks", "5c", "8d", "5c"), ["Ksx8d"]),
        (("Ks", "4d", "5c"), ["4dx5c"]),
        (("Ks", "Ks"), []),
    ],
)
def test_a_choice_names_a_trail_or_a_capture(cards: tuple[str, ...], moves: list[str]) -> None:
    assert meant(FINNISH, *cards) == moves


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        (("3c", "5d"), ["3cx5d", "3c^5d=8"]),
        (("5h", "5d"), ["5hx5d", "5h^5d=10"]),
        (("5h", "2c"), ["5hx[2c3d]", "5h^[2c3d]=10"]),
        (("5h", "3d", "5d"), ["5hx5d,[2c3d]"]),
        (("3c", "2c"), ["3cx[2c3d]", "3c^[2c3d]=8"]),
        (("3c", "4c"), ["3cx4c", "3c^4c=7"]),  # no seven is held: the checks shall say so
        (("Ts", "4c"), ["Tsx4c", "Ts^4c=14"]),
    ],
)
def test_where_there_are_builds_it_names_those_too(
    cards: tuple[str, ...], moves: list[str]
) -> None:
    assert meant(BUILDS, *cards) == moves


def test_two_values_can_be_declared_for_the_same_cards() -> None:
    position = Position.parse("casino 5d 5h5sTs/2d7c 0 4s4h -/- 0/0 -")
    assert meant(position, "5h", "5d") == ["5hx5d", "5h^5d=5", "5h^5d=10"]


def every_choice(move: Move, position: Position) -> list[str]:
    ids = [hand_id(move.card)]
    if isinstance(move, Capture):
        ids += [table_id(card) for card in move.taken]
        ids += [build_id(b) for b in position.builds if b.cards in move.builds]
    if isinstance(move, MakeBuild) and not move.on_build:
        ids += [table_id(card) for card in move.target]
    if isinstance(move, MakeBuild) and move.on_build:
        ids += [build_id(b) for b in position.builds if b.cards == move.target]
    return ids


POSITIONS = [
    *(
        f"{name} Ac3h4c4d5c9dJhKc Ah4h9s2s/5h 0 7c7d -/- 0/0 -"
        for name in PRESETS
        if name != "mulle"
    ),
    *(
        f"{name} 4c5dQh[2c3d=5@1][4d5c=9@0!] 4h5h9sQs/2d 0 7c7d -/- 0/0 -"
        for name in ("rakennus", "norwegian", "cassino", "casino")
    ),
]


@pytest.mark.parametrize("line", POSITIONS)
def test_every_legal_move_can_be_chosen(line: str) -> None:
    position = Position.parse(line)
    for move in legal_moves(position):
        choice = Choice()
        for id_ in every_choice(move, position):
            choice = choice.toggled(position, id_)
        found = moves_meant(position, choice)
        assert move in found
        assert len(found) <= MOST_MOVES


def test_what_cannot_split_is_one_group_which_the_checks_refuse() -> None:
    (move,) = moves_meant(FINNISH, chosen(FINNISH, "Ks", "3h", "Tc", "5c"))
    assert isinstance(move, Capture)
    assert len(move.groups) == 1
    assert not is_legal(FINNISH, move)


def test_unknown_things_change_nothing() -> None:
    choice = chosen(FINNISH, "Ks", "5c")
    for id_ in ("hand:9h", "table:Kc", "stock", "group:A", ""):
        assert choice.toggled(FINNISH, id_) == choice
    assert choice.ids == {"hand:Ks", "table:5c"}


def test_cards_by_their_texts() -> None:
    assert id_of(FINNISH, "K♠") == "hand:Ks"
    assert id_of(BUILDS, "3d") == "build:2c3d"
    with pytest.raises(KasinoError, match="9h lies neither in the hand nor on the table"):
        id_of(FINNISH, "9h")
    for text in ("K", "Kss", ""):
        with pytest.raises(NotationError):
            id_of(FINNISH, text)


def test_trails_mean_themselves() -> None:
    for card in FINNISH.hand:
        assert moves_meant(FINNISH, Choice(card)) == (Trail(card),)
