"""Counting the games that a database holds, where nobody has counted them yet."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

import structlog
from sqlalchemy import Connection, text

from damarium.server.play.event import Event
from damarium.server.play.fold import BrokenGame, fold
from damarium.server.play.tally import tally
from damarium.server.store.tallies import Key, add

log = structlog.get_logger()

#: The events of games in which both sides may have moved, by their names of revision 0002.
_EVENTS = text(
    "SELECT game, number, at, served, kind, data FROM events WHERE game IN "
    "(SELECT game FROM events WHERE number = 2) ORDER BY game, number"
)


def recount(connection: Connection) -> None:
    """Count all games into a table that is empty, within the caller's transaction.

    A game that cannot be read is left out, and the log says so.
    """
    total: Counter[Key] = Counter()
    for name, events in _streams(connection):
        try:
            total.update(tally(fold(events)))
        except (BrokenGame, ValueError, KeyError, TypeError):
            log.exception("game not counted", game=name)
    add(connection, (total,))


def _streams(connection: Connection) -> Iterator[tuple[str, Iterator[Event]]]:
    rows = connection.execute(_EVENTS.execution_options(yield_per=500))
    for name, stream in groupby(rows, key=lambda row: row.game):
        yield name, (Event.read(*row[1:]) for row in stream)
