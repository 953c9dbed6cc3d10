"""Victory points at the end, achievements, the winner, and the city event of the historic game."""

from typing import TYPE_CHECKING

from .facts import (
    ACHIEVEMENT_VP,
    BASICS,
    COINS_PER_VP,
    END,
    PREDICATE,
    PREDICATE_N,
    PREDICATE_TIER,
    QUARTER_DISTRICT,
    QUARTER_ROWS,
    TIER,
    VP_PER_PERM,
)

if TYPE_CHECKING:
    from .state import Building, Founders


def score_lines(g: "Founders", seat: int) -> list[tuple[str, int]]:
    """The score sheet as if the game ended now: the track by its sources, then final scoring (F-253..F-255)."""
    me = g.players[seat]
    end = g.achievements[END]
    at_end = ACHIEVEMENT_VP[end] if end >= 0 and meets(g, seat, end) else 0
    return [
        ("building", me.built_vp),
        ("deliveries", me.delivered_vp),
        ("advisers", me.hired_vp),
        ("actions", me.acted_vp),
        ("achievements", me.achieved_vp + at_end),
        ("influence", VP_PER_PERM * me.perm),
        ("coins", me.coins // COINS_PER_VP),
    ]


def winners(g: "Founders") -> tuple[int, ...]:
    """Most points; of the tied, whoever has the active-player token or comes next in turn order (F-256).

    Alone, one wins or loses (F-285, F-286).
    """
    if g.seats == 1:
        return (0,) if g.ending == "won" else ()
    scores = g.scores()
    best = max(scores)
    for i in range(g.seats):
        seat = (g.active + i) % g.seats
        if scores[seat] == best:
            return (seat,)
    return ()


def meets(g: "Founders", seat: int, achievement: int) -> bool:
    """Does this player meet the condition of an achievement card now?"""
    return count_for(g, seat, PREDICATE[achievement], PREDICATE_TIER[achievement]) >= PREDICATE_N[achievement]


def count_for(g: "Founders", seat: int, what: str, tier: int) -> int:
    """What a predicate of the content table counts."""
    me = g.players[seat]
    if what == "houses":
        return me.house_count()
    if what == "bridges":
        return me.span_count()
    if what == "personal_structures":
        return me.house_count() + me.span_count()
    if what == "income":
        return me.income_track()
    if what == "reach_resources":
        return me.access.bit_count()
    if what == "advisers_hired":
        return me.hired
    if what == "own_advanced_types":
        return (me.income >> BASICS).bit_count()
    if what == "prestige_with_cube":
        return sum([1 for building in g.buildings if seat in building.cubes])
    mine = [store for store in g.stores if store.owner == seat]
    if what == "own_tier":
        return sum([1 for store in mine if TIER[store.good] == tier])
    if what == "own_advanced":
        return sum([1 for store in mine if store.good >= BASICS])
    return len({store.district for store in mine})  # own_store_in_districts


def quarter_of(g: "Founders", building: "Building") -> int:
    """The quarter in which a building stands: that of its first cell (thematic side)."""
    row = building.cell // g.board.grid.width
    for quarter, (low, high) in enumerate(QUARTER_ROWS):
        if QUARTER_DISTRICT[quarter] == building.district and low <= row <= high:
            return quarter
    return -1


def city_event(g: "Founders") -> tuple[int, int, list[tuple[int, int]]] | None:
    """After a historic game: the winner, the race whose card is written on, and the buildings to choose from with their
    quarters: those that brought the winner points, as the owner of the store that delivered or of one that supplied it
    (F-289, F-290). Nothing else in the rules depends on it."""
    if not g.historic or not g.is_over():
        return None
    seat = winners(g)[0]
    me = g.players[seat]
    return seat, me.race, [(b.card, quarter_of(g, b)) for b in g.buildings if me.earned >> b.card & 1]
