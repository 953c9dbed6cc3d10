"""What cards can pay, by counting it all: symbols, Farming and its like, Merchant and Water Mill (M-77 and its kin).

The rules find payments by a search that knows what it may leave out. Here every way to play every card is written down
and added up, as somebody with the cards before him would do it.
"""

from collections.abc import Iterator
from itertools import product

import pytest

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.titles.mythotopia.rules.facts import CARDS, COUNT, FOOD, GOLD, STONE
from citywright.titles.mythotopia.rules.state import Mythotopia
from tests.titles.mythotopia.realm import can, cards, do, realm, refused, shown

MERCHANT, MILL = CARDS.index("merchant"), CARDS.index("water_mill")
NAMES = (
    *("merchant", "water_mill", "market", "start_market", "army", "ship", "start_ship", "start_army", "hero"),
    *("general", "blore", "eagre", "quean", "dragonate", "empyrean", "portal", "build"),
)
SYMBOLS, AS_ONE, BY_MERCHANT, BY_MILL, BY_BOTH, ONE_BY_MILL = range(6)
Played = tuple[int, int]
"""A card and the way it is played."""


def value(kind: int, card: int, way: int) -> int:
    """So much a card gives in one way; 0 if it cannot be played so."""
    own = COUNT[kind][card]
    other = any(COUNT[k][card] for k in (FOOD, STONE, GOLD) if k != kind)
    return (own, int(own == 0), (own + 1) * other, 2 * own, (2 * own + 2) * other, 2 * (own == 0))[way]


def total(kind: int, played: tuple[Played, ...]) -> int:
    return sum(value(kind, card, way) for card, way in played)


def parts_left_out(played: tuple[Played, ...]) -> Iterator[tuple[Played, ...]]:
    """The same payment without one of its cards, or without a Benefit."""
    simpler = {
        BY_MERCHANT: (SYMBOLS,),
        BY_MILL: (SYMBOLS,),
        BY_BOTH: (BY_MERCHANT, BY_MILL),
        ONE_BY_MILL: (AS_ONE,),
    }
    for i, (card, way) in enumerate(played):
        yield played[:i] + played[i + 1 :]
        for less in simpler.get(way, ()):
            yield (*played[:i], (card, less), *played[i + 1 :])


def payments(kind: int, held: list[int], effect: int) -> Iterator[tuple[Played, ...]]:
    """Every way to play some of these cards; `effect` is the Reserve card whose use is free, or -1."""
    for choice in product(*([-1, *(way for way in range(6) if value(kind, card, way))] for card in held)):
        played = tuple((card, way) for card, way in zip(held, choice, strict=True) if way >= 0)
        ways = [way for _, way in played]
        merchants = sum(way in (BY_MERCHANT, BY_BOTH) for way in ways)
        mills = sum(way in (BY_MILL, BY_BOTH, ONE_BY_MILL) for way in ways)
        ones = sum(way in (AS_ONE, ONE_BY_MILL) for way in ways)
        used = {card for card, _ in played}
        if merchants > (MERCHANT in held and MERCHANT not in used) or mills > (MILL in held and MILL not in used):
            continue
        if ones <= (effect >= 0 and effect not in used):
            yield played


def complete(kind: int, held: list[int], effect: int, need: int) -> set[frozenset[Action]]:
    """The payments of so much that have nothing superfluous."""
    return {
        frozenset(("pay", card, way) for card, way in played)
        for played in payments(kind, held, effect)
        if total(kind, played) >= need and all(total(kind, less) < need for less in parts_left_out(played))
    }


def lines(g: Mythotopia) -> set[frozenset[Action]]:
    """The payments bots see."""
    found: list[frozenset[Action]] = []
    todo: list[tuple[Mythotopia, frozenset[Action]]] = [(g, frozenset())]
    while todo:
        world, laid = todo.pop()
        for one in world.legal():
            after = world.clone()
            after.apply(one)
            so_far = laid | {one}
            if type(after.agenda[-1]).__name__ == "Pay":
                todo.append((after, so_far))
            else:
                found.append(so_far)
    assert len(set(found)) == len(found)
    return set(found)


def hands(seed: int, most: int) -> Iterator[tuple[list[str], bool]]:
    """Random cards in hand, and whether the Reserve card of the kind lies in the Reserve."""
    stream = Stream(seed)
    for _ in range(most):
        names = list(NAMES)
        held = [names.pop(stream.chance(len(names))) for _ in range(4)]
        if stream.chance(2):
            held = list(dict.fromkeys([*held[:2], "merchant", "water_mill"]))
        yield held, stream.chance(2) == 0


@pytest.mark.clause("M-77", "M-226", "M-238", "M-266", "M-303", "M-304", "M-150")
def test_gold_is_paid_in_every_way_that_adds_up_and_in_no_other():
    tried = 0
    for held, mine in hands(11, 40):
        table = realm().hand(0, *held).pool(0, armies=9)
        g = (table.reserve(0, "gold_mine") if mine else table).turn_of(0)
        owned = [CARDS.index(name) for name in held] + ([CARDS.index("gold_mine")] if mine else [])
        effect = CARDS.index("gold_mine") if mine else -1
        most = max(total(GOLD, played) for played in payments(GOLD, owned, effect))
        if not most:
            assert refused(g, "do buy") == 150
            continue
        do(g, "do buy")
        assert max(one[1] for one in g.legal() if not one[2]) == most
        for need in range(1, most + 1):
            paying = do(g.clone(), f"buy {need} 0")
            assert lines(paying) == complete(GOLD, owned, effect, need), (held, mine, need)
            tried += 1
    assert tried > 60


