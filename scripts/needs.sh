#!/bin/sh
# Says in one sentence what this machine lacks, and which command brings it.
#   needs.sh python    prints an interpreter that is new enough and can make virtual environments
#   needs.sh rust      is silent when cargo and a linker are there
set -eu

lacks() {
    echo "damarium: $1" >&2
    exit 1
}

sudo=$(test "$(id -u)" = 0 || echo "sudo ")

bring() { # Debian's name, Fedora's name, Homebrew's name: the command for this machine
    if command -v apt-get >/dev/null; then
        echo "${sudo}apt-get install $1"
    elif command -v dnf >/dev/null; then
        echo "${sudo}dnf install $2"
    elif command -v brew >/dev/null; then
        echo "brew install $3"
    else
        echo "your system's package manager (on Debian: apt-get install $1)"
    fi
}

python() {
    for name in ${PYTHON:-} python3 python3.15 python3.14 python3.13 python3.12 python3.11; do
        command -v "$name" >/dev/null || continue
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        "$name" -c 'import venv, ensurepip' 2>/dev/null || lacks \
            "$name cannot make virtual environments; this brings the missing part: $(bring python3-venv python3 python3)"
        command -v "$name"
        return
    done
    lacks "Python 3.11 or newer is missing; this brings it: $(bring 'python3 python3-venv' python3 python3)"
}

rust() {
    rustup="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
    command -v cargo >/dev/null || lacks "a Rust toolchain (cargo) is missing; this brings it: $rustup"
    wanted=$(sed -n 's/^rust-version *= *"\(.*\)"/\1/p' Cargo.toml)
    found=$(cargo --version | cut -d ' ' -f 2)
    oldest=$(printf '%s\n%s\n' "${wanted:-1.0}" "$found" | sort -V | head -n 1)
    test "$oldest" = "${wanted:-1.0}" || lacks \
        "Rust $wanted or newer is needed and this is $found; this brings it: rustup update, or $rustup"
    command -v cc >/dev/null || lacks \
        "a linker (cc) is missing; this brings it: $(bring build-essential gcc gcc)"
}

"$1"
