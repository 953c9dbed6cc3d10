"""Tokens that come with the position: ships in several seas, whole islands, provinces with something in them."""

from .facts import DRAGONS_STACK, ISLANDS, ISLES_STACKS, MASTER_STACK, RUNESTONES_STACK, SCRIBE_BIT, SEAS
from .state import Mythotopia


def master_of_the_seas(g: Mythotopia, seat: int) -> None:
    """Ships have just come to another sea: the third earns a token, the fourth another, each once (OR-17).

    With the Scribe one of the own unbuilt Cities marks the condition on the VP card, wherever the token comes from;
    without such a City the Scribe is of no use here (M-260, M-261, M-295).
    """
    if not g.is_in_play(MASTER_STACK):
        return
    me = g.players[seat]
    seas = sum([me.ships_in(sea) > 0 for sea in range(len(SEAS))])
    if seas < len(SEAS) - 1:
        return
    claim = 1 << (seas - len(SEAS) + 1)
    if me.claims & claim:
        return
    scribe = me.reserve & SCRIBE_BIT and (me.supply_towns if g.town_marks else me.supply_cities) > 0
    if g.award(seat, MASTER_STACK, bool(scribe)):
        me = g.edit(seat)
        me.claims |= claim
        if scribe:
            me.markers += 1
            if g.town_marks:
                me.supply_towns -= 1
            else:
                me.supply_cities -= 1
            g.tell("marks", seat)


def lord_of_the_isles(g: Mythotopia, seat: int, gained: int) -> None:
    """Provinces were gained: whoever now has all of an island they lie on takes its token (M-59..M-61, OR-52)."""
    own = g.players[seat].own
    for island, stack in zip(ISLANDS, ISLES_STACKS, strict=True):
        if gained & island and own & island == island:
            g.award(seat, stack)


def settled(g: Mythotopia, seat: int, p: int) -> None:
    """A player has come to control a province: what lies there goes, and tokens are earned (M-58, M-66)."""
    bit = 1 << p
    if g.dragons & bit:
        g.dragons ^= bit
        g.tell("dragon", seat, p)
        g.award(seat, DRAGONS_STACK)
    if g.runestones & bit:
        g.runestones ^= bit
        g.tell("runestone", seat, p)
        g.award(seat, RUNESTONES_STACK)
    lord_of_the_isles(g, seat, bit)
