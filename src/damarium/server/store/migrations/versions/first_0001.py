"""The first tables: games, their events, their seats, their running clocks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("variant", sa.String(200), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("duty", sa.String(16), nullable=False),
    )
    op.create_index("games_by_duty", "games", ["duty"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("color", sa.String(8), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "clocks",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop them all."""
    for table in ("clocks", "seats", "events"):
        op.drop_table(table)
    op.drop_index("games_by_duty", "games")
    op.drop_table("games")