@pytest.mark.clause("M-77", "M-227", "M-238", "M-266", "M-198", "M-200")
def test_stone_is_paid_in_every_way_that_adds_up_and_in_no_other():
    tried = 0
    for held, mine in hands(12, 30):
        table = realm().own(0, "lea").hand(0, "start_build", "lea", *(name for name in held if name != "build"))
        g = (table.reserve(0, "quarry") if mine else table).turn_of(0)
        effect = CARDS.index("quarry") if mine else -1
        owned = [CARDS.index(name) for name in held if name != "build"] + ([effect] if mine else [])
        most = max(total(STONE, played) for played in payments(STONE, owned, effect))
        if not most:
            assert refused(g, "play start_build") == 78
            continue
        do(g, "play start_build")
        for building, need in (("castle lea", 1), ("city lea", 2)):
            assert can(g, building) is (most >= need)
            if most >= need:
                paying = do(g.clone(), building, "from lea")
                assert lines(paying) == complete(STONE, owned, effect, need), (held, mine, need)
                tried += 1
    assert tried > 20


@pytest.mark.clause("M-77", "M-94", "M-95", "M-225", "M-238", "M-266")
def test_food_is_paid_so_that_an_army_is_left():
    """Reinforcing: one food, and a card for an army must remain."""
    tried = 0
    for held, mine in hands(13, 40):
        table = realm().armies(0, "lea").hand(0, *held)
        g = (table.reserve(0, "farming") if mine else table).turn_of(0)
        effect = CARDS.index("farming") if mine else -1
        owned = [CARDS.index(name) for name in held] + ([effect] if mine else [])
        armies = {card for card in owned if COUNT[3][card]}
        paid = {
            payment
            for payment in complete(FOOD, owned, effect, 1)
            if armies - {card for _, card, _ in payment}
        }  # fmt: skip
        if not armies:
            assert refused(g, "do place_armies") == 106
        elif not paid:
            assert refused(g, "do place_armies") == 108
        else:
            assert lines(do(g, "do place_armies", "province lea")) == paid, (held, mine)
            tried += 1
    assert tried > 10


def test_M_77_a_surplus_that_a_card_could_be_spared_from():
    """Dragonate and the Market doubled and changed are five gold; one less would do, so Dragonate is too many."""
    table = realm().own(0, "dragonate").hand(0, "dragonate", "market", "merchant", "water_mill")
    g = do(table.turn_of(0), "do buy", "buy 4 0")
    assert refused(g, "pay dragonate symbols") == 77
    assert set(shown(g)) == {"pay dragonate mill", "pay market merchant_mill"}
    table = realm().own(0, "dragonate", "empyrean")
    table.hand(0, "dragonate", "empyrean", "market", "merchant", "water_mill")
    g = do(table.turn_of(0), "do buy", "buy 4 0", "pay dragonate symbols")
    assert refused(g, "pay market merchant_mill") == 77
    one = do(realm().own(0, "dragonate").hand(0, "dragonate", "water_mill").turn_of(0), "do buy", "buy 1 0")
    assert refused(one, "pay dragonate mill") == 77


def test_M_228_levies_alone_raise_an_army():
    table = realm().own(0, "quean", "eagre", "shog").reserve(0, "levies")
    g = do(table.hand(0, "quean", "eagre", "shog").turn_of(0), "do invade", "from quean", "target iracund land")
    do(g, "pay eagre symbols", "pay shog as_one", "done")
    assert g.players[0].at
    few = realm().own(0, "quean", "eagre").reserve(0, "levies").hand(0, "quean", "eagre").turn_of(0)
    assert refused(few, "do invade") == 99  # Quean's card is the source, Eagre's the food: nothing is left
    alone = realm().own(0, "quean").reserve(0, "levies").turn_of(0)
    assert refused(alone, "do place_armies") == 106  # the Levies themselves are no army


def test_M_82_what_is_laid_goes_to_the_discard_when_the_action_is_complete():
    played = {
        "alchemist": ("swap 1",),
        "marauders": ("raid lea 0",),
        "mercenary": ("hire lea 1", "pay dragonate symbols"),
        "counsellor": ("stop",),
        "diplomat": ("war lea", "pay dragonate symbols"),
    }
    for card, moves in played.items():
        table = realm().tokens(0, ones=1).armies(0, "lea").own(0, "dragonate").hand(0, card, "dragonate")
        g = do(table.turn_of(0), f"play {card}")
        for move in moves:
            assert cards(g.players[0].laid) == {card}
            assert g.players[0].discard == 0
            do(g, move)
        assert g.players[0].laid == 0
        assert cards(g.players[0].discard) == {card} | ({"dragonate"} if len(moves) > 1 else set())
    for moves in (("do buy", "buy 1 0"), ("do acquire", "choose hero")):
        g = do(realm().own(0, "dragonate").hand(0, "dragonate").display("hero").turn_of(0), *moves)
        assert g.players[0].discard == 0
        assert g.players[0].supply_armies == 6
        do(g, "pay dragonate symbols")
        assert "dragonate" in cards(g.players[0].discard)
