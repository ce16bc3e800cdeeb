#!/bin/sh
# Pins what pyproject.toml and requirements/*.in ask for: every version with the hashes of its
# files, for every platform, and no word about where they are fetched from.
set -eu

compile() {
    .tools/uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
        --generate-hashes --no-header --extra server pyproject.toml "$@"
}

compile requirements/play.in --output-file requirements/play.lock
compile requirements/play.in requirements/dev.in --constraints requirements/play.lock \
    --output-file requirements/dev.lock
