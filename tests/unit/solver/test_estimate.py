"""Estimates: exact where cards can be counted, averages over worlds elsewhere."""

import random
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations
from math import inf

import pytest

import kasino_teach as kt
from kasino_teach.notation import Holding
from kasino_teach.solver import oracle_values
from kasino_teach.solver.estimate import Estimate, MoveVerdict, estimate
from kasino_teach.solver.worlds import Worlds
from tests.helpers.sampling import late, short

UNCLEAR = (
    "finnish,hand=2 2d4c5s As2s/5hJh 1 Tc9d3d6h "
    "Ac4d5d6c7d7h8h9c9sJdQsKc/AdAh2c2h3c3h3s4h4s5c6d6s7c7s8c8d8s9hTdThTsJcJsQcQdQhKdKhKs "
    "1/1 1 2/5 0+0"
)
"""One deal before the last; two moves are close to each other, two are worse."""


@dataclass(frozen=True)
class Line:
    """A pack as somebody remembers it."""

    start: kt.Position
    moves: tuple[kt.Move, ...]


def whole(
    table: str, hands: str, turn: int, stock: str, rules: str, last: str = "1"
) -> kt.Position:
    """A position of the whole pack: what is not named lies in the first pile."""
    named = kt.Position.parse(f"{rules} {table} {hands} {turn} {stock} -/- 0/0 {last}")
    places = [named.loose, named.stock.cards, *(hand.cards for hand in named.hands)]
    places += [build.cards for build in named.builds]
    seen = {card for place in places for card in place}
    rest = tuple(card for card in kt.pack() if card not in seen)
    return replace(named, piles=(rest, ()))


def brief(found: Estimate) -> list[tuple[str, str]]:
    return [(str(part.move), part.verdict.value) for part in found.moves]


ACES = "finnish,sweep=0,little=0,big=0,most_cards=0,most_spades=0"


def test_an_average_counted_by_hand() -> None:
    # Only aces score, three lie in the pile, and A♣ 6♣ 6♦ are hidden. Taking the five: of the six
    # worlds two end +1 (opponent 6, own next card 6) and four -1. Laying it: whoever has the six
    # takes five and ace together, four end +1 and two -1.
    position = whole("5c", "5d/Ac", 0, "6c6d", ACES)
    found = estimate(kt.view(position, 0), worlds=6)
    assert (found.worlds, found.exact, found.every_world) == (6, False, True)
    assert brief(found) == [("5d", "best"), ("5dx5c", "worse")]
    assert [part.mean for part in found.moves] == [3 + Fraction(1, 3), 3 - Fraction(1, 3)]
    assert found.moves[1].behind == Fraction(2, 3)
    assert [part.standard_error for part in found.moves] == [0, 0]
    assert found.best == (kt.parse_move(position, "5d"),)
    assert "an estimate over 6 worlds, in each of which both sides see all cards" in str(found)


@pytest.mark.parametrize("preset", sorted(set(kt.PRESETS) - {"pakka"}))
def test_over_all_worlds_it_is_the_average_of_the_oracle(preset: str) -> None:
    position = short(kt.PRESETS[preset], seed=4, hand=1, deals=1, table=4)
    seat = position.turn
    hidden = (*position.hands[1 - seat].cards, *position.stock.cards)
    worlds = []
    for cards in permutations(hidden):
        hands = list(position.hands)
        hands[1 - seat] = Holding(cards[:1])
        worlds.append(replace(position, hands=tuple(hands), stock=Holding(cards[1:])))
    values = [oracle_values(world) for world in worlds]
    found = estimate(kt.view(position, seat), worlds=len(worlds))
    assert found.worlds == 6
    for part in found.moves:
        assert part.mean == sum(Fraction(value[part.move]) for value in values) / 6
        assert found.of(part.move) is part
    assert {part.move for part in found.moves} == set(kt.legal_moves(position))


