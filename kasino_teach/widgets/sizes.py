"""How large a board is, and all words and buttons with it: one length, the board's unit, rules both.

The page works it out, since only the page knows its window: a unit is 1 px at 100 %, where the picture
is 860 px wide. Every size but a text's is a multiple of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kasino_teach.messages import message

SIZES: Final[Mapping[str, str]] = {
    "fit": message("Size: fits the window"),
    "100%": message("Size: 100 %"),
    "125%": message("Size: 125 %"),
    "150%": message("Size: 150 %"),
}
SMALLEST: Final = 560
"""px: below this width a picture cannot be read; it scrolls sideways instead."""
LARGEST: Final = 1720
"""px: the width a picture is painted for; beyond it would be blurred."""
BARS: Final = 115
"""px of a window's height that JupyterLab's bars need; they do not grow with the board."""
AROUND: Final = 200
"""px of a window's height that those bars, the owner's buttons and the status line need at 100 %."""
PADDING: Final = 12
"""px beside the picture, on both sides together."""


def size_rules(name: str, size: str, width: float, height: float, around: int) -> str:
    """CSS that gives a board of the class `name`, and the widget it is a part of, its unit.

    `width` and `height` are the picture's, in units. `size` is one of :data:`SIZES`: `fit` keeps the
    picture, and `around` px below and above it, within the window's height; all of them keep the
    picture within the page's width, where it is not the smallest.
    """
    room = [f"(100cqw - {PADDING}px) / {width:g}"]
    if size == "fit":
        # Below 100 % the words do not shrink with the picture, above they grow with it: each has its
        # formula, and the smaller of the two is the right one.
        room += [
            f"{LARGEST / width:g}px",
            f"(100vh - {around}px) / {height:g}",
            f"(100vh - {BARS}px) / {height + around - BARS:g}",
        ]
    else:
        room.append(f"{int(size[:-1]) / 100:g}px")
    unit = f"max({SMALLEST / width:.4f}px, min({', '.join(room)}))"
    # Worked out where it is used: there the page's width is that of the nearest board or puzzle.
    return f".{name}, .kasino-live:has(.{name}) {{ --kasino-unit: {unit}; }}"
