"""The tables of the store. Events are the truth; whatever else stands here follows from them."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

#: One row a game, with what is asked of many games at once; see `events.Standing`.
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("variant", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False),
    Column("duty", String(16), nullable=False),
    Column("deadline", BigInteger),
    Column("vacancy", String(8), nullable=False),
    Index("games_by_table", "table_id", "round", unique=True),
    Index("games_by_duty", "duty"),
    Index("games_by_deadline", "deadline"),
    Index("games_by_vacancy", "vacancy", "created_at"),
    Index("games_by_touch", "touched_at"),
)

#: Every accepted action, numbered from 0 in each game, in milliseconds since 1970 and in
#: milliseconds of served time.
events = Table(
    "events",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("served", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("data", Text, nullable=False),
)

#: What `Event.read` takes, in its order.
EVENT = (events.c.number, events.c.at, events.c.served, events.c.kind, events.c.data)

#: Who may act for a colour: the hash of a person's secret, empty where nobody has one. Beside the
#: colours "host": who invited two others.
seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("color", String(8), primary_key=True),
    Column("secret_hash", String(64), nullable=False),
)

#: One row: the milliseconds that server processes have lived, written twice a second. Clocks run
#: in this time, so that a killed server takes them up where it was seen last.
service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("served", BigInteger, nullable=False),
)

#: How many games were finished, by the spelling of their variant and by what is told of them; see
#: `play.tally`. A game that goes by age stays counted.
tallies = Table(
    "tallies",
    metadata,
    Column("variant", String(200), primary_key=True),
    Column("fact", String(16), primary_key=True),
    Column("value", String(100), primary_key=True),
    Column("count", BigInteger, nullable=False),
)
