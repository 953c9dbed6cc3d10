"""Setting up the table (G-55 to G-69, G-164 to G-166)."""

from typing import Any

from citywright.kit.errors import BadSetup, short
from citywright.kit.zones import draw, sample

from .board import land_of
from .facts import DECKS, GHOST_CARDS, MARKETS, MODE_CARD, MODES, SKILL_DECK, SLOTS, START_VALOR, TILES
from .rounds import BeginRound
from .state import EASY_SHORTAGE, FEW_TOKENS, LAND_WATER, Ghosts

RANDOM = "random"
ALL_CARDS = "all"


def deal(seats: int, seed: int, options: dict[str, Any]) -> Ghosts:
    g = Ghosts(seats, seed)
    if options["layout"] == RANDOM:
        g.land = land_of(tuple(sample(g, list(range(len(TILES))), len(SLOTS))))  # G-55
    else:
        g.land = land_of(read_layout(options["layout"]))
    g.mode = MODES.index(options["mode"])
    for card in cards_in_force(options["mode"], options["added"]):
        g.cards |= GHOST_CARDS[card]
    g.switches = EASY_SHORTAGE if options["shortage"] == "place" else 0
    g.switches |= LAND_WATER if options["water"] == "land" else 0
    g.switches |= FEW_TOKENS if options["exhaustion"] == "limited" else 0
    g.skills = tuple(draw(g, [s for s, d in enumerate(SKILL_DECK) if d == deck]) for deck in range(len(DECKS)))  # G-58
    g.market = g.chance(MARKETS)  # G-59
    stack = sample(g, list(range(seats)), seats)  # G-64: the last one lies on top
    for place, seat in enumerate(stack):
        g.players[seat].stamp = place + 1
        g.players[seat].valor = START_VALOR if options["start"] == "one" else 0
    g.order = tuple(reversed(stack))  # G-65
    g.next(BeginRound())
    return g


def cards_in_force(mode: str, added: str) -> list[int]:
    """The ghost cards, by their printed numbers: that of the mode and what was added (G-60, G-164 to G-166)."""
    own = MODE_CARD[MODES.index(mode)]
    if added == ALL_CARDS:
        return sorted(GHOST_CARDS)
    if added == "none":
        return [own]
    return sorted({own, int(added)})


def is_layout(text: str) -> bool:
    try:
        return bool(read_layout(text))
    except BadSetup:
        return False


def read_layout(text: str) -> tuple[int, ...]:
    """Six different regions by their printed numbers, slot by slot: `1-2-3-4-5-6`."""
    words = text.split("-")
    tiles = [int(word) - 1 for word in words if word.isascii() and word.isdecimal() and len(word) < 3]
    if len(tiles) != len(words) or len(tiles) != len(SLOTS) or len(set(tiles)) != len(SLOTS):
        raise BadSetup(f"A layout is six different regions such as 1-2-3-4-5-6, or '{RANDOM}', not '{short(text)}'.")
    if not all(0 <= tile < len(TILES) for tile in tiles):
        raise BadSetup(f"Regions are numbered from 1 to {len(TILES)}.")
    return tuple(tiles)
