"""Every check in words, when it holds and when it is broken."""

from collections.abc import Iterator

import pytest

from kasino_teach.engine import Position, Reason, Rule, checks, parse_move
from kasino_teach.explain import reason_in_words, why_not
from kasino_teach.explain.reasons import SAID
from kasino_teach.translator import LANGUAGES, Translator
from kasino_teach.values import Value

# Position, move, and what is said in English about each check that is broken.
BROKEN = (
    (
        "finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -",
        "Qhx5c+8d",
        ("5 + 8 makes 13, but the queen of hearts takes 12.",),
    ),
    (
        "finnish 5c8d Qh2s/9h9c 0 - -/- 0/0 -",
        "Qhx8d",
        ("On the table the eight of diamonds counts 8, but the queen of hearts takes 12.",),
    ),
    (
        "finnish Ad5c AsKs/9h9s 0 - -/- 0/0 -",
        "AsxAd",
        (
            "On the table the ace of diamonds counts 1, but the ace of spades takes 14. "
            "From the hand the ace of spades counts 14.",
        ),
    ),
    (
        "finnish 2d5c 2s3s/9h9s 0 - -/- 0/0 -",
        "2sx2d",
        (
            "On the table the two of diamonds counts 2, but the two of spades takes 15. "
            "From the hand the two of spades counts 15.",
        ),
    ),
    ("finnish 5c QhKs/9h9s 0 - -/- 0/0 -", "5hx5c", ("You do not hold the five of hearts.",)),
    (
        "finnish 5c 5hKs/9h9s 0 - -/- 0/0 -",
        "5hx5d",
        ("The five of diamonds cannot be found loose on the table.",),
    ),
    (
        "finnish 4c QhKs/9h9s 0 - -/- 0/0 -",
        "Qhx4c+4c",
        ("A card is used only once: the four of clubs.",),
    ),
    (
        "finnish - -/- 0 - 5c/5d 0/0 0",
        "5c",
        ("The pack is played out: nothing more is played.",),
    ),
    (
        "finnish,match_end=at-once 5c 5h/5d 0 ?6 AcAdAh/- 0/0 0 14/0 0+0",
        "5h",
        ("The match is decided: nothing more is played.",),
    ),
    (
        "laisto 4c5cTd 9h/As 0 - -/- 0/0 -",
        "9h",
        (
            "You have to capture when you can, and the nine of hearts can take "
            "the four of clubs and the five of clubs.",
        ),
    ),
    (
        "laisto 4c5c9d 9h/As 0 - -/- 0/0 -",
        "9hx9d",
        (
            "The nine of hearts must take all it can: "
            "the four of clubs, the five of clubs and the nine of diamonds.",
        ),
    ),
    (
        "cassino QsQd Qh7c/2c2d 0 - -/- 0/0 -",
        "QhxQs",
        (
            "The queen of hearts must also take the queen of diamonds: "
            "a capture leaves no loose card of its own rank.",
        ),
    ),
    (
        "cassino 2cQd Qh7c/3c3d 0 - -/- 0/0 -",
        "Qhx2c+Qd",
        ("The queen of hearts takes only cards of its own rank.",),
    ),
    (
        "cassino 2cQd 4h7c/3c3d 0 - -/- 0/0 -",
        "4hx2c+Qd",
        ("Courts have no number here, so they are in no sum.",),
    ),
    (
        "cassino 4d 4s7d/9h9d 0 - -/- 0/0 -",
        "4s",
        ("The four of spades may not be trailed, since it can take the four of diamonds.",),
    ),
    (
        "casino 9c[3c4d=7@0] 7s2h/9h9d 0 - -/- 0/0 -",
        "2h",
        ("The build of 7 is yours: while you can capture or build, you may not trail.",),
    ),
    ("finnish 4d 3c7s/9h9s 0 - -/- 0/0 -", "3c^4d=7", ("These rules know no builds.",)),
    (
        "norwegian 4d 3c7s/9h9s 0 - -/- 0/0 -",
        "3c^[4c4h]=7",
        ("There is no build of 4♣ 4♥ on the table.",),
    ),
    ("norwegian 4d 3c8s/9h9s 0 - -/- 0/0 -", "3c^4d=8", ("3 + 4 makes 7, not 8.",)),
    (
        "norwegian 4d[3c5d=8@1] 2c9s/9h9d 0 - -/- 0/0 -",
        "2c^[3c5d]=9",
        ("8 + 2 makes 10, not 9.",),
    ),
    (
        "norwegian 4d 3c8s/9h9s 0 - -/- 0/0 -",
        "3c^4d=7",
        ("You would keep no card that takes 7.",),
    ),
    (
        "norwegian 2d4d 3c9s/9h9d 0 - -/- 0/0 -",
        "3c^2d+4d=9",
        (
            "Here a build is begun on one loose card, not on several: "
            "the two of diamonds and the four of diamonds.",
        ),
    ),
    (
        "cassino 2c Qh7c/3c3d 0 - -/- 0/0 -",
        "Qh^2c=7",
        ("Courts have no number here, so they are in no sum.",),
    ),
    (
        "cassino Kc QhQs/3c3d 0 - -/- 0/0 -",
        "Qh^Kc=Q",
        ("Courts have no number here: only equal ones are built on each other.",),
    ),
    (
        "casino Qc QhQs/3c3d 0 - -/- 0/0 -",
        "Qh^Qc=Q",
        ("Courts are not built here, the queen of hearts and the queen of clubs neither.",),
    ),
    (
        "cassino [3c4d=7@1] 7h7s/3h3d 0 - -/- 0/0 -",
        "7h^[3c4d]=7",
        ("A card worth as much as the build is added only where all its cards have that rank.",),
    ),
    (
        "rakennus [3c4d=7@1] 7h7s/3h3d 0 - -/- 0/0 -",
        "7h^[3c4d]=7",
        ("A card worth as much as the build is not added to it here.",),
    ),
    (
        "norwegian [4c4d=4@1!] 3h7s/3c3d 0 - -/- 0/0 -",
        "3h^[4c4d]=7",
        ("The build of 4 is fixed: its value is raised no more.",),
    ),
    (
        "norwegian [3c4d=7@0] 2h9s/3h3d 0 - -/- 0/0 -",
        "2h^[3c4d]=9",
        ("The build of 7 is your own side's; only an opponent's is raised.",),
    ),
    (
        "norwegian 5c[3c4d=7@0] 4h9s/3h3d 0 - -/- 0/0 -",
        "4h^5c=9",
        ("You already own the build of 7; you may have only one at a time.",),
    ),
    (
        "norwegian [3c4d=7@1] 9h9s/3h3d 0 - -/- 0/0 -",
        "9hx[3c4d]",
        ("The build of 7 is taken only whole and at its value, but the nine of hearts takes 9.",),
    ),
)