def test_in_pairs_the_partners_hand_is_unseen_too() -> None:
    position = late(kt.FINNISH, seed=3, left=4, pairs=True)
    hidden = [seat for seat in range(4) if seat != position.turn]
    worlds = []
    for cards in permutations(card for seat in hidden for card in position.hands[seat].cards):
        hands = list(position.hands)
        for seat, card in zip(hidden, cards, strict=True):
            hands[seat] = Holding((card,))
        worlds.append(replace(position, hands=tuple(hands)))
    found = estimate(kt.view(position, position.turn))
    assert (found.worlds, found.every_world, found.exact) == (6, True, False)
    values = [oracle_values(world) for world in worlds]
    for part in found.moves:
        assert part.mean == sum(Fraction(value[part.move]) for value in values) / 6


@pytest.mark.parametrize("preset", ["finnish", "norwegian", "laisto"])
def test_where_cards_can_be_counted_it_is_exact(preset: str) -> None:
    position = late(kt.PRESETS[preset], seed=2, left=6)
    found = estimate(kt.view(position, position.turn))
    solution = kt.solve(position)
    assert (found.exact, found.worlds) == (True, 1)
    assert {part.move: part.mean for part in found.moves} == dict(solution.moves)
    top = {part.move for part in found.moves if part.verdict is MoveVerdict.BEST}
    assert top == set(solution.best) == set(found.best)
    assert not [part for part in found.moves if part.verdict is MoveVerdict.EQUAL]
    assert str(found).startswith("exact")


def test_a_sample_comes_near_and_is_the_same_for_a_seed() -> None:
    position = short(kt.FINNISH, seed=11, hand=2, deals=1, table=3)
    seen = kt.view(position, position.turn)
    everything = estimate(seen, worlds=360)
    assert (everything.worlds, everything.every_world) == (360, True)
    sample = estimate(seen, worlds=60, seed=3)
    assert (sample.worlds, sample.every_world) == (60, False)
    for part in sample.moves:
        error = abs(float(part.mean - everything.of(part.move).mean))
        assert error <= 4 * part.standard_error
    assert estimate(seen, worlds=60, seed=3) == sample
    assert estimate(seen, worlds=60, seed=4) != sample


def test_verdicts_come_from_paired_differences() -> None:
    position = kt.Position.parse(UNCLEAR)
    found = estimate(kt.view(position, position.turn), worlds=40)
    verdicts = [part.verdict for part in found.moves]
    assert verdicts == [MoveVerdict.BEST, MoveVerdict.EQUAL, *[MoveVerdict.WORSE] * 2]
    for part in found.moves:
        if part.verdict is MoveVerdict.EQUAL:
            assert 0 < part.behind <= 2 * part.behind_error
        if part.verdict is MoveVerdict.WORSE:
            assert part.behind > 2 * part.behind_error
    only = estimate(kt.view(position, position.turn), worlds=1)
    assert {part.standard_error for part in only.moves} == {inf}
    assert not [part for part in only.moves if part.verdict is MoveVerdict.WORSE]


def test_several_processes_find_the_same() -> None:
    position = short(kt.FINNISH, seed=1, hand=2, deals=1, table=3)
    seen = kt.view(position, position.turn)
    told: list[tuple[int, int]] = []
    alone = estimate(seen, worlds=10, seed=1)
    beside = estimate(
        seen, worlds=10, seed=1, processes=2, progress=lambda done, of: told.append((done, of))
    )
    assert beside == alone
    assert told == [(done, 10) for done in range(1, 11)]


