"""Errors of a record say where: line and column, also for its rules and seats, however lines end."""

from pathlib import Path
from typing import Final

import pytest

from kasino_teach.errors import NotationError, RulesError
from kasino_teach.notation import parse_move_text
from kasino_teach.records import Comment, Play, Record, RecordError, parse_record, read_record
from kasino_teach.rules import FINNISH, RuleSet

POSITION: Final = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"
HEAD: Final = '[Event "x"]\n[Rules "finnish"]\n\npack 1 dealer 1\n'


def record(move: str, position: str = POSITION) -> str:
    return f"{HEAD}from {position}\n1. {move}\n"


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('[Event "x"]\n[Rules "finish"]\n', 2, 9),
        ('[Event "x"]\n  [Rules "finnish,targt=2"]\n', 2, 11),
        ('[Rules "mulle,packs=1"]\n', 1, 9),
        (record("8s", "finish" + POSITION[7:]), 5, 6),
        (record("8s", POSITION.replace("finnish", "finnish,target=0")), 5, 6),
    ],
)
def test_rules_have_a_place(text: str, line: int, column: int) -> None:
    with pytest.raises(RulesError, match=f"^line {line}, column {column}: ") as caught:
        parse_record(text)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_rules_alone_have_none() -> None:
    with pytest.raises(RulesError) as caught:
        RuleSet.parse("finish")
    assert (caught.value.line, caught.value.column) == (None, None)


@pytest.mark.parametrize(
    ("text", "line", "column", "why"),
    [
        ('[Rules "finnish"]\n[Seats "5"]', 2, 9, "5 seats"),
        ('[Rules "finnish"]\n[Pairs "yes"]', 2, 9, "pairs are of four"),
        ('[Seats "3"]\n[Rules "finnish"]\n [Pairs "yes"]', 3, 10, "pairs are of four"),
        ('[Rules "finnish,hand=5"]', 1, 9, "come out even"),
        (record("8s", POSITION.replace("2c 0", "2c 7")), 5, 6, "seat 7"),
        (record("8s", POSITION.replace("finnish", "nordic")), 5, 6, "its rules"),
        (record("8sx9c"), 6, 4, "8sx9c"),
        (record("8sx8d 3d"), 6, 10, "3d"),
        (record("8s\npoints 1/2"), 7, 1, "points"),
    ],
)
def test_what_breaks_the_rules_has_a_place(text: str, line: int, column: int, why: str) -> None:
    for ended in ("\n", "\r", "\r\n"):
        with pytest.raises(RecordError, match=why) as caught:
            parse_record(text.replace("\n", ended))
        assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("ended", ["\n", "\r", "\r\n"])
def test_what_is_no_text_has_a_place_however_lines_end(tmp_path: Path, ended: str) -> None:
    path = tmp_path / "match.kgn"
    path.write_bytes(record("8s {Tromsø ?}").replace("\n", ended).encode().replace(b"?", b"\xff"))
    with pytest.raises(NotationError) as caught:
        read_record(path)
    assert (caught.value.line, caught.value.column) == (6, 15)


@pytest.mark.parametrize("half", [chr(0xD800), chr(0xDCFF)])
def test_half_a_character_is_told(half: str) -> None:
    with pytest.raises(NotationError, match=r"line 6, column 10 .* UTF-8") as caught:
        parse_record(record(f"8s {{bad{half}}}").replace("{bad", "{x "))
    str(caught.value).encode()
    with pytest.raises(NotationError, match="UTF-8"):
        Comment(f"bad {half}")
    with pytest.raises(NotationError, match="UTF-8"):
        Record.begin(FINNISH, tags=[("Event", half)])


@pytest.mark.parametrize(
    ("seats", "pairs"), [(5, False), (1, False), (3, True), (2, True), (7, False)]
)
def test_seats_that_cannot_play_are_refused_when_a_record_begins(seats: int, pairs: bool) -> None:
    with pytest.raises((RecordError, NotationError)):
        Record.begin(FINNISH, seats, pairs=pairs)


@pytest.mark.parametrize("mark", [" {", "zzz", "!!!", "*", "! ", "(", "$", "\n!", "??!"])
def test_only_marks_are_marks(mark: str) -> None:
    with pytest.raises(NotationError, match="!!"):
        Play(parse_move_text("8s").move, mark)
    dealt = parse_record(HEAD + f"from {POSITION}\n")
    with pytest.raises(NotationError, match="!!"):
        dealt.play(parse_move_text("8s").move, mark)


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("8sx8d !", "8sx8d!"),
        ("8sx8d   !?", "8sx8d!?"),
        ("8sx8d\n??", "8sx8d??"),
        ("8sx8d {good} !", "8sx8d! {good}"),
        ("8sx8d {good}!", "8sx8d! {good}"),
        ("8sx8d {a} {b} ?! {c}", "8sx8d?! {a} {b} {c}"),
        ("8sx8d ! (8s ?)", "8sx8d! (8s?)"),
        ("8sx8d {a} ! (8s {b} ?)", "8sx8d! {a} (8s? {b})"),
        ("8sx8d ; words\n !", "8sx8d!"),
    ],
)
def test_marks_that_stand_apart_are_read_and_written_behind_the_move(
    written: str, canonical: str
) -> None:
    read = parse_record(record(written))
    assert str(read).splitlines()[-1] == f"1. {canonical}"
    assert parse_record(str(read)) == read


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("8sx8d *", "8sx8d*"),
        ("8sx8d *!", "8sx8d*!"),
        ("8sx8d * !", "8sx8d*!"),
        ("8sx8d* !", "8sx8d*!"),
    ],
)
def test_a_sweep_mark_may_stand_apart_too(written: str, canonical: str) -> None:
    bare = POSITION.replace("3c5h8d9c", "8d")
    assert str(parse_record(record(written, bare))).splitlines()[-1] == f"1. {canonical}"
    with pytest.raises(NotationError, match="sweep mark"):
        parse_record(record(written))


@pytest.mark.parametrize(
    "text", ["8sx8d! !", "8sx8d ! !", "8sx8d ! {a} !", "8sx8d !x", "! 8s", "8s {a} *"]
)
def test_one_mark_a_move(text: str) -> None:
    with pytest.raises(NotationError):
        parse_record(record(text))
