"""The top version of CHANGELOG.md is the version of the workspace in Cargo.toml."""

import re
import sys
import tomllib
from pathlib import Path


def main() -> int:
    """Say which two versions differ; 1 where they do."""
    cargo = tomllib.loads(Path("Cargo.toml").read_text(encoding="utf-8"))
    version = cargo["workspace"]["package"]["version"]
    changelog = Path("CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## (\S+)", changelog, re.MULTILINE)
    top = found[1] if found else "nothing"
    if top == version:
        return 0
    print(f"CHANGELOG.md: its top version is {top}, Cargo.toml says {version}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
