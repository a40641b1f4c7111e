"""Moves in words."""

import pytest

from kasino_teach.engine import Position, parse_move
from kasino_teach.explain import move_in_words
from kasino_teach.translator import Translator

TABLE = "norwegian 4d9c[3c5d=8@1] 2c4s7sKh/9h9dQdAs 0 - -/- 0/0 -"


@pytest.mark.parametrize(
    ("move", "en", "fi", "nb"),
    [
        ("2c", "Trail the two of clubs.", "Pöytää ristikakkonen.", "Legg ut kløver 2."),
        (
            "4sx4d",
            "Take the four of diamonds with the four of spades.",
            "Nosta patanelosella pöydästä ruutunelonen.",
            "Ta inn ruter 4 med spar 4.",
        ),
        (
            "Khx4d+9c",
            "Take the four of diamonds and the nine of clubs with the king of hearts.",
            "Nosta herttakuninkaalla pöydästä ruutunelonen ja ristiysi.",
            "Ta inn ruter 4 og kløver 9 med hjerter konge.",
        ),
        (
            "Khx4d+9c,[3c5d]",
            "Take the four of diamonds, the nine of clubs and the build of 8 with the king of hearts, "
            "which empties the table.",
            "Nosta herttakuninkaalla pöydästä ruutunelonen, ristiysi ja 8:n rakennus, "
            "jolloin pöytä tyhjenee.",
            "Ta inn ruter 4, kløver 9 og bygget på 8 med hjerter konge, så bordet blir tomt.",
        ),
        (
            "2c^4d=6",
            "Lay the two of clubs on the four of diamonds and build 6.",
            "Pane ristikakkonen ruutunelosen päälle ja rakenna arvo 6.",
            "Legg kløver 2 på ruter 4 og bygg 6.",
        ),
        (
            "4s^4d=4",
            "Lay the four of spades on the four of diamonds, equal on equal: "
            "a build whose value is fixed at 4.",
            "Pane patanelonen ruutunelosen päälle, sama samalle: rakennuksen arvoksi lukitaan 4.",
            "Doble ruter 4 med spar 4: et bygg som er låst på 4.",
        ),
        (
            "2c^[3c5d]=10",
            "Lay the two of clubs on the build of 8 and raise it to 10.",
            "Pane ristikakkonen 8:n rakennuksen päälle ja korota se arvoon 10.",
            "Legg kløver 2 på bygget på 8 og bygg videre til 10.",
        ),
        (
            "8h^[3c5d]=8",
            "Add the eight of hearts to the build of 8.",
            "Pane herttakasi 8:n rakennuksen päälle.",
            "Doble bygget på 8 med hjerter 8.",
        ),
    ],
)
def test_moves(move: str, en: str, fi: str, nb: str) -> None:
    position = Position.parse(TABLE)
    said = [
        move_in_words(Translator(lang), position, parse_move(position, move))
        for lang in ("en", "fi", "nb")
    ]
    assert said == [en, fi, nb]


def test_a_build_that_is_not_there_is_named_by_its_cards() -> None:
    position = Position.parse("norwegian 4d 7sKh/9hQd 0 - -/- 0/0 -")
    move = parse_move(position, "7sx[3c4c]")
    assert move_in_words(Translator(), position, move) == (
        "Take the three of clubs and the four of clubs with the seven of spades."
    )
