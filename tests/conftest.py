"""What tests borrow from the system: Chromium and PostgreSQL, Debian's; never a download."""

import os
import shutil
from pathlib import Path

import pytest

from damarium.rules import Variant
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


# xdist asks for the groups in the same hook, and before any conftest unless that goes first
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever asks for the browser is a browser test, marked or not.

    They stay together when several processes test: the page has one browser and one server, and
    its clocks are watched while the other cores are busy. So do the tests of one variant, whose
    games are played once for all of them.
    """
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))
        elif isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            variant = item.callspec.params.get("variant")
            if isinstance(variant, Variant):
                # what follows the last @ of a test's name is its group
                group = variant.spelling.replace("@", " ")
                item.add_marker(pytest.mark.xdist_group(group))


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
