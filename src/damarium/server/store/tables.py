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

#: One row a game. `duty` is what the server owes the game when it starts again: see `Duty`.
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("variant", String(200), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("duty", String(16), nullable=False),
    Index("games_by_duty", "duty"),
)

#: Every accepted action, numbered from 0 in each game, in milliseconds since 1970.
events = Table(
    "events",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("data", Text, nullable=False),
)

#: Who may act for a colour: the hash of a person's secret, empty where the computer sits.
seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("color", String(8), primary_key=True),
    Column("secret_hash", String(64), nullable=False),
)

#: Milliseconds that a running clock has lost since event `number`, written twice a second: a
#: killed server takes up the clock where it was seen last, and its own absence costs nobody.
clocks = Table(
    "clocks",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("spent", BigInteger, nullable=False),
)
