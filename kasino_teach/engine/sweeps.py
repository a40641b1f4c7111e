"""Sweeps: whether an emptied table counts, and what it does to the sweeps that stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from kasino_teach.engine.events import Swept
from kasino_teach.engine.position import Position
from kasino_teach.rules import SweepCancel


class SweepResult(NamedTuple):
    """What a sweep leads to: the event, and the sweeps that stand on each side afterwards."""

    event: Swept
    sweeps: tuple[int, ...]


def count_sweep(after: Position, side: int) -> SweepResult:
    """Count a sweep by `side`; `after` is the position once the table is empty, before any deal.

    Whether it is the last hand is judged here, before hands are filled (001, pakka; our reading).
    """
    if not _sweeps_count(after):
        return SweepResult(Swept(side, counts=False), after.sweeps)
    losers = CANCELLED[after.rules.sweep_cancel](after.sweeps, side)
    sweeps = list(after.sweeps)
    for loser in losers:
        sweeps[loser] -= 1
    if not losers:
        sweeps[side] += 1
    return SweepResult(Swept(side, counts=True, cancelled=losers), tuple(sweeps))


def _sweeps_count(after: Position) -> bool:
    rules = after.rules
    stopped = rules.sweep_stop_at is not None and any(
        s >= rules.sweep_stop_at for s in after.scores
    )
    in_last_hand = after.is_last_hand and not rules.sweep_last_hand
    last_card = rules.last_capture_sweep and after.is_played_out
    return bool(rules.sweep) and not stopped and (not in_last_hand or last_card)


def _all_others(sweeps: tuple[int, ...], side: int) -> tuple[int, ...]:
    """Every other side holds one: each of them loses one (001)."""
    others = [other for other in range(len(sweeps)) if other != side]
    return tuple(others) if all(sweeps[other] for other in others) else ()


def _holder(sweeps: tuple[int, ...], side: int) -> tuple[int, ...]:
    """Whoever else holds one loses one (001, a house rule)."""
    return tuple(other for other, count in enumerate(sweeps) if count and other != side)


CANCELLED: Final[Mapping[SweepCancel, Callable[[tuple[int, ...], int], tuple[int, ...]]]] = {
    SweepCancel.NONE: lambda sweeps, side: (),
    SweepCancel.ALL_OTHERS: _all_others,
    SweepCancel.HOLDER: _holder,
}
"""Which sides lose a sweep, from the sweeps that stand and the side that swept; none: it is gained."""
