"""Messages that stand in tables and are said later. Every layer may mark one; only people's layers say it."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol


def message(text: str, *, context: str | None = None) -> str:  # noqa: ARG001
    """The same text. The catalogues find messages by this name (gettext calls it a no-op marker).

    `context` tells English words apart that other languages tell apart.
    """
    return text


class Speaker(Protocol):
    """Who says messages in one language: what layers below the words need of a `Translator`."""

    def text(self, message: str, /, *, context: str | None = None, **values: object) -> str:
        """The message with its values."""

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
        """The form of a message for `n` things."""

    def points(self, points: int | Fraction) -> str:
        """Points with their unit: `1 point`, `7½ points`."""
