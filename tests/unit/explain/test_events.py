"""What happened in a play, in words."""

import pytest

from kasino_teach.cards import Suit, card
from kasino_teach.engine import (
    Built,
    Captured,
    Dealt,
    Event,
    Mulle,
    PackOver,
    Position,
    Swept,
    TableTaken,
    Trailed,
    legal_moves,
    parse_move,
    play,
)
from kasino_teach.explain import events_in_words
from kasino_teach.notation import Build
from kasino_teach.translator import LANGUAGES, Translator
from kasino_teach.values import Value

POSITION = Position.parse("norwegian 4d9c[3c5d=8@1] 2c4s7sKh/9h9dQdAs 0 ?8 -/- 0/0 -")
FIVE, SIX, SEVEN = (card(rank, Suit.CLUBS) for rank in (5, 6, 7))
ELEVEN = Build((FIVE, SIX), Value.of(11), 0)

EVENTS: tuple[tuple[Event, str], ...] = (
    (Trailed(0, FIVE), "North trails the five of clubs."),
    (
        Captured(1, SEVEN, (FIVE,), (ELEVEN,)),
        "South takes the five of clubs and the build of 11 with the seven of clubs.",
    ),
    (Built(0, FIVE, ELEVEN, ()), "North lays the five of clubs on the six of clubs and builds 11."),
    (
        Built(0, SEVEN, Build((FIVE, SIX, SEVEN), Value.of(18), 0), (ELEVEN,)),
        "North lays the seven of clubs on the build of 11 and raises it to 18.",
    ),
    (
        Built(1, SEVEN, Build((FIVE, SIX, SEVEN), Value.of(11), 1, True), (ELEVEN,)),
        "South adds the seven of clubs to the build of 11. Its value is fixed now.",
    ),
    (Mulle(0, FIVE), "A mulle for North: the five of clubs and its twin, and nothing else."),
    (Swept(1, True), "The table is empty: a sweep for South."),
    (Swept(1, True, (0,)), "The table is empty: North loses a sweep, and none is gained."),
    (Swept(1, False), "The table is empty, but sweeps do not count now."),
    (Dealt((4, 4), False), "Every hand gets 4 new cards."),
    (Dealt((4, 4), True), "Every hand gets 4 new cards. That was the last of the stock."),
    (Dealt((1, 0), False), "1 card comes from the stock."),
    (
        TableTaken(0, (FIVE, SIX)),
        "North captured last and takes what is left on the table: "
        "the five of clubs and the six of clubs.",
    ),
    (TableTaken(None, (FIVE,)), "Nobody has captured, so the cards stay on the table."),
    (TableTaken(0, ()), "The last card is played, and nothing lies on the table."),
    (PackOver(False), "The pack is over."),
    (PackOver(True), "The match is decided, and the pack ends here."),
)


@pytest.mark.parametrize(("event", "said"), EVENTS)
def test_events(event: Event, said: str) -> None:
    assert events_in_words(Translator(), POSITION, [event], ("North", "South")) == (said,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_said_in_whole_sentences(lang: str) -> None:
    for said in events_in_words(Translator(lang), POSITION, [event for event, _ in EVENTS]):
        assert said[0] == said[0].upper()
        assert said.endswith(".")
        assert not {"{", "}", "|"} & set(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["norwegian", "rakennus", "casino"])
def test_every_move_played_can_be_told(lang: str, rules: str) -> None:
    position = Position.parse(f"{rules} 4d9c8h[3c5d=8@1] 2c4s8sTh/9h9dQdAs 0 ?8 -/- 0/0 -")
    for move in legal_moves(position):
        step = play(position, move)
        assert len(events_in_words(Translator(lang), position, step.events)) == len(step.events)


def test_sides_of_pairs_have_the_names_of_both() -> None:
    position = Position.parse("finnish 5c 5h/6h/7h/8h 0 ?16 -/- 0/0 -")
    step = play(position, parse_move(position, "5hx5c"))
    assert events_in_words(Translator("fi"), position, step.events) == (
        "Pelaaja 1 nostaa herttaviitosella pöydästä ristiviitosen.",
        "Pöytä on tyhjä: mökin saa Pelaaja 1 ja Pelaaja 3.",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_is_spoken_to_is_never_named(lang: str) -> None:
    for event, _ in EVENTS:
        for you in (0, 1):
            (said,) = events_in_words(Translator(lang), POSITION, [event], ("North", "South"), you)
            acts = getattr(event, "seat", None) == you
            assert (("North", "South")[you] in said) <= (not acts)


def test_what_you_do_is_told_to_you() -> None:
    events: list[Event] = [Trailed(0, FIVE), Captured(1, SEVEN, (FIVE,), ()), Swept(0, True, ())]
    assert events_in_words(Translator("en"), POSITION, events, ("North", "South"), 0) == (
        "You trail the five of clubs.",
        "South takes the five of clubs with the seven of clubs.",
        "The table is empty: a sweep for you.",
    )
