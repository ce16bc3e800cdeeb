"""The database: held by one process, brought to the newest form at the start."""

from damarium.server.store.database import Database
from damarium.server.store.lock import Lock
from damarium.server.store.place import Place, Remote


def open_database(place: Place) -> tuple[Database, Lock]:
    """The database in its newest form and the lock on it; CannotServe says why not."""
    if isinstance(place, Remote):
        # psycopg is loaded by those who use it
        from damarium.server.store.postgres import open_remote

        return open_remote(place)
    from damarium.server.store.sqlite import open_file

    return open_file(place)
