"""Call to Vote, the placing of prestige buildings, the proposals, and how the lone player chooses one."""

from citywright.kit.actions import Action
from citywright.kit.grid import to_mask
from citywright.kit.table import Prompt, RunningStep, SealedStep, Step
from citywright.kit.zones import Deck

from .city import add_building
from .effects import take, take_income
from .facts import PERM_WEIGHT, PROPOSALS, TEMP_WEIGHT, TYPE, VOTE_WEIGHT
from .roads import BuildRoad
from .settling import settle
from .sites import is_placeable, prestige_clause, prestige_ways, road_cells
from .state import NO_CARD, Founders
from .upgrade import LAY_ACTIONS
from .verbs import COIN, CRYSTAL, MOST_CRYSTALS, ROAD, Ask


def call_steps(g: Founders, seat: int) -> list[Step[Founders]]:
    """The steps of Call to Vote, in their order (F-183..F-188, F-287)."""
    if g.seats == 1:
        return [TakeBack(seat), PayIncome(seat), PayTokens(seat), OpenChoice(seat)]
    bonuses: list[Step[Founders]] = []
    left = g.players[seat].hand.bit_count()
    if left:
        bonuses.append(Bonus(seat, left))
    return bonuses + [TakeBack(seat), PayIncome(seat), OpenVote(seat)]


class Bonus(Ask):
    """Step 1: for each card left in hand a coin, a temporary crystal or a road (F-183)."""

    __slots__ = ("left",)
    fields = ("seat", "left")
    rule = 183

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, g: Founders) -> list[Action]:
        found: list[Action] = [("basic", COIN), ("basic", CRYSTAL)]
        if road_cells(g, self.seat):
            found.append(("basic", ROAD))
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "basic":
            return 292 if action[0] in ("follow", "pass") else self.rule
        if action[1] in (COIN, CRYSTAL):
            return 0
        if action[1] == ROAD:
            return 0 if road_cells(g, self.seat) else 99
        return 183

    def resolve(self, g: Founders, action: Action) -> None:
        steps: list[Step[Founders]] = []
        if action[1] == ROAD:
            steps.append(BuildRoad(self.seat))
        else:
            take(g, self.seat, int(action[1] == COIN), int(action[1] == CRYSTAL), 0, 0)
        if self.left > 1:
            steps.append(Bonus(self.seat, self.left - 1))
        g.next(*steps)


class TakeBack(RunningStep[Founders]):
    """Step 2: all cards and all used workers come back (F-184, F-185)."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        me = g.edit(self.seat)
        me.hand |= me.in_discard() | 1 << me.playing
        me.shown = 0
        me.hidden = ()
        me.playing = NO_CARD
        me.race_worker = False
        if g.workers:
            g.buildings = tuple([b.with_worker(-1) if b.worker == self.seat else b for b in g.buildings])
        g.tell("takes_back", self.seat)


class PayIncome(RunningStep[Founders]):
    """Step 3: all but the caller get their income (F-186, F-187); the lone player gets it, too (F-271)."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        for other in g.others(self.seat) or [self.seat]:
            take_income(g, other)


# -- Step 4: the vote --


