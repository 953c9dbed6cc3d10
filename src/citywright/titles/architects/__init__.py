"""See `docs/games/architects.md`."""

from citywright.titles.title import Card, Title

TITLE = Title("architects", 1, __name__, Card(order=20, players=(1, 2, 3, 4, 5), minutes=80, weight=3))
