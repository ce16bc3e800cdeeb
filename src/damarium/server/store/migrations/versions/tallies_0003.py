"""The count of finished games, begun with those that are there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table and count the games that are there.

    They are counted by the program of today, since the table is to hold what that one will add to
    and take from: a rule of counting of another day would leave counts that nothing takes back.
    It writes by today's columns; a revision that changes them has to freeze here the four above.
    """
    op.create_table(
        "tallies",
        sa.Column("variant", sa.String(200), primary_key=True),
        sa.Column("fact", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(100), primary_key=True),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
    from damarium.server.play.recount import recount

    recount(op.get_bind())


def downgrade() -> None:
    """Forget the count; games that went by age cannot be counted again."""
    op.drop_table("tallies")
