"""Our own leaf counts, and a naive generator that knows the rules in another way.

It tries every subset of the table and spells the options out again, with nothing from the engine's own
generator and checks.
"""

import itertools
from collections.abc import Iterator

import pytest

import kasino_teach as kt
from tests.helpers.tables import rows
from tools.perft_table import LEAVES_AT_MOST
from tools.perft_table import rows as written_rows

OURS = rows("our-perft")
DEPTHS = ("leaves_1", "leaves_2", "leaves_3")
COURTS = {11, 12, 13}

Unit = frozenset[tuple[kt.Card, ...]]
"""What a capture takes: loose cards as 1-tuples, builds as the tuple of their cards."""


def hand_values(rules: kt.RuleSet, card: kt.Card) -> set[int]:
    if card.rank == 1:
        return {"1": {1}, "14": {14}, "1+14": {1, 14}}[rules.ace_hand.value]
    if rules.specials and str(card)[:2] in ("2s", "Td"):
        return {15 if card.rank == 2 else 16}
    return {built_value(rules, card)}


def table_values(rules: kt.RuleSet, card: kt.Card) -> set[int]:
    if card.rank == 1:
        return {"1": {1}, "1+14": {1, 14}}[rules.ace_table.value]
    return {built_value(rules, card)}


def built_value(rules: kt.RuleSet, card: kt.Card) -> int:
    """A court that is only its rank has minus that rank."""
    return -card.rank if card.rank in COURTS and rules.courts.value == "ranks" else card.rank


def is_group(rules: kt.RuleSet, cards: tuple[kt.Card, ...], value: int) -> bool:
    values = [table_values(rules, card) for card in cards]
    if len(cards) == 1:
        return value in values[0]
    return value > 0 and any(
        min(each) > 0 and sum(each) == value for each in itertools.product(*values)
    )


def takes(position: kt.Position, card: kt.Card) -> set[Unit]:
    """Every set the card may take, were captures not forced."""
    rules, found = position.rules, set()
    subsets = [
        subset
        for size in range(1, len(position.loose) + 1)
        for subset in itertools.combinations(position.loose, size)
    ]
    for value in hand_values(rules, card):
        units: list[Unit] = [
            frozenset((one,) for one in subset)
            for subset in subsets
            if is_group(rules, subset, value)
        ]
        units += [frozenset([build.cards]) for build in position.builds if number(build) == value]
        sets: set[Unit] = {frozenset()}
        for unit in units:
            sets |= {taken | unit for taken in sets if not taken & unit}
        owed = frozenset(
            (one,)
            for one in position.loose
            if rules.take_rank and one.rank == card.rank and value in table_values(rules, one)
        )
        found |= {taken for taken in sets if taken and owed <= taken}
    return found


def number(build: kt.Build) -> int:
    """The value of a build; minus the rank of courts without numbers."""
    return build.value.number or -build.value.rank


def builds(position: kt.Position, card: kt.Card) -> Iterator[tuple[object, int]]:
    """Every build with the card, as the table of the four styles has it."""
    rules, style = position.rules, position.rules.builds.value
    if style == "none":
        return
    held = {v for other in position.hand if other != card for v in hand_values(rules, other)}
    laid = built_value(rules, card)
    own = [build for build in position.builds if build.owner == position.turn]
    if style != "norwegian" or not own:
        for size in range(1, len(position.loose) + 1 if style == "casino" else 2):
            for subset in itertools.combinations(position.loose, size):
                worth = [laid, *(built_value(rules, one) for one in subset)]
                if style == "casino" and any(one.rank in COURTS for one in subset):
                    continue
                if min(worth) > 0 and sum(worth) in held:
                    yield subset, sum(worth)
                if size == 1 and worth[0] == worth[1] and laid in held:
                    yield subset, laid
    for build in position.builds:
        if style == "norwegian" and any(other != build for other in own):
            continue
        worth_now = number(build)
        raised = worth_now + laid
        theirs = (build.owner - position.turn) % position.sides != 0
        may_raise = not build.fixed and (style != "norwegian" or theirs)
        if may_raise and min(worth_now, laid) > 0 and raised in held:
            yield build, raised
        of_rank = all(built_value(rules, one) == worth_now for one in build.cards)
        may_add = {"norwegian": True, "casino": True, "cassino": of_rank, "rakennus": False}
        if laid == worth_now and laid in held and may_add[style]:
            yield build, laid


def moves(position: kt.Position) -> int:
    """How many legal moves there are."""
    rules, hand = position.rules, position.hands[position.turn].cards
    sets = {card: takes(position, card) for card in hand}
    laid = {card: len(list(builds(position, card))) for card in hand}
    someone_takes = any(sets.values())
    forced = rules.capture.value == "forced"
    count = 0
    for card in hand:
        if forced:
            count += sum(not any(one < other for other in sets[card]) for one in sets[card])
        else:
            count += len(sets[card])
        count += 0 if forced and someone_takes else laid[card]
        may_trail = {
            "optional": True,
            "played-card": not sets[card],
            "forced": not someone_takes,
        }[rules.capture.value]
        minds = rules.builds.value == "casino" and any(
            build.owner == position.turn for build in position.builds
        )
        if minds and (someone_takes or any(laid.values())):
            may_trail = False
        count += may_trail
    return count


@pytest.mark.parametrize("row", OURS, ids=lambda row: " ".join(row["position"].split()[:2]))
def test_the_engine_and_the_naive_generator_count_the_same(row: dict[str, str]) -> None:
    position = kt.Position.parse(row["position"])
    for depth, column in enumerate(DEPTHS, 1):
        if row[column] != "-":
            assert kt.perft(position, depth) == int(row[column])
    assert moves(position) == int(row["leaves_1"])
    if row["leaves_2"] != "-" and int(row["leaves_2"]) <= NAIVE_AT_MOST:
        after = [kt.play(position, move).position for move in kt.legal_moves(position)]
        naive = sum(1 if kt.is_over(one) else moves(one) for one in after)
        assert naive == int(row["leaves_2"])


NAIVE_AT_MOST = 60
"""Leaves of two plays that are counted naively too."""


def test_the_table_is_what_the_script_writes() -> None:
    """Its first rows: packs, positions and counts are the same on every machine."""
    lines = ["\t".join(row[name] for name in ("position", *DEPTHS)) for row in OURS[:12]]
    assert lines == list(itertools.islice(written_rows(), 12))


def test_the_table_has_all_kinds_of_rows() -> None:
    presets = {row["position"].split(" ")[0].split(",")[0] for row in OURS}
    assert presets == set(kt.PRESETS)
    assert any(row["leaves_3"] == "-" for row in OURS)
    assert all(
        int(row[name]) <= LEAVES_AT_MOST for row in OURS for name in DEPTHS if row[name] != "-"
    )
    assert sum("[" in row["position"] for row in OURS) > 30
