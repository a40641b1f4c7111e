"""Comments: words stay as they are, remarks are data."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kasino_teach as kt
from kasino_teach.notation import parse_move_text
from kasino_teach.records import Arrow, Best, Clock, Comment, Eval, Remark, parse_record

KING = parse_move_text("Ksx5c+8d").move
CARDS = kt.pack()


@pytest.mark.parametrize(
    ("text", "remarks", "words", "canonical"),
    [
        ("Thirteen. $eval +1", [Eval(1)], "Thirteen.", None),
        ("$eval 1", [Eval(1)], "", "$eval +1"),
        ("$eval -15:2 $eval 0", [Eval(Fraction(-15, 2)), Eval(0)], "", None),
        ("a $best\nKsx8d+5c* b", [Best(KING)], "a b", "a $best Ksx5c+8d b"),
        (
            "$arrow ks 10♣ 8D so",
            [Arrow((CARDS[51], CARDS[36], CARDS[29]))],
            "so",
            "$arrow Ks Tc 8d so",
        ),
        ("$clock 12.50 $clock 7", [Clock("12.50"), Clock("7")], "", None),
        ("$other 3, $eval much, a $5 card, x$eval 1", [], None, None),
        ("$eval +-1 $best Ks! $arrow Ks $clock soon $eval", [], None, None),
        ("$best $eval 2", [Eval(2)], "$best", "$best $eval +2"),
        ("  spaces\tstay \\ \\} \r\n", [], "spaces\tstay \\ \\}", "  spaces\tstay \\ \\} \n"),
    ],
)
def test_remarks(
    text: str, remarks: list[Remark], words: str | None, canonical: str | None
) -> None:
    comment = Comment(text)
    assert list(comment.remarks) == remarks
    assert comment.words == (text if words is None else words)
    assert comment.text == (text if canonical is None else canonical)


def test_a_comment_is_put_together() -> None:
    comment = Comment.of("Well:", Eval(-1), Best(KING), Arrow(CARDS[:2]), Clock("0.5"))
    assert str(comment) == "{Well: $eval -1 $best Ksx5c+8d $arrow Ac Ad $clock 0.5}"
    assert [type(remark) for remark in comment.remarks] == [Eval, Best, Arrow, Clock]
    assert float(Clock("0.5")) == 0.5


@pytest.mark.parametrize(
    ("inside", "text"),
    [("a \\} b", "a } b"), ("C:\\\\x\\y", "C:\\\\x\\y"), ("end\\\\", "end\\"), ("\\\\\\}", "\\}")],
)
def test_braces_and_backslashes(inside: str, text: str) -> None:
    start = "finnish 5c Ks/Kh 0 - -/- 0/0 -"
    record = parse_record(f'[Rules "finnish"]\npack 1 dealer 1\nfrom {start}\n{{{inside}}}\n')
    assert record.packs[0].comments == (Comment(text),)
    assert f"{{{inside}}}" in str(record)


@given(st.text(st.sampled_from('ab {}\\\n\r$;()[]"' + "é\x85\u2028")) | st.text())
def test_any_text_is_read_back(text: str) -> None:
    comment = Comment(text)
    start = "finnish 5c Ks/Kh 0 - -/- 0/0 -"
    record = (
        f'[Rules "finnish"]\npack 1 dealer 1\nfrom {start}\n{comment}{comment}\n1. Ks {comment}'
    )
    (pack,) = parse_record(record).packs
    assert pack.comments == (comment, comment)
    assert pack.plays[0].comments == (comment,)


@given(
    st.lists(
        st.one_of(
            st.builds(
                Eval, st.integers(-999, 999) | st.sampled_from([Fraction(1, 3), Fraction(-15, 2)])
            ),
            st.builds(Arrow, st.lists(st.sampled_from(CARDS), min_size=2, max_size=5).map(tuple)),
            st.builds(Clock, st.from_regex(r"[0-9]{1,4}(\.[0-9]{1,3})?", fullmatch=True)),
            st.builds(Best, st.sampled_from([KING, kt.Trail(CARDS[3])])),
        )
    ),
    st.sampled_from(["", "Good", "It costs $5"]),
)
def test_remarks_are_read_back(remarks: list[Remark], words: str) -> None:
    comment = Comment.of(words, *remarks)
    assert (list(comment.remarks), comment.words) == (remarks, words)
    assert Comment(comment.text) == comment
