"""The source texts, told by their numbers.

They are five pages about Kasino in Finnish and Norwegian; facts come from them, sentences do not. None of
them names its site or an address.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from kasino_teach.messages import message


@dataclass(frozen=True, slots=True)
class Source:
    """A text: `what` it is, as a message, and its first `heading` in its own words, to search for."""

    number: str
    what: str
    heading: str


SOURCES: Final[Mapping[str, Source]] = {
    source.number: source
    for source in (
        Source(
            "000",
            message("a Finnish page about the game for two"),
            "Näin Kasino-korttipeliä pelataan",
        ),
        Source(
            "001",
            message("a Finnish encyclopedia article with variants and house rules"),
            "Kasino (korttipeli)",
        ),
        Source(
            "002",
            message("a Finnish guide to Nordic Kasino and its variants"),
            "Miten kortit jaetaan Kasinossa?",
        ),
        Source(
            "003",
            message("a Norwegian guide to playing against a machine"),
            "Regler for kasino (kortspill)",
        ),
        Source(
            "004",
            message(
                "a Finnish guide to Cassino for two, updated on 15 September 2026, which says that it "
                "follows the card maker Denexa"
            ),
            "Kasinon säännöt: Cassino-kaksinpeli",
        ),
    )
}
"""Every text by its number."""

ALL: Final = tuple(SOURCES)
"""The numbers of all texts."""
