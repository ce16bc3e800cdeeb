"""Which commit of Damarium is running."""

import shutil
import subprocess
from pathlib import Path


def commit_name() -> str:
    """The short name of the commit that is checked out, "" outside a checkout of Damarium."""
    git = shutil.which("git")
    here = Path(__file__)
    if git is None:
        return ""
    # an installed package may lie inside somebody else's repository: only our own counts
    if not _output(git, "-C", str(here.parent), "ls-files", here.name):
        return ""
    return _output(git, "-C", str(here.parent), "rev-parse", "--short=7", "HEAD")


def _output(*command: str) -> str:
    try:
        done = subprocess.run(  # noqa: S603 - a fixed command
            command, capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
