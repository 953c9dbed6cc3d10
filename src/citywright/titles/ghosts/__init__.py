"""See `docs/games/ghosts.md`."""

from citywright.titles.title import Card, Title

TITLE = Title("ghosts", 1, __name__, Card(order=40, players=(2, 3, 4), minutes=60, weight=3))
