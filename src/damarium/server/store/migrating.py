"""The form of the database: which one it has, and how it is brought to another."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from damarium.server.problem import CannotServe

MIGRATIONS = Path(__file__).parent / "migrations"
#: Alembic's own table, which says the revision.
VERSIONS = "alembic_version"


def newest() -> str:
    """The revision that this Damarium works with."""
    return ScriptDirectory(str(MIGRATIONS)).get_current_head() or ""


def revision(connection: Connection) -> str:
    """The revision that the database has, "" for an empty one."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def is_foreign(names: set[str]) -> bool:
    """Whether tables of these names are another program's."""
    return bool(names - {VERSIONS}) and not {VERSIONS, "games"} <= names


def table_names(connection: Connection) -> set[str]:
    """The tables that are there."""
    return set(inspect(connection).get_table_names())


def migrate(connection: Connection, place: object, to: str = "head") -> None:
    """Bring the database to a revision; CannotServe, which names it by `place`, where it is newer.

    All of it is one transaction, which the caller commits. Raises DBAPIError, too.
    """
    try:
        command.upgrade(_config(connection), to)
    except CommandError as error:
        raise CannotServe(
            f"{place}: was written by a newer Damarium; start that one, or give another database."
        ) from error


def empty(connection: Connection, place: object) -> None:
    """Take away all that migrations made, within the caller's transaction."""
    try:
        command.downgrade(_config(connection), "base")
    except CommandError as error:
        raise CannotServe(
            f"{place}: was written by a newer Damarium; make an empty database for the backup."
        ) from error


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def reason(error: DBAPIError) -> str:
    """What the database said, on one line, without what was asked of it."""
    return " ".join(str(error.orig).partition("\nLINE ")[0].split())
