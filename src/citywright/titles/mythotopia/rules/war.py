"""Wars: how they end, what happens to pieces and to the province card, and the end of the game."""

from citywright.kit.actions import Action

from .awards import settled
from .facts import CITADEL_STACK, DEFENDER_STACK, EMPTY_TO_END, HERO, NONE, SPOILS_STACK, bits
from .payment import Settle
from .state import IN_DECK, IN_DISCARD, IN_HAND, IN_PROVINCE_DECK, IN_RESERVE, Mythotopia
from .verbs import Ask

TIE = -2
ENDINGS = ("ended", "limit")


def leader(sides: list[tuple[int, int]]) -> int:
    """The one side with the highest strength (NONE: the neutral force), or TIE (M-124, M-125)."""
    most = max([force for _, force in sides])
    leaders = [seat for seat, force in sides if force == most]
    return leaders[0] if len(leaders) == 1 else TIE


def ties(sides: list[tuple[int, int]], seat: int) -> bool:
    """Is this player one of several sides with the highest strength (OR-31)?"""
    most = max([force for _, force in sides])
    leaders = [one for one, force in sides if force == most]
    return len(leaders) > 1 and seat in leaders


def cannot_end_war(g: Mythotopia, seat: int, p: int) -> int:
    """The clause against ending the war over a province, or 0."""
    if not g.wars_of(seat) >> p & 1:
        return 123
    sides = g.sides(p)
    if leader(sides) != TIE:
        return 0
    me = g.players[seat]
    if not (me.hand | me.reserve) >> HERO & 1:
        return 124
    return 0 if ties(sides, seat) else 230


def can_end_some_war(g: Mythotopia, seat: int) -> int:
    wars = g.wars_of(seat)
    clause = 123
    while wars:
        low = wars & -wars
        clause = cannot_end_war(g, seat, low.bit_length() - 1)
        if not clause:
            return 0
        wars ^= low
    return clause


class EndWar(Ask):
    """Choose the war that ends (M-123)."""

    __slots__ = ()
    asks = ("war",)

    def options(self, g: Mythotopia) -> list[Action]:
        return [("war", p) for p in bits(g.wars_of(self.seat)) if not cannot_end_war(g, self.seat, p)]

    def why_not(self, g: Mythotopia, action: Action) -> int:
        return cannot_end_war(g, self.seat, action[1])

    def resolve(self, g: Mythotopia, action: Action) -> None:
        seat, p = self.seat, action[1]
        winner = leader(g.sides(p))
        if winner == TIE:  # M-230
            g.lay(seat, HERO)
            g.tell("hero", seat, p)
            winner = seat
        g.next(Settle(seat))
        finish_war(g, p, winner, True)


def finish_war(g: Mythotopia, p: int, winner: int, with_cards: bool) -> None:
    """A war is over (chapter 7.2). At the end of the game cards do not move any more."""
    owner = g.owner_of(p)
    g.tell("war_ends", p, winner, owner)
    if winner >= 0 and winner != owner:
        conquer(g, p, winner, owner, with_cards)
    elif owner >= 0:
        g.award(owner, DEFENDER_STACK)  # M-56
    go_home(g, p)


def go_home(g: Mythotopia, p: int) -> None:
    """All armies of a province return to their owners' Supply, mercenaries to the stock (M-146, OR-28)."""
    for seat, player in enumerate(g.players):
        if player.at >> p & 1:
            me = g.edit(seat)
            n = me.armies_in(p)
            g.mercenaries += me.withdraw(p, n)
            g.tell("goes_home", seat, p, n)


def conquer(g: Mythotopia, p: int, winner: int, owner: int, with_cards: bool) -> None:
    """An attacker has won: the province changes hands, or falls to nobody without a Town (M-133..M-144)."""
    piece = g.edit(owner).lose(p) if owner >= 0 else 0
    towns = g.players[winner].supply_towns
    if not towns:  # M-142..M-144
        if owner >= 0 and with_cards:
            hand_over(g, p, owner, NONE)
        g.tell("lies_waste", p, owner, piece)
        return
    g.edit(winner).settle(p)
    g.tell("conquers", winner, p, owner, piece)
    if with_cards:
        hand_over(g, p, owner, winner)
    if piece == 3:
        g.award(winner, CITADEL_STACK)
    if owner >= 0:
        g.award(winner, SPOILS_STACK)
    settled(g, winner, p)


def hand_over(g: Mythotopia, p: int, owner: int, winner: int) -> None:
    """The province card is looked for and goes to the winner's discard, or to the province deck (chapter 7.3)."""
    bit = 1 << p
    g.taken_from = IN_PROVINCE_DECK
    if owner >= 0 and not g.province_deck & bit:
        me = g.players[owner]
        if me.discard & bit:
            g.taken_from = IN_DISCARD
            g.edit(owner).discard ^= bit
        elif me.reserve & bit:
            g.taken_from = IN_RESERVE
            g.edit(owner).reserve ^= bit
        elif me.hand & bit:
            g.taken_from = IN_HAND
            g.shows()
            g.take_card(owner, p)
        else:
            g.taken_from = IN_DECK
            g.shows()
            g.edit(owner).deck ^= bit
    else:
        g.province_deck ^= bit
    if winner >= 0:
        g.edit(winner).discard |= bit
    else:
        g.province_deck |= bit
    g.tell("hands_over", owner, p, winner, g.taken_from)
    if g.taken_from == IN_HAND:
        g.draw_cards(owner, 1)  # M-137


# -- the end of the game --


def settle_wars(g: Mythotopia) -> None:
    """All wars end at once, province by province (OR-33); a tie leaves a province to its defender (M-183)."""
    fought = 0
    for player in g.players:
        fought |= player.at & ~player.own
    for p in bits(fought):
        sides = g.sides(p)
        winner = leader(sides)
        finish_war(g, p, sides[0][0] if winner == TIE else winner, False)


def leads_at_the_end(g: Mythotopia) -> int:
    """Who would be the sole leader if all wars ended now; NONE if nobody (M-180, M-181)."""
    world = g
    for player in g.players:
        if player.at & ~player.own:
            world = g.clone()
            settle_wars(world)
            break
    points = [world.vp(seat) for seat in range(world.seats)]
    most = max(points)
    return points.index(most) if points.count(most) == 1 else NONE


def cannot_end_game(g: Mythotopia, seat: int) -> int:
    """The clause against ending the game, or 0."""
    if not g.fresh:
        return 268
    if g.empty_cards() < EMPTY_TO_END:
        return 179
    champion = leads_at_the_end(g)
    if champion == NONE:
        return 181
    return 0 if champion == seat else 180


def finish(g: Mythotopia, how: str) -> None:
    """All wars end, and with them the game: by the action of the active player, or at the limit of rounds."""
    settle_wars(g)
    g.tell("ends", g.active, ENDINGS.index(how))
    g.end(how)
