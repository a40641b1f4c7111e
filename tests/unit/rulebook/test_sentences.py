"""Sentences that depend on other options, the words explained, the sources named, and the examples."""

import pytest

from kasino_teach.engine import Mulle, Position, Step, deal, is_over, legal_moves, play, score
from kasino_teach.notation import Capture, Move
from kasino_teach.rulebook import page, to_markdown, to_text
from kasino_teach.rulebook.examples import PLAYED_OUT
from kasino_teach.rulebook.glossary import glossary
from kasino_teach.rules import OPTIONS, PRESETS, RuleSet
from kasino_teach.rules.presets import SYSTEMS
from kasino_teach.rules.sources import SOURCES
from kasino_teach.translator import LANGUAGES, Translator

EN = Translator()


def markdown(name: str, lang: str = "en") -> str:
    made = page(RuleSet.parse(name), Translator(lang))
    return to_markdown(made, [f"{n}.svg" for n, _ in enumerate(made.examples)])


def eager(position: Position) -> tuple[Move, Step]:
    """The move that takes a twin, or else the most groups of cards; the first of several."""
    steps = [(move, play(position, move)) for move in legal_moves(position)]

    def worth(step: tuple[Move, Step]) -> tuple[bool, int]:
        move, after = step
        taken = sum(map(len, move.groups)) if isinstance(move, Capture) else 0
        return any(isinstance(event, Mulle) for event in after.events), taken

    return max(steps, key=worth)


def test_the_game_of_two_packs_was_played() -> None:
    position = deal(PRESETS["mulle"], 7)
    plays = 0
    while not is_over(position):
        position = eager(position)[1].position
        plays += 1
    assert plays == 96
    assert str(position) == PLAYED_OUT[2]


@pytest.mark.parametrize("name", PRESETS)
def test_the_pack_of_the_example_is_whole(name: str) -> None:
    rules = PRESETS[name]
    position = Position.parse(PLAYED_OUT[rules.packs])
    assert sum(map(len, position.piles)) == 52 * rules.packs
    first, *told = page(rules).same_pack
    assert f"A pack of {52 * rules.packs} cards is played out" in first
    assert len(told) > 4


def test_points_of_two_packs_add_up() -> None:
    position = Position.parse(PLAYED_OUT[2])
    assert sum(score(position).totals) == 18 + sum(position.sweeps) + 5 * sum(position.mulles)


@pytest.mark.parametrize(
    ("rules", "option", "said"),
    [
        ("overspader", "ties", "If most cards are tied, nobody gets the points."),
        ("nordic", "ties", "If most cards or most spades are tied, nobody gets the points."),
        ("finnish,most_cards=0,ties=split", "ties", "If most spades are tied, those tied share"),
        ("overspader", "most_spades", "Most spades give no points."),
        ("finnish,ace=0", "ace", "Aces give no points."),
        ("finnish,big=0", "big", "Big casino, 10♦, gives no points."),
        ("finnish,sweep_void_at=10", "sweep_void_at", "10 points or more without sweeps."),
        ("nordic,sweep_void_at=10", "sweep_void_at", "without sweeps and last capture."),
        ("rakennus", "last_capture_sweep", "gives nothing more."),
        ("finnish", "last_capture_sweep", "is no sweep."),
        ("nordic", "last_capture_sweep", "is a sweep like any other."),
    ],
)
def test_a_sentence_depends_on_what_it_mentions(rules: str, option: str, said: str) -> None:
    assert said in " ".join(OPTIONS[option].sentences(EN, RuleSet.parse(rules)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_nothing_is_said_to_give_no_points_in_a_number(name: str, lang: str) -> None:
    zero = f": {Translator(lang).points(0)}."
    made = page(PRESETS[name], Translator(lang))
    assert zero not in to_text(made).split(made.same_pack[0])[0]


def test_overspader_does_not_mention_what_it_does_not_score() -> None:
    points = next(s for s in page(PRESETS["overspader"]).sections if s.title == "Points")
    assert not any("most spades" in line.text.lower() for line in points.lines)


def test_nordic_has_no_special_values_but_its_special_cards_score() -> None:
    text = to_text(page(PRESETS["nordic"]))
    assert "no special values from the hand" in text
    assert "no special cards" not in text
    assert "Little casino, 2♠: 1 point." in text


def test_the_usual_number_of_players_comes_first() -> None:
    lines = page(PRESETS["finnish"]).sections[0].lines
    said = [(line.text, line.origin) for line in lines]
    at = said.index(("The usual game is for 2 to 4 players.", "001"))
    assert (
        said[at + 1][0]
        == "Hands from a pack: 6 for 2 players, 4 for 3 players and 3 for 4 players."
    )
    assert said[at + 2][0].endswith("come out even: 2 for 6 players and 1 for 12 players.")
    for preset in SYSTEMS.values():
        assert set(preset.players.sources) <= set(preset.sources)


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("finnish", "Carried over"),
        ("norwegian", "Doubling"),
        ("rakennus", "Fixed build"),
        ("casino", "Courts"),
        ("mulle", "Twin"),
        ("nordic", "Majority"),
        ("pakka", "Side"),
    ],
)
def test_words_are_explained_before_they_are_used(name: str, word: str) -> None:
    text = markdown(name)
    assert f"**{word}**: " in text
    assert text.index("## Words") < text.index("## Cards and deal")
    assert text.index("(our reading)") < text.index("## Words")


def test_only_words_of_the_game_are_explained() -> None:
    tr = {word for word, _ in glossary(PRESETS["nordic"], EN)}
    assert not tr & {"Twin", "Build", "Fixed build", "Doubling", "Carried over", "Courts"}


def test_the_terminal_marks_sources_as_the_documents_do() -> None:
    made = page(PRESETS["finnish"])
    assert "One pack of 52 cards is used. (001)" in to_text(made)
    assert "One pack of 52 cards is used. (001)" in markdown("finnish")
    assert "[001]" not in to_text(made)


def test_sources_are_named_by_their_headings() -> None:
    for name, preset in SYSTEMS.items():
        assert all(SOURCES[number].heading in markdown(name) for number in preset.sources)


@pytest.mark.parametrize("name", ["mulle", "cassino,target=11"])
def test_a_page_leads_to_other_pairs(name: str) -> None:
    assert f"`kasino rules OTHER --diff {name}`" in markdown(name)
    assert "(comparison.md)" in markdown(name)
    assert f"kasino rules OTHER --diff {name}" in to_text(page(RuleSet.parse(name)))


def test_where_points_are_avoided_only_three_or_more_leave_a_choice() -> None:
    goal = {
        name: next(
            line
            for section in page(PRESETS[name]).sections
            for line in section.lines
            if line.text.startswith("Points are avoided")
        )
        for name in ("laisto", "ryomiva")
    }
    assert {name: line.origin for name, line in goal.items()} == {"laisto": "001", "ryomiva": "002"}
    assert any("Among three or more" in said for said in page(PRESETS["laisto"]).readings)
    assert not any("fewest" in said for said in page(PRESETS["ryomiva"]).readings)
