"""Long work behind a widget: waited for in scripts, beside the kernel after a click, ended in every way."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from kasino_teach.engine import Position
from kasino_teach.puzzles import Origin, Puzzle
from kasino_teach.translator import Translator
from kasino_teach.widgets.jobs import Job, loop_of_a_click
from kasino_teach.widgets.puzzle import PuzzleWidget
from kasino_teach.widgets.searching import Searching
from kasino_teach.widgets.status import StatusLine
from tests.helpers.widget_page import WidgetPage

EN = Translator("en")
ENDLESS = Puzzle(
    Position.parse(
        "norwegian Ad2s4h5c5d As2hTd/2c9d9sKc 1 3cJc8cJhAc8sQs2d5h3h8hKd4sTsAhQcQh7h6hQdJd7s9h9c3d"
        "6s8d3sKsKh7d6c4dTc5s7c4c6dThJs -/- 0/0 -"
    ),
    Origin(0, 0, 0, ("a", "b")),
    "by hand",
)


class Work:
    """Work that goes on until it is released or ended. `alive` as long as it does."""

    def __init__(self) -> None:
        self.released, self.began, self.alive = threading.Event(), threading.Event(), True

    def __call__(self) -> str:
        try:
            self.began.set()
            while not self.released.is_set():
                time.sleep(0)  # lets other threads run
            return "done"
        finally:
            self.alive = False


class Owner:
    """An owner as small as can be."""

    def __init__(self, seconds: float = 60) -> None:
        self.status = StatusLine(EN)
        self.searching = Searching(self.status, EN, seconds, self.changed)
        self.changes: list[bool] = []
        self.results: list[str] = []

    def changed(self) -> None:
        self.changes.append(self.searching.slow)


@pytest.fixture
def work() -> Iterator[Work]:
    work = Work()
    yield work
    work.released.set()


def ended(work: Work) -> bool:
    """Whether the work ends; fails when it goes on."""
    waiting = threading.Event()
    return next((True for _ in range(500) if not work.alive or waiting.wait(0.01)), False)


def test_in_a_script_the_result_is_there_at_once() -> None:
    owner = Owner()
    owner.searching.run(lambda: "value", owner.results.append)
    assert owner.results == ["value"]
    assert (owner.changes, owner.status.said, owner.searching.busy) == ([], "", False)


def test_in_a_script_errors_are_raised() -> None:
    owner = Owner()
    with pytest.raises(ZeroDivisionError):
        owner.searching.run(lambda: 1 / 0, lambda _: None)
    assert not owner.searching.busy


def test_in_a_script_the_limit_ends_it(work: Work) -> None:
    owner = Owner(seconds=1)
    owner.searching.run(work, owner.results.append)
    assert ended(work)
    assert owner.results == []
    assert owner.changes == [True, False]
    assert owner.status.said.startswith("This could not be worked out in 1 second: ")
    assert owner.searching.stop_button.disabled


def test_in_a_script_an_interrupt_ends_it_and_is_raised(work: Work) -> None:
    owner = Owner()

    def interrupt() -> None:
        work.began.wait()
        signal.raise_signal(signal.SIGINT)

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        owner.searching.run(work, owner.results.append)
    assert ended(work)
    assert owner.status.said.startswith("Stopped.")
    assert not owner.searching.busy


@pytest.fixture
def _clicked(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is asked by clicks on a page."""
    monkeypatch.setattr("kasino_teach.widgets.searching.loop_of_a_click", asyncio.get_running_loop)
    monkeypatch.setattr("kasino_teach.widgets.searching.PATIENCE", 0)


async def until_slow(owner: Owner) -> None:
    while not owner.searching.slow:
        await asyncio.sleep(0)


async def until_idle(owner: Owner) -> None:
    while owner.searching.busy:
        await asyncio.sleep(0)


@pytest.mark.usefixtures("_clicked")
def test_after_a_click_the_kernel_is_free_and_stop_works(work: Work) -> None:
    owner = Owner()

    async def click() -> None:
        owner.searching.run(work, owner.results.append)
        assert owner.searching.busy
        await until_slow(owner)
        assert owner.status.said == "Thinking … at most 60 seconds."
        assert not owner.searching.stop_button.disabled
        owner.searching.stop_button.click()
        assert not owner.searching.busy

    asyncio.run(click())
    assert ended(work)
    assert owner.results == []
    assert owner.changes == [True, False]
    assert owner.status.said.startswith("Stopped.")


@pytest.mark.usefixtures("_clicked")
def test_after_a_click_the_result_comes_later(work: Work) -> None:
    owner = Owner()

    async def click() -> None:
        owner.searching.run(work, owner.results.append)
        await until_slow(owner)
        work.released.set()
        await until_idle(owner)

    asyncio.run(click())
    assert owner.results == ["done"]


@pytest.mark.usefixtures("_clicked")
def test_after_a_click_errors_are_told() -> None:
    owner = Owner()

    async def click() -> None:
        owner.status.guarded(owner.searching.run)(lambda: 1 / 0, lambda _: None)
        await until_idle(owner)

    asyncio.run(click())
    assert "(ZeroDivisionError)" in owner.status.alarm


@pytest.mark.usefixtures("_clicked")
def test_after_a_click_the_limit_and_interrupts_end_it(work: Work) -> None:
    owner, before = Owner(), signal.getsignal(signal.SIGINT)

    async def click() -> None:
        owner.searching.run(work, owner.results.append)
        await until_slow(owner)
        signal.raise_signal(signal.SIGINT)
        await until_idle(owner)

    asyncio.run(click())
    assert owner.status.said.startswith("Stopped.")
    assert signal.getsignal(signal.SIGINT) == before
    hasty = Owner(seconds=0)

    async def again() -> None:
        hasty.searching.run(Work(), hasty.results.append)
        await until_idle(hasty)

    asyncio.run(again())
    assert hasty.status.said.startswith("This could not be worked out in 0 seconds: ")


def test_what_is_asked_last_counts(work: Work) -> None:
    job = Job(work)
    job.start()
    job.stop()
    assert ended(work)
    assert not job.wait(0)


def test_outside_a_kernel_nothing_is_a_click() -> None:
    assert loop_of_a_click() is None


def test_a_puzzle_stays_usable_after_the_limit() -> None:
    widget = PuzzleWidget(ENDLESS, seconds=0.5)
    page = WidgetPage(widget)
    widget.choose("Kc")
    page.click("Trail the card")
    assert page.status.startswith("This could not be worked out in 1 second: ")
    assert "Trail the card" in page.buttons
    assert "Stop" not in page.buttons
    assert widget.attempts == []
    page.click("Choose again")
    assert page.status == "Choose a card from your hand."
