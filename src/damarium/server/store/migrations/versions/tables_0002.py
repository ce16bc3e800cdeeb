"""Tables of two people: rounds, open seats, deadlines, and clocks that run in served time."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for tables; running clocks begin at what their last event left."""
    # columns with a default are added in place, which copies no table
    for column in (
        sa.Column("table_id", sa.String(16), nullable=False, server_default=""),
        sa.Column("round", sa.Integer, nullable=False, server_default="1"),
        sa.Column("touched_at", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("vacancy", sa.String(8), nullable=False, server_default=""),
    ):
        op.add_column("games", column)
    op.add_column("events", sa.Column("served", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE games SET table_id = id, touched_at = created_at")
    op.execute("UPDATE games SET duty = '' WHERE duty = 'clock'")
    op.create_index("games_by_table", "games", ["table_id", "round"], unique=True)
    op.create_index("games_by_deadline", "games", ["deadline"])
    op.create_index("games_by_vacancy", "games", ["vacancy", "created_at"])
    op.create_index("games_by_touch", "games", ["touched_at"])
    op.create_table(
        "service",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("served", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO service (id, served) VALUES (1, 0)")
    op.drop_table("clocks")


def downgrade() -> None:
    """Go back; games of tables stay, without their deadlines and open seats."""
    op.create_table(
        "clocks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
    )
    op.drop_table("service")
    with op.batch_alter_table("events") as events:
        events.drop_column("served")
    for name in ("touch", "vacancy", "deadline", "table"):
        op.drop_index(f"games_by_{name}", "games")
    with op.batch_alter_table("games") as games:
        for name in ("vacancy", "deadline", "touched_at", "round", "table_id"):
            games.drop_column(name)
