"""What the benchmarks share: timing, medians, and tables."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterable, Sequence


def seconds(act: Callable[..., object], *given: object, repeats: int = 3, times: int = 1) -> float:
    """Processor seconds of one `act(*given)`: the best of some repeats, in each of which it runs some times.

    The clock is the process's own, so that time in which others run is not counted; what they do to caches
    only ever adds, hence the best.
    """
    taken = []
    for _ in range(repeats):
        start = time.process_time()
        for _ in range(times):
            act(*given)
        taken.append(time.process_time() - start)
    return min(taken) / times


def median(numbers: Iterable[float]) -> float:
    """The middle one."""
    return statistics.median(numbers)


def worst(numbers: Iterable[float], share: float = 0.95) -> float:
    """The number below which `share` of all lie: the 95th percentile."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def machine() -> str:
    """One line about the machine, and how busy it is."""
    load = os.getloadavg()[0]
    cores = os.cpu_count() or 1
    python = platform.python_version()
    return f"Python {python}, {platform.machine()}, {cores} cores, load {load:.1f}"


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table in Markdown: names to the left, numbers to the right."""
    lines = [list(head), *map(list, rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]

    def written(cells: Sequence[str]) -> str:
        first = cells[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
        return f"| {' | '.join([first, *rest])} |"

    print(written(lines[0]))
    print(f"|{'-' * (widths[0] + 2)}|{'|'.join('-' * (w + 1) + ':' for w in widths[1:])}|")
    for line in lines[1:]:
        print(written(line))