@pytest.mark.parametrize(("line", "move", "said"), BROKEN, ids=[row[1] for row in BROKEN])
def test_why_a_move_is_refused(line: str, move: str, said: tuple[str, ...]) -> None:
    position = Position.parse(line)
    assert why_not(Translator(), position, parse_move(position, move)) == said


def test_a_legal_move_has_nothing_against_it() -> None:
    position = Position.parse("finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -")
    assert why_not(Translator(), position, parse_move(position, "Ksx5c+8d")) == ()


LEGAL = (
    ("finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -", "Ksx5c+8d"),
    ("finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -", "Qh"),
    ("finnish 5c8d 8hKs/9h9s 0 - -/- 0/0 -", "8hx8d"),
    ("laisto 4c5cTd 9h/As 0 - -/- 0/0 -", "9hx4c+5c"),
    ("laisto 4c5cTd 7h/As 0 - -/- 0/0 -", "7h"),
    ("cassino QsQd Qh7c/2c2d 0 - -/- 0/0 -", "QhxQs,Qd"),
    ("cassino QsQd 5h7c/2c2d 0 - -/- 0/0 -", "5h"),
    ("casino 9c[3c4d=7@0] 2h/9h9d 0 - -/- 0/0 -", "2h"),
    ("casino 9c 2h/9h9d 0 - -/- 0/0 -", "2h"),
    ("norwegian [3c4d=7@1] 7h9s/3h3d 0 - -/- 0/0 -", "7hx[3c4d]"),
    ("norwegian [3c4d=7@1] 2h9s/3h3d 0 - -/- 0/0 -", "2h^[3c4d]=9"),
    ("norwegian [3c4d=7@1] 7h7s/3h3d 0 - -/- 0/0 -", "7h^[3c4d]=7"),
    ("norwegian 4c 4h4s/3h3d 0 - -/- 0/0 -", "4h^4c=4"),
    ("cassino Qc QhQs/3c3d 0 - -/- 0/0 -", "Qh^Qc=Q"),
    ("norwegian 4d 3c7s7h/9h9s 0 - -/- 0/0 -", "3c^4d=7"),
)


def all_reasons() -> Iterator[tuple[Position, Reason]]:
    for line, move, *_ in (*BROKEN, *LEGAL):
        position = Position.parse(line)
        for reason in checks(position, parse_move(position, move)):
            yield position, reason
    position = Position.parse(LEGAL[0][0])
    yield position, Reason(Rule.TAKES_SOMETHING, False)
    yield position, Reason(Rule.CARDS_ONCE, False)


def test_the_examples_show_every_check_both_ways() -> None:
    shown = {(reason.rule, reason.ok) for _, reason in all_reasons()}
    assert shown == {(rule, ok) for rule in Rule for ok in (True, False)}
    assert SAID.keys() == set(Rule)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_check_is_said_in_whole_sentences(lang: str) -> None:
    for position, reason in all_reasons():
        said = reason_in_words(Translator(lang), position, reason)
        assert said[0] == said[0].upper()
        assert said.endswith(".")
        assert not {"{", "}", "|"} & set(said)


@pytest.mark.parametrize("lang", ["fi", "nb"])
def test_no_english_is_left_in_other_languages(lang: str) -> None:
    for position, reason in all_reasons():
        english = reason_in_words(Translator(), position, reason)
        assert reason_in_words(Translator(lang), position, reason) != english or reason.rule in (
            Rule.GROUP_VALUE,  # only names and numbers: `…: 5 + 8 = 13.`
        )


def test_in_finnish_and_norwegian() -> None:
    position = Position.parse("finnish Ad5c AsKs/9h9s 0 - -/- 0/0 -")
    move = parse_move(position, "AsxAd")
    assert why_not(Translator("fi"), position, move) == (
        "Pöydässä ruutuässän arvo on 1, mutta pataässällä voi nostaa kortteja vain 14:n arvosta. "
        "Kädestä pelattuna pataässän arvo on 14.",
    )
    assert why_not(Translator("nb"), position, move) == (
        "På bordet teller ruter ess som 1, men spar ess tar 14. Fra hånden teller spar ess som 14.",
    )


def test_the_card_has_no_name_where_the_move_is_not_known() -> None:
    position = Position.parse("finnish 5c8d QhKs/9h9s 0 - -/- 0/0 -")
    cards = position.loose
    reason = Reason(Rule.GROUP_VALUE, False, cards, (cards,), Value.of(12))
    assert (
        reason_in_words(Translator(), position, reason) == "5 + 8 makes 13, but the card takes 12."
    )
