"""What a play leads to, and what is said to have happened: sweeps above all."""

import pytest

from kasino_teach.engine import Captured, Mulle, PackOver, Swept, TableTaken, Trailed
from tests.helpers.asking import happened, played

LAST = "-"
NOT_LAST = "?12"


def swept(rules: str, sweeps: str, stock: str = NOT_LAST, scores: str = "") -> Swept:
    """The event of a sweep by the last side."""
    sides = sweeps.count("/") + 1
    hands = "/".join(["2c3c", "2d3d", "2h3h"][: sides - 1])
    piles = "/".join("-" * sides)
    line = f"{rules} 5c8d {hands}/KhJh {sides - 1} {stock} {piles} {sweeps} - {scores}"
    return next(e for e in played(line, "Khx5c+8d").events if isinstance(e, Swept))


@pytest.mark.parametrize(
    ("cancel", "sweeps", "cancelled"),
    [
        ("none", "1/0", ()),
        ("none", "1/1/0", ()),
        ("all-others", "1/0", (0,)),
        ("all-others", "0/5", ()),
        ("all-others", "2/0/0", ()),
        ("all-others", "2/1/0", (0, 1)),
        ("all-others", "1/1/1/3", (0, 1, 2)),
        ("holder", "1/0", (0,)),
        ("holder", "2/0/0", (0,)),
        ("holder", "2/1/0", (0, 1)),
        ("holder", "0/0/1", ()),
    ],
)
def test_what_a_sweep_cancels(cancel: str, sweeps: str, cancelled: tuple[int, ...]) -> None:
    event = swept(f"finnish,sweep_cancel={cancel}", sweeps)
    assert (event.counts, event.cancelled) == (True, cancelled)


@pytest.mark.parametrize(
    ("rules", "stock", "scores", "counts"),
    [
        ("finnish", NOT_LAST, "", True),
        ("finnish", LAST, "", False),
        ("finnish,sweep_last_hand=on", LAST, "", True),
        ("finnish,sweep=0", NOT_LAST, "", False),
        ("finnish,sweep_stop_at=11", NOT_LAST, "10/10", True),
        ("finnish,sweep_stop_at=11", NOT_LAST, "0/11", False),
        ("finnish,sweep_stop_at=11", NOT_LAST, "11/0", False),
        ("finnish,sweep_stop_at=0", NOT_LAST, "", False),
    ],
)
def test_when_a_sweep_counts(rules: str, stock: str, scores: str, counts: bool) -> None:
    assert swept(rules, "0/0", stock, scores).counts == counts
    assert swept(rules, "1/0", stock, scores).cancelled == ((0,) if counts else ())


def test_a_sweep_in_pairs_is_the_sides() -> None:
    line = "finnish 5c8d 2c3c/2d3d/KhJh/4c4d 2 ?16 -/- 0/1 -"
    assert played(line, "Khx5c+8d").position.sweeps == (0, 0)


def test_pakka_judges_the_last_hand_before_the_hand_is_filled() -> None:
    line = "pakka 5c8d KhJh9h7h/2c3c4c6c 0 {} -/- 0/0 -"
    assert played(line.format("2d"), "Khx5c+8d").position.sweeps == (1, 0)
    assert played(line.format("-"), "Khx5c+8d").position.sweeps == (0, 0)


@pytest.mark.parametrize("on", ["on", "off"])
def test_a_last_capture_that_sweeps_is_never_counted_twice(on: str) -> None:
    rules = f"finnish,last_capture_sweep=on,sweep_last_hand={on}"
    end = played(f"{rules} 5c8d 2c/Kh 1 - -/- 0/1 -", "Khx5c+8d", "2c").position
    counted = {"on": (0, 2), "off": (0, 1)}
    assert end.sweeps == counted[on]  # it was not the pack's last card
    line = f"{rules} 5c8d Kd/Kh 0 - -/- 0/0 -"
    assert played(line, "Kd", "Khx5c+8d,Kd").position.sweeps == (0, 1)


def test_last_capture_sweep_obeys_the_other_rules_of_sweeps() -> None:
    line = "finnish,last_capture_sweep=on{} 5c8d Kd/Kh 0 - -/- {} - {}"
    moves = ("Kd", "Khx5c+8d,Kd")
    assert played(line.format("", "1/0", ""), *moves).position.sweeps == (0, 0)
    assert played(line.format(",sweep_cancel=none", "1/0", ""), *moves).position.sweeps == (1, 1)
    stopped = line.format(",sweep_stop_at=5", "0/0", "5/0")
    assert played(stopped, *moves).position.sweeps == (0, 0)


def test_the_events_of_a_pack_in_their_order() -> None:
    line = "finnish 5c8d Kh/9c 0 2c3c4c4d -/- 0/0 -"
    assert happened(played(line, "Khx5c+8d")) == ["Captured", "Swept"]
    assert happened(played(line, "Khx5c+8d", "9c")) == ["Trailed", "Dealt"]
    step = played(line, "Khx5c+8d", "9c", "2c", "4c", "3c", "4d")
    assert [type(event) for event in step.events] == [Trailed, TableTaken, PackOver]
    assert step.events[-1] == PackOver(decided=False)
    assert len(step.position.piles[0]) == 8


def test_the_table_goes_to_the_side_of_the_last_capturer() -> None:
    line = "finnish 5cQd Kh/9c/5d/7d 2 - -/- 0/0 -"
    end = played(line, "5dx5c", "7d", "Kh", "9c")
    assert end.events[0] == Trailed(1, end.position.piles[0][3])
    assert len(end.position.piles[0]) == 6
    assert end.position.last == 2


def test_a_captured_mulle_is_told_before_its_sweep() -> None:
    step = played("mulle 7h 7h'9c/2c3c 0 ?32 -/- 0+0/0+0 -", "7h'x7h")
    assert [type(event) for event in step.events] == [Captured, Mulle, Swept]


def test_specials_of_the_second_pack_are_special_too() -> None:
    line = "mulle,specials=on 7hTc 2s'9c/2c3c 0 ?32 -/- 0+0/0+0 -"
    assert played(line.replace("Tc", "8c"), "2s'x7h+8c").position.sweeps == (1, 0)


def test_without_points_for_it_a_twin_is_a_capture_like_any() -> None:
    step = played("nordic,packs=2 7h 7h'9c/2c3c 0 ?32 -/- 0/0 -", "7h'x7h")
    assert happened(step) == ["Captured", "Swept"]
