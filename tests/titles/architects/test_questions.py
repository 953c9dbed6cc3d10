"""While a question is open, whatever is not asked is refused by the clause that the question comes from."""

import pytest

from citywright.titles.architects.rules.game import GAME
from tests.titles.architects.build import ALL_SKILLS, do, is_asked, new_game, read, town
from tests.titles.architects.test_buildings import construct
from tests.titles.architects.test_workshop import FIVE, SIX


def promo(*names):
    return town(promo=True).crew(0, *names)


def reset(table):
    return do(table.spaces(0, 0, -1).goods(0, silver=3).turn_of(0), "place black_market_c")


def drafted(rounds):
    g = new_game(2, 1)
    for _ in range(2 * rounds):
        g.apply(g.legal()[0])
    return g


def level(n, **goods):
    return do(town().level(0, n).goods(0, **goods).hand(0, "keep").turn_of(0), "place guildhall", "advance")


def ending():
    table = town().built(0, "dungeon", "castle").goods(0, gold=4).virtue(0, 13).debts(0, 2)
    return do(table.last_round(1).ending(0), "end")


GRAVEYARD = {"clay": 4, "wood": 1, "stone": 2, "marble": 2}
QUESTIONS = {
    "A-19": lambda: drafted(0),
    "A-20": lambda: drafted(1),
    "A-21": lambda: drafted(2),
    "A-26": lambda: new_game(2, 1, {"boards": "chosen"}),
    "N-32": lambda: new_game(1, 1),
    "A-33": lambda: town().at(0, "forest", 1).home(0, 0).turn_of(0),
    "A-54": lambda: do(town().at(0, "mines", 1).turn_of(0), "place mines"),
    "A-59": lambda: do(town().goods(0, clay=2).turn_of(0), "place storehouse"),
    "A-66": lambda: do(town().goods(0, silver=4).turn_of(0), "place workshop"),
    "A-77": lambda: do(town().crew(0, *FIVE).goods(0, silver=4).turn_of(0), "place workshop", "hire 1 1"),
    "A-85": lambda: town().hand(0, *SIX, "church").ending(0),
    "A-88": lambda: do(town().at(1, "forest", 1).goods(0, silver=1).turn_of(0), "place town_centre"),
    "A-108": lambda: do(town().goods(0, silver=2).turn_of(0), "place black_market_b"),
    "A-111": lambda: do(town().goods(0, silver=2).turn_of(0), "place black_market_b", "study"),
    "A-115": lambda: do(town().prison(0, 1).turn_of(0), "place guardhouse"),
    "A-129": lambda: do(town().goods(0, gold=1).hand(0, "keep").turn_of(0), "place guildhall"),
    "A-142": lambda: level(0, gold=1),
    "A-149": lambda: level(1, wood=4, stone=4),
    "A-150": lambda: level(3, wood=8, stone=8),
    "A-153": lambda: do(
        town().virtue(0, 14).debts(0, 1).goods(0, clay=2).turn_of(0), "place storehouse", "trade virtue-for-2-clay"
    ),
    "A-182": ending,
    "AP-9": lambda: reset(town().prison(1, 1).crew(1, "gatekeeper-9")),
    "AP-28": lambda: reset(town().crew(1, "squire-28")),
    "P-12": lambda: do(
        promo().board(0, "lothaire").goods(0, wood=2, stone=2).hand(0, "well").turn_of(0),
        "place guildhall",
        "construct well",
    ),
    "P-13": lambda: do(promo().board(0, "hugo").virtue(0, 0).goods(0, silver=3).turn_of(0), "place tax_stand"),
    "P-15": lambda: reset(promo().board(1, "fara").prison(1, 1)),
    "BD-4": lambda: construct("tavern"),
    "BD-8": lambda: construct("treasury"),
    "BD-14": lambda: construct("armoury", town().at(1, "forest", 1)),
    "BD-15": lambda: construct("barracks", town().at(1, "forest", 1)),
    "BD-20": lambda: construct("church", town().debts(0, 1)),
    "BD-22": lambda: construct("clay-pit"),
    "BD-26": lambda: construct("fortress", town().at(1, "forest", 1).at(1, "mines", 1), "capture forest 1"),
    "BD-29": lambda: construct("hideout", town().prison(0, 1)),
    "BD-31": lambda: construct("library", town().hand(0, "well")),
    "BD-41": lambda: do(
        promo().goods(0, wood=3, stone=1).hand(0, "crane").turn_of(0), "place guildhall", "construct crane"
    ),
    "BD-42": lambda: do(
        promo(ALL_SKILLS).goods(0, **GRAVEYARD).hand(0, "graveyard").turn_of(0),
        "place guildhall",
        "construct graveyard",
    ),
}
ELSEWHERE = ("board ada", "pick keep", "place quarry", "recall quarry", "rescue 1", "dig gold", "trade patron-21") + (
    ("hire 1 1", "study", "dismiss thief-34", "keep keep", "jail", "release", "ransom silver", "redeem")
    + (
        "construct keep",
        "advance",
        "mix 8",
        "spare wood",
        "gain marble",
        "use 3",
        "forgive",
        "bribe",
        "order keep",
        "end",
    )
)
"""Moves of all kinds."""
SHARED = (
    {"hire", "study"},
    {"jail", "release", "ransom", "redeem"},
    {"construct", "advance"},
    {"recall", "rescue"},
)
"""Verbs of one question: it refuses each of them for its own reason."""


