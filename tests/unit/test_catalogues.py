"""Every message of the package is translated, in full, and its placeholders are those of the code."""

import ast
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message

from tools.catalogues import ROOT, TRANSLATED, Said, clashes, messages_of, read, said_in, template

Key = tuple[str | None, str]


@pytest.fixture(scope="module")
def messages() -> Catalog:
    return template(ROOT)


def keys(catalogue: Catalog) -> dict[Key, Message]:
    return {(m.context, texts(m.id)[0]): m for m in catalogue if m.id}


def texts(message: object) -> tuple[str, ...]:
    return tuple(map(str, message)) if isinstance(message, tuple | list) else (str(message),)


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def pairs(lang: str) -> Iterator[tuple[Message, tuple[str, ...], tuple[str, ...]]]:
    for message in read(lang):
        if message.id:
            yield message, texts(message.id), texts(message.string)


def test_there_is_something_to_say(messages: Catalog) -> None:
    assert len(messages) > 100


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_catalogue_holds_the_messages_of_the_code(messages: Catalog, lang: str) -> None:
    wanted, held = keys(messages), keys(read(lang))
    assert wanted.keys() - held.keys() == set(), "run: python -m tools.catalogues"
    assert held.keys() - wanted.keys() == set(), "no longer in the code"
    assert not read(lang).obsolete


def test_no_two_messages_differ_only_in_their_plural() -> None:
    assert clashes(said_in(ROOT)) == []


@pytest.mark.parametrize(
    "other", [("{n} card", "{n} more cards"), ("{n} card",)], ids=["another plural", "no plural"]
)
def test_messages_that_differ_only_in_their_plural_are_named(other: tuple[str, ...]) -> None:
    one = Said("a.py", ("{n} card", "{n} cards"), (), None)
    (told,) = clashes([one, one, Said("b.py", other, (), None)])
    assert "{n} card" in told
    assert "{n} cards" in told
    assert clashes([one, one, Said("b.py", other, (), "hand")]) == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_plural_messages_of_the_code_are_plural_in_a_catalogue(
    messages: Catalog, lang: str
) -> None:
    held = keys(read(lang))
    found = ((message, held.get(key)) for key, message in keys(messages).items())
    assert [new.id for new, old in found if old and old.id != new.id] == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_message_is_translated_in_all_its_forms(lang: str) -> None:
    for message, ids, strings in pairs(lang):
        assert not message.fuzzy, message.id
        assert len(strings) == len(ids), message.id
        assert all(string.strip() and string != "None" for string in strings), message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_placeholders_are_those_of_the_message(lang: str) -> None:
    for message, ids, strings in pairs(lang):
        for text, string in zip(ids, strings, strict=True):
            # Each grammatical form of a name has them all: `{value}:n rakennus|{value}:n rakennuksen`.
            for form in string.split("|"):
                assert placeholders(form) == placeholders(text), message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_a_sentence_ends_as_the_message_does(lang: str) -> None:
    for message, ids, strings in pairs(lang):
        for text, string in zip(ids, strings, strict=True):
            if text[-1] in ".:?!":
                assert string[-1] == text[-1], message.id


@pytest.mark.parametrize("lang", TRANSLATED)
def test_names_have_one_form_or_all_four(lang: str) -> None:
    assert {string.count("|") for _, _, strings in pairs(lang) for string in strings} <= {0, 3}


def found(source: str) -> list[object]:
    return [entry[1:3] for entry in messages_of(BytesIO(source.encode()), (), (), options={})]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ('tr.text("Hello.")', ("gettext", "Hello.")),
        ('self._tr.text("last", context="pile")', ("pgettext", ("pile", "last"))),
        ('tr.plural("{n} a", "{n} b", n)', ("ngettext", ("{n} a", "{n} b"))),
        ('tr.plural("a", "b", n, context="c")', ("npgettext", ("c", "a", "b"))),
        ('message("later")', ("gettext", "later")),
        ('tr.text("two "\n "lines")', ("gettext", "two lines")),
        ('say = tr.text\nsay("short")', ("gettext", "short")),
        ('say, n = self._tr.plural, 3\nsay("a", "b", n)', ("ngettext", ("a", "b"))),
    ],
)
def test_messages_are_found(call: str, message: object) -> None:
    assert found(call) == [message]


@pytest.mark.parametrize("call", ["text(cards)", "tr.text(ROWS[1])", "tr.number(3)"])
def test_other_calls_are_no_messages(call: str) -> None:
    assert found(call) == []


def test_no_message_is_put_together_at_run_time() -> None:
    """An f-string, a sum or a choice would never be found, hence never be translated."""
    for path in sorted((Path(ROOT) / "kasino_teach").rglob("*.py")):
        calls = (n for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Call))
        for call in calls:
            name = getattr(call.func, "attr", "")
            put_together = call.args and isinstance(
                call.args[0], ast.JoinedStr | ast.BinOp | ast.IfExp
            )
            assert name not in ("text", "plural") or not put_together, f"{path}:{call.lineno}"


# What is written alike in several languages: names of games, and words that happen to be the same.
SAME = {
    "mulle",
    "best",
    "laistokasino",
    "rakennuskasino",
    "pakkakasino",
    "överspader",
    "ryömivä kasino",
}


def plain(text: str) -> str:
    """The text without its placeholders and without what is no letter at either end."""
    bare = re.sub(r"\{\w+\}", "", text)
    return re.sub(r"^[\W\d_]+|[\W\d_]+$", "", bare).lower()


def test_no_language_has_the_text_of_another() -> None:
    said: dict[tuple[Key, int], set[str]] = {}
    for lang in TRANSLATED:
        for message, ids, strings in pairs(lang):
            for form, (text, string) in enumerate(zip(ids, strings, strict=True)):
                seen = said.setdefault(((message.context, ids[0]), form), {text})
                if plain(string) and plain(string) not in SAME:
                    assert string not in seen, (lang, string)
                seen.add(string)
