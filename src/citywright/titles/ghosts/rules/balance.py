"""What a simulation tells of finished games: how often Kalena falls and what valor is earned by.

Prices, rewards and tiles are designed here and must be watched. Rows bear the names of the display's messages. Figures
of players are means over the players of a game; valor is told of games that were not lost.
"""

from typing import Final

from citywright.kit.game import Figure
from citywright.kit.table import Event

from .facts import BUILDINGS, ROUNDS_PER_SEASON, SEASONS, SOURCES, TRACKS, season_of
from .state import FINAL, KALENA_FELL, SUPPLY_RAN_OUT, Ghosts

LOSSES: Final = (KALENA_FELL, SUPPLY_RAN_OUT)
TABLES: Final = ("loss", "result", "valor", "deeds", "contacts", "ghosts", "built")


def figures(g: Ghosts, events: list[Event]) -> list[Figure]:
    """All figures of one game."""
    found: list[Figure] = [("loss", "figures-loss-any", float(g.ending != FINAL))]
    found += [("loss", f"figures-loss-{how}", float(g.ending == how)) for how in LOSSES]
    if g.ending == FINAL:
        found += result(g) + valor(g)
        found += deeds(g, events) + contacts(g, events)
        found += [
            ("built", f"figures-built-{name}", g.buildings[kind].bit_count() / g.seats)
            for kind, name in enumerate(BUILDINGS)
        ]
    return found + ghosts_left(events)


def result(g: Ghosts) -> list[Figure]:
    scores = g.scores()
    return [
        ("result", "figures-result-winner", float(max(scores))),
        ("result", "figures-result-mean", sum(scores) / g.seats),
        ("result", "figures-result-last", float(min(scores))),
    ]


def valor(g: Ghosts) -> list[Figure]:
    """Where the valor came from, per player."""
    return [
        ("valor", f"score-{name}", sum([me.earned_by(source) for me in g.players]) / g.seats)
        for source, name in enumerate(SOURCES)
    ]


def deeds(g: Ghosts, events: list[Event]) -> list[Figure]:
    """How often a player harvests, sells, learns and trains."""
    verbs = [event[0] for event in events]
    found = [
        ("deeds", f"figures-deeds-{verb}", verbs.count(verb) / g.seats) for verb in ("harvests", "sells", "learns")
    ]
    trained = [event[2] for event in events if event[0] == "trains"]
    return found + [("deeds", f"figures-trains-{name}", trained.count(t) / g.seats) for t, name in enumerate(TRACKS)]


def contacts(g: Ghosts, events: list[Event]) -> list[Figure]:
    """Contacts of a player in each season."""
    made = [0] * SEASONS
    season = 0
    for event in events:
        if event[0] == "round":
            season = season_of(event[1])
        elif event[0] == "contacts":
            made[season] += 1
    return [("contacts", f"figures-season-{n + 1}", count / g.seats) for n, count in enumerate(made)]


def ghosts_left(events: list[Event]) -> list[Figure]:
    """Ghosts on the land at the end of each season that was played to its end."""
    found: list[Figure] = []
    on_land = number = 0
    for event in events:
        if event[0] == "round":
            number = event[1]
        elif event[0] == "haunts":
            on_land += 1
        elif event[0] == "contacts":
            on_land -= 1
        elif event[0] == "rests" and number % ROUNDS_PER_SEASON == 0:
            found.append(("ghosts", f"figures-season-{season_of(number) + 1}", float(on_land)))
    return found
