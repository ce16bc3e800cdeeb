"""The browser of the tests: Debian's Chromium, or whichever is on the PATH; never a download."""

import os
import shutil
from pathlib import Path

import pytest

#: Nothing that the browser would ask of the world by itself.
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The browser's path; without a browser the test is skipped, and fails in CI."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
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
    """Whatever asks for the browser is a browser test, marked or not.

    They stay together when several processes test: the page has one browser and one server, and
    its clocks are watched while the other cores are busy.
    """
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that the page was not tested: `-q` would swallow it."""
    skipped = [
        report
        for report in terminalreporter.stats.get("skipped", ())
        if "there is no Chromium" in str(report.longrepr)
    ]
    if skipped:
        terminalreporter.section("browser tests SKIPPED", sep="!", red=True, bold=True)
        terminalreporter.line(f"{len(skipped)} tests of the page: {skipped[0].longrepr[2]}")
