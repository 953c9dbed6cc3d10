"""What the results of a run say: who won how often, and how sure that is."""

import math
from collections import Counter
from statistics import fmean, pstdev
from typing import Any, Final

from citywright.arena.game import Result
from citywright.arena.run import Run

SURE: Final = 1.96
"""Standard deviations of a 95 % interval."""


class Spread:
    """What a figure was over all games that have it."""

    __slots__ = ("games", "high", "low", "mean", "spread", "used")

    def __init__(self, values: list[float]) -> None:
        self.games = len(values)
        self.mean = fmean(values)
        self.spread = pstdev(values)
        """The standard deviation."""
        self.low = min(values)
        self.high = max(values)
        self.used = sum(value > 0 for value in values) / len(values)
        """The share of games in which it was more than nothing."""

    def plain(self) -> dict[str, float]:
        return {name: round(getattr(self, name), 4) for name in ("games", "mean", "spread", "low", "high", "used")}


class Summary:
    """The figures of a run, by bot in the order given and by seat; after them those of the rivals whom nobody plays."""

    __slots__ = (
        "ends",
        "figures",
        "games",
        "mean_decisions",
        "mean_scores",
        "mean_turns",
        "rivals",
        "run",
        "seat_wins",
        "turns",
        "wins",
    )

    def __init__(self, run: Run, results: list[Result]) -> None:
        players = len(run.levels)
        self.rivals = max(len(result.scores) for result in results) - players
        """A rival has no bot and always its own place, after all seats."""
        count = players + self.rivals
        self.run = run
        self.games = len(results)
        self.wins = [0.0] * count
        """By bot; a shared victory is shared here too."""
        self.seat_wins = [0.0] * count
        totals = [0] * count
        for number, result in enumerate(results):
            seating = (*run.seating(number), *range(players, count))
            for seat in result.winners:
                self.wins[seating[seat]] += 1 / len(result.winners)
                self.seat_wins[seat] += 1 / len(result.winners)
            for seat, score in enumerate(result.scores):
                totals[seating[seat]] += score
        self.mean_scores = [total / self.games for total in totals]
        self.mean_turns = sum(result.turns for result in results) / self.games
        self.turns = (min(result.turns for result in results), max(result.turns for result in results))
        self.mean_decisions = sum(result.decisions for result in results) / self.games
        self.ends = dict(Counter(result.ending for result in results).most_common())
        values: dict[str, dict[str, list[float]]] = {}
        for result in results:
            for table, row, value in result.figures:
                values.setdefault(table, {}).setdefault(row, []).append(value)
        self.figures = {table: {row: Spread(found) for row, found in rows.items()} for table, rows in values.items()}
        """What the title itself tells of its games, by table and row in the order first told."""

    def plain(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "title": self.run.title,
            "players": len(self.run.levels),
            "games": self.games,
            "bots": list(self.run.levels),
            "rivals": self.rivals,
            "wins": [round(wins, 4) for wins in self.wins],
            "mean_scores": [round(score, 4) for score in self.mean_scores],
            "mean_turns": round(self.mean_turns, 4),
            "ends": self.ends,
            "seat_wins": [round(wins, 4) for wins in self.seat_wins],
            "turns": list(self.turns),
            "mean_decisions": round(self.mean_decisions, 4),
            "seed": self.run.seed,
            "options": self.run.options,
            "figures": {
                table: {row: spread.plain() for row, spread in rows.items()} for table, rows in self.figures.items()
            },
        }


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies with 95 % confidence (Wilson's interval)."""
    share = wins / games
    middle = share + SURE**2 / (2 * games)
    width = SURE * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    scale = 1 + SURE**2 / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)
