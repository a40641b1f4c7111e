"""`kasino rules` and `kasino compare`."""

import pytest

from kasino_teach.cli.program import run
from kasino_teach.rules import PRESETS

ACES = "finnish AdKh As6c/?2 0 ?8 -/- 0/0 -"
BUILDS = "norwegian [3c4d=7@1] 7s9h/?2 0 ?8 -/- 0/0 -"


def printed(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert run(words) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def test_presets_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(["rules"], capsys).splitlines()
    assert [line.split()[0] for line in lines] == list(PRESETS)
    assert lines[0].startswith("finnish       Finnish Kasino: ")


def test_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["rules", "norwegian"], capsys)
    assert out.startswith("Norwegian Kasino (norwegian)\n=====")
    assert "- Only an opponent's build may be raised" in out
    assert "Our readings" in out


def test_a_page_of_house_rules_in_finnish(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["rules", "finnish,target=21", "--lang", "fi"], capsys)
    assert "21 pistettä. (kotisääntö)" in out
    assert "mökki" in out


def test_only_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["rules", "finnish", "--diff", "pakka"], capsys)
    assert out.splitlines() == [
        "refill: hand / at-once",
        "  finnish  When all hands are empty, new ones are dealt from the stock.",
        "  pakka    After every play the hand is filled from the stock again at once.",
    ]


def test_names_of_rules_are_read_leniently(capsys: pytest.CaptureFixture[str]) -> None:
    exact = printed(["rules", "finnish,target=21", "--diff", "nordic"], capsys)
    assert printed(["rules", "Finnish, target=21", "--diff", " NORDIC"], capsys) == exact
    compared = printed(["compare", ACES, "nordic", "norwegian"], capsys)
    assert printed(["compare", ACES, "Nordic", "Norwegian "], capsys) == compared


def test_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["rules", "laisto", "--diff", "finnish,capture=forced,goal=fewest"], capsys)
    assert out == "laisto and finnish,capture=forced,goal=fewest are the same rules.\n"


def test_what_is_legal_here_and_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(["compare", ACES, "nordic", "norwegian"], capsys).splitlines() == [
        "Legal under nordic and not under norwegian: 1",
        "  AsxAd  Take the ace of diamonds with the ace of spades.",
        "    On the table the ace of diamonds counts 1, but the ace of spades takes 14. "
        "From the hand the ace of spades counts 14.",
        "Legal under norwegian and not under nordic: 0",
        "Legal under both: 3",
    ]


def test_moves_legal_under_both_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(["compare", ACES, "nordic", "norwegian", "--all"], capsys).splitlines()
    assert lines[4:] == [
        "Legal under both: 3",
        "  6c  Trail the six of clubs.",
        "  As  Trail the ace of spades.",
        "  AsxAd+Kh  Take the ace of diamonds and the king of hearts with the ace of spades, "
        "which empties the table.",
    ]


def test_a_comparison_in_norwegian(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(["compare", ACES, "nordic", "norwegian", "--lang", "nb"], capsys)
    assert "Ta inn ruter ess med spar ess." in out


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["rules", "finish"], "finnish-duel"),
        (["rules", "finnish,targt=21"], "targt"),
        (["rules", "finnish,target=many"], "option target"),
        (["rules", "finnish,mulle=5"], "packs=1"),
        (["rules", "finnish", "--diff", "finish"], "'finish'"),
        (["rules", "--diff", "finnish"], "--diff"),
        (["rules", "finnish", "--lang", "sv"], "'sv'"),
        (["rules", "finnish", "nordic"], "nordic"),
        (["compare", ACES, "nordic"], "RULES"),
        (["compare", ACES, "nordic", "norse"], "'norse'"),
        (["compare", "finnish Ad", "nordic", "finnish"], "field"),
        (["compare", BUILDS, "nordic", "norwegian"], "no builds in nordic"),
        (["compare", "finnish Ad ?2/?2 0 ?8 -/- 0/0 -", "nordic", "pakka"], "unknown"),
        (["compare", ACES, "nordic", "pakka", "--lang", "sv"], "'sv'"),
    ],
)
def test_one_clear_line(words: list[str], names: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("kasino: ")
    assert said.err.count("\n") == 1
    assert names in said.err
