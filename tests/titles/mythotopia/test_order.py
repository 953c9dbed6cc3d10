"""Cards in any order (M-75, OR-62): whatever is chosen card by card may be chosen in any order, and leads to the same.

Bots and learners see one order (`legal`). Here whole lines of that order are taken in positions of many games, every
permutation of them is played, and what comes out is compared to the last bit.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, pairwise, permutations

import pytest

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.random_play import pick
from citywright.kit.table import Event
from citywright.titles.mythotopia.rules.facts import CARDS
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.state import Mythotopia
from tests.titles.mythotopia.build import new_game
from tests.titles.mythotopia.realm import at, can, cards, do, heard, realm, refused, shown

BY_CARDS = ("Pay", "Carry", "Armies", "Ships", "PutInReserve", "DiscardCards", "RemoveCards", "Counsel")
"""The questions that are answered card by card."""
ENDS = (("stop",), ("done",))
LINES = 6
"""Lines looked at from one position."""
MOST = 24
"""Permutations of a line that are played: all of a line of four cards."""


def same_question(g: Mythotopia, step: str) -> bool:
    return bool(g.agenda) and type(g.agenda[-1]).__name__ == step


def lines(g: Mythotopia, step: str, stream: Stream) -> Iterator[list[Action]]:
    """Random whole lines of a question in the order of bots."""
    for _ in range(LINES):
        world = g.clone()
        line: list[Action] = []
        while same_question(world, step):
            legal = world.legal()
            line.append(legal[stream.chance(len(legal))])
            world.apply(line[-1])
        yield line


def orders(line: list[Action]) -> Iterator[list[Action]]:
    """The same cards in other orders; what ends the line stays at its end."""
    end = line[-1:] if line[-1] in ENDS else []
    for order in islice(permutations(line[: len(line) - len(end)]), MOST):
        yield [*order, *end]


def is_out(g: Mythotopia, step: str, line: list[Action]) -> bool:
    """Is this order out for another reason: the Warehouse comes when the Reserve is full (M-265), or the second of two
    Armies that are alike is called before the first (M-40: there is nothing to choose between them)?"""
    me = g.players[g.actor()]
    named = [one[1] for one in line if len(one) > 1]
    first, second = CARDS.index("start_army"), CARDS.index("start_army_2")
    alike = any(zone >> first & zone >> second & 1 for zone in (me.hand, me.reserve))
    if alike and second in named and first not in named[: named.index(second)]:
        return True
    warehouse = CARDS.index("warehouse")
    return step == "PutInReserve" and warehouse in named and named.index(warehouse) >= me.room()


def played(g: Mythotopia, line: list[Action]) -> tuple[Mythotopia, Counter[Event]]:
    world = g.clone()
    world.news = []
    for one in line:
        assert one in world.offered(world.actor()), f"{one} of {line} is not offered"
        assert world.refuses(one, world.actor()) == 0
        world.apply(one)
    told = Counter(event for _, event in world.news)
    world.news = None
    return world, told


def positions(seats: int, seed: int) -> Iterator[tuple[Mythotopia, str, Stream]]:
    """The first position of each question that is answered card by card, in a random game."""
    g = new_game(seats, seed, {"turn_limit": 30})
    stream = Stream(seed)
    before = ""
    while not g.is_over():
        step = type(g.agenda[-1]).__name__
        if step in BY_CARDS and before != step:
            yield g, step, stream
        before = step
        legal = g.legal()
        g.apply((GAME.stroll(g, legal, stream) if seed % 2 else None) or pick(GAME.verbs, legal, stream))


def check_orders(g: Mythotopia, step: str, stream: Stream) -> int:
    """Play random lines of this question in every order; how many orders were not the listed one?"""
    others = 0
    for line in lines(g, step, stream):
        known, told = played(g, line)
        for other in orders(line):
            if other != line and not is_out(g, step, other):
                world, heard = played(g, other)
                assert world.dump() == known.dump(), (step, line, other)
                assert heard == told
                others += 1
    return others


@pytest.mark.clause("M-75", "M-168", "M-170", "M-161", "M-217", "M-81", "M-96")
def test_every_order_of_the_same_cards_is_accepted_and_leads_to_the_same_state():
    tried: Counter[str] = Counter()
    for seed in range(9):
        for g, step, stream in positions(2 + seed % 3, seed):
            tried[step] += check_orders(g, step, stream)
    assert min(tried[step] for step in BY_CARDS if step not in ("Carry", "Ships")) > 40  # those are below


RICH = ("merchant", "water_mill", "market", "start_market", "army", "ship", "start_ship", "start_army", "start_army_2")
POOR = ("hero", "general", "portal", "blore", "eagre", "quean", "dragonate", "empyrean", "frampold", "mome")
KEPT = ("gold_mine", "farming", "quarry", "levies", "warehouse")


@pytest.mark.clause("M-75", "M-77", "M-226", "M-238", "M-266")
def test_every_order_of_a_payment_with_benefits_and_a_gold_mine():
    stream = Stream(5)
    tried = ways = 0
    for _ in range(60):
        names = [name for name in RICH + POOR if stream.chance(3) == 0]
        table = realm().hand(0, *(name for name in names if stream.chance(3))).reserve(0, KEPT[stream.chance(5)])
        g = table.reserve(0, *(name for name in names if stream.chance(3) == 0)).turn_of(0)
        if not can(g, "do buy"):
            continue
        do(g, "do buy")
        legal = g.legal()
        g.apply(legal[stream.chance(len(legal))])
        ways += len({one[2] for one in g.offered(0)})
        tried += check_orders(g, "Pay", stream)
    assert ways > 75
    assert tried > 250


def listed_order(step: str) -> Callable[[Action], tuple[bool, bool, Action]]:
    """Cards ascending, in the Reserve the Warehouse before the others, the end last."""
    first = CARDS.index("warehouse") if step == "PutInReserve" else -1
    return lambda one: (one in ENDS, one != ("choose", first), one)


@pytest.mark.clause("M-75")
def test_whatever_is_begun_in_any_order_can_be_completed_and_is_what_bots_could_do():
    """From any cards people have laid there is a way on, and the whole is a line of the listed order."""
    steps: Counter[str] = Counter()
    for seed in range(20, 28):
        for g, step, stream in positions(2 + seed % 3, seed):
            world = g.clone()
            line: list[Action] = []
            while same_question(world, step):
                offered = world.offered(world.actor())
                assert offered
                line.append(offered[stream.chance(len(offered))])
                steps[step] += line[-1] not in world.legal()
                world.apply(line[-1])
            listed = g.clone()
            for one in sorted(line, key=listed_order(step)):
                assert one in listed.legal(), (step, line)
                listed.apply(one)
            assert listed.dump() == world.dump()
    assert min(steps[step] for step in BY_CARDS if step not in ("Carry", "Ships", "Counsel")) > 10


@pytest.mark.clause("M-75")
def test_what_bots_see_is_one_line_for_one_set_of_cards():
    """No two lines of the listed order are the same cards."""
    found = 0
    for g, step, _ in islice(positions(3, 21), 200):
        sets = Counter(frozenset(line) for line in all_lines(g, step, 400))
        assert set(sets.values()) <= {1}
        found += len(sets)
    assert found > 300


def all_lines(g: Mythotopia, step: str, most: int) -> Iterator[list[Action]]:
    todo: list[tuple[Mythotopia, list[Action]]] = [(g, [])]
    while todo and most:
        world, line = todo.pop()
        for one in world.legal():
            after = world.clone()
            after.apply(one)
            if same_question(after, step):
                todo.append((after, [*line, one]))
            else:
                most -= 1
                yield [*line, one]


# -- the questions one by one --


GOLD = ("dragonate", "empyrean", "frampold")


def test_M_168_any_cards_are_discarded_in_any_order():
    table = realm().own(0, *GOLD).hand(0, *GOLD[:2]).reserve(0, GOLD[2]).turn_of(0)
    g = do(table, "do discard", "choose frampold")
    assert shown(g) == ["stop"]
    assert can(g, "choose dragonate")
    do(g, "choose empyrean", "choose dragonate")
    assert cards(g.players[0].discard) == set(GOLD)


def test_M_170_two_cards_are_removed_in_either_order():
    g = realm().own(0, *GOLD, "blore", "darb").hand(0, *GOLD).turn_of(0)
    do(g, "do remove_cards", "choose frampold", "choose dragonate")
    assert cards(g.province_deck) >= {"frampold", "dragonate"}
    assert g.left == 1
    assert type(g.agenda[-1]).__name__ == "TakeAction"


def test_M_217_the_counsellor_takes_cards_in_any_order():
    g = realm().own(0, *GOLD).hand(0, "counsellor", *GOLD).turn_of(0)
    do(g, "play counsellor", "choose frampold")
    assert shown(g) == ["stop"]
    assert shown(do(g.clone(), "choose dragonate")) == ["stop"]  # the highest counts, not the last
    do(g, "choose dragonate", "stop")
    assert cards(g.players[0].discard) == {"counsellor", "frampold", "dragonate"}
    assert g.players[0].hand.bit_count() == 4


def test_M_161_the_warehouse_may_come_second():
    table = realm().own(0, "blore", "darb").hand(0, "blore", "darb", "warehouse").turn_of(0)
    g = do(table, "do reserve", "choose darb", "choose warehouse", "choose blore")
    assert cards(g.players[0].reserve) == {"blore", "darb", "warehouse"}
    full = realm().own(0, "blore", "darb").hand(0, "blore", "darb", "warehouse").turn_of(0)
    do(full, "do reserve", "choose darb", "choose blore")
    assert type(full.agenda[-1]).__name__ == "TakeAction"  # it is full: no place for the Warehouse any more


def test_M_93_two_ships_carry_in_either_order():
    hand = ("start_army", "start_market", "start_ship", "ship")
    g = realm().own(0, "palmain").hand(0, "palmain", *hand).turn_of(0)
    do(g, "do invade", "from palmain", "target custus sea")
    assert shown(g) == ["pay ship symbols"]
    one = do(g.clone(), "pay ship symbols", "pay start_ship symbols")
    other = do(g.clone(), "pay start_ship symbols", "pay ship symbols")
    assert one.dump() == other.dump()
    assert do(g.clone(), "pay ship symbols").prompt(0) == ("Carry", 0, 1, 1, CARDS.index("ship"))


def test_M_115_ships_are_placed_by_cards_in_either_order():
    g = do(realm().own(0, "peened").hand(0, "start_ship", "ship").turn_of(0), "do place_ships", "sea beast")
    one = do(g.clone(), "pay ship symbols", "pay start_ship symbols", "done")
    high = do(g.clone(), "pay start_ship symbols")
    assert shown(high) == ["done"]
    other = do(high, "pay ship symbols", "done")
    assert one.dump() == other.dump()
    assert one.players[0].ships_in(0) == 2


def test_M_96_the_surplus_symbol_of_an_army_card_in_any_order():
    """T16: three armies in the Supply, an Army card and two army provinces."""
    table = realm().own(0, "lea", "welkin", "darb").hand(0, "lea", "welkin", "darb", "start_army").supply(0, armies=3)
    g = do(table.turn_of(0), "do place_armies", "province darb")
    for order in permutations(("start_army", "lea", "welkin")):
        world = do(g.clone(), *(f"pay {name} symbols" for name in order))
        assert refused(world, "pay darb symbols") == 97
        assert do(world, "done").players[0].armies_in(at("darb")) == 3


def test_M_77_a_lower_card_that_is_needed_is_never_superfluous():
    """Mill and Merchant: the whole payment counts, not the way to it."""
    table = realm().own(0, *GOLD).hand(0, *GOLD, "water_mill").turn_of(0)
    g = do(table, "do buy", "buy 3 0")
    one, other = (do(g.clone(), *order) for order in permutations(("pay dragonate mill", "pay frampold symbols")))
    assert one.dump() == other.dump()
    assert refused(do(g, "pay frampold symbols", "pay dragonate symbols"), "pay empyrean mill") == 77


def test_M_20_two_provinces_are_given_up_in_either_order():
    for seat in range(3):
        g = new_game(3, 1, {"province_choice": "literal"})
        p, q = g.legal(seat)[0][1:]
        other = g.clone()
        g.apply(("give", p, q), seat)
        assert other.refuses(("give", q, p), seat) == 0
        other.apply(("give", q, p), seat)
        assert g.dump() == other.dump()


# -- the road move --


def marching() -> Mythotopia:
    table = realm().own(0, "eagre", "nusus", "oxter", "talion").road("eagre-oxter", "nusus-oxter", "nusus-talion")
    return do(table.armies(0, "eagre", 2).armies(0, "oxter", 2).turn_of(0), "roads")


def test_M_212_armies_march_in_any_order():
    moves = ("march eagre nusus", "march eagre talion", "march oxter talion")
    done = []
    for order in permutations(moves):
        g = marching()
        for move in order:
            do(g, move, "number 1")
        done.append(g.dump())
    assert all(one == other for one, other in pairwise(done))
    assert shown(g) == ["march talion eagre", "march talion nusus", "march talion oxter", "stop"]


def test_M_212_the_same_march_again_is_one_march_of_more_armies():
    twice = do(marching(), "march eagre nusus", "number 1", "march eagre nusus", "number 1")
    assert twice.dump() == do(marching(), "march eagre nusus", "number 2").dump()


def test_M_212_armies_that_have_come_may_march_on():
    g = do(marching(), "march oxter talion", "number 2", "march talion eagre", "number 1")
    assert can(g, "march eagre nusus")
    do(g, "march eagre nusus", "number 3", "stop")
    assert [g.players[0].armies_in(at(name)) for name in ("eagre", "nusus", "oxter", "talion")] == [0, 3, 0, 1]
    assert can(g, "do pass")


def test_what_is_told_follows_the_order_given():
    g = do(realm().own(0, *GOLD).hand(0, *GOLD).turn_of(0), "do discard")
    events = heard(g, "choose frampold", "choose dragonate", "stop")
    assert [CARDS[event[2]] for event in events if event[0] == "discards"] == ["frampold", "dragonate"]
