"""The four styles of building, row by row of their table, alone and with other options."""

import pytest

import kasino_teach as kt
from kasino_teach import Rule
from kasino_teach.engine import Built
from tests.helpers.asking import broken, legal, played

STYLES = ("norwegian", "rakennus", "cassino", "casino")
TAIL = "0 - -/- 0/0 -"


def verdicts(place: str, move: str) -> list[str]:
    """The styles that allow a move, each with its own preset."""
    return [style for style in STYLES if not broken(f"{style} {place}", move)]


@pytest.mark.parametrize(
    ("place", "move", "styles"),
    [
        (f"4d 3c7h/2c5c {TAIL}", "3c^4d=7", STYLES),
        (f"2d4d 3c9h/2c5c {TAIL}", "3c^2d+4d=9", ("casino",)),
        (f"8c 8h8s/2c5c {TAIL}", "8h^8c=8", STYLES),
        (f"Qc QhQs/2c5c {TAIL}", "Qh^Qc=12", ("norwegian", "rakennus")),
        (f"Qc QhQs/2c5c {TAIL}", "Qh^Qc=Q", ("cassino",)),
        (f"2c JhKs/2d5c {TAIL}", "Jh^2c=13", ("norwegian", "rakennus")),
        (f"[3c4d=7@1] 2h9s/2c5c {TAIL}", "2h^[3c4d]=9", STYLES),
        (f"[3c4d=7@0] 2h9s/2c5c {TAIL}", "2h^[3c4d]=9", STYLES[1:]),
        (f"[3c3d4c4d=7@1!] 2h9s/2c5c {TAIL}", "2h^[3c3d4c4d]=9", ()),
        (f"[3c4d=7@1] 7c7h/2c5c {TAIL}", "7c^[3c4d]=7", ("norwegian", "casino")),
        (f"[7s7d=7@1!] 7c7h/2c5c {TAIL}", "7c^[7s7d]=7", ("norwegian", "cassino", "casino")),
        (f"4c[2c2d=4@0!] 3c3h7c/5c6c7d {TAIL}", "3h^4c=7", STYLES[1:]),
        (f"Kc AhAs/2c5c {TAIL}", "Ah^Kc=14", ("norwegian", "rakennus")),
        (f"Ac AhAs/2c5c {TAIL}", "Ah^Ac=1", ("cassino", "casino")),
        (f"2c 2h2s/3c5c {TAIL}", "2h^2c=2", ("cassino", "casino")),
        (f"Tc TdTs/3c5c {TAIL}", "Td^Tc=10", STYLES),
    ],
)
def test_which_styles_allow_it(place: str, move: str, styles: tuple[str, ...]) -> None:
    assert verdicts(place, move) == list(styles)


@pytest.mark.parametrize(
    ("line", "move", "build", "swallowed"),
    [
        ("norwegian 4d[2c5d=7@1] 3c7h/4h5c", "3c^4d=7", "[2c5d=7@1] [3c4d=7@0]", 0),
        ("cassino 4d[2c5d=7@1] 3c7h/4h5c", "3c^4d=7", "[2c5d=7@1] [3c4d=7@0]", 0),
        ("rakennus 4d[2c5d=7@1] 3c7h/4h5c", "3c^4d=7", "[2c3c4d5d=7@0!]", 1),
        ("casino 4d[2c5d=7@1] 3c7h/4h5c", "3c^4d=7", "[2c3c4d5d=7@0!]", 1),
        ("rakennus [3c4d=7@0][2c3d=5@1] 2h7h/4h5c", "2h^[2c3d]=7", "[2c2h3c3d4d=7@0!]", 2),
        ("rakennus 7d[3c4d=7@1] 7c7h/4h5c", "7c^7d=7", "[3c4d7c7d=7@0!]", 1),
        ("casino [3c4d=7@1][2c5d=7@1] 7c7h/4h5c", "7c^[3c4d]=7", "[2c3c4d5d7c=7@0!]", 2),
        ("casino 2d4d 3c9h/4h5c", "3c^2d+4d=9", "[2d3c4d=9@0]", 0),
        ("norwegian [3c3d=3@1!] 3h3s/4h5c", "3h^[3c3d]=3", "[3c3d3h=3@0!]", 1),
        ("cassino,courts=numbers 2c Jh2dKs/4h5c6c", "Jh^2c=13", "[2cJh=13@0]", 0),
    ],
)
def test_what_becomes_of_it(line: str, move: str, build: str, swallowed: int) -> None:
    step = played(f"{line} {TAIL}", move)
    assert " ".join(map(str, step.position.builds)) == build
    event = step.events[0]
    assert isinstance(event, Built)
    assert len(event.before) == swallowed
    assert kt.Position.parse(str(step.position)) == step.position


