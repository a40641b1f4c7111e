"""Suits and ranks as path data, placed and scaled. The drawings are the project's own."""

from __future__ import annotations

from functools import cache
from typing import Final

from kasino_teach.cards import Suit
from kasino_teach.scene.shapes import PathStep, path_steps, path_text

SUIT_PATHS: Final = {
    Suit.CLUBS: (
        "M50 3.5 C62.43 3.5 72.5 13.57 72.5 26 C72.5 38.43 62.43 48.5 50 48.5 C37.57 48.5 "
        "27.5 38.43 27.5 26 C27.5 13.57 37.57 3.5 50 3.5 Z M26.5 37.5 C38.93 37.5 49 47.57 49 "
        "60 C49 72.43 38.93 82.5 26.5 82.5 C14.07 82.5 4 72.43 4 60 C4 47.57 14.07 37.5 26.5 "
        "37.5 Z M73.5 37.5 C85.93 37.5 96 47.57 96 60 C96 72.43 85.93 82.5 73.5 82.5 C61.07 "
        "82.5 51 72.43 51 60 C51 47.57 61.07 37.5 73.5 37.5 Z M50 34 L62 52 L55 60 C55 80 60 "
        "91 67 97 L33 97 C40 91 45 80 45 60 L38 52 Z"
    ),
    Suit.DIAMONDS: (
        "M50 1 C59 18 75 37 90 50 C75 63 59 82 50 99 C41 82 25 63 10 50 C25 37 41 18 50 1 Z"
    ),
    Suit.HEARTS: (
        "M50 95 C44 78 4 60 4 31 C4 15 16 5 29 5 C39 5 46 11 50 20 C54 11 61 5 71 5 C84 5 96 "
        "15 96 31 C96 60 56 78 50 95 Z"
    ),
    Suit.SPADES: (
        "M50 3 C57 20 95 41 95 66 C95 80 85 88 74 88 C65 88 58 83 54 75 C55 85 60 92 67 97 "
        "L33 97 C40 92 45 85 46 75 C42 83 35 88 26 88 C15 88 5 80 5 66 C5 41 43 20 50 3 Z"
    ),
}
"""Filled areas in a box of 100 by 100."""

RANK_PATHS: Final = {
    1: (62, "M7 92 L31 8 L55 92 M16 65 L46 65"),
    2: (60, "M9 32 C9 17 18 8 30 8 C43 8 51 17 51 30 C51 40 46 47 38 56 L9 92 L53 92"),
    3: (60, "M10 8 L49 8 L28 41 C43 41 52 51 52 66 C52 82 43 92 29 92 C18 92 11 86 8 77"),
    4: (62, "M43 92 L43 8 L7 69 L56 69"),
    5: (
        60,
        "M49 8 L15 8 L12 47 C17 41 23 39 30 39 C43 39 52 50 52 65 C52 82 43 92 29 92 C18 92 "
        "11 86 8 78",
    ),
    6: (
        60,
        "M43 8 L15 47 C10 54 8 60 8 67 C8 82 17 92 30 92 C43 92 52 82 52 67 C52 52 43 43 31 "
        "43 C21 43 14 48 10 57",
    ),
    7: (58, "M8 8 L51 8 L23 92"),
    8: (
        60,
        "M30 8 C40.49 8 49 16.95 49 28 C49 39.05 40.49 48 30 48 C19.51 48 11 39.05 11 28 C11 "
        "16.95 19.51 8 30 8 Z M30 46 C42.15 46 52 56.3 52 69 C52 81.7 42.15 92 30 92 C17.85 "
        "92 8 81.7 8 69 C8 56.3 17.85 46 30 46 Z",
    ),
    9: (
        60,
        "M17 92 L45 53 C50 46 52 40 52 33 C52 18 43 8 30 8 C17 8 8 18 8 33 C8 48 17 57 29 57 "
        "C39 57 46 52 50 43",
    ),
    10: (
        88,
        "M7 27 L25 8 L25 92 M63 8 C73.49 8 82 26.8 82 50 C82 73.2 73.49 92 63 92 C52.51 92 44 "
        "73.2 44 50 C44 26.8 52.51 8 63 8 Z",
    ),
    11: (54, "M45 8 L45 65 C45 82 38 92 26 92 C15 92 9 85 7 75"),
    12: (
        66,
        "M33 8 C46.81 8 58 26.8 58 50 C58 73.2 46.81 92 33 92 C19.19 92 8 73.2 8 50 C8 26.8 "
        "19.19 8 33 8 Z M38 70 L58 95",
    ),
    13: (60, "M11 8 L11 92 M51 8 L13 55 M27 41 L53 92"),
}
"""Width and line of each rank, 100 high, drawn with a round pen of `RANK_PEN`."""

RANK_PEN: Final = 19


def suit_path(suit: Suit, cx: float, cy: float, size: float) -> str:
    """The path of a suit, `size` high and wide, its middle at a point."""
    return _placed(SUIT_PATHS[suit], cx - size / 2, cy - size / 2, size / 100)


def rank_path(rank: int, cx: float, top: float, cap: float) -> str:
    """The line of a rank, `cap` high, around `cx`; its pen is `rank_pen(cap)` wide."""
    width, d = RANK_PATHS[rank]
    return _placed(d, cx - width * cap / 200, top, cap / 100)


def rank_pen(cap: float) -> float:
    """How wide the pen is that draws a rank `cap` high."""
    return RANK_PEN * cap / 100


def rank_width(rank: int, cap: float) -> float:
    """How wide a rank is that is `cap` high."""
    return RANK_PATHS[rank][0] * cap / 100


def _placed(d: str, x: float, y: float, factor: float) -> str:
    return path_text(
        (letter, tuple(n * factor + (x, y)[i % 2] for i, n in enumerate(numbers)))
        for letter, numbers in _steps(d)
    )


@cache
def _steps(d: str) -> tuple[PathStep, ...]:
    return path_steps(d)
