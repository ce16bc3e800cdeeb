"""No file of the project says where packages are fetched from: that is each machine's own affair.

Locks pin versions and hashes; an address in them breaks every machine behind a mirror.
"""

import re
import subprocess
import sys
from pathlib import Path

#: Files that exist only to hold such addresses.
UNWANTED = {"uv.lock", "package-lock.json", "yarn.lock", "poetry.lock", ".npmrc", "pip.conf"}

#: A package index's host, by how such hosts are called, or a setting that would name one.
ADDRESS = re.compile(
    r"//(?:pypi|registry|index|files|static|proxy|mirrors?|deb)\.[a-z]"
    r"|--(?:extra-)?index-url|--find-links|--trusted-host|--registry[ =]|replace-with *="
)
URL = re.compile(r"[a-z]+://")


def main() -> int:
    """Print every offending line; the number of them is the verdict."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        check=True,
        capture_output=True,
        text=True,
    )
    found = []
    for path in map(Path, listed.stdout.splitlines()):
        if path == Path("scripts/check_addresses.py") or not path.is_file():
            continue
        if path.name in UNWANTED:
            found.append(f"{path}: a lock with addresses; requirements/*.lock takes its place")
            continue
        forbidden = URL if path.parent == Path("requirements") else ADDRESS
        lines = path.read_bytes().decode("utf-8", errors="ignore").splitlines()
        found += [
            f"{path}:{number}: names where packages are fetched from: {line.strip()[:80]}"
            for number, line in enumerate(lines, start=1)
            if forbidden.search(line)
        ]
    print("\n".join(found) or "no file names a package index")
    return min(len(found), 1)


if __name__ == "__main__":
    sys.exit(main())
