"""`kasino lab` as a newcomer runs it: nothing of theirs there yet, and nothing asked before the lesson."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lab import Watch
from tests.browser.server import WAIT, free_port, wait_for_server

pytestmark = pytest.mark.browser


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder that no Jupyter has been in."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def address(home: Path) -> Iterator[str]:
    """Where `kasino lab my-lessons -- --no-browser` answers."""
    port = free_port()
    ours = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "IPYTHON"))}
    log = home.parent / "lab.log"
    command = [
        *(sys.executable, "-m", "kasino_teach.cli", "lab", "my-lessons", "--", "--no-browser"),
        *("--allow-root", "--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", "--ServerApp.password="),
    ]
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=home,
            env=ours | {"HOME": str(home), "USERPROFILE": str(home)},
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for_server(url, process, log)
            yield url
        finally:
            process.terminate()
            process.wait(WAIT)


def test_a_newcomer_is_asked_nothing(
    address: str, home: Path, browser: Browser, artefacts: Path
) -> None:
    context = browser.new_context()
    page = context.new_page()
    watch = Watch("127.0.0.1")
    watch.attach(page)
    page.goto(address)
    expect(page.get_by_role("heading", name="1. The table")).to_be_visible(timeout=1000 * WAIT)
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=1000 * WAIT)
    page.wait_for_timeout(2000)  # ms: the question about news used to come within one second
    assert page.locator(".Toastify__toast").count() == 0
    page.screenshot(path=artefacts / "lab-command.png")
    context.close()
    assert not watch.problems
    laid = json.loads((home / "my-lessons/.kasino-lab.json").read_text())
    assert "notebooks/01-the-table.ipynb" in laid
    settings = [p for p in (home / ".jupyter").rglob("*") if "notification" in p.name]
    assert settings == []  # what a person has not set stays unset
