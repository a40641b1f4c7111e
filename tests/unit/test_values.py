"""What a card counts: a number or a rank."""

import pickle

import pytest

import kasino_teach as kt
from kasino_teach.engine import Captured
from kasino_teach.values import Value


def test_a_number_prints_as_itself_and_a_rank_as_its_letter() -> None:
    assert [str(Value.of(n)) for n in (1, 14, 16)] == ["1", "14", "16"]
    assert [str(Value.of_rank(rank)) for rank in (11, 12, 13)] == ["J", "Q", "K"]


def test_numbers_add_and_a_rank_is_in_no_sum() -> None:
    assert Value.total(map(Value.of, (5, 8))) == Value.of(13)
    assert Value.total((Value.of(2), Value.of_rank(11))) is None
    assert Value.total((Value.of_rank(12),)) is None
    assert Value.total(()) is None


def test_a_rank_equals_no_number() -> None:
    assert Value.of_rank(13) != Value.of(13)
    assert Value.of_rank(13) == kt.PRESETS["cassino"].hand_values[kt.pack()[-1]][0]
    assert Value.of(13) == kt.FINNISH.hand_values[kt.pack()[-1]][0]


def test_values_are_not_added_as_tuples() -> None:
    with pytest.raises(TypeError, match="total"):
        print(Value.of(5) + Value.of(8))


def test_builds_stand_in_the_order_of_their_cards_whatever_their_values() -> None:
    p = kt.Position.parse("cassino [KhKd=K@0!][2c7d=9@1][3c4d=7@1] Kc9d8s/7s8c 0 - -/- 0/0 -")
    assert [str(build.value) for build in p.builds] == ["9", "7", "K"]


@pytest.mark.parametrize("number", [0, -1])
def test_a_value_below_one_is_refused(number: int) -> None:
    with pytest.raises(kt.KasinoError, match=str(number)):
        Value.of(number)
    with pytest.raises(kt.KasinoError, match=str(number)):
        kt.MakeBuild(kt.pack()[0], [kt.pack()[4]], number)


@pytest.mark.parametrize("rank", [1, 10, 14])
def test_only_courts_have_a_rank_for_a_value(rank: int) -> None:
    with pytest.raises(kt.KasinoError, match="courts"):
        Value.of_rank(rank)


def test_it_travels() -> None:
    assert pickle.loads(pickle.dumps(Value.of_rank(11))) == Value.of_rank(11)


def test_a_capture_names_all_cards_it_takes() -> None:
    p = kt.Position.parse("rakennus 7h[2c5d=7@1] 7s9s/Kc8d 0 - -/- 0/0 -")
    move = kt.parse_move(p, "7sx7h,[2c5d]")
    assert isinstance(move, kt.Capture)
    assert "".join(map(str, move.cards)) == "7h2c5d"
    captured = kt.play(p, move).events[0]
    assert isinstance(captured, Captured)
    assert captured.cards == move.cards