class OpenVote(RunningStep[Founders]):
    """Proposals that fit nowhere are replaced before the bids; with none left there is no vote (OR-34, OR-44)."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        renew_proposals(g)
        if g.proposals:
            g.next(Bid((1 << g.seats) - 1))
        else:
            g.tell("no_vote", self.seat)


class Bid(SealedStep[Founders]):
    """Everybody bids secretly: one vote token and any of the own crystals (F-188, F-189, F-197)."""

    __slots__ = ()
    rule = 188

    def options_for(self, g: Founders, seat: int) -> list[Action]:
        me = g.players[seat]
        perms = range(min(me.perm, MOST_CRYSTALS) + 1)
        temps = range(min(me.temp, MOST_CRYSTALS) + 1)
        return [("bid", p, temp, perm) for p in range(len(g.proposals)) for temp in temps for perm in perms]

    def refuses_for(self, g: Founders, seat: int, action: Action) -> int:
        if action[0] != "bid":
            return 197 if action[0] == "pass" else self.rule
        if action[1] >= len(g.proposals):
            return 188
        me = g.players[seat]
        return 0 if action[2] <= me.temp and action[3] <= me.perm else 189

    def prompt_for(self, g: Founders, seat: int) -> Prompt:
        return ("Bid", seat, g.called)

    def open(self, g: Founders, answers: tuple[Action | None, ...]) -> None:
        totals = [0] * len(g.proposals)
        bids: list[tuple[int, ...]] = []
        for seat, answer in enumerate(answers):
            assert answer is not None
            bids.append((answer[1], answer[2], answer[3]))
            totals[answer[1]] += weight(answer[2], answer[3])
            g.tell("bids", seat, g.proposals[answer[1]], answer[2], answer[3])
            me = g.edit(seat)
            me.temp = 0  # all of them, bid or not (F-194)
            me.perm -= answer[3]
        g.bids = tuple(bids)
        best = max(totals)
        tied = to_mask([slot for slot, total in enumerate(totals) if total == best])
        if tied & (tied - 1):
            voters = [seat for seat, bid in enumerate(bids) if tied >> bid[0] & 1]
            g.next(BreakTie(first_of(g, voters), tied))
        else:
            settle_vote(g, tied.bit_length() - 1)


def weight(temp: int, perm: int) -> int:
    """What a bid counts (F-190)."""
    return VOTE_WEIGHT + TEMP_WEIGHT * temp + PERM_WEIGHT * perm


def first_of(g: Founders, seats: list[int]) -> int:
    """The one with the fewest points; if tied, the caller or the nearest clockwise (F-192, F-193, F-199, F-200)."""
    return min(seats, key=lambda seat: (g.players[seat].vp, (seat - g.called) % g.seats))


def settle_vote(g: Founders, slot: int) -> None:
    """The largest bid on the winning proposal places it (F-198, F-308)."""
    weights = {seat: weight(bid[1], bid[2]) for seat, bid in enumerate(g.bids) if bid[0] == slot}
    most = max(weights.values())
    placer = first_of(g, [seat for seat, bid in weights.items() if bid == most])
    g.tell("elects", placer, g.proposals[slot])
    g.next(PlacePrestige(placer, slot), Refresh(slot))


class BreakTie(Ask):
    """Proposals are tied: one player chooses among them (F-192)."""

    __slots__ = ("tied",)
    fields = ("seat", "tied")
    rule = 192

    def __init__(self, seat: int, tied: int) -> None:
        self.seat = seat
        self.tied = tied

    def options(self, g: Founders) -> list[Action]:
        return [("choose", slot) for slot in range(len(g.proposals)) if self.tied >> slot & 1]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "choose":
            return self.rule
        return 0 if self.tied >> action[1] & 1 else 191

    def resolve(self, g: Founders, action: Action) -> None:
        g.tell("breaks_tie", self.seat, g.proposals[action[1]])
        settle_vote(g, action[1])


# -- Step 5: the building --


class PlacePrestige(Ask):
    """Where the chosen prestige building goes (F-201..F-208)."""

    __slots__ = ("slot",)
    fields = ("seat", "slot")
    rule = 198

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def options(self, g: Founders) -> list[Action]:
        card = g.proposals[self.slot]
        masks = [0, 0, 0, 0]
        for rotation, anchor, _ in prestige_ways(g, card):
            masks[rotation] |= 1 << anchor
        found: list[Action] = []
        for rotation in range(4):
            if masks[rotation]:
                found += LAY_ACTIONS[rotation].of(masks[rotation])
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "lay":
            return self.rule
        return prestige_clause(g, g.proposals[self.slot], action[1], action[2])

    def resolve(self, g: Founders, action: Action) -> None:
        card = g.proposals[self.slot]
        rotation, cell = action[1], action[2]
        mask = g.board.ways_of_prestige(card).mask(rotation, cell)
        g.tell("builds", self.seat, card, rotation, cell)
        solo = g.seats == 1
        if solo:  # tokens come before any delivery (F-279, F-280)
            g.buildings = tuple([b if b.is_complete() else b.with_token(True) for b in g.buildings])
        district = g.board.district_of[cell]
        settle(g, self.seat, add_building(g, card, rotation, cell, mask, district, solo))


# -- Step 6: new proposals --


class Refresh(RunningStep[Founders]):
    """The winner's card joins its building, the others are discarded, three new ones come (F-209..F-213)."""

    __slots__ = ("slot",)
    fields = ("slot",)

    def __init__(self, slot: int) -> None:
        self.seat = -1
        self.slot = slot

    def run(self, g: Founders) -> None:
        losers = g.proposals[: self.slot] + g.proposals[self.slot + 1 :]
        g.discard = tuple(sorted(g.discard + losers))
        g.proposals = ()
        fill_proposals(g)


def renew_proposals(g: Founders) -> None:
    """Proposals that fit nowhere any more leave the game and are replaced (F-206)."""
    stay = tuple([card for card in g.proposals if is_placeable(g, card)])
    if len(stay) < len(g.proposals):
        g.out = (*g.out, *[card for card in g.proposals if card not in stay])
        for card in g.proposals:
            if card not in stay:
                g.tell("unplaceable", card)
        g.proposals = stay
        fill_proposals(g)


