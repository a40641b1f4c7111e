"""Keeps the catalogues in step with the messages in the code.

    python -m tools.catalogues            # from the top of the source tree

writes every new message into each language's `.po` file, with an empty translation, drops those the code
no longer has, and says what is still to be translated (then the exit status is 1). Translate in the
files themselves; nothing is compiled. A message is the literal text in a call of

    tr.text("…", context="…")   tr.plural("one …", "many …", n, context="…")   message("…", context="…")

or of a short name for one of these (`say = tr.text`).

Comments that begin with `# note:` on the lines above such a call go to the translators.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg
from babel.messages.pofile import read_po, write_po

from kasino_teach.translator import DOMAIN, LANGUAGES, catalogue_path

ROOT: Final = Path(__file__).resolve().parents[1]
TRANSLATED: Final = tuple(lang for lang in LANGUAGES if lang != "en")
CALLS: Final = {"text": 1, "plural": 2, "message": 1}
"""The functions that take messages, and how many of their first arguments are message texts."""

HEADER: Final = """\
# {name}: the words of kasino_teach. See tools/catalogues.py.
msgid ""
msgstr ""
"Language: {lang}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

"""

Found = tuple[int, str | None, str | tuple[str, ...], list[str]]


def messages_of(
    fileobj: IO[bytes],
    _keywords: Any,
    _comment_tags: Any,
    options: dict[str, Any],  # noqa: ARG001 (Babel names it)
) -> Iterator[Found]:
    """Every message of a Python file, in the form Babel wants: line, function, texts, comments."""
    source = fileobj.read().decode("utf-8")
    lines, tree = source.splitlines(), ast.parse(source)
    calls = CALLS | dict(_short_names(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        count = calls.get(name, 0)
        texts = tuple(filter(None, map(_literal, node.args[:count])))
        if not count or len(texts) < count:
            continue
        context = next((_literal(k.value) for k in node.keywords if k.arg == "context"), None)
        yield node.lineno, *_call(texts, context), _notes(lines, node.lineno)


def _short_names(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Names that stand for one of the functions: `say = tr.text`, `say, n = tr.text, 3`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            for name, value in zip(names, values, strict=False):
                if isinstance(name, ast.Name) and getattr(value, "attr", "") in CALLS:
                    yield name.id, CALLS[value.attr]  # type: ignore[attr-defined]


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _call(texts: tuple[str, ...], context: str | None) -> tuple[str, str | tuple[str, ...]]:
    """The call as gettext's own functions would write it."""
    plural = len(texts) == 2
    if context is not None:
        return ("npgettext" if plural else "pgettext"), (context, *texts)
    return ("ngettext", texts) if plural else ("gettext", texts[0])


def _notes(lines: list[str], number: int) -> list[str]:
    found: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith("#"):
            break
        found.insert(0, line.strip().lstrip("# "))
    return (
        [note.removeprefix("note:").strip() for note in found]
        if found[:1] and found[0][:5] == "note:"
        else []
    )


class Said(NamedTuple):
    """A message where the code says it: `texts` are its one or two forms."""

    file: str
    texts: tuple[str, ...]
    notes: tuple[str, ...]
    context: str | None


def said_in(root: Path = ROOT) -> Iterator[Said]:
    """Every message of the package as often as it is said, in the order of the files."""
    with (root / "babel.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file, "babel.cfg")  # type: ignore[no-untyped-call]
    found = extract_from_dir(root, methods, options, strip_comment_tags=True)
    for name, _, message, notes, context in sorted(found, key=lambda entry: (entry[0], entry[1])):
        texts = (message,) if isinstance(message, str) else tuple(message)
        yield Said(Path(name).as_posix(), texts, tuple(notes), context)


def clashes(said: Iterable[Said]) -> list[str]:
    """Messages with one singular and several plurals, or none and one: a catalogue would merge them."""
    plurals: dict[tuple[str | None, str], set[tuple[str, ...]]] = {}
    for message in said:
        plurals.setdefault((message.context, message.texts[0]), set()).add(message.texts[1:])
    return [f"{one!r}: {sorted(many)}" for (_, one), many in plurals.items() if len(many) > 1]


def template(root: Path = ROOT) -> Catalog:
    """Every message of the package, without translations."""
    catalogue = Catalog(domain=DOMAIN)
    for file, texts, notes, context in said_in(root):
        message = texts[0] if len(texts) == 1 else texts
        # Without line numbers a catalogue changes only when its messages do.
        catalogue.add(message, None, [(file, 0)], auto_comments=notes, context=context)
    return catalogue


def read(lang: str) -> Catalog:
    """The catalogue of a language, empty where there is none yet."""
    path = catalogue_path(lang)
    if not path.exists():
        return Catalog(locale=lang, domain=DOMAIN)
    with path.open("rb") as file:
        return read_po(file, locale=lang, domain=DOMAIN)


def write(lang: str, catalogue: Catalog) -> None:
    """Write the catalogue of a language, the same for the same messages on every machine."""
    path = catalogue_path(lang)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        file.write(HEADER.format(lang=lang, name=LANGUAGES[lang]).encode())
        write_po(
            file, catalogue, width=100, omit_header=True, ignore_obsolete=True, include_lineno=False
        )


def untranslated(catalogue: Catalog) -> list[Message]:
    """The messages of which some form is missing or not certain."""
    return [message for message in _entries(catalogue) if message.fuzzy or not all(_forms(message))]


def _entries(catalogue: Catalog) -> Iterable[Message]:
    return (message for message in catalogue if message.id)


def _forms(message: Message) -> tuple[str, ...]:
    forms = message.string if isinstance(message.string, tuple | list) else (message.string,)
    return tuple(form or "" for form in forms)


def main() -> int:
    """Update every catalogue. Returns the exit status."""
    messages = template()
    missing = 0
    for lang in TRANSLATED:
        catalogue = read(lang)
        catalogue.update(messages, no_fuzzy_matching=True)
        write(lang, catalogue)
        for message in untranslated(catalogue):
            missing += 1
            print(f"{lang}: {message.context or ''} {message.id!r}")
    print(f"{len(messages)} messages, {missing} translations missing")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
