"""See `docs/games/mythotopia.md`."""

from citywright.titles.title import Card, Title

TITLE = Title("mythotopia", 1, __name__, Card(order=30, players=(2, 3, 4), minutes=90, weight=4))
