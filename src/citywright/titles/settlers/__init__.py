"""See `docs/games/settlers.md`."""

from citywright.titles.title import Card, Title

TITLE = Title("settlers", 1, __name__, Card(order=10, players=(2, 3, 4), minutes=40, weight=2))
