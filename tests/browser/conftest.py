"""Fixtures of the browser tests: one server and one browser for the session, a fresh page for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.lab import CHROMIUM_FLAGS, Lab, Watch
from tests.browser.server import Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, root: Path) -> Iterator[Server]:
    """One JupyterLab for all browser tests."""
    with running_server(tmp_path_factory.mktemp("jupyter"), root) as started:
        yield started


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for all browser tests."""
    expect.set_options(timeout=10_000)  # ms; a machine that does other things too is slow
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_FLAGS))
        yield started
        started.close()


@pytest.fixture(scope="session")
def artefacts(root: Path) -> Path:
    """The folder for screenshots, which git ignores."""
    folder = root / "test-artefacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def window() -> dict[str, object]:
    """Options of the browser's context; a test overrides them by `parametrize`."""
    return {"viewport": {"width": 1280, "height": 900}}


@pytest.fixture
def lab(
    server: Server, browser: Browser, artefacts: Path, window: dict[str, object]
) -> Iterator[Lab]:
    """JupyterLab in a window of its own. Fails a test whose page erred or asked another host."""
    context = browser.new_context(**window)  # type: ignore[arg-type]
    page = context.new_page()
    watch = Watch("127.0.0.1")
    watch.attach(page)
    yield Lab(page, server, artefacts, watch)
    context.close()
    server.stop_kernels()
    server.forget_theme()
    assert not watch.problems
