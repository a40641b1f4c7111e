"""Records of random games: what is written is read back, and reading changes nothing."""

import random
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kasino_teach as kt
from kasino_teach.records import (
    Comment,
    PackRecord,
    Play,
    Record,
    RecordError,
    Variation,
    parse_record,
)
from kasino_teach.rules import with_options
from kasino_teach.solver.analysis import analyse
from tests.helpers.strategies import games, rule_sets

MARKS = ["", "", "", "!", "?", "!!", "??", "!?", "?!"]
COMMENTS = ["so", "$eval +1 b", "a } and \\", "two\nlines ; (not) [this]", "$arrow Ks 5c", ""]


def comments(rng: random.Random) -> tuple[Comment, ...]:
    return tuple(Comment(rng.choice(COMMENTS)) for _ in range(rng.choice([0, 0, 0, 1, 2])))


def tree(position: kt.Position, length: int, rng: random.Random, depth: int) -> tuple[Play, ...]:
    """Random plays with variations that lie up to `depth` deep."""
    plays = []
    for _ in range(length):
        moves = kt.legal_moves(position)
        if not moves:
            break
        branches = rng.choice([0, 0, 0, 1, 2]) if depth else 0
        variations = tuple(
            Variation(tree(position, rng.randint(1, 5), rng, depth - 1), comments(rng))
            for _ in range(branches)
        )
        move = rng.choice(moves)
        plays.append(Play(move, rng.choice(MARKS), comments(rng), variations))
        position = kt.play(position, move).position
    return tuple(plays)


def whole(record: Record, rng: random.Random, length: int = 200) -> Record:
    """The record with its last pack played and annotated at random, to its end by default."""
    *before, pack = record.packs
    plays = tree(pack.start, length, rng, 2)
    annotated = replace(pack, comments=comments(rng), plays=plays)
    return Record(record.tags, (*before, annotated))


@st.composite
def matches(draw: st.DrawFn) -> Record:
    """Packs dealt one after another, or begun at a position; the last one may be cut short."""
    rules = draw(rule_sets())
    seats, pairs = draw(st.sampled_from([(2, False), (3, False), (4, False), (4, True)]))
    rng = random.Random(draw(st.integers(0, 2**32)))
    value = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]))
    tags = [("Player0", draw(value)), ("Odd", draw(value)), ("Odd", "twice")]
    record = Record.begin(rules, seats, pairs=pairs, tags=tags)
    for number in range(draw(st.integers(0, 2))):
        if number and record.match is not None and record.match.verdict is not None:
            break
        dealer = None if number else rng.randrange(seats)
        record = record.deal(rng, dealer=dealer)
        last = draw(st.booleans())
        record = whole(record, rng, rng.randint(0, 30) if last else 200)
        if last:
            break
    return record


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(matches())
def test_what_is_written_is_read_back(record: Record) -> None:
    text = str(record)
    read = parse_record(text)
    assert read == record
    assert str(read) == text
    assert Record.of(record.tags, record.packs) == record
    assert parse_record(text.replace("\n", "\r\n")) == record


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(games(), st.integers(0, 2**32))
def test_a_pack_that_begins_anywhere(game: list[kt.Step], seed: int) -> None:
    rng, start = random.Random(seed), game[-1].position
    empty = Record.begin(start.rules, start.seats, pairs=start.in_pairs)
    pack = PackRecord(rng.randint(1, 5), rng.randrange(start.seats), start)
    record = whole(Record(empty.tags, (pack,)), rng)
    assert parse_record(str(record)) == record
    assert Record.of(record.tags, record.packs) == record
    assert record.packs[0].is_over
    if record.match is not None and record.match.verdict is None:
        following = record.deal(seed)
        assert parse_record(str(following)) == following
        assert following.packs[1].start.scores == record.match.totals


@pytest.mark.parametrize("preset", sorted(kt.PRESETS))
def test_every_preset_from_its_deal(preset: str) -> None:
    rng = random.Random(preset)
    record = whole(Record.begin(kt.PRESETS[preset]).deal(7), rng)
    assert parse_record(str(record)) == record
    assert str(record).count("points ") == 1


def test_scores_carry_and_dealers_flow_from_pack_to_pack() -> None:
    rng = random.Random(5)
    record = Record.begin(with_options(kt.FINNISH, {"target": "200"}))
    for _ in range(4):
        record = whole(record.deal(rng), rng)
    assert [pack.dealer for pack in record.packs] == [1, 0, 1, 0]
    sums = [sum(p.points[side] for p in record.packs if p.points) for side in (0, 1)]
    assert record.match is not None
    assert list(record.match.totals) == sums
    text = str(record)
    for old, new, why in [
        ("pack 3 dealer 1", "pack 3 dealer 0", "the deal moves one seat, to seat 1"),
        ("pack 3 dealer 1", "pack 4 dealer 1", "the next pack is number 3"),
        ("pack 1 dealer 1", "pack 2 dealer 1", "the next pack is number 1"),
        ("pack 2 dealer 0", "pack 2 dealer 2", "seat 2 deals, but seats are 0 to 1"),
    ]:
        with pytest.raises(RecordError, match=why):
            parse_record(text.replace(old, new))


def test_a_game_is_recorded_while_it_is_played() -> None:
    record = Record.begin(kt.FINNISH)
    with pytest.raises(RecordError, match="no pack has been dealt"):
        record.play(kt.Trail(kt.pack()[0]))
    record = record.deal(1, dealer=0)
    assert record.packs[0].start.turn == 1
    with pytest.raises(RecordError, match="pack 1 before it is not over"):
        record.deal(2)
    move = kt.legal_moves(record.packs[0].end)[0]
    played = record.play(move, "!", [Comment("so")])
    assert played.packs[0].plays == (Play(move, "!", (Comment("so"),)),)
    assert record.packs[0].plays == ()
    with pytest.raises(RecordError, match="row 1"):
        played.play(move)
    assert parse_record(str(played)) == played


def test_nothing_is_dealt_when_the_match_is_won() -> None:
    rules = with_options(kt.FINNISH, {"target": "1"})
    record = whole(Record.begin(rules).deal(1), random.Random(1))
    assert record.match is not None
    assert record.match.verdict is not None
    with pytest.raises(RecordError, match="the match is over"):
        record.deal(1)


def test_a_recorded_pack_can_be_analysed() -> None:
    record = whole(Record.begin(kt.FINNISH).deal(2), random.Random(2))
    found = analyse(record.packs[0], last_plies=3)
    assert [play.ply for play in found.plays] == [45, 46, 47]
    assert [play.move for play in found.plays] == list(record.packs[0].moves[-3:])


@given(matches(), st.data())
def test_a_damaged_record_is_refused_by_an_error_of_ours(
    record: Record, data: st.DataObject
) -> None:
    text = str(record)
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    text = text[:at] + data.draw(st.text('{}()*;[]1.K 9sx^=\n"\\pa', max_size=3)) + text[at + cut :]
    with suppress(kt.KasinoError):
        read = parse_record(text)
        assert parse_record(str(read)) == read
