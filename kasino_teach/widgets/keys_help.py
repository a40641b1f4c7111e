"""Which keys there are on a board, as help that can be opened; it needs no kernel."""

from __future__ import annotations

from html import escape

from ipywidgets import HTML

from kasino_teach.translator import Translator


def keys_help(tr: Translator) -> HTML:
    """A word that opens a list of keys and what they do."""
    keys = (
        (tr.text("Tab"), tr.text("to the card table, and on to the buttons")),
        (tr.text("Arrow keys"), tr.text("from card to card")),
        ("Home, End", tr.text("to the first or last card of the hand or the table")),
        (tr.text("Space, Enter"), tr.text("choose the card, or give it back")),
        ("Esc", tr.text("give all cards back, and leave the table")),
    )
    rows = "".join(f"<dt>{escape(key)}</dt><dd>{escape(does)}</dd>" for key, does in keys)
    return HTML(
        f'<details class="kasino-keys"><summary>{escape(tr.text("Keys"))}</summary>'
        f"<dl>{rows}</dl></details>"
    )