def test_progress_may_stop_it() -> None:
    def stop(done: int, _: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    position = short(kt.FINNISH, seed=1, hand=2, deals=1, table=3)
    with pytest.raises(KeyboardInterrupt):
        estimate(kt.view(position, position.turn), progress=stop)


def test_a_build_tells_what_its_owner_holds_where_that_is_certain() -> None:
    def worlds(hands: str, stock: str) -> int:
        position = whole("9c[3c4d=7@1]", hands, 0, stock, "norwegian")
        found = list(Worlds(kt.view(position, 0)).all())
        assert position in found
        return len(found)

    # No seven has been played, so whoever built seven still holds one of the other two.
    assert worlds("7c7d/6c7h", "6d6h7s") == (10 - 3) * 6
    # 7♥ lies in a pile. It may have been the owner's: nothing is certain.
    assert worlds("7c7d/6c7s", "6d6h") == 6 * 2


@pytest.mark.parametrize(
    ("rules", "table", "hands", "stock", "moves"),
    [
        ("norwegian", "4d9c", "KsQs2c/3c7h8c", "5c5d5h5s7d7s", "3c^4d=7"),
        ("norwegian", "4d9c", "KsQs2c/3c7h8c", "5c5d5h5s7d7s", "3c^4d=7 2c 8c"),
        ("norwegian", "4d9c", "KsQs2c/3c7h8c", "5c5d5h5s7d7s", "3c^4d=7 2c 7hx[3c4d]"),
        ("laisto", "4d9c", "KsQs2c/3c7h8c", "5c5d5h5s7d9s", "3c"),
        ("casino", "4d9c", "KsQs2c/3c7h8c", "5c5d5h5s7d9s", "3c^4d=7 2c 7hx[3c4d]"),
        ("finnish", "4d9c", "KsQs2c/3c7h8c", "5c5d5h5s7d9s", "3c"),
    ],
)
def test_with_the_game_so_far_every_play_must_have_been_legal(
    rules: str, table: str, hands: str, stock: str, moves: str
) -> None:
    start = position = whole(table, hands, 1, stock, rules + ",hand=3")
    played = []
    for text in moves.split():
        played.append(kt.parse_move(position, text))
        position = kt.play(position, played[-1]).position
    seat = 0
    seen = kt.view(position, seat)
    worlds = list(Worlds(seen, Line(start, tuple(played))).all())
    expected = []
    for world in Worlds(seen).all():
        back = start
        own = {move.card for move in played[::2]}
        hand = tuple(sorted({*world.hands[1].cards, *own}))
        back = replace(start, hands=(start.hands[0], Holding(hand)))
        for move in played:
            if not kt.is_legal(back, move):
                break
            back = kt.play(back, move).position
        else:
            expected.append(world)
    assert worlds == expected
    assert position in worlds


def test_where_hands_are_filled_at_once_draws_are_by_lot() -> None:
    rules = "pakka,builds=cassino"
    start = position = whole("4d9c", "KsQs2cJs/3c7h8cJc", 1, "5c5d5h5s7d7s6c6d6h6s", rules)
    played = []
    for text in ("3c^4d=7", "2c", "8c", "Js"):
        played.append(kt.parse_move(position, text))
        position = kt.play(position, played[-1]).position
    line = Line(start, tuple(played))
    worlds = Worlds(kt.view(position, 0), line)
    assert worlds.by_lot
    found = list(worlds.sample(50, random.Random(1)))
    assert len(found) == 50
    assert all(any(card.rank == 7 for card in world.hands[1].cards) for world in found)
    assert found == list(worlds.sample(50, random.Random(1)))


def test_what_cannot_be_estimated() -> None:
    position = short(kt.FINNISH, seed=1, hand=2, deals=1, table=3)
    seat = position.turn
    with pytest.raises(kt.PositionError, match=f"seat {seat} is to play"):
        estimate(kt.view(position, 1 - seat))
    with pytest.raises(kt.KasinoError, match="1 or more"):
        estimate(kt.view(position, seat), worlds=0)
    with pytest.raises(kt.PositionError, match="does not lead to"):
        estimate(kt.view(position, seat), game=Line(position, kt.legal_moves(position)[:1]))
    over = late(kt.FINNISH, seed=1, left=0)
    with pytest.raises(kt.PositionError, match="the pack is over"):
        estimate(kt.view(over, over.turn))
    three = kt.deal(kt.FINNISH, 1, seats=3)
    with pytest.raises(kt.PositionError):
        estimate(kt.view(three, 0), worlds=2)
    # A build of seven whose owner cannot hold a seven.
    odd = whole("9c[3c4d=7@1]", "KsKh/2c2d", 0, "6c6d", "norwegian")
    sevens = {card for card in kt.pack() if card.rank == 7}
    odd = replace(odd, piles=(tuple(c for c in odd.piles[0] if c not in sevens), ()))
    hands = (Holding(tuple(sorted((*odd.hand, *sevens)))), odd.hands[1])
    with pytest.raises(kt.PositionError, match="agrees with what was seen"):
        estimate(kt.view(replace(odd, hands=hands), 0))
