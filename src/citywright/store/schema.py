"""The tables of the database. A change here needs a migration beside it; a test compares the two."""

import sqlalchemy as sa

METADATA = sa.MetaData()

USERS = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("login", sa.String(64), unique=True),
    sa.Column("hash", sa.String(200)),
    sa.Column("email", sa.String(254)),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("deleting", sa.Double, nullable=False),
    sa.Column("old_cookie", sa.Double, nullable=False),
    sa.Index("users_by_email", "email"),
)

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("user", sa.String(24), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Index("sessions_by_user", "user"),
)

CODES = sa.Table(
    "codes",
    METADATA,
    sa.Column("user", sa.String(24), primary_key=True),
    sa.Column("purpose", sa.String(16), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("title", sa.String(32), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("content", sa.String(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("promise", sa.String(64), nullable=False),
    sa.Column("invite", sa.String(32), nullable=False),
    sa.Column("away_level", sa.String(16), nullable=False),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("deciders", sa.JSON, nullable=False),
    sa.Column("ending", sa.String(32), nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(24), nullable=False),
    sa.Column("names", sa.JSON, nullable=False),
    sa.Index("tables_by_status", "status", "updated"),
    sa.Index("tables_by_host", "host"),
)

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("user", sa.String(24)),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("away", sa.Integer, nullable=False),
    sa.Index("seats_by_user", "user"),
)

LINES = sa.Table(
    "lines",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200), nullable=False),
    sa.Column("mark", sa.String(32), nullable=False),
    sa.Column("chain", sa.String(32), nullable=False),
    sa.Column("news", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("user", sa.String(24), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("chat_by_user", "user"),
)

RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user", sa.String(24)),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("level", sa.String(16), nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("winner", sa.Boolean, nullable=False),
    sa.Index("results_by_user", "user"),
)

SNAPSHOTS = sa.Table(
    "snapshots",
    METADATA,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("content", sa.String(32), nullable=False),
    sa.Column("mark", sa.String(32), nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("dump", sa.Text, nullable=False),
)
