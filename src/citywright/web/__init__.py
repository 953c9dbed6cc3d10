"""The table in the browser: server, sessions, live updates. Nothing imports this package but the command line."""
