"""Players: legal, honest about what they know, and the same for the same seed."""

import random
from dataclasses import replace

import pytest

from kasino_teach.cards import pack
from kasino_teach.engine import Position, deal, is_over, legal_moves, parse_move, play
from kasino_teach.engine.view import view
from kasino_teach.errors import PositionError
from kasino_teach.notation import Holding, Move
from kasino_teach.players import GreedyPlayer, Player, RandomPlayer
from kasino_teach.rules import PRESETS, RuleSet

PLAYERS: tuple[Player, ...] = (RandomPlayer(), GreedyPlayer())


def played_pack(rules: RuleSet, players: tuple[Player, ...], seed: int) -> list[Move]:
    rng = random.Random(seed)
    position, moves = deal(rules, rng), []
    while not is_over(position):
        move = players[position.turn].choose(view(position, position.turn), rng)
        moves.append(move)
        position = play(position, move).position  # refuses anything illegal
    return moves


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_players_finish_a_pack_of_every_rule_system(player: Player, rules: RuleSet) -> None:
    assert len(played_pack(rules, (player, player), 5)) <= 48 * rules.packs


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_the_same_seed_plays_the_same_pack(player: Player) -> None:
    rules = PRESETS["finnish"]
    assert played_pack(rules, (player, player), 8) == played_pack(rules, (player, player), 8)
    assert played_pack(rules, (player, player), 8) != played_pack(rules, (player, player), 9)


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_cards_the_seat_cannot_see_change_nothing(player: Player) -> None:
    position = deal(PRESETS["finnish"], 3)
    rest = [*position.hands[1].cards, *position.stock.cards]
    random.Random(1).shuffle(rest)
    hands = (position.hands[0], Holding(tuple(sorted(rest[:4]))))
    other = replace(position, hands=hands, stock=Holding(tuple(rest[4:])))
    assert position != other
    choices = [player.choose(view(p, 0), random.Random(2)) for p in (position, other)]
    assert choices[0] == choices[1]


def greedy(line: str) -> set[Move]:
    position = Position.parse(line)
    seen = view(position, position.turn)
    return {GreedyPlayer().choose(seen, random.Random(seed)) for seed in range(20)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        # An ace is a point, three spades are only cards.
        ("finnish AcQd3s4s Kd7s/5c 0 6h6c -/- 0/0 -", "KdxAc+Qd"),
        ("finnish AcQd3c5h8c Kd/5c 0 6h6c -/- 0/0 -", "KdxAc+Qd,5h+8c"),
        # Of equal points, the spade; of equal spades, more cards.
        ("finnish 4c4s9d 4d7d/5c 0 6h6c -/- 0/0 -", "4dx4c,4s"),
        ("finnish 4s4c9d8d 4d/5c 0 6h6c 4h/- 0/0 -", "4dx4c,4s"),
        ("laisto 4c4s9d9h 4d9c/5c 0 6h6c -/- 0/0 -", "9cx9d,9h"),
        # A sweep is a point before the last hand.
        ("finnish 4c5d 4d9d/5c6c 0 7h7c8d8h -/- 0/0 -", "9dx4c+5d"),
        # Nothing to take: a card that is worth points stays in the hand.
        ("finnish 4c AhTd9c/5c5d5h 0 6h6c -/- 0/0 -", "9c"),
        ("laisto 4c Ah9c/5c5d 0 6h6c -/- 0/0 -", "Ah"),
    ],
)
def test_greedy_takes_what_scores_most(line: str, expected: str) -> None:
    assert greedy(line) == {parse_move(Position.parse(line), expected)}


def test_random_reaches_every_move() -> None:
    position = deal(PRESETS["finnish"], 4)
    seen = view(position, 0)
    reached = {RandomPlayer().choose(seen, random.Random(seed)) for seed in range(200)}
    assert reached == set(legal_moves(position))


@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_nothing_to_play_is_said(player: Player) -> None:
    over = Position.parse("finnish - -/- 0 - -/- 0/0 -")
    with pytest.raises(PositionError, match="seat 0 has nothing to play"):
        player.choose(view(over, 0), random.Random(0))
    with pytest.raises(PositionError, match="seat 1 has nothing to play"):
        player.choose(view(deal(PRESETS["finnish"], list(pack())), 1), random.Random(0))
