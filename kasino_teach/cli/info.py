"""`kasino info`: what is installed, and which form of the solver runs."""

from __future__ import annotations

import click

NOTEBOOK = ("jupyterlab", "ipywidgets", "anywidget", "ipycanvas", "pandas")
"""What the lessons need besides the library."""


@click.command()
def info() -> None:
    """Print versions, and whether the solver runs compiled or pure.

    KASINO_TEACH_PURE=1 in the environment chooses the pure form.
    """
    import platform
    from importlib.metadata import version

    from kasino_teach.solver import STALE, form

    rows = [
        ("kasino_teach", version("kasino_teach")),
        (
            "solver",
            "pure, since the compiled files are out of date: install again" if STALE else form(),
        ),
        ("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        *((name, _version(name)) for name in NOTEBOOK),
    ]
    width = max(len(name) for name, _ in rows)
    for name, said in rows:
        click.echo(f"{name:<{width}}  {said}")


def _version(name: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"
