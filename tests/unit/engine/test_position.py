"""What can be wrong with a position: every fault is told, all at once."""

import pytest

import kasino_teach as kt

TAIL = "0 - -/- 0/0 -"


def faults(line: str) -> tuple[str, ...]:
    with pytest.raises(kt.PositionError) as caught:
        kt.Position.parse(line)
    return caught.value.faults


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("finnish 5c Ks 0 - - 0 -", "1 hands: a game has two seats or more"),
        ("finnish 5c Ks/2c/3c 0 - -/- 0/0 -", "2 piles for 3 hands"),
        ("finnish 5c Ks/2c/3c/4c 0 - -/-/- 0/0/0 -", "3 piles for 4 hands"),
        ("finnish 5c Ks/2c 0 - -/- 0/0/0 -", "3 sweeps for 2 piles"),
        ("finnish 5c Ks/2c 0 - -/- 0/0 - 1/2/3", "3 scores for 2 piles"),
        ("finnish 5c Ks/2c 2 - -/- 0/0 -", "seat 2 is to play, but seats are 0 to 1"),
        ("finnish 5c Ks/2c 0 - -/- 0/0 2", "seat 2 captured last, but seats are 0 to 1"),
        (f"finnish 5c5d Ks/5c {TAIL}", "more than once: 5c"),
        ("finnish 5c Ks/2c 0 Ks -/- 0/0 -", "more than once: Ks"),
        ("finnish 5c Ks/2c 0 - 5c/- 0/0 -", "more than once: 5c"),
        (f"finnish 5c' Ks/2c {TAIL}", "not in a game of 1 pack: 5c'"),
        ("finnish 5c Ks/2c 0 ?50 -/- 0/0 -", "53 cards: the pack has 52"),
        ("finnish 5c -/2c 0 - -/- 0/0 -", "seat 0 is to play with an empty hand, and others"),
        ("finnish 5c -/- 0 ?8 -/- 0/0 -", "with an empty hand, and 8 cards are in stock"),
    ],
)
def test_faults(line: str, fault: str) -> None:
    found = faults(line)
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    ("build", "fault"),
    [
        ("rakennus [3c4d=8@0]", "do not make up groups of 8"),
        ("rakennus [7d=7@0]", "do not make up groups of 7"),
        ("rakennus [3c3d4d4h=7@0]", "its value is fixed"),
        ("rakennus [8c8d=8@0]", "its value is fixed"),
        ("rakennus [3c4d=7@2]", "owner is seat 2, but seats are 0 to 1"),
        ("cassino [QcKd=25@0]", "no card counts 25 when it is played from the hand"),
        ("cassino [QcKd=Q@0!]", "do not make up groups of Q"),
        ("rakennus [QcQd=Q@0!]", "no card counts Q when"),
        ("cassino [2dQc=14@0]", "no card counts 14 when"),
        ("cassino [2dQc=K@0]", "do not make up groups of K"),
        ("finnish [3c4d=7@0]", "there are no builds in finnish"),
    ],
)
def test_faults_of_builds(build: str, fault: str) -> None:
    found = faults(f"{build} Ks/2c {TAIL}")
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    "build",
    [
        "rakennus [3c4d=7@1]",
        "rakennus [3c3d4d4h=7@1!]",
        "rakennus [Ac2c3c4c5c6c7c=14@0!]",
        "rakennus [6c7c=13@0]",
        "cassino [QcQd=Q@0!]",
        "norwegian [5c5d5h=5@0!]",
        "norwegian [Ac5h8d=14@0]",
        "rakennus,courts=ranks [JcJdJh=J@1!]",
    ],
)
def test_builds_that_may_lie_there(build: str) -> None:
    assert kt.Position.parse(f"{build} Ks/2h {TAIL}").builds


def test_all_faults_come_at_once() -> None:
    found = faults("finnish 5c5c[3c4d=8@3] Ks/2c/3h 7 - -/- 0/0/0 9 1/1/1")
    assert len(found) == 7


def test_a_composed_position_may_leave_cards_out() -> None:
    position = kt.Position.parse(f"finnish 5c Ks/2c {TAIL}")
    assert not position.is_played_out
    assert position.is_known
    assert position.left_to_play == 2


def test_pairs_are_told_by_two_piles_for_four_hands() -> None:
    pairs = kt.Position.parse("finnish 5c Ks/2c/3c/4c 3 - -/- 0/0 -")
    alone = kt.Position.parse("finnish 5c Ks/2c/3c/4c 3 - -/-/-/- 0/0/0/0 -")
    assert [(p.sides, p.in_pairs, p.side) for p in (pairs, alone)] == [(2, True, 1), (4, False, 3)]


def test_legal_moves_need_the_hand_on_turn() -> None:
    line = "finnish 5c ?2/2c {} - -/- 0/0 -"
    assert kt.legal_moves(kt.Position.parse(line.format(1)))
    with pytest.raises(kt.PositionError, match="2 of its cards are unknown"):
        kt.legal_moves(kt.Position.parse(line.format(0)))


def test_a_position_shows_itself_as_what_makes_it() -> None:
    position = kt.Position.parse(f"finnish 5c Ks/2c {TAIL}")
    assert repr(position) == f"Position.parse('finnish 5c Ks/2c {TAIL}')"
    assert repr(position.rules) == "RuleSet.parse('finnish')"
