"""Reading takes time in proportion to the text: what is counted here is work, not seconds."""

from typing import Final

import pytest

from kasino_teach.records import Comment, Record, parse_record
from kasino_teach.records.flow import Flow

POSITION: Final = "finnish 3c5h8d9c 8s/2c 0 - -/- 0/0 -"
HEAD: Final = '[Rules "finnish"]\n\n'
MANY: Final = 100_000


@pytest.mark.parametrize("inside", ["\\" * MANY, "\\\\}" * MANY, "x\\" * MANY, "\\" * MANY + "}x"])
def test_backslashes_are_gone_through_once(inside: str) -> None:
    """From each backslash of a run to its end and back, this took minutes."""
    comment = Comment(inside)
    text = f"{HEAD}pack 1 dealer 1\nfrom {POSITION}\n1. 8s {comment}\n"
    assert parse_record(text).packs[0].plays[0].comments == (comment,)


def packs(count: int) -> str:
    one = "pack {n} dealer {d}\nfrom {position}\n1. 8s 2c\n\n"
    return HEAD + "".join(one.format(n=n, d=n % 2, position=POSITION) for n in range(1, count + 1))


def test_each_pack_is_followed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    followed, after = [], Flow.after

    def counted(flow: Flow, number: int, dealer: int, position: object) -> Flow:
        followed.append(number)
        return after(flow, number, dealer, position)  # type: ignore[arg-type]

    monkeypatch.setattr(Flow, "after", counted)
    read = parse_record(packs(50))
    assert followed == list(range(1, 51))
    followed.clear()
    assert Record.of(read.tags, read.packs) == read
    assert followed == list(range(1, 51))
