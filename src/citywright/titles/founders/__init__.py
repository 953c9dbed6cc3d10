"""See `docs/games/founders.md`."""

from citywright.titles.title import Card, Title

TITLE = Title("founders", 2, __name__, Card(order=50, players=(1, 2, 3, 4), minutes=120, weight=5))
