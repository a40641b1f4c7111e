"""Words: messages in three languages, lists, numbers and points."""

from fractions import Fraction

import pytest

from kasino_teach.errors import KasinoError
from kasino_teach.messages import message
from kasino_teach.translator import LANGUAGES, LanguageError, Translator, sentence


def test_english_is_the_message_itself() -> None:
    assert Translator().text("{n} of {count}", n=1, count=4) == "1 of 4"


def test_a_message_without_a_translation_comes_in_english() -> None:
    assert (
        Translator("fi").text("Nobody wrote this, {name}.", name="Aino")
        == "Nobody wrote this, Aino."
    )


def test_a_language_without_a_catalogue_is_refused_with_the_choices() -> None:
    with pytest.raises(LanguageError, match="'sv'; choose one of: en, fi, nb") as caught:
        Translator("sv")
    assert isinstance(caught.value, KasinoError)
    assert caught.value.lang == "sv"


@pytest.mark.parametrize(
    ("lang", "nearest"),
    [
        *(("no", "nb"), ("nn", "nb"), ("nb_NO", "nb"), ("nb-NO", "nb"), ("nn_NO.UTF-8", "nb")),
        *(
            ("NO", "nb"),
            ("nob", "nb"),
            ("fi_FI", "fi"),
            ("FI", "fi"),
            ("fi-FI", "fi"),
            ("fin", "fi"),
        ),
        *(("en_GB", "en"), ("en-US", "en"), ("EN", "en"), ("en_GB@euro", "en"), (" fi ", "fi")),
    ],
)
def test_a_language_falls_back_to_the_nearest_catalogue(lang: str, nearest: str) -> None:
    assert Translator(lang).lang == nearest
    assert Translator(lang).text("last capture") == Translator(nearest).text("last capture")


@pytest.mark.parametrize("lang", ["sv_FI", "se-NO", "", "_", "fil", "finnish", "zh_fi", "x" * 5000])
def test_a_language_near_to_none_is_told_with_those_there_are(lang: str) -> None:
    with pytest.raises(LanguageError, match=r"choose one of: en, fi, nb$") as caught:
        Translator(lang)
    assert len(str(caught.value)) <= 500
    assert caught.value.lang == lang


@pytest.mark.parametrize(
    ("lang", "one", "two", "none"),
    [
        ("en", "1 sweep", "2 sweeps", "0 sweeps"),
        ("fi", "1 mökki", "2 mökkiä", "0 mökkiä"),
        ("nb", "1 tabbe", "2 tabber", "0 tabber"),
    ],
)
def test_plurals(lang: str, one: str, two: str, none: str) -> None:
    tr = Translator(lang)
    said = [tr.plural("{n} sweep", "{n} sweeps", n) for n in (1, 2, 0)]
    assert said == [one, two, none]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "last capture"), ("fi", "viimeinen otto"), ("nb", "sisten")]
)
def test_field_words(lang: str, said: str) -> None:
    assert Translator(lang).text("last capture") == said


@pytest.mark.parametrize(("lang", "said"), [("en", "spades"), ("fi", "pata"), ("nb", "spar")])
def test_context_tells_words_apart(lang: str, said: str) -> None:
    assert Translator(lang).text("spades", context="suit") == said


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "a, b and c"), ("fi", "a, b ja c"), ("nb", "a, b og c")]
)
def test_lists(lang: str, said: str) -> None:
    assert Translator(lang).listed("abc") == said
    assert Translator(lang).listed(["a"]) == "a"
    assert Translator(lang).listed([]) == ""


@pytest.mark.parametrize(
    ("number", "plain", "signed"),
    [
        (0, "0", "0"),
        (3, "3", "+3"),
        (-2, "−2", "−2"),
        (Fraction(15, 2), "7½", "+7½"),
        (Fraction(-1, 3), "−⅓", "−⅓"),
        (Fraction(25, 12), "2 1/12", "+2 1/12"),
        (Fraction(1, 7), "1/7", "+1/7"),
        (Fraction(6, 2), "3", "+3"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers(lang: str, number: int | Fraction, plain: str, signed: str) -> None:
    tr = Translator(lang)
    assert tr.number(number) == plain
    assert tr.number(number, signed=True) == signed


def test_numbers_among_values_are_written_alike() -> None:
    assert Translator().text("{a}, {b}", a=Fraction(1, 2), b=-1) == "½, −1"


@pytest.mark.parametrize(
    ("points", "en", "fi", "nb"),
    [
        (1, "1 point", "1 piste", "1 poeng"),
        (2, "2 points", "2 pistettä", "2 poeng"),
        (Fraction(3, 2), "1½ points", "1½ pistettä", "1½ poeng"),
    ],
)
def test_points(points: int | Fraction, en: str, fi: str, nb: str) -> None:
    assert [Translator(lang).points(points) for lang in ("en", "fi", "nb")] == [en, fi, nb]


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence("ässä on pöydässä.") == "Ässä on pöydässä."
    assert sentence("") == ""


def test_mark_gives_the_message_back() -> None:
    assert message("later", context="test") == "later"
