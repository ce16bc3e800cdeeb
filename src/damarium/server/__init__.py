"""The game server: plays draughts with anybody who opens its pages."""

import sys
from collections.abc import Callable

from damarium.server.problem import CannotServe
from damarium.server.settings import Settings, database_path

__all__ = ["CannotServe", "run"]


def _print(address: str) -> None:
    sys.stdout.write(f"Damarium is at {address} (Ctrl-C ends it)\n")
    sys.stdout.flush()


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    announce: Callable[[str], None] = _print,
) -> None:
    """Serve until SIGINT or SIGTERM.

    Args:
        host: the address to listen on; "0.0.0.0" for all of this machine.
        port: 0 takes any free port.
        database: a file or a sqlite URL; none takes the usual place of this system.
        announce: told the server's address as soon as it answers; by default it is printed.

    Raises:
        CannotServe: the port or the database is not to be had; the message is one sentence.
    """
    # thinkers live in this package, too, and start without waiting for a web framework
    from damarium.server.serving import serve

    serve(host, port, Settings(database_path(database)), announce)
