"""Cards, builds and groups in words."""

import pytest

from kasino_teach.cards import Card, Suit, card, pack
from kasino_teach.engine import Position
from kasino_teach.explain import Form, card_name, the_card, the_cards
from kasino_teach.explain.naming import sum_of, table_terms, the_build, value_name
from kasino_teach.notation import Build
from kasino_teach.translator import LANGUAGES, Translator
from kasino_teach.values import Value

FIVE = card(5, Suit.CLUBS)
KING = card(13, Suit.HEARTS)


@pytest.mark.parametrize(
    ("which", "en", "fi", "nb"),
    [
        (FIVE, "five of clubs", "ristiviitonen", "kløver 5"),
        (card(2, Suit.SPADES), "two of spades", "patakakkonen", "spar 2"),
        (card(10, Suit.DIAMONDS), "ten of diamonds", "ruutukymppi", "ruter 10"),
        (card(1, Suit.HEARTS), "ace of hearts", "herttaässä", "hjerter ess"),
        (card(11, Suit.SPADES), "jack of spades", "patasotamies", "spar knekt"),
    ],
)
def test_card_names(which: Card, en: str, fi: str, nb: str) -> None:
    assert [card_name(Translator(lang), which) for lang in ("en", "fi", "nb")] == [en, fi, nb]


def test_finnish_names_are_inflected() -> None:
    tr = Translator("fi")
    forms = [the_card(tr, KING, form) for form in Form]
    assert forms == ["herttakuningas", "herttakuninkaan", "herttakuninkaalla", "herttakuningasta"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", Form)
def test_every_card_has_a_name_of_its_own(lang: str, form: Form) -> None:
    assert len({the_card(Translator(lang), which, form) for which in pack(2)}) == 104


def test_cards_are_listed_in_the_form_asked_for() -> None:
    cards = (FIVE, KING)
    assert the_cards(Translator(), cards) == "the five of clubs and the king of hearts"
    assert the_cards(Translator("fi"), cards, Form.OBJECT) == "ristiviitosen ja herttakuninkaan"


@pytest.mark.parametrize(
    ("value", "en", "fi", "nb"),
    [
        (Value.of(7), "the build of 7", "7:n rakennuksen", "bygget på 7"),
        (Value.of_rank(12), "the queen build", "rouvarakennuksen", "damebygget"),
    ],
)
def test_builds(value: Value, en: str, fi: str, nb: str) -> None:
    build = Build((), value, 0)
    said = [the_build(Translator(lang), build, Form.OBJECT) for lang in ("en", "fi", "nb")]
    assert said == [en, fi, nb]


def test_a_value_is_a_number_or_a_rank() -> None:
    assert value_name(Translator(), Value.of(16)) == "16"
    assert value_name(Translator("nb"), Value.of_rank(11)) == "knekt"


def test_cards_of_a_group_count_so_that_they_make_the_value() -> None:
    position = Position.parse("nordic AcAd3h Kc/Kd 0 - -/- 0/0 -")
    assert table_terms(position, position.loose, Value.of(18)) == tuple(map(Value.of, (1, 14, 3)))
    assert sum_of(Translator(), position, position.loose, Value.of(5)) == "1 + 1 + 3"
    assert table_terms(position, position.loose, Value.of(12)) == tuple(map(Value.of, (1, 1, 3)))
