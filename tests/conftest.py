"""What tests borrow from the system: Chromium and PostgreSQL, Debian's; never a download."""

import os
import shutil
from pathlib import Path

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from tests.postgres import ABSENT, database, postgres, postgres_url

__all__ = ["database", "postgres", "postgres_url"]

#: Nothing that the browser would ask of the world by itself.
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


#: The one without windows first: it takes a third less time.
_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The browser's path; without a browser the test is skipped, and fails in CI."""
    for name in _BROWSERS:
        if path := shutil.which(name):
            return Path(path)
    sentence = "there is no Chromium; on Debian this brings it: sudo apt-get install chromium"
    if os.environ.get("CI") == "true":
        pytest.fail(sentence)
    pytest.skip(sentence)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, object], chromium: Path
) -> dict[str, object]:
    """How pytest-playwright starts the browser."""
    # Chromium refuses its sandbox to root, who runs the tests in CI.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return {
        **browser_type_launch_args,
        "executable_path": str(chromium),
        "args": [*QUIET, *sandbox],
    }


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for the browser is a browser test, marked or not."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Gives tests that belong together to one process.

    A file of tests of the page has one browser and one server; the games of a variant are played
    once for all its tests. xdist 3.8 writes the groups of its own marks into an attribute that
    pytest 9.2 no longer reads, so they are told by name.
    """

    def _split_scope(self, nodeid: str) -> str:
        path, _, case = nodeid.partition("[")
        if case.startswith("chromium") or path.startswith(("tests/browser/", "tests/page/")):
            return path.partition("::")[0]
        if path.startswith("tests/every_variant/") and case and not case[0].isdigit():
            return case
        return nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Together | None:
    """Where tests are asked to stay in groups, these are the groups."""
    return Together(config, log) if config.getoption("dist") == "loadgroup" else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tested: `-q` would swallow it."""
    for what, sentence in (
        ("tests in the browser", "there is no Chromium"),
        ("tests at PostgreSQL", ABSENT),
        ("tests behind nginx", "there is no nginx"),
    ):
        skipped = [
            report
            for report in terminalreporter.stats.get("skipped", ())
            if sentence in str(report.longrepr)
        ]
        if skipped:
            terminalreporter.section(f"{what} SKIPPED", sep="!", red=True, bold=True)
            terminalreporter.line(f"{len(skipped)} tests: {skipped[0].longrepr[2]}")
