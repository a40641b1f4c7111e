"""Colours: two themes and two decks. The contrasts they guard are held by a test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from kasino_teach.cards import Suit


class Ink(NamedTuple):
    """The colour of a suit, and the tint behind it on a court's panel or a caught chip."""

    colour: str
    tint: str


Deck = Mapping[Suit, Ink]

_BLACK: Final = "#16191D"
_RED: Final = "#B80C1C"
_TINTS: Final = {
    Suit.CLUBS: "#DFF2EF",
    Suit.DIAMONDS: "#E3EDFA",
    Suit.HEARTS: "#FBE6E9",
    Suit.SPADES: "#ECEEF0",
}

FOUR_COLOUR: Final[Deck] = {
    Suit.CLUBS: Ink("#00786A", _TINTS[Suit.CLUBS]),
    Suit.DIAMONDS: Ink("#2A52E0", _TINTS[Suit.DIAMONDS]),
    Suit.HEARTS: Ink(_RED, _TINTS[Suit.HEARTS]),
    Suit.SPADES: Ink(_BLACK, _TINTS[Suit.SPADES]),
}
"""Each suit its own colour, told apart by colour-blind people too. The default."""

TWO_COLOUR: Final[Deck] = {
    Suit.CLUBS: Ink(_BLACK, _TINTS[Suit.SPADES]),
    Suit.DIAMONDS: Ink(_RED, _TINTS[Suit.HEARTS]),
    Suit.HEARTS: FOUR_COLOUR[Suit.HEARTS],
    Suit.SPADES: FOUR_COLOUR[Suit.SPADES],
}
"""Red and black, as printed packs mostly are."""


class GroupStyle(NamedTuple):
    """How a group of an explanation is outlined. The dash tells groups apart without colours."""

    colour: str
    dash: tuple[float, ...] = ()
    width: float = 4
    round: bool = False


GROUP_STYLES: Final = (
    GroupStyle("#FFC833"),
    GroupStyle("#7FD4FF", (13, 7)),
    GroupStyle("#FF9FCC", (0.1, 8), 5, True),
    GroupStyle("#FFFFFF", (16, 5, 3, 5)),
)
GROUP_CASING: Final = "#071711"
PILL_TEXT: Final = "#10160F"


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """The colours of everything that is neither a suit nor a group. `#RRGGBB`; opacity 0 to 1."""

    name: str
    board: str
    plate: str
    plate_line: str
    ink: str
    muted: str
    felt: str
    felt_edge: str
    felt_text: str
    felt_muted: str
    face: str
    card_edge: str
    sweep_edge: str
    shadow: str
    shadow_opacity: float
    back: str
    back_line: str
    accent: str
    accent_edge: str
    selection: str
    selection_casing: str
    focus_inner: str
    focus_outer: str
    tray: str
    tray_line: str
    bar: str
    missing: str
    missing_line: str
    empty_pile: str
    badge: str = "#FFE9A8"
    badge_text: str = "#2A1F00"
    badge_edge: str = "#6B5600"
    on_accent: str = "#FFFFFF"
    paper: str = "#FFFFFF"
    """White in both themes: value chips and the turn's pill."""
    pill_text: str = "#124E96"
    paper_text: str = "#16191D"


LIGHT: Final = Theme(
    name="light",
    board="#E9ECE7",
    plate="#FFFFFF",
    plate_line="#B9C2BB",
    ink="#18211D",
    muted="#4E5B55",
    felt="#2B6650",
    felt_edge="#1C4636",
    felt_text="#FFFFFF",
    felt_muted="#DCEBE3",
    face="#FFFFFF",
    card_edge="#46524C",
    sweep_edge="#18211D",
    shadow="#06140E",
    shadow_opacity=0.28,
    back="#27457A",
    back_line="#9DB6E4",
    accent="#124E96",
    accent_edge="#124E96",
    selection="#0B57D0",
    selection_casing="#FFFFFF",
    focus_inner="#FFFFFF",
    focus_outer="#111111",
    tray="#1C4A39",
    tray_line="#9CCBB4",
    bar="#0F2A20",
    missing="#7B8780",
    missing_line="#B4BEB7",
    empty_pile="#8A968F",
)

DARK: Final = Theme(
    name="dark",
    board="#12181B",
    plate="#1D262A",
    plate_line="#39464C",
    ink="#EEF2F0",
    muted="#AAB7B4",
    felt="#1A4537",
    felt_edge="#2F6B56",
    felt_text="#F2F6F4",
    felt_muted="#BFD6CB",
    face="#F6F3EC",
    card_edge="#0A120E",
    sweep_edge="#0A120E",
    shadow="#000000",
    shadow_opacity=0.4,
    back="#2F5391",
    back_line="#A9C1EE",
    accent="#1D4F91",
    accent_edge="#8DB8F5",
    selection="#6FA8FF",
    selection_casing="#0A120E",
    focus_inner="#111111",
    focus_outer="#FFFFFF",
    tray="#0F2E24",
    tray_line="#6FA38C",
    bar="#07150F",
    missing="#7F8D94",
    missing_line="#46555B",
    empty_pile="#7C8A86",
)
