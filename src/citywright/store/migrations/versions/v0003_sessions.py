"""Sessions that can be ended, one-time codes, e-mail addresses, accounts that are about to be deleted."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OLD_COOKIES = 90 * 24 * 3600
"""Seconds in which a guest of the older server may come back with the cookie it had given out."""


def upgrade() -> None:
    op.add_column("users", sa.Column("email", sa.String(254)))
    op.add_column("users", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("deleting", sa.Double, nullable=False, server_default="0"))
    op.add_column("users", sa.Column("old_cookie", sa.Double, nullable=False, server_default="0"))
    op.create_index("users_by_email", "users", ["email"])
    users = sa.table("users", sa.column("login"), sa.column("old_cookie"))
    op.execute(sa.update(users).where(users.c.login.is_(None)).values(old_cookie=time.time() + OLD_COOKIES))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("user", sa.String(24), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user"])
    op.create_table(
        "codes",
        sa.Column("user", sa.String(24), primary_key=True),
        sa.Column("purpose", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    # Joining a guest's matches to an account, and deleting one, ask who said and made what.
    op.create_index("chat_by_user", "chat", ["user"])
    op.create_index("tables_by_host", "tables", ["host"])
