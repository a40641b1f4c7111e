"""A real JupyterLab in a real Chromium, as plain functions: open, run, look, wait.

Neither the server nor the browser asks the network for anything: the flags are the measured ones, and
a request to any other host fails the test.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Response, Route, WebError
from playwright.sync_api import Error as PlaywrightError

from tests.browser.server import WAIT, Server, write_notebook

CHROMIUM_FLAGS: Final = (
    "--no-sandbox",  # CI runs as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@dataclass
class Watch:
    """Collects everything a page should not do; `problems` is empty where all went well."""

    allowed_host: str
    problems: list[str] = field(default_factory=list)

    def attach(self, page: Page) -> None:
        """Listen to a page. Requests to any other host than the allowed one are refused."""
        page.on("console", self._console)
        page.context.on("weberror", self._error)
        page.on("response", self._response)
        page.context.route("**/*", self._route)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"page error: {error.error}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status}: {response.request.method} {response.url}")

    def _route(self, route: Route) -> None:
        url = urlsplit(route.request.url)
        if url.scheme in ("http", "https") and url.hostname != self.allowed_host:
            self.problems.append(f"outside request: {route.request.url}")
            route.abort()
        else:
            route.continue_()


@dataclass
class Lab:
    """One browser window with JupyterLab in it."""

    page: Page
    server: Server
    artefacts: Path
    """Folder for screenshots."""
    watch: Watch
    """What the page did that it should not have done; what a test expects of it, it takes out."""

    def run(self, name: str, *cells: str) -> None:
        """Write a notebook, open it, run all its cells and wait until all is done."""
        write_notebook(self.server.root / f"{name}.ipynb", cells)
        self.open(name)
        self.run_all()

    def open(self, name: str) -> None:
        """Open a notebook of the server's root in a fresh workspace; wait until its kernel is idle."""
        self.page.goto(f"{self.server.url}/lab/tree/{name}.ipynb?reset")
        self.wait_idle()

    def reload(self) -> None:
        """Load the page again, as a reader does who comes back; the kernel lives on."""
        self.save()
        self.page.reload()
        self.wait_idle()

    def run_all(self) -> None:
        """Run every cell; fails when one raises."""
        self.command("notebook:run-all-cells")
        self.wait_idle()
        errors = self.page.locator('.jp-OutputArea-output[data-mime-type*="error"]')
        if errors.count():
            raise AssertionError(f"a cell failed:\n{errors.first.inner_text()}")

    def wait_idle(self) -> None:
        """Wait until the open notebook has a kernel that has nothing to do."""
        self.page.wait_for_function(_IS_IDLE, timeout=1000 * WAIT)

    def command(self, name: str, **args: object) -> None:
        """Execute one of JupyterLab's commands and wait until it is done."""
        self.page.evaluate(
            "([name, args]) => jupyterapp.commands.execute(name, args).then(() => 0)", [name, args]
        )

    def save(self) -> None:
        """Save the notebook."""
        self.command("docmanager:save")

    def theme(self, name: str) -> None:
        """Switch to `JupyterLab Light` or `JupyterLab Dark`, and wait until it shows."""
        self.command("apputils:change-theme", theme=name)
        self.page.wait_for_selector(f'body[data-jp-theme-name="{name}"]', state="attached")

    def screenshot(self, name: str) -> Path:
        """Save what the window shows as `name`.png among the artefacts."""
        path = self.artefacts / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def swipe(self, x: float, y: float, by: float) -> None:
        """Move a finger up or down by px; the window has `has_touch`.

        Touch by touch: Chromium's ready-made scroll gesture does nothing without a screen.
        """
        touch = self.page.context.new_cdp_session(self.page)
        for step in range(12):
            points = [{"x": x, "y": y + by * step / 10}] if step < 11 else []
            kind = "touchStart" if step == 0 else "touchMove" if points else "touchEnd"
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            self.page.wait_for_timeout(10)

    def focused(self) -> str:
        """The focused element: its tag, and its text or title."""
        answer: str = self.page.evaluate(
            "() => { const e = document.activeElement;"
            " return e.tagName.toLowerCase() + ':' + (e.textContent || e.title); }"
        )
        return answer

    def accessibility_faults(self, selector: str = ".jp-OutputArea-output") -> list[dict[str, Any]]:
        """What axe-core finds within `selector`: rule, help text and the elements' HTML."""
        from axe_playwright_python.sync_playwright import Axe

        found = Axe().run(self.page, context=selector).response
        return [
            {"rule": v["id"], "help": v["help"], "nodes": [n["html"][:200] for n in v["nodes"]]}
            for v in found["violations"]
        ]


def until_equal(read: Callable[[], object], wanted: object, seconds: float = 10) -> None:
    """Call `read` until it returns `wanted`. Raises AssertionError with what it returned last."""
    end = time.monotonic() + seconds
    while (seen := _try(read)) != wanted:
        assert time.monotonic() < end, f"after {seconds} s {seen!r}, not {wanted!r}"
        time.sleep(0.03)


def until(happens: Callable[[], object], what: str, seconds: float = 10) -> None:
    """Call `happens` until it returns something true. Raises AssertionError that says `what`."""
    until_equal(lambda: what if happens() else f"not: {what}", what, seconds)


def _try(read: Callable[[], object]) -> object:
    """What `read` returns, or its error: the page may be between two states."""
    try:
        return read()
    except PlaywrightError as error:
        return error


_IS_IDLE: Final = """() => {
    const session = window.jupyterapp?.shell?.currentWidget?.sessionContext;
    return session?.isReady && session?.session?.kernel?.status === 'idle'
        && !session.pendingInput;
}"""
