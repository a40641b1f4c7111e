"""Reading records: what is accepted, and what each fault is told by."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import kasino_teach as kt
from kasino_teach.records import (
    Comment,
    Play,
    Record,
    RecordError,
    Variation,
    parse_record,
    read_record,
    write_record,
)

HEAD = '[Event "A \\"small\\" \\\\ example"]\n[Rules "finnish"]\n[Odd_1 ""]\n\n'
START = "finnish 3h5c8dTc KhKs/9h9s 0 - -/- 0/0 -"
TAIL = " Kh) 9h\n2. Kh?! 9sx9h\npoints 1/0\n"
SMALL = f"""{HEAD}pack 3 dealer 1
from {START}
{{Two hands of two.}} {{And more.}}
1. Ksx3h+Tc,5c+8d*!? {{All of it. $eval +2}} (Ks {{Why not?}} 9h (9s!) Kh) ({{Or}} Kh) 9h
2. Kh?! 9sx9h
points 1/0
"""


def test_a_small_record() -> None:
    record = parse_record(SMALL)
    (pack,) = record.packs
    assert record.tags == (
        ("Event", 'A "small" \\ example'),
        ("Rules", "finnish"),
        ("Odd_1", ""),
    )
    assert (record.tag("Odd_1"), record.tag("Date")) == ("", None)
    assert (pack.number, pack.dealer, pack.cards) == (3, 1, None)
    assert pack.start == kt.Position.parse(START)
    assert [comment.text for comment in pack.comments] == ["Two hands of two.", "And more."]
    assert list(map(str, pack.moves)) == ["Ksx3h+Tc,5c+8d", "9h", "Kh", "9sx9h"]
    first = pack.plays[0]
    assert (first.mark, first.comments) == ("!?", (Comment("All of it. $eval +2"),))
    assert [len(variation.plays) for variation in first.variations] == [3, 1]
    inner = first.variations[0].plays[1]
    assert list(map(str, [inner.move, inner.variations[0].plays[0].move])) == ["9h", "9s"]
    assert first.variations[1].comments == (Comment("Or"),)
    assert (pack.is_over, pack.points, len(pack.positions)) == (True, (1, 0), 5)
    assert pack.row(3) == 2
    assert record.match is not None
    assert record.match.totals == (1, 0)


def test_it_is_written_as_it_was_read() -> None:
    assert str(parse_record(SMALL)) == SMALL
    assert parse_record(str(parse_record(SMALL))) == parse_record(SMALL)


@pytest.mark.parametrize(
    "text",
    [
        SMALL.replace("\n", "\r\n"),
        "\ufeff" + SMALL,
        SMALL.replace("*", ""),
        SMALL.replace("3h+Tc,5c+8d", "8d+5c,Tc+3h"),
        SMALL.replace("3h+Tc,5c+8d", "8d+5c,10♣+3♥"),
        SMALL.replace("1. ", "; one\n1.").replace("points", "\n\n  points"),
        SMALL.replace("\n2. ", " 2.\t;to the end {of} (the line\n"),
        SMALL.replace("(Ks", "(1. Ks").replace(" Kh) ({", " 2. Kh) ({"),
        SMALL.replace("+2}", "2}"),
        SMALL.replace("points 1/0\n", ""),
        SMALL.replace(f"from {START}", f"from {START} 0/0 0+0 ; composed"),
        SMALL.replace('"finnish"', '"finnish,target=16"'),
        SMALL.replace('example"]\n', 'example" ] '),
        SMALL.replace("{Two hands of two.} {And", "{Two hands of two.}\n;\n{And"),
        SMALL.replace("pack 3 dealer 1\n", "pack 3 dealer 1 {Two hands of two.}\n").replace(
            "\n{Two hands of two.}", "\n"
        ),
    ],
)
def test_lenient_reading(text: str) -> None:
    assert text != SMALL
    assert parse_record(text) == parse_record(SMALL)
    assert str(parse_record(text)) == SMALL


def test_comments_behind_a_variation_and_behind_the_points_are_kept() -> None:
    text = SMALL.replace(" 9h\n2.", " {late} 9h\n2.").replace("1/0\n", "1/0 {good game}\n")
    plays = parse_record(text).packs[0].plays
    assert [c.text for c in plays[0].comments] == ["All of it. $eval +2", "late"]
    assert [c.text for c in plays[-1].comments] == ["good game"]


def test_a_record_cut_short_is_a_game_going_on() -> None:
    text = SMALL[: SMALL.index(" 9sx9h")]
    record = parse_record(text)
    assert (record.packs[0].is_over, record.packs[0].points, record.match) == (False, None, None)
    assert str(record).endswith("2. Kh?!\n")
    assert parse_record('[Rules "nordic"]').packs == ()


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("1. ", "2. ", 8, 1, "the row's number, 1."),
        ("1. ", "", 8, 1, "the row's number, 1."),
        ("2. ", "3. ", 9, 1, "the row's number, 2."),
        ("(Ks", "(2. Ks", 8, 45, "the row's number, 1."),
        (" Kh?!", " 3. Kh?!", 9, 4, "a move"),
        ("2. Kh", "Kh", 9, 1, "the row's number, 2."),
        ("?! 9sx", "?! 2. 9sx", 9, 9, "a move: row 2 holds 2"),
        ("Ksx3h", "Ksx3j", 8, 8, "a suit"),
        ("9sx9h", "9sx9h*", 9, 14, "no sweep mark"),
        ("(9s!)", "()", 8, 63, "a move"),
        ("{Or}", "{Or", 8, 73, "a comment with a }"),
        (TAIL, " Kh\n", 9, 1, "a move, or )"),
        ("\n2. Kh", ")\n2. Kh", 8, 84, "a move, points, or the next pack"),
        ("points 1/0", "points 7/x", 10, 10, "points such as"),
        ("points 1/0", "points 1/0 2", 10, 12, "the word pack"),
        ("pack 3", "pack x", 5, 6, "the pack's number"),
        ("dealer 1", "1", 5, 8, "the word dealer"),
        (f"from {START}", "1. Ks", 6, 1, "cards or from"),
        ("9h9s", "9h9", 6, 31, "a suit"),
        ('[Rules "finnish"]', "", 5, 1, "a tag [Rules"),
        ('""]', '""', 5, 1, "']'"),
        ('""]', '"]', 3, 8, "a value in quotes"),
        ("[Odd_1", "[1", 3, 2, "the name of a tag"),
        ("[Odd_1", "[Rules", 3, 2, "[Rules] once"),
        ('[Odd_1 ""]', '[Seats "x"]', 3, 9, "a number of seats"),
        ('[Odd_1 ""]', '[Pairs ""]', 3, 9, "one of: yes, no"),
    ],
)
def test_malformed_text(old: str, new: str, line: int, column: int, expected: str) -> None:
    assert SMALL.count(old)
    with pytest.raises(kt.NotationError) as caught:
        parse_record(SMALL.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.column) == (line, column)
    assert expected in error.expected
    assert f"line {error.line}, column {error.column}" in str(error)
    assert error.text == SMALL.replace(old, new, 1).split("\n")[(error.line or 0) - 1]


@pytest.mark.parametrize(
    ("old", "new", "line", "row", "why"),
    [
        ("?! 9sx9h", "?! 9cx9h", 9, 2, "in the hand"),
        ("Ksx3h+Tc,5c+8d*", "Ksx3h+5c", 8, 1, "worth the value played"),
        ("(Ks", "(Qs", 8, 1, "in the hand"),
        ("9sx9h\n", "9sx9h\n3. Kh\n", 10, 3, "the pack is not over: broken"),
        ("1/0", "1/1", 10, None, "points 1/1 are written, the engine counts 1/0"),
        (" 9sx9h\n", "\n", 10, None, "it is not over"),
        ("finnish 3h", "nordic 3h", 6, None, "its rules are not the record's, finnish"),
        ('[Odd_1 ""]', '[Seats "3"]', 6, None, "the record is of 3 seats"),
        ("dealer 1", "dealer 2", 6, None, "seat 2 deals"),
        ("pack 3", "pack 0", 6, None, "the next pack is number 1"),
        ("KhKs/", "KsKs/", 6, None, "more than once: Ks"),
    ],
)
def test_a_record_that_breaks_the_rules(
    old: str, new: str, line: int, row: int | None, why: str
) -> None:
    assert SMALL.count(old)
    with pytest.raises(RecordError, match=re.escape(why)) as caught:
        parse_record(SMALL.replace(old, new, 1))
    error = caught.value
    assert (error.line, error.row, error.pack) == (line, row, 0 if new == "pack 0" else 3)
    assert (error.move is None) == (row is None)
    assert all(not reason.ok for reason in error.reasons)


def test_unknown_rules() -> None:
    with pytest.raises(kt.RulesError, match="no preset 'finish'"):
        parse_record(SMALL.replace('"finnish"', '"finish"'))


def test_variations_lie_only_so_deep() -> None:
    deep = SMALL.replace("9h (9s!)", "9h " + "(9h " * 150 + ")" * 150)
    with pytest.raises(kt.NotationError, match="at most 100 deep"):
        parse_record(deep)
    deep = SMALL.replace("9h (9s!)", "9h " + "(9h " * 98 + ")" * 98)
    assert parse_record(str(parse_record(deep))) == parse_record(deep)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.kgn"
    record = parse_record(SMALL)
    write_record(path, record)
    assert path.read_bytes() == SMALL.encode()
    assert read_record(path) == record
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    assert read_record(str(path)) == record
    path.write_bytes(b'[Rules "finnish"]\n[Who "\xe4"]\n')
    with pytest.raises(kt.NotationError, match="text in UTF-8") as caught:
        read_record(path)
    assert (caught.value.line, caught.value.column) == (2, 7)
    with pytest.raises(OSError, match="absent"):
        read_record(tmp_path / "absent.kgn")


def test_putting_a_record_together() -> None:
    good = parse_record(SMALL)
    (pack,) = good.packs
    assert Record.of(good.tags, good.packs) == good
    wild = Play(kt.Trail(pack.start.hands[1].cards[0]))
    with pytest.raises(RecordError, match="row 1, move 9h"):
        Record.of(good.tags, [replace(pack, plays=(wild,))])
    empty = replace(pack.plays[0], variations=(Variation(()),))
    with pytest.raises(RecordError, match="a variation without plays"):
        Record.of(good.tags, [replace(pack, plays=(empty,))])
    with pytest.raises(kt.NotationError, match="a value on one line"):
        Record.of([*good.tags, ("Site", "a\nb")])
    with pytest.raises(kt.NotationError, match="the name of a tag"):
        Record.of([*good.tags, ("a b", "")])
