"""Contrasts and differences between colours: what the picture promises to people who see less."""

from __future__ import annotations

from itertools import combinations

import pytest

from kasino_teach.cards import Suit
from kasino_teach.scene import DARK, FOUR_COLOUR, LIGHT, TWO_COLOUR, Theme
from kasino_teach.scene.glyphs import suit_path
from kasino_teach.scene.palette import GROUP_CASING, GROUP_STYLES, PILL_TEXT
from tests.helpers.colours import contrast, distance, lightness


def pairs(theme: Theme) -> dict[str, tuple[str, str, float]]:
    """Colours that meet, and the least contrast between them: 4.5 for text, 3 for shapes."""
    return {
        "ink": (theme.ink, theme.plate, 4.5),
        "muted": (theme.muted, theme.plate, 4.5),
        "felt text": (theme.felt_text, theme.felt, 4.5),
        "felt muted": (theme.felt_muted, theme.felt, 4.5),
        "turn": (theme.on_accent, theme.accent, 4.5),
        "pill": (theme.pill_text, theme.paper, 4.5),
        "badge": (theme.badge_text, theme.badge, 4.5),
        "bar": (theme.felt_text, theme.bar, 4.5),
        "value chip": (theme.paper_text, theme.paper, 4.5),
        "card": (theme.face, theme.felt, 3),
        "back": (theme.back_line, theme.back, 3),
        "tray": (theme.tray_line, theme.felt, 3),
        "missing": (theme.missing, theme.plate, 3),
        "selection": (theme.selection, theme.selection_casing, 3),
        "focus": (theme.focus_inner, theme.focus_outer, 3),
        **{f"suit {s.name}": (FOUR_COLOUR[s].colour, theme.face, 4.5) for s in Suit},
        **{f"group {i}": (s.colour, theme.felt, 3) for i, s in enumerate(GROUP_STYLES)},
    }


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_what_must_be_seen_is_seen(theme: Theme) -> None:
    low = {
        name: round(contrast(one, other), 2)
        for name, (one, other, least) in pairs(theme).items()
        if contrast(one, other) < least
    }
    assert not low


@pytest.mark.parametrize(
    ("eyes", "least"), [("normal", 30), ("deutan", 20), ("protan", 20), ("tritan", 12)]
)
def test_suits_differ_to_every_eye(eyes: str, least: float) -> None:
    near = {
        f"{one.name}, {other.name}": difference
        for one, other in combinations(Suit, 2)
        if (difference := distance(FOUR_COLOUR[one].colour, FOUR_COLOUR[other].colour, eyes))
        < least
    }
    assert not near


def test_suits_can_be_read_where_there_are_no_colours() -> None:
    """On a grey print every suit is dark on light, and its shape tells which one it is."""
    greys = [lightness(ink.colour) for ink in FOUR_COLOUR.values()]
    assert max(greys) < 50 < 90 < min(lightness(ink.tint) for ink in FOUR_COLOUR.values())
    assert len({suit_path(suit, 0, 0, 100) for suit in Suit}) == len(Suit)


@pytest.mark.parametrize("deck", [FOUR_COLOUR, TWO_COLOUR], ids=["four", "two"])
def test_suits_on_their_tints(deck: dict[Suit, tuple[str, str]]) -> None:
    assert all(contrast(*ink) >= 4.5 for ink in deck.values())


def test_sums_on_their_pills() -> None:
    for style in GROUP_STYLES:
        assert contrast(style.colour, PILL_TEXT) >= 4.5
        assert contrast(style.colour, GROUP_CASING) >= 4.5


def test_groups_differ_without_colours() -> None:
    assert len({style.dash for style in GROUP_STYLES}) == len(GROUP_STYLES)
