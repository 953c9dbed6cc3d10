"""The end of the game: what buildings bring, the score sheet, and who has won (A-182..A-195)."""

from .facts import (
    APPRENTICE_VP,
    AT_END,
    CLAY,
    CROWD,
    CROWD_MASK,
    DEBT_VP,
    GOLD,
    GOLD_VP,
    GOODS,
    LEVEL_VP,
    MARBLE,
    MARBLE_VP,
    MOST_PLAYERS,
    PRISONERS_PER_LOSS,
    SAME_PRECIOUS,
    SILVER,
    SILVER_PER_VP,
    SKILLED,
    SKILLS,
    STONE,
    TOP_VIRTUE,
    VIRTUE_VP,
    VP,
    WOOD,
    Effect,
)
from .player import Player


def holds(players: list[Player], seat: int, effect: Effect) -> bool:
    """Does the condition of an end effect hold? Ties give nothing (K-10)."""
    me = players[seat]
    if effect["condition"] == "no_unpaid_debt":
        return me.debts == 0
    others = [other for i, other in enumerate(players) if i != seat]
    if effect["condition"] == "strictly_highest_cathedral":
        return all(me.level > other.level for other in others)
    good = GOODS.index(effect["item"])
    return all(me.has(good) > other.has(good) for other in others)


def count(me: Player, effect: Effect) -> int:
    """How many of the things there are that an effect counts."""
    item = effect["item"]
    if item == "apprentice_with_skill":
        return (me.crew & SKILLED[SKILLS.index(effect["skill"])]).bit_count()
    if item == "own_building":
        return len(me.built)
    if item == "own_paid_debt":
        return me.paid
    if item == "virtue":
        return me.virtue
    if item == "captured_worker_on_own_board":
        return sum(me.captured >> (CROWD * owner) & CROWD_MASK for owner in range(MOST_PLAYERS))
    if item == "clay_wood_stone_total":
        return me.has(CLAY) + me.has(WOOD) + me.has(STONE)
    if item in ("gold", "marble") and SAME_PRECIOUS[me.board]:  # P-10
        return me.has(GOLD) + me.has(MARBLE)
    return me.has(GOODS.index(item))


def virtue_at_end(players: list[Player], seat: int, card: int) -> int:
    """How an end effect moves its owner's virtue."""
    effect = AT_END[card]
    assert effect is not None
    if effect["op"] == "virtue":
        return int(effect["virtue"])
    if effect["op"] == "virtue_if":
        return int(effect["virtue"]) if holds(players, seat, effect) else 0
    return int(effect["virtue"]) * (count(players[seat], effect) // int(effect["per"]))


def moved(virtue: int, debts: int, by: int) -> tuple[int, int]:
    """Virtue and unpaid debts after a change, surplus points used to remove debts (A-153, A-156)."""
    virtue += by
    if virtue > TOP_VIRTUE:
        return TOP_VIRTUE, max(0, debts - (virtue - TOP_VIRTUE))
    return (0, debts - virtue) if virtue < 0 else (virtue, debts)


def end_orders(players: list[Player], seat: int, cards: tuple[int, ...]) -> dict[int, set[tuple[int, int]]]:
    """For each of these end effects as the next one: the (virtue, debts) that it can lead to."""
    by = {card: virtue_at_end(players, seat, card) for card in cards}

    def reached(virtue: int, debts: int, left: frozenset[int]) -> set[tuple[int, int]]:
        if not left or not any(by[card] < 0 for card in left):
            return {moved(virtue, debts, sum(by[card] for card in left))}  # gains commute
        found: set[tuple[int, int]] = set()
        for card in left:
            found |= reached(*moved(virtue, debts, by[card]), left - {card})
        return found

    me = players[seat]
    return {card: reached(*moved(me.virtue, me.debts, by[card]), frozenset(cards) - {card}) for card in sorted(cards)}


def bonus(players: list[Player], seat: int) -> int:
    """What the end effects of the own buildings bring in points."""
    me = players[seat]
    total = 0
    for card in me.built:
        effect = AT_END[card]
        if effect is None:
            continue
        op = effect["op"]
        if op == "vp_if":
            total += effect["vp"] if holds(players, seat, effect) else 0
        elif op == "vp_per":
            total += effect["vp"] * (count(me, effect) // effect["per"])
        elif op == "debt_vp_delta":
            total += effect["vp_per_unpaid_debt"] * me.debts
    return total


def score_lines(players: list[Player], seat: int, is_rival: bool) -> list[tuple[str, int]]:
    """The score sheet as if the game ended now, end effects on virtue not yet applied."""
    me = players[seat]
    lines = [
        ("buildings", sum([VP[card] for card in me.built])),
        ("bonuses", bonus(players, seat)),
        ("cathedral", LEVEL_VP[me.level]),
        ("virtue", VIRTUE_VP[me.virtue]),
        ("debts", DEBT_VP * me.debts),
        ("gold_marble", GOLD_VP * me.has(GOLD) + MARBLE_VP * me.has(MARBLE)),
        ("silver", me.has(SILVER) // SILVER_PER_VP),
        ("prison", -(me.prison // PRISONERS_PER_LOSS)),
    ]
    if is_rival:
        lines.append(("apprentices", APPRENTICE_VP * me.crew.bit_count()))  # N-13
    return lines


def winners(players: list[Player], seats: int) -> tuple[int, ...]:
    """Most points; among the tied higher virtue, then more silver; then the victory is shared (A-191..A-193, N-15)."""
    ranks = [
        (sum(points for _, points in score_lines(players, i, i >= seats)), me.virtue, me.has(SILVER))
        for i, me in enumerate(players)
    ]
    best = max(ranks)
    return tuple(i for i, rank in enumerate(ranks) if rank == best)
