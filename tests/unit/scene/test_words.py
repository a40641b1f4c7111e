"""The position in words: complete, discreet, in every language."""

from __future__ import annotations

import pytest

from kasino_teach.engine.position import Position
from kasino_teach.errors import KasinoError
from kasino_teach.explain import card_name
from kasino_teach.scene import Picture, describe, position_bundle, text_picture
from kasino_teach.scene.drawing import ENGLISH
from kasino_teach.translator import LANGUAGES, LanguageError, Translator
from tests.helpers.scenes import NORMAL, PAIRS, WITH_BUILDS, position

NAMES = ["Aino", "Ben"]


def test_the_whole_position_in_sentences() -> None:
    assert describe(NORMAL, names=NAMES) == (
        "It is your turn. Table: two of diamonds, four of spades, five of clubs, eight of diamonds,"
        " nine of hearts, queen of hearts. Your hand: ace of diamonds, six of clubs,"
        " ten of diamonds, king of hearts. Ben has 4 cards. 24 cards in stock."
        " You: 5 points before this pack, 9 cards captured, 4 spades, 2 sweeps, ace of clubs, ace of spades,"
        " two of spades. Ben: 3 points before this pack, 5 cards captured, 1 spade, 1 sweep, ace of hearts."
        " Last capture: You."
    )


@pytest.mark.parametrize("p", [NORMAL, WITH_BUILDS, PAIRS, position(seats=3), position("mulle")])
def test_every_card_that_lies_open_is_named(p: Position) -> None:
    said = describe(p)
    on_table = [*p.loose, *(card for build in p.builds for card in build.cards)]
    for card in [*on_table, *p.hands[0].cards]:
        assert card_name(ENGLISH, card) in said


def test_builds_say_value_owner_and_whether_they_are_fixed() -> None:
    said = describe(WITH_BUILDS, names=NAMES)
    assert "On the table: your build of 9: four of diamonds, five of spades." in said
    assert "On the table: fixed build of 13 by Ben: six of spades, seven of clubs." in said


def test_a_build_of_courts_without_numbers_is_called_by_its_rank() -> None:
    p = Position.parse("cassino [KcKd=K@1] Kh/2c 0 - -/- 0/0 -")
    assert "build of king" in describe(p)


def test_empty_places() -> None:
    said = describe(Position.parse("finnish - 2c/- 0 - -/- 0/0 -"), names=NAMES)
    assert "The table is empty." in said
    assert "Ben has no cards." in said
    assert "The stock is empty." in said
    assert describe(Position.parse("finnish - -/- 0 - -/- 0/0 -")).startswith("The pack is played")


def test_points_that_wait() -> None:
    assert "Carried over: most cards 1, most spades 2." in describe(position())


def test_a_text_picture() -> None:
    assert text_picture(WITH_BUILDS, names=NAMES).splitlines() == [
        "Table      A♥ 2♦ 3♣ 3♦ 4♠ 5♣ 6♥ 7♠ 8♦ 9♥ 10♣ J♠ Q♥ K♦ [4♦ 5♠ = 9 You] [6♠ 7♣ = 13! Ben]",
        "Stock      16 cards",
        "You        2♠ 8♠ 9♦ K♣",
        "Ben        ?? ?? ?? ??",
        "Pile: You  5 points before this pack, 4 cards, 1 ♠, 0 sweeps, A♣, last capture",
        "Pile: Ben  3 points before this pack, 6 cards, 2 ♠, 0 sweeps",
        "It is your turn.",
    ]


def test_a_text_picture_shows_only_what_is_revealed() -> None:
    p = position(seats=3)
    assert "?? ?? ?? ??" not in text_picture(p, reveal=range(3))
    assert text_picture(p, reveal=[2]).count("??") == 4


def test_a_notebook_shows_the_hand_of_the_seat_to_play() -> None:
    p = position(turn=1)
    bundle = position_bundle(p)
    shown = bundle["text/plain"]
    assert all(card.symbol in shown for card in p.hands[1].cards)
    assert not any(card.symbol in shown.splitlines()[3] for card in p.hands[0].cards)
    assert bundle["text/html"].startswith('<img src="data:image/svg+xml;base64,')


def test_without_a_match_no_points_are_told() -> None:
    p = Position.parse("finnish 3c 8s/2c 0 - -/- 0/0 -")
    assert "point" not in describe(p)
    assert "point" not in text_picture(p)


def test_a_picture_in_another_language() -> None:
    p = position(turn=1)
    bundle = Picture(p, "fi")._repr_mimebundle_()
    assert bundle["text/plain"] == text_picture(p, viewer=1, tr=Translator("fi"))
    assert bundle["text/html"] != position_bundle(p)["text/html"]
    assert Picture(p)._repr_mimebundle_() == position_bundle(p)


def test_a_picture_from_another_seat() -> None:
    p = position(seats=3)
    seen = Picture(p, names=["A", "B", "C"], viewer=2, reveal=iter([1]), theme="dark")
    assert str(seen) == text_picture(p, names=["A", "B", "C"], viewer=2, reveal=[1])
    assert seen.html != Picture(p, names=["A", "B", "C"], viewer=2, reveal=[1]).html


def test_a_picture_that_cannot_be_is_refused_at_once() -> None:
    p = position()
    with pytest.raises(LanguageError):
        Picture(p, "sv")
    with pytest.raises(KasinoError, match="choose one of: light, dark"):
        Picture(p, theme="pink")
    with pytest.raises(ValueError, match="seats"):
        Picture(p, viewer=7)
    with pytest.raises(ValueError, match="names"):
        Picture(p, names=["A"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_can_say_it(lang: str) -> None:
    tr = Translator(lang)
    for p in (NORMAL, WITH_BUILDS, PAIRS, position("mulle"), position(seats=6)):
        assert describe(p, tr=tr)
        assert text_picture(p, tr=tr)
