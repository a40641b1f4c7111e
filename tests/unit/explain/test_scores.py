"""The score of a pack in words."""

from dataclasses import replace

import pytest

from kasino_teach.cards import in_order, pack
from kasino_teach.engine import Item, Position, Score, ScoreLine, score
from kasino_teach.explain import item_name, line_in_words, score_in_words
from kasino_teach.translator import LANGUAGES, Translator

NAMES = ("North", "South")


def finished(rules: str, north: int, *, sweeps: str = "0/0", carry: str = "0+0") -> Position:
    """A played-out pack: north has the first cards of the pack by suit, spades last."""
    cards = sorted(pack(), key=lambda card: (card.suit, card.rank))
    piles = ["".join(map(str, in_order(part))) for part in (cards[:north], cards[north:])]
    return Position.parse(f"{rules} - -/- 0 - {'/'.join(piles)} {sweeps} 0 1/0 {carry}")


def said(position: Position, lang: str = "en") -> tuple[str, ...]:
    return score_in_words(Translator(lang), position, score(position), NAMES)


def test_every_line_has_its_evidence() -> None:
    assert said(finished("finnish", 29, sweeps="1/0")) == (
        "North: 3 aces (A♣ A♦ A♥): 3 points.",
        "North: big casino (10♦): 2 points.",
        "South: 1 ace (A♠): 1 point.",
        "South: little casino (2♠): 1 point.",
        "North: most cards, 29 against 23: 1 point.",
        "South: most spades, 13 against 0: 2 points.",
        "North: 1 sweep: 1 point.",
        "North: 7 points in all.",
        "South: 4 points in all.",
    )


def test_in_finnish_and_norwegian() -> None:
    position = finished("finnish", 29)
    assert "South: pikku kasino (2♠): 1 piste." in said(position, "fi")
    assert "North: eniten kortteja, 29 vastaan 23: 1 piste." in said(position, "fi")
    assert "South: lille kasino (2♠): 1 poeng." in said(position, "nb")
    assert "South: flest spar, 13 mot 0: 2 poeng." in said(position, "nb")


def test_a_tie_is_carried_over_with_what_waited_before() -> None:
    first = "Most cards, 26: a tie between North and South."
    assert f"{first} 1 point waits for the next pack." in said(finished("finnish", 26))
    twice = said(finished("finnish", 26, carry="1+0"))
    assert [line for line in twice if "tie" in line] == [
        f"{first} 2 points wait for the next pack."
    ]


def test_carried_points_are_won_in_a_line_of_their_own() -> None:
    assert ("North: most cards, carried over from earlier packs, 29 against 23: 2 points.") in said(
        finished("finnish", 29, carry="2+0")
    )


def test_a_tie_gives_nobody_points_or_is_split() -> None:
    assert "Most cards, 26: a tie between North and South. Nobody gets the points." in said(
        finished("norwegian", 26)
    )
    assert "Most cards, 26: a tie between North and South. Each gets ½ points." in said(
        finished("finnish,ties=split", 26)
    )


def test_void_sweeps_are_told() -> None:
    position = replace(finished("finnish,sweep_void_at=5", 29), sweeps=(2, 0))
    assert "North: 2 sweeps, which do not score in this pack: 0 points." in said(position)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", Item)
def test_every_item_can_be_said(lang: str, item: Item) -> None:
    position = finished("overspader", 29)
    for count in (1, 8):
        line = line_in_words(Translator(lang), position, ScoreLine(item, 0, 1, count))
        assert line.endswith(".")
        assert not {"{", "}"} & set(line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_has_a_name_of_its_own(lang: str) -> None:
    assert len({item_name(Translator(lang), item) for item in Item}) == len(Item)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_score_of_nothing_is_the_totals(lang: str) -> None:
    position = finished("finnish", 29)
    empty = Score((), (0, 0), (0, 0))
    assert len(score_in_words(Translator(lang), position, empty)) == 2
