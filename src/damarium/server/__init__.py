"""The game server: plays draughts with anybody who opens its pages."""

import sys
from collections.abc import Callable

from damarium.server.problem import CannotServe
from damarium.server.settings import Settings

__all__ = ["CannotServe", "run"]


def _print(address: str) -> None:
    sys.stdout.write(f"Damarium is at {address} (Ctrl-C ends it)\n")
    sys.stdout.flush()


def run(settings: Settings, *, announce: Callable[[str], None] = _print) -> None:
    """Serve until SIGINT or SIGTERM.

    Args:
        settings: where to listen, where games are kept, and all else that can be chosen.
        announce: told the server's address as soon as it answers; by default it is printed.

    Raises:
        CannotServe: the port or the database is not to be had; the message is one sentence.
    """
    # thinkers live in this package, too, and start without waiting for a web framework
    from damarium.server.serving import serve

    serve(settings, announce)
