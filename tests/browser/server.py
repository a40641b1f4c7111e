"""A JupyterLab server in folders of its own: it touches nothing of the person who runs the tests."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import Request, urlopen

WAIT: Final = 60.0
"""Seconds until a wait gives up. Waits poll, so a quick machine never waits this long."""

_FOLDERS: Final = (
    "HOME",
    "IPYTHONDIR",
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
)

# Cells out of sight would have no outputs otherwise.
_SETTINGS: Final = {
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}


@dataclass(frozen=True)
class Server:
    """A running JupyterLab: its address, the folder it shows, and that of its settings."""

    url: str
    root: Path
    settings: Path

    def stop_kernels(self) -> None:
        """End every kernel, so that the next test finds a quiet machine."""
        for session in json.loads(self._ask("GET", "/api/sessions")):
            self._ask("DELETE", f"/api/sessions/{session['id']}")

    def forget_theme(self) -> None:
        """Let the next page that is opened be light, whatever the last one chose."""
        (self.settings / "@jupyterlab/apputils-extension/themes.jupyterlab-settings").unlink(True)

    def _ask(self, method: str, path: str) -> bytes:
        with urlopen(Request(self.url + path, method=method), timeout=WAIT) as answer:
            content: bytes = answer.read()
            return content


@contextmanager
def running_server(folder: Path, source: Path) -> Iterator[Server]:
    """Start JupyterLab in folders of its own under `folder`; kernels can import from `source`.

    Raises RuntimeError with the server's log when it does not answer within :data:`WAIT` seconds.
    """
    places = {name: folder / name.lower() for name in _FOLDERS}
    root = folder / "root"
    for place in (*places.values(), root):
        place.mkdir(parents=True)
    for name, settings in _SETTINGS.items():
        file = places["JUPYTERLAB_SETTINGS_DIR"] / f"{name}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(settings))
    port = free_port()
    log = folder / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            _server_command(port, root),
            env={**os.environ, **{k: str(v) for k, v in places.items()}, "PYTHONPATH": str(source)},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for_server(url, process, log)
        yield Server(url, root, places["JUPYTERLAB_SETTINGS_DIR"])
    finally:
        process.terminate()
        process.wait(WAIT)


def _server_command(port: int, root: Path) -> list[str]:
    return [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", "--ServerApp.password="),
        "--ServerApp.disable_check_xsrf=True",  # for the requests that end kernels
        *(f"--ServerApp.root_dir={root}", "--expose-app-in-browser"),
        *(
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        ),
    ]


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for_server(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server answers. Raises RuntimeError with its log when it does not, or has ended."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(f"{url}/api/status", timeout=1):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError(f"JupyterLab does not answer:\n{log.read_text()}")


def write_notebook(path: Path, cells: Sequence[str]) -> None:
    """Write a notebook of code cells without outputs."""
    path.write_text(
        json.dumps(
            {
                "nbformat": 4,
                "nbformat_minor": 5,
                "metadata": {
                    "kernelspec": {
                        "name": "python3",
                        "display_name": "Python 3",
                        "language": "python",
                    }
                },
                "cells": [
                    {
                        "id": f"cell-{number}",
                        "cell_type": "code",
                        "execution_count": None,
                        "metadata": {},
                        "outputs": [],
                        "source": cell,
                    }
                    for number, cell in enumerate(cells)
                ],
            }
        )
    )
