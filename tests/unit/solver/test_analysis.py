"""A game in hindsight."""

from dataclasses import dataclass
from itertools import pairwise

import pytest

import kasino_teach as kt
from kasino_teach.solver import oracle_values
from kasino_teach.solver.analysis import AnalysedPlay, analyse, analysed_plays
from tests.helpers.sampling import late


@dataclass(frozen=True)
class Line:
    """A pack as it was played."""

    start: kt.Position
    moves: tuple[kt.Move, ...]


def played(start: kt.Position, choose: int = 0) -> Line:
    """A game in which the legal move in place `choose` is played each time."""
    position, moves = start, []
    while legal := kt.legal_moves(position):
        moves.append(sorted(legal, key=str)[choose % len(legal)])
        position = kt.play(position, moves[-1]).position
    return Line(start, tuple(moves))


@pytest.mark.parametrize("preset", ["finnish", "laisto", "norwegian", "cassino"])
def test_every_play_has_the_oracles_values(preset: str) -> None:
    game = played(late(kt.PRESETS[preset], seed=5, left=6), choose=-1)
    found = analyse(game)
    assert found.is_complete
    assert [play.ply for play in found.plays] == list(range(6))
    position = game.start
    for play in found.plays:
        values = oracle_values(position)
        assert play.values == values
        assert (play.position, play.seat, play.move) == (
            position,
            position.turn,
            game.moves[play.ply],
        )
        assert play.best_value == max(values.values())
        assert play.loss == max(values.values()) - values[play.move]
        assert set(play.best) == {m for m in values if values[m] == play.best_value}
        position = kt.play(position, play.move).position
    result = kt.score(position).totals
    last = found.plays[-1].balance
    assert last is not None
    sign = -1 if preset == "laisto" else 1
    assert last[1] == sign * (result[0] - result[1])
    first = found.plays[0].balance
    assert first is not None
    assert last[1] - first[0] == found.losses(1) - found.losses(0)


def test_the_balance_passes_from_play_to_play() -> None:
    plays = analyse(played(late(kt.FINNISH, seed=8, left=8), choose=1)).plays
    for earlier, later in pairwise(plays):
        assert earlier.balance is not None
        assert later.balance is not None
        assert earlier.balance[1] == later.balance[0]


def test_turning_points() -> None:
    # Seat 0 may take 5♠ 8♠ with its king, and lays it down: the spades are lost, and the pack with them.
    rules = "finnish,sweep=0,most_cards=0"
    start = kt.Position.parse(f"{rules} Kc5s8s Kd2c/Kh3c 0 - -/- 0/0 -")
    moves = []
    position = start
    for text in ("Kd", "KhxKc,Kd,5s+8s", "2c", "3c"):
        moves.append(kt.parse_move(position, text))
        position = kt.play(position, moves[-1]).position
    found = analyse(Line(start, tuple(moves)))
    assert [play.loss for play in found.plays] == [4, 0, 0, 0]
    assert found.plays[0].balance == (2, -2)
    assert [play.swings for play in found.plays] == [True, False, False, False]
    assert found.costliest is found.plays[0]
    assert found.turning_points == (found.plays[0],)
    assert (found.losses(0), found.losses(1)) == (4, 0)


def test_perfect_play_turns_nowhere() -> None:
    start = late(kt.FINNISH, seed=5, left=6)
    found = analyse(Line(start, kt.solve(start).line))
    assert (found.costliest, found.turning_points) == (None, ())


def test_only_the_end_is_analysed_where_only_that_is_wanted() -> None:
    game = played(kt.deal(kt.FINNISH, 1), choose=-1)
    found = analyse(game, last_plies=5)
    assert ([play.ply for play in found.plays], found.total) == ([43, 44, 45, 46, 47], 48)
    assert not found.is_complete
    assert analyse(game, from_ply=43) == found
    assert analyse(game, from_ply=45, last_plies=30).plays == found.plays[2:]
    assert analyse(game, from_ply=44, last_plies=1).plays == found.plays[-1:]
    assert analyse(game, last_plies=0).plays == ()
    with pytest.raises(kt.KasinoError, match="0 or more"):
        analyse(game, from_ply=-1)


def test_it_comes_play_by_play_and_can_be_stopped() -> None:
    game = played(kt.deal(kt.FINNISH, 1), choose=-1)
    lazily = analysed_plays(game)
    assert [next(lazily).ply for _ in range(3)] == [47, 46, 45]
    seen: list[int] = []

    def stop_at_45(play: AnalysedPlay) -> bool:
        seen.append(play.ply)
        return play.ply > 45

    found = analyse(game, progress=stop_at_45)
    assert seen == [47, 46, 45]
    assert [play.ply for play in found.plays] == [45, 46, 47]


def test_where_the_search_gives_up_nothing_is_claimed() -> None:
    start = kt.deal(kt.FINNISH, 1)
    whole = played(start, choose=-1)
    found = analyse(Line(start, whole.moves[:2]), nodes=1)
    assert found.given_up == found.plays
    assert not found.is_complete
    assert (found.costliest, found.turning_points, found.losses(0)) == (None, (), 0)
    for play in found.plays:
        assert (play.value, play.best_value, play.best) == (None, None, ())
        assert (play.loss, play.balance, play.swings) == (None, None, False)
        assert play.gave_up is not None
        assert play.gave_up.lower < play.gave_up.upper
    assert all(play.gave_up is None for play in analyse(whole, last_plies=2, nodes=10**9).plays)


def test_an_illegal_game() -> None:
    start = late(kt.FINNISH, seed=5, left=6)
    hand = start.hands[1 - start.turn].cards
    with pytest.raises(kt.IllegalMoveError):
        analyse(Line(start, (kt.Trail(hand[0]),)))


@pytest.mark.parametrize("rules", ["mulle", "mulle,refill=at-once,hand=4,first_table=4"])
def test_a_pack_too_wide_for_a_search_gives_up_and_keeps_the_rest(rules: str) -> None:
    position = start = kt.deal(kt.RuleSet.parse(rules), 7)
    moves: list[kt.Move] = []
    while legal := kt.legal_moves(position):  # captures come first in the list
        moves.append(legal[0])
        position = kt.play(position, moves[-1]).position
    found = analyse(Line(start, tuple(moves)), nodes=20)
    assert len(found.plays) == len(moves) >= 96
    first, last = found.plays[0], found.plays[-1]
    assert first.gave_up is not None
    assert first.gave_up.lower < first.gave_up.upper
    assert last.values is not None
