"""How Python itself is set for a server: so that no game waits for what is not its own."""

import gc
import sys

#: Seconds for which one thread may keep another waiting. Storing a move needs the interpreter a
#: dozen times, each time for a moment.
_TURN = 0.001
#: How much is new before young, older and all objects are looked through for garbage. There is
#: little that only a look finds, and a look through all objects of 500 games took 0.7 s.
_THRESHOLDS = (20_000, 10, 1_000_000)


def prepare() -> None:
    """Set it when the server has been loaded: what it consists of is never looked through again."""
    sys.setswitchinterval(_TURN)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)


async def look_through() -> None:
    """Look through everything that has come since, and let all wait for it; once in a while."""
    gc.collect()