def test_the_partners_build_is_no_opponents() -> None:
    line = "norwegian [3c4d=7@{}] 2h9s/2c5c/2d5d/3h5h 0 - -/- 0/0 -"
    assert broken(line.format(2), "2h^[3c4d]=9") == [Rule.BUILD_OF_OPPONENT]
    assert broken(line.format(3), "2h^[3c4d]=9") == []


def test_only_builds_of_ones_own_seat_bar_another() -> None:
    line = "norwegian 4d[2c3c=5@{}] 3h7h/6c5c/2d5d/4h5h 0 - -/- 0/0 -"
    assert broken(line.format(0), "3h^4d=7") == [Rule.ONE_OWN_BUILD]
    assert broken(line.format(2), "3h^4d=7") == []


@pytest.mark.parametrize(
    ("hand", "table", "allowed"),
    [
        ("Tc2d", "[3c4d=7@0]", []),  # no card can capture or build
        ("9c2d", "[3c4d=7@0]", [Rule.NO_BUILD_TO_MIND]),  # 2 on the build would make 9
        ("7c2d", "[3c4d=7@0]", [Rule.NO_BUILD_TO_MIND]),
        ("7c2d", "[3c4d=7@1]", []),
        ("2d9c", "2c[3c4d=7@0]", [Rule.NO_BUILD_TO_MIND]),
        ("3d9c", "6c[3c4d=7@0]", [Rule.NO_BUILD_TO_MIND]),  # 3 on 6 would build 9
        ("3d9c", "6c[3c4d=7@1]", []),
    ],
)
def test_the_duty_to_take_ones_own_build(hand: str, table: str, allowed: list[Rule]) -> None:
    line = f"casino {table} {hand}/5c5d 0 - -/- 0/0 -"
    spare = hand[2:] if hand.startswith("7c") else hand[:2]
    assert broken(line, spare) == allowed
    assert not kt.is_over(kt.Position.parse(line))
    assert legal(line)


def test_other_styles_know_no_such_duty() -> None:
    for style in ("norwegian", "rakennus", "cassino"):
        assert broken(f"{style} [3c4d=7@0] 7c2d/5c5d {TAIL}", "2d") == []


def test_the_taker_is_another_card_by_its_hand_value() -> None:
    line = f"rakennus 9c {{}}/2c5c {TAIL}"
    assert broken(line.format("5hAs"), "5h^9c=14") == []
    assert broken(line.format("6h2s"), "6h^9c=15") == []
    assert broken(line.format("7hTd"), "7h^9c=16") == []
    assert broken(line.format("Ah2h"), "Ah^9c=10") == [Rule.HOLDS_TAKER]
    assert broken(line.format("AhTd"), "Ah^9c=10") == [Rule.HOLDS_TAKER]  # 10♦ is 16 in the hand
    assert broken(line.format("AhTc"), "Ah^9c=10") == []


def test_an_ace_of_two_values_takes_builds_of_both() -> None:
    """An ace laid into a build counts 1; in the hand it takes 1 or 14."""
    line = f"rakennus,ace_hand=1+14,ace_table=1+14 {{}} {{}}/2c5c {TAIL}"
    assert broken(line.format("Ac", "AhAs"), "Ah^Ac=1") == []
    assert broken(line.format("Kc", "AhAs"), "Ah^Kc=14") == []
    assert broken(line.format("Kc", "AhAs"), "Ah^Kc=27") == [Rule.DECLARED_VALUE]
    assert "Asx[AhKc]" in legal("rakennus,ace_hand=1+14 [AhKc=14@1] As2d/2c5c 0 - -/- 0/0 -")


def test_courts_by_rank_build_on_their_own_rank_only() -> None:
    for style in ("norwegian", "rakennus", "cassino"):
        line = f"finnish,courts=ranks,builds={style} 2cJc JhJsKs/3c4c5c {TAIL}"
        assert broken(line, "Jh^Jc=J") == []
        assert broken(line, "Jh^2c=13") == [Rule.DECLARED_VALUE]
        assert broken(line, "Jh^Jc=11") == [Rule.DECLARED_VALUE]


def test_builds_count_for_an_empty_table() -> None:
    line = "rakennus,sweep=1,sweep_last_hand=on 7d[3c4d=7@1] 7h2h/5c6c 0 - -/- 0/0 -"
    assert played(line, "7hx7d").position.sweeps == (0, 0)
    assert played(line, "7hx7d,[3c4d]").position.sweeps == (1, 0)


def test_builds_go_to_the_last_capturer() -> None:
    line = "norwegian 5d[3c4d=7@1] 5h/Kc 0 - -/- 0/0 -"
    end = played(line, "5hx5d", "Kc").position
    assert len(end.piles[0]) == 5
    assert end.table_is_empty
