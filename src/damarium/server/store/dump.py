"""The file of a backup: all rows in one compressed file, the same for SQLite and PostgreSQL.

It is gzip over lines of JSON: a head that names the format and the revision of the tables, for
each table a line with its columns and then a line a row, and an end that counts the rows and
proves by a checksum over all lines before it that none is missing or changed.
"""

import gzip
import json
import zlib
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, column, delete, insert, table

from damarium.server.problem import CannotServe
from damarium.server.store.migrating import VERSIONS, migrate, revision

FORMAT = 1
#: Rows that go in or out at once.
_AT_ONCE = 500


def write(connection: Connection, file: IO[bytes]) -> dict[str, int]:
    """Write all rows that a transaction sees; how many there are of each table.

    Raises OSError, DBAPIError.
    """
    with gzip.GzipFile(fileobj=file, mode="wb", filename="", compresslevel=6) as packed:
        return _write(connection, packed)


def _write(connection: Connection, packed: gzip.GzipFile) -> dict[str, int]:
    digest = sha256()
    rows: dict[str, int] = {}

    def say(line: object) -> None:
        data = json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        digest.update(data)
        packed.write(data)

    say({"damarium": "backup", "format": FORMAT, "revision": revision(connection)})
    # the tables as they are there: a backup is also made before an upgrade
    found = MetaData()
    found.reflect(connection)
    for one in found.sorted_tables:
        if one.name == VERSIONS:
            continue
        say({"table": one.name, "columns": [column.name for column in one.columns]})
        rows[one.name] = 0
        query = one.select().order_by(*one.primary_key.columns)
        for row in connection.execute(query.execution_options(yield_per=_AT_ONCE)):
            say(list(row))
            rows[one.name] += 1
    say({"rows": rows, "sha256": digest.hexdigest()})
    return rows


def verify(file: Path) -> dict[str, int]:
    """Read a file to its end; how many rows of each table it holds.

    Raises CannotServe where it is no whole backup, OSError.
    """
    rows: dict[str, int] = {}
    digest = sha256()
    name, width = "", 0
    for number, (raw, line) in enumerate(_lines(file)):
        match line:
            case {"damarium": "backup", "format": int(form)} if number == 0:
                if form > FORMAT:
                    raise CannotServe(f"{file}: was written by a newer Damarium; use that one.")
            case _ if number == 0:
                raise CannotServe(f"{file}: is no backup of Damarium.")
            case {"table": str(name), "columns": [*columns]}:
                rows[name], width = 0, len(columns)
            case [*values] if name and len(values) == width:
                rows[name] += 1
            case {"rows": counted, "sha256": proof}:
                if counted == rows and proof == digest.hexdigest():
                    return rows
                raise _damaged(file, "its checksum is wrong")
            case _:
                raise _damaged(file, f"line {number + 1} is of no known kind")
        digest.update(raw)
    raise _damaged(file, "its end is missing")


def fill(connection: Connection, file: Path, place: object) -> None:
    """Bring an empty database to the form of a verified file, fill it, and make it the newest.

    The caller commits where this returns, and else takes all of it back. Raises CannotServe where
    the file is of a newer Damarium, OSError, DBAPIError.
    """
    lines = (line for _, line in _lines(file))
    migrate(connection, file, next(lines)["revision"])
    into, names = None, []
    while some := list(islice(lines, _AT_ONCE)):
        for is_row, group in groupby(some, lambda line: isinstance(line, list)):
            if not is_row:
                for head in group:
                    names = head.get("columns", [])
                    rows = table(head.get("table", ""), *map(column, names))
                    into = insert(rows) if names else None
                    if names:
                        # migrations may have put a first row into it
                        connection.execute(delete(rows))
            elif into is not None:
                connection.execute(into, [dict(zip(names, row, strict=True)) for row in group])
    migrate(connection, place)


def _lines(file: Path) -> Iterator[tuple[bytes, Any]]:
    """Each line as it stands and as it is meant."""
    try:
        with gzip.open(file) as packed:
            for raw in packed:
                yield raw, json.loads(raw)
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, RecursionError) as error:
        raise _damaged(file, error) from error


def _damaged(file: Path, why: object) -> CannotServe:
    return CannotServe(f"{file}: is damaged or cut short ({why}); take another backup.")
