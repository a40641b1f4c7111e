"""Where one is in a row of steps, and how fast it goes on: the same for explanations, lines and replays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kasino_teach.translator import Translator

PACE: Final = 3.0
"""Seconds a step is shown at speed 1, where steps follow one another by themselves."""


@dataclass(frozen=True, slots=True)
class Stepper:
    """A place among `count` steps, one or more; `index` counts from 0. Every move gives another one.

    `speed` is for who plays the steps by itself: 2 is twice as fast. Such a player waits `seconds`,
    goes on with `next`, and stops where `at_end`. Raises ValueError for a place that there is not, or
    a speed of nothing.
    """

    count: int
    index: int = 0
    speed: float = 1.0

    def __post_init__(self) -> None:
        if not 0 <= self.index < self.count:
            raise ValueError(f"there is no step {self.index} among {self.count}")
        if self.speed <= 0:
            raise ValueError(f"a speed of {self.speed}")

    @property
    def at_start(self) -> bool:
        """Whether this is the first step."""
        return self.index == 0

    @property
    def at_end(self) -> bool:
        """Whether this is the last step."""
        return self.index == self.count - 1

    @property
    def seconds(self) -> float:
        """How long a step is shown where they follow one another by themselves."""
        return PACE / self.speed

    def first(self) -> Stepper:
        """The first step."""
        return replace(self, index=0)

    def back(self) -> Stepper:
        """The step before; the first one stays."""
        return replace(self, index=max(self.index - 1, 0))

    def next(self) -> Stepper:
        """The step after; after the last one the first again."""
        return replace(self, index=(self.index + 1) % self.count)

    def last(self) -> Stepper:
        """The last step."""
        return replace(self, index=self.count - 1)

    def said(self, tr: Translator, text: str) -> str:
        """A step's text with its place: `Step 2 of 6: 5 + 8 = 13.`"""
        return tr.text("Step {n} of {count}: {text}", n=self.index + 1, count=self.count, text=text)