def fill_proposals(g: Founders) -> None:
    """Fill the empty slots from the bottom of the deck, no type twice (F-17, F-211..F-213)."""
    deck = g.deck.clone()
    g.deck = deck
    while len(g.proposals) < PROPOSALS:
        card = draw_proposal(g, deck)
        if card < 0:
            return
        g.proposals = (*g.proposals, card)
        g.tell("proposes", len(g.proposals) - 1, card)


def draw_proposal(g: Founders, deck: Deck) -> int:
    """The next card that fits somewhere and whose type is not on offer; -1 if there is none at all."""
    types = [TYPE[card] for card in g.proposals]
    tries = len(deck) + len(g.discard)  # each card once; then the duplicate stays (OR-37)
    while True:
        if not len(deck):
            if not g.discard:
                return -1
            deck.shuffle_in(g.discard)  # the discard becomes the new deck (F-212)
            g.discard = ()
        card = deck.draw_bottom(g)
        tries -= 1
        if not is_placeable(g, card):
            g.out = (*g.out, card)
            g.tell("unplaceable", card)
        elif TYPE[card] not in types or tries <= 0:
            return card
        else:
            deck.put_top(card)
            g.tell("returns", card)


# -- Solo (F-270..F-283) --


class PayTokens(RunningStep[Founders]):
    """Each neutral token left costs the price of the right proposal; who cannot pay loses (F-282, F-283)."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        tokens = sum([1 for building in g.buildings if building.token])
        if not tokens:
            return
        price = tokens * g.solo_price(PROPOSALS - 1)
        me = g.players[self.seat]
        if TEMP_WEIGHT * me.temp + PERM_WEIGHT * me.perm < price:
            g.tell("cannot_pay", self.seat, tokens, price)
            g.end("unpaid")
            return
        g.next(Spend(self.seat, price), LiftTokens(self.seat))


class LiftTokens(RunningStep[Founders]):
    """The tokens that were paid for leave the buildings."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        g.buildings = tuple([b.with_token(False) if b.token else b for b in g.buildings])
        g.tell("lifts_tokens", self.seat)


class Spend(Ask):
    """Pay influence: a permanent crystal counts two, there is no change, and none too many (F-275, OR-52)."""

    __slots__ = ("price",)
    fields = ("seat", "price")
    rule = 275

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def options(self, g: Founders) -> list[Action]:
        me = g.players[self.seat]
        found: list[Action] = []
        for perm in range(min(me.perm, -(-self.price // PERM_WEIGHT)) + 1):
            temp = max(0, self.price - PERM_WEIGHT * perm)
            if temp <= me.temp:
                found.append(("spend", temp, perm))
        return found

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "spend":
            return self.rule
        return 0 if action in self.options(g) else 275

    def resolve(self, g: Founders, action: Action) -> None:
        me = g.edit(self.seat)
        me.temp -= action[1]
        me.perm -= action[2]
        g.tell("pays_influence", self.seat, action[1], action[2])


class OpenChoice(RunningStep[Founders]):
    """The lone player chooses a proposal, if there is any."""

    __slots__ = ()

    def run(self, g: Founders) -> None:
        renew_proposals(g)
        if g.proposals:
            g.next(ChooseProposal(self.seat))
        else:
            g.tell("no_vote", self.seat)
            g.next(EndRound(self.seat, -1))


class ChooseProposal(Ask):
    """The left proposal is free, the others cost influence (F-272, F-273)."""

    __slots__ = ()
    rule = 272

    def affordable(self, g: Founders, slot: int) -> bool:
        me = g.players[self.seat]
        return g.solo_price(slot) <= TEMP_WEIGHT * me.temp + PERM_WEIGHT * me.perm

    def options(self, g: Founders) -> list[Action]:
        return [("choose", slot) for slot in range(len(g.proposals)) if self.affordable(g, slot)]

    def refuses(self, g: Founders, action: Action) -> int:
        if action[0] != "choose":
            return self.rule
        if action[1] >= len(g.proposals):
            return 272
        return 0 if self.affordable(g, action[1]) else 273

    def resolve(self, g: Founders, action: Action) -> None:
        slot = action[1]
        price = g.solo_price(slot)
        g.tell("elects", self.seat, g.proposals[slot])
        steps: list[Step[Founders]] = [Spend(self.seat, price)] if price else []
        g.next(*steps, PlacePrestige(self.seat, slot), EndRound(self.seat, slot))


class EndRound(RunningStep[Founders]):
    """The other proposals slide left, a new one comes, temporary crystals are lost, the next round begins (F-277)."""

    __slots__ = ("slot",)
    fields = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, g: Founders) -> None:
        if self.slot >= 0:
            g.proposals = g.proposals[: self.slot] + g.proposals[self.slot + 1 :]
            fill_proposals(g)
        g.edit(self.seat).temp = 0
        g.round += 1
        g.tell("round", g.round)
