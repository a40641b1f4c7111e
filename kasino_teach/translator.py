"""Words for people: messages in English, Finnish and Norwegian bokmål, from catalogues of their own.

English stands in the code and is the key. The catalogues are `locale/LANG/LC_MESSAGES/kasino_teach.po`,
read as they are, once for each language and process, when the first word of it is needed. A message
a catalogue does not know comes in English. How catalogues are kept up: `tools/catalogues.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, cached_property
from gettext import NullTranslations
from io import BytesIO
from pathlib import Path
from typing import Final

from kasino_teach.errors import KasinoError, excerpt

LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "fi": "suomi", "nb": "norsk bokmål"}
"""Every language by its code, with the name its speakers give it."""

NEAREST: Final[Mapping[str, str]] = {
    "no": "nb",
    "nn": "nb",
    "nor": "nb",
    "nob": "nb",
    "nno": "nb",
    "fin": "fi",
    "eng": "en",
}
"""Other codes of these languages, and of those whose readers read one of them."""

DOMAIN: Final = "kasino_teach"
FOLDER: Final = Path(__file__).parent / "locale"

MINUS: Final = "\N{MINUS SIGN}"
GLYPHS: Final[Mapping[Fraction, str]] = {
    Fraction(top, bottom): glyph
    for bottom, glyphs in {2: "½", 3: "⅓⅔", 4: "¼ ¾", 5: "⅕⅖⅗⅘", 6: "⅙   ⅚"}.items()
    for top, glyph in enumerate(glyphs, 1)
    if glyph != " "
}

# "a, b and c" instead of American "a, b, and c".
_LIST_LOCALES: Final = {"en": "en_GB"}


class LanguageError(KasinoError):
    """A language without a catalogue: `lang` as it was asked for."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        super().__init__(
            f"there is no language {excerpt(lang)}; choose one of: {', '.join(LANGUAGES)}"
        )


class Translator:
    """Says messages in one language: that of the catalogue nearest to the one asked for, `lang`.

    Raises LanguageError for a language there is no catalogue of.

    Values fill the `{names}` of a message. Whole numbers and fractions among them are written by
    :meth:`number`.
    """

    def __init__(self, lang: str = "en") -> None:
        self.lang = nearest_language(lang)

    def __repr__(self) -> str:
        return f"Translator({self.lang!r})"

    def text(self, message: str, /, *, context: str | None = None, **values: object) -> str:
        """The message with its values. `context` tells English words apart that others tell apart."""
        catalogue = self._catalogue
        said = (
            catalogue.gettext(message) if context is None else catalogue.pgettext(context, message)
        )
        return said.format(**self._written(values))

    def plural(
        self,
        one: str,
        many: str,
        n: int | Fraction,
        /,
        *,
        context: str | None = None,
        **values: object,
    ) -> str:
        """The form of a message for `n` things, which is the value `{n}` as well.

        A fraction takes the form of many: `½ points`.
        """
        catalogue, count = self._catalogue, int(n) if n == int(n) else 2
        said = (
            catalogue.ngettext(one, many, count)
            if context is None
            else catalogue.npgettext(context, one, many, count)
        )
        return said.format(**self._written({"n": n, **values}))

    def listed(self, parts: Iterable[str]) -> str:
        """Parts as a list in a sentence: `a, b and c`."""
        from babel.lists import format_list  # late: it takes long to load

        return format_list(list(parts), locale=_LIST_LOCALES.get(self.lang, self.lang))

    def number(self, number: int | Fraction, *, signed: bool = False) -> str:
        """An exact number: `7½`, `−2`, `1 3/7`; with `signed` also `+2`.

        All three languages write it in the same way.
        """
        whole, rest = divmod(abs(Fraction(number)), 1)
        sign = MINUS if number < 0 else "+" if signed and number else ""
        if not rest:
            return f"{sign}{whole}"
        if part := GLYPHS.get(rest):
            return f"{sign}{whole or ''}{part}"
        return f"{sign}{f'{whole} ' if whole else ''}{rest}"

    def points(self, points: int | Fraction) -> str:
        """Points with their unit: `1 point`, `7½ points`."""
        return self.plural("{n} point", "{n} points", points)

    @cached_property
    def _catalogue(self) -> NullTranslations:
        return _read(self.lang)

    def _written(self, values: Mapping[str, object]) -> dict[str, object]:
        return {
            name: self.number(value) if isinstance(value, int | Fraction) else value
            for name, value in values.items()
        }


def nearest_language(name: str) -> str:
    """The code in LANGUAGES for a language as people and systems name it: `FI`, `nb_NO`, `en_GB.UTF-8`.

    Country, script and encoding are left aside; either Norwegian is given bokmål. Raises LanguageError.
    """
    code = re.split(r"[-_.@]", name.strip().lower(), maxsplit=1)[0]
    code = NEAREST.get(code, code)
    if code not in LANGUAGES:
        raise LanguageError(name)
    return code


def sentence(text: str) -> str:
    """The text with a capital first letter, for sentences that begin with a value."""
    return text[:1].upper() + text[1:]


def catalogue_path(lang: str) -> Path:
    """Where the catalogue of a language lies. There is none for English."""
    return FOLDER / lang / "LC_MESSAGES" / f"{DOMAIN}.po"


@cache
def _read(lang: str) -> NullTranslations:
    if lang == "en":
        return NullTranslations()
    from babel import Locale
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po
    from babel.support import Translations

    compiled = BytesIO()
    with catalogue_path(lang).open("rb") as source:
        write_mo(compiled, read_po(source, locale=Locale.parse(lang), domain=DOMAIN))
    compiled.seek(0)
    return Translations(compiled, domain=DOMAIN)
