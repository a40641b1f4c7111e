"""What must hold in every position of every rule set."""

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kasino_teach as kt
from kasino_teach.engine import Item
from kasino_teach.engine.score import BASE_ITEMS
from kasino_teach.rules import Ties
from tests.helpers.strategies import Game, games, positions, rule_sets

CARDS_AT_MOST = 9  # every subset of the loose cards is tried: 2**9 for each card of the hand


def every_conceivable_move(position: kt.Position) -> Iterator[kt.Move]:
    """Trails, captures of every set of loose cards and builds, builds on everything at every value.

    Which grouping shows a capture is found by brute force over all partitions into sums, not by the
    engine's generator.
    """
    loose = position.loose
    subsets = [
        chosen for size in range(len(loose) + 1) for chosen in itertools.combinations(loose, size)
    ]
    build_sets = [
        tuple(build.cards for build in chosen)
        for size in range(len(position.builds) + 1)
        for chosen in itertools.combinations(position.builds, size)
    ]
    for card in position.hand:
        yield kt.Trail(card)
        for taken in subsets:
            for value in position.rules.hand_values[card]:
                if (groups := partition(position, taken, value)) is not None:
                    yield from (kt.Capture(card, groups, builds) for builds in build_sets)
        values = {v for other in position.hand for v in position.rules.hand_values[other]}
        for value in values:
            yield from (kt.MakeBuild(card, taken, value) for taken in subsets if taken)
            yield from (kt.MakeBuild(card, b.cards, value, on_build=True) for b in position.builds)


def partition(
    position: kt.Position, cards: tuple[kt.Card, ...], value: kt.Value
) -> tuple[tuple[kt.Card, ...], ...] | None:
    """Some way to share all cards out into groups of `value`, or None."""
    if not cards:
        return ()
    first, rest = cards[0], cards[1:]
    for size in range(len(rest) + 1):
        for others in itertools.combinations(rest, size):
            if worth(position, (first, *others), value):
                left = tuple(card for card in rest if card not in others)
                if (more := partition(position, left, value)) is not None:
                    return ((first, *others), *more)
    return None


def worth(position: kt.Position, group: tuple[kt.Card, ...], value: kt.Value) -> bool:
    values = position.rules.table_values
    if len(group) == 1:
        return value in values[group[0]]
    if any(v.rank for card in group for v in (value, *values[card])):
        return False
    numbers = ([v.number for v in values[card]] for card in group)
    return any(sum(each) == value.number for each in itertools.product(*numbers))


@settings(max_examples=150, deadline=None)
@given(positions().filter(lambda p: len(p.loose) <= CARDS_AT_MOST))
def test_legal_moves_are_exactly_what_the_checks_allow(position: kt.Position) -> None:
    if kt.is_over(position):
        assert kt.legal_moves(position) == ()
        return
    conceivable = {move for move in every_conceivable_move(position) if kt.is_legal(position, move)}
    moves = kt.legal_moves(position)
    assert len(moves) == len(set(moves))
    assert set(moves) == conceivable


@settings(deadline=None)
@given(games())
def test_cards_are_conserved_and_a_move_exists_until_the_end(game: Game) -> None:
    for step in game:
        position = step.position
        assert kt.Position.of(position) == position  # no faults
        assert Counter(all_cards(position)) == Counter(kt.pack(position.rules.packs))
        assert bool(kt.legal_moves(position)) != kt.is_over(position)


def all_cards(position: kt.Position) -> list[kt.Card]:
    places = [position.loose, position.stock.cards, *position.piles]
    places += [build.cards for build in position.builds] + [hand.cards for hand in position.hands]
    return [card for place in places for card in place]


@settings(deadline=None)
@given(positions())
def test_what_is_written_is_read_back(position: kt.Position) -> None:
    assert kt.Position.parse(str(position)) == position
    for move in kt.legal_moves(position):
        read = kt.parse_move(position, kt.format_move(position, move, sweep_mark=True) + "!?")
        assert read == move
        assert str(read) == str(move) == kt.format_move(position, move)


@given(rule_sets())
def test_a_rule_set_is_read_back(rules: kt.RuleSet) -> None:
    again = kt.RuleSet.parse(str(rules))
    assert again == rules
    assert again.preset == rules.preset
    assert hash(again) == hash(rules)


@settings(deadline=None)
@given(games())
def test_base_points_add_up_to_what_the_table_says(game: Game) -> None:
    position = game[-1].position
    while moves := kt.legal_moves(position):
        position = kt.play(position, moves[0]).position
    rules, score = position.rules, kt.score(position)
    assert score.totals == tuple(
        sum(line.points for line in score.lines if line.side == side)
        for side in range(position.sides)
    )
    if not position.is_played_out or position.last is None:
        return  # a match that ended at once leaves points on the table
    base = sum(line.points for line in score.lines if line.item in BASE_ITEMS)
    expected = (4 * rules.ace + rules.little + rules.big) * rules.packs
    expected += rules.mulle * sum(position.mulles)
    for item, points, wanted in (
        (Item.MOST_CARDS, rules.most_cards, lambda card: True),
        (Item.MOST_SPADES, rules.most_spades, lambda card: str(card)[1] == "s"),
    ):
        counts = sorted((sum(map(wanted, pile)) for pile in position.piles), reverse=True)
        tied = counts[0] == counts[1]
        expected += points if not tied or rules.ties is Ties.SPLIT else 0
        waiting = position.carry[item is Item.MOST_SPADES]
        kept = points + waiting if tied and rules.ties is Ties.CARRY else 0
        assert score.carry[item is Item.MOST_SPADES] == kept
    if rules.spades_over is not None:
        spades = [sum(str(card)[1] == "s" for card in pile) for pile in position.piles]
        expected += sum(max(0, count - rules.spades_over) for count in spades)
    assert base == expected


@settings(deadline=None)
@given(games())
def test_a_view_shows_nothing_hidden_and_counting_is_right(game: Game) -> None:
    position = game[-1].position
    for seat in range(position.seats):
        seen = kt.view(position, seat)
        hidden = {c for o, h in enumerate(position.hands) if o != seat for c in h.cards}
        hidden |= set(position.stock.cards)
        assert set(seen.unseen) == hidden
        assert all(not h.cards for o, h in enumerate(seen.position.hands) if o != seat)
        deduced = kt.deduce(seen)
        assert deduced is None or deduced == position
    if position.seats == 2 and position.is_last_hand:
        assert all(kt.deduce(kt.view(position, seat)) == position for seat in (0, 1))


@given(st.integers(), st.sampled_from([1, 2]))
def test_a_seed_gives_one_pack(seed: int, packs: int) -> None:
    rules = kt.PRESETS["mulle" if packs == 2 else "finnish"]
    assert kt.deal(rules, seed) == kt.deal(rules, seed)


@pytest.mark.parametrize(
    ("rules", "moves"),
    [(rules, 52 * rules.packs - rules.first_table) for rules in kt.PRESETS.values()],
    ids=kt.PRESETS,
)
def test_a_pack_takes_as_many_plays_as_cards_are_dealt_to_hands(
    rules: kt.RuleSet, moves: int
) -> None:
    position, plays = kt.deal(rules, 1), 0
    while legal := kt.legal_moves(position):
        position, plays = kt.play(position, legal[0]).position, plays + 1
    assert plays == moves
