"""What a simulation tells of finished games of Founders: most of its content is designed here, and must be watched.

Rows bear the names of the display's messages; races, goods, buildings and cards that were not used count with 0.
"""

from typing import Final

from citywright.kit.game import Figure
from citywright.kit.table import Event

from .effects import RACE_SLOT
from .facts import ACHIEVEMENTS, CARDS, COMPLETIONS, END, FIRST_ADVISER, GOODS, LEVELS, PRESTIGE, RACE_LEVEL, RACES
from .scoring import meets
from .state import Founders

GOOD_ROWS: Final = tuple(f"good-{name}" for name in GOODS)
RACE_ROWS: Final = tuple(f"race-{name}" for name in RACES)
CARD_ROWS: Final = tuple(f"card-{name}".replace("_", "-") for name in CARDS)
PRESTIGE_ROWS: Final = tuple(f"prestige-{name}".replace("_", "-") for name in PRESTIGE)
ACHIEVEMENT_ROWS: Final = tuple(f"achievement-{name}".replace("_", "-") for name in ACHIEVEMENTS)
LEVEL_ROWS: Final = tuple(f"figures-level-{name}".replace("_", "-") for name in LEVELS)
TABLES: Final = (
    "length",
    "race-score",
    "race-wins",
    "seat-score",
    "seat-wins",
    "built",
    "supplied",
    "delivered",
    "offered",
    "placed",
    "completed",
    "race-workers",
    "workers",
    "hired",
    "played",
    "achieved",
    "solo-race",
    "solo-place",
)
LENGTH_ROWS: Final = (
    "figures-length-turns",
    "figures-length-votes",
    "figures-length-completed",
    "figures-length-stalled",
)


def figures(g: Founders, events: list[Event]) -> list[Figure]:
    """All figures of one game."""
    if g.seats == 1:
        return length(g, events) + alone(g) + goods(g, events) + buildings(g, events) + cards(g, events)
    found = length(g, events) + standings(g) + goods(g, events) + buildings(g, events) + cards(g, events)
    return found + achieved(g, events)


def length(g: Founders, events: list[Event]) -> list[Figure]:
    """How long it took, and whether it stalled: a board so full that no building can come any more."""
    votes = sum([1 for event in events if event[0] == "builds"])
    values = (g.turn, votes, min(g.completed, COMPLETIONS), int(g.ending == "blocked"))
    return [("length", row, float(value)) for row, value in zip(LENGTH_ROWS, values, strict=True)]


def standings(g: Founders) -> list[Figure]:
    """Points and wins by race, and by place in turn order; a win counts 1."""
    found: list[Figure] = []
    scores = g.scores()
    winners = g.winners()
    for seat, me in enumerate(g.players):
        place = str((seat - g.first) % g.seats + 1)
        won = 1 / len(winners) if seat in winners else 0.0
        found.append(("race-score", RACE_ROWS[me.race], float(scores[seat])))
        found.append(("race-wins", RACE_ROWS[me.race], won))
        found.append(("seat-score", place, float(scores[seat])))
        found.append(("seat-wins", place, won))
    return sorted(found, key=order)


def order(figure: Figure) -> tuple[int, int, str]:
    """Tables in their order, races in theirs."""
    table, row, _ = figure
    return TABLES.index(table), RACE_ROWS.index(row) if row in RACE_ROWS else -1, row


def alone(g: Founders) -> list[Figure]:
    """How many buildings the lone player finished, by how hard the race and the starting place are."""
    place = LEVELS.index(g.board.level_of_district[str(g.stores[0].district)])
    race = RACE_LEVEL[g.players[0].race]
    return [
        ("solo-race", LEVEL_ROWS[race], float(g.completed)),
        ("solo-place", LEVEL_ROWS[place], float(g.completed)),
    ]


def tally(table: str, rows: tuple[str, ...], used: list[int]) -> list[Figure]:
    """How often each row was used."""
    return [(table, row, float(used.count(number))) for number, row in enumerate(rows)]


def goods(g: Founders, events: list[Event]) -> list[Figure]:
    """Stores built, and how often each good was an ingredient or was delivered. A recipe is used when its store is
    built; goods that are neutral in this game are left out, as nobody can work on them."""
    playable = [number for number in range(len(GOODS)) if not g.neutral >> number & 1]
    uses = {
        "built": [store.good for store in g.stores],
        "supplied": [g.stores[i].good for store in g.stores for i in store.suppliers],
        "delivered": [event[2] for event in events if event[0] == "delivers"],
    }
    return [(table, GOOD_ROWS[n], float(used.count(n))) for table, used in uses.items() for n in playable]


def buildings(g: Founders, events: list[Event]) -> list[Figure]:
    """Prestige buildings: laid out for a vote (once or more), built, completed if built; and their workers."""
    offered = [event[2] for event in events if event[0] == "proposes"]
    placed = [building.card for building in g.buildings]
    found = tally("offered", PRESTIGE_ROWS, sorted({*offered, *g.proposals, *g.discard, *placed}))
    found += tally("placed", PRESTIGE_ROWS, placed)
    found += [("completed", PRESTIGE_ROWS[b.card], float(b.is_complete())) for b in g.buildings]
    if g.workers:
        used = [event[2] for event in events if event[0] == "worker"]
        acted = [event[1] for event in events if event[0] == "worker" and event[2] == RACE_SLOT]
        found += [("race-workers", RACE_ROWS[me.race], float(acted.count(seat))) for seat, me in enumerate(g.players)]
        found += [("workers", PRESTIGE_ROWS[card], float(used.count(card))) for card in placed]
    return found


def cards(g: Founders, events: list[Event]) -> list[Figure]:
    """Advisers hired, and every card played face up."""
    found = tally("hired", CARD_ROWS[FIRST_ADVISER:], [event[2] for event in events if event[0] == "hires"])
    return found + tally("played", CARD_ROWS, [event[2] for event in events if event[0] == "plays"])


def achieved(g: Founders, events: list[Event]) -> list[Figure]:
    """For each achievement that lay out, how many players scored it."""
    scored = [event[2] for event in events if event[0] == "achieves"]
    end = g.achievements[END]
    if end >= 0:
        scored += [end for seat in range(g.seats) if meets(g, seat, end)]
    lay_out = sorted({*scored, *[card for card in g.achievements if card >= 0]})
    return [("achieved", ACHIEVEMENT_ROWS[card], float(scored.count(card))) for card in lay_out]
