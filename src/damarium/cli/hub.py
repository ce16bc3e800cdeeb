"""`damarium hub`: the engine for programs that speak Hub, version 2."""

import sys
import threading
from argparse import ArgumentParser, Namespace

from damarium.cli.given import add_variant, the_variant
from damarium.game import Board


def add(parser: ArgumentParser, lang: str) -> None:
    """The arguments of the command."""
    add_variant(parser, lang)


def run(given: Namespace, lang: str) -> None:
    """Answer every line of the input until it ends or says quit."""
    import damarium
    from damarium.engine.hub import Session

    chosen = given.variant is not None or given.rules is not None
    variant = the_variant(given) if chosen else Board().variant
    voice = _Voice()
    session = Session(variant, damarium.__version__, voice.say, lang)
    try:
        for line in sys.stdin or ():
            if not session.hear(line) or voice.failure is not None:
                break
    finally:
        session.close()
    if voice.failure is not None:
        raise voice.failure


class _Voice:
    """The output, shared by the thread that listens and the one that thinks."""

    def __init__(self) -> None:
        #: What made the output fail.
        self.failure: OSError | None = None
        self._lock = threading.Lock()

    def say(self, line: str) -> None:
        """Write a line whole and at once; a failure is kept, for nobody can hear of it here."""
        with self._lock:
            if self.failure is None:
                try:
                    print(line, flush=True)
                except OSError as error:
                    self.failure = error
