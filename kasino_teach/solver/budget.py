"""Budgets: how long a search may run, and what it says when that was not enough."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from kasino_teach.engine import Position
from kasino_teach.notation import Move, Points


@dataclass(frozen=True)
class GaveUp:
    """A search that ran out of its budget: the value lies from `lower` to `upper`, which are proven.

    Points as in Solution. `moves` has the bounds of every move where each was asked for. `nodes` and
    `seconds` are what was spent.
    """

    position: Position
    lower: Points
    upper: Points
    nodes: int
    seconds: float
    moves: Mapping[Move, tuple[Points, Points]] = field(default_factory=dict)


class OutOfBudget(Exception):  # noqa: N818 - a signal inside the solver
    """Raised inside a search to stop it."""


class Budget:
    """Nodes and seconds a search may use; None: as many as it takes."""

    def __init__(self, nodes: int | None = None, seconds: float | None = None) -> None:
        """The clock starts here."""
        self.nodes = nodes
        self.started = time.perf_counter()
        self.deadline = None if seconds is None else self.started + seconds

    def check(self, nodes: int) -> None:
        """Raises OutOfBudget once it is used up. The search calls this every few thousand nodes.

        This file is never compiled: an interpreted call is where Python looks for interrupts and
        lets other threads run.
        """
        if self.nodes is not None and nodes >= self.nodes:
            raise OutOfBudget
        if self.deadline is not None and time.perf_counter() >= self.deadline:
            raise OutOfBudget

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self.started
