"""What all tests share: hypothesis profiles, Chromium, and no skipping in CI."""

import os
import shutil
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

IN_CI = bool(os.environ.get("CI"))
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")

# Examples are derived from the test's name in CI, so that a run there can be repeated anywhere.
settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("local", deadline=None)
settings.load_profile("ci" if IN_CI else "local")


def find_chromium() -> str | None:
    """Path of the installed Chromium, or None."""
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of Chromium, for Playwright's `executable_path`; the test carries the `browser` mark."""
    found = find_chromium()
    assert found, "no Chromium is installed: install Debian's package chromium, or Chrome"
    return found


@pytest.fixture(scope="session")
def root() -> Path:
    """Top of the source tree."""
    return Path(__file__).resolve().parents[1]


class NoSkips:
    """Turns every skip into a failure: in CI all that the tests need is there."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self,
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.skipped and not hasattr(report, "wasxfail"):
            _fail(report)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        if report.skipped:
            _fail(report)
        return report


def _fail(report: pytest.TestReport | pytest.CollectReport) -> None:
    report.outcome = "failed"
    report.longrepr = f"skipped, which fails in CI: {report.longrepr}"


def pytest_configure(config: pytest.Config) -> None:
    # A person's own IPython start-up files must not change what the notebooks print.
    folder = tempfile.TemporaryDirectory(prefix="kasino-ipython-")
    config.add_cleanup(folder.cleanup)
    os.environ["IPYTHONDIR"] = folder.name
    if IN_CI:
        # Registered, since a conftest's own hooks do not see the notebooks beside its folder.
        config.pluginmanager.register(NoSkips(), "kasino-no-skips")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if IN_CI or find_chromium():
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="browser test: no Chromium on this machine"))