@pytest.mark.clause(*QUESTIONS)
@pytest.mark.parametrize("clause", QUESTIONS)
def test_what_is_not_asked_is_refused_by_what_is_asked(clause):
    g = QUESTIONS[clause]()
    own = {action[0] for action in g.legal()}
    own |= {verb for verbs in SHARED if own & verbs for verb in verbs}
    foreign = [line for line in ELSEWHERE if line.split()[0] not in own]

    assert len(foreign) > 15
    refused = {line: GAME.series.id(g.refuses(read(line))) for line in foreign}
    expected = dict.fromkeys(foreign, clause)
    assert refused == expected, is_asked(g)


@pytest.mark.clause("A-19", "A-20", "A-21", "A-26", "A-153", "A-182", "AP-9", "AP-28", "P-13", "P-15", "A-29")
@pytest.mark.parametrize("clause", QUESTIONS)
def test_others_wait_for_the_turn_or_for_an_answer(clause):
    """In the setup and at a reset it is nobody's turn, or another one's: the clause says what is waited for."""
    g = QUESTIONS[clause]()
    if len(g.deciders()) > 1:
        g.apply(g.legal(0)[0], 0)
        waiting = 0
    else:
        waiting = next(seat for seat in range(2) if seat != g.actor())
    asked_by_itself = ("A-19", "A-20", "A-21", "A-26", "A-153", "A-182", "AP-9", "AP-28", "P-13", "P-15")

    assert GAME.series.id(g.refuses(("end",), waiting)) == (clause if clause in asked_by_itself else "A-29")


BETWEEN = {
    "board ada": "A-26",
    "pick keep": "A-18",
    "recall quarry": "A-33",
    "rescue 1": "A-38",
    "dig gold": "A-54",
    "trade patron-21": "A-59",
    "hire 1 1": "A-66",
    "study": "A-66",
    "dismiss thief-34": "A-78",
    "keep keep": "A-111",
    "capture forest 1": "A-88",
    "jail": "A-115",
    "release": "A-115",
    "ransom silver": "A-115",
    "redeem": "A-115",
    "construct keep": "A-129",
    "advance": "A-129",
    "mix 3": "A-141",
    "spare wood": "P-12",
    "gain marble": "A-137",
    "use 1": "A-171",
    "forgive": "A-153",
    "bribe": "P-13",
    "order keep": "A-182",
}
"""Where nothing is open a refusal says where a move has its moment."""


@pytest.mark.clause(*BETWEEN.values(), "A-30", "A-85", "A-142", "A-200")
@pytest.mark.parametrize(
    ("g", "own"),
    [
        (town().turn_of(0), {"discard keep": "A-142", "end": "A-200", "stop": "A-200"}),
        (do(town().turn_of(0), "place quarry"), {"discard keep": "A-85", "place forest": "A-30", "stop": "A-30"}),
    ],
    ids=["begin", "end"],
)
def test_at_the_beginning_and_end_of_a_turn_a_refusal_says_when_a_move_has_its_moment(g, own):
    expected = {**BETWEEN, **own}

    assert {line: GAME.series.id(g.refuses(read(line))) for line in expected} == expected
