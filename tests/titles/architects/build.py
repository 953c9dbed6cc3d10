"""Positions made by hand for the rulings, and the few words the rulings are written in.

    g = town().goods(0, silver=4).at(0, "quarry", 2).turn_of(0)
    do(g, "place quarry")

Cards are named as in moves (`well`, `jeweller-11`); they come out of their decks, and workers out of the twenty of
their colour, so every position holds each component exactly once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from citywright.kit.actions import Action
from citywright.kit.game import Options
from citywright.kit.record import Record, read_record
from citywright.kit.table import NOBODY, Event, Step
from citywright.titles.architects.rules.facts import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    COLUMNS,
    CROWD,
    GOODS,
    ONE,
    PLACES,
    REWARD_PILE,
    RIVALS,
    ROWS,
    SILVER,
    START_TAX,
    START_VIRTUE,
    WORKER,
    amounts,
)
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.player import Player
from citywright.titles.architects.rules.state import NONE, Architects
from citywright.titles.architects.rules.turn import BeginTurn, EndTurn, HandLimit

ALL_SKILLS = "labourer-13"
DULL = ("patron-21", "patron-22", "patron-23", "patron-24", "trader-35", "trader-36", "trader-37", "merchant-14")
"""Apprentices who lie on display unless a ruling names others: nobody's virtue changes with them."""


def town(players: int = 2, rival: str = "", promo: bool = False) -> Town:
    return Town(players, rival, promo)


class Town:
    """A table in the making: first what lies where, then what is asked."""

    def __init__(self, players: int, rival: str, promo: bool) -> None:
        self.g = g = Architects(players, 1)
        if promo:
            g.pool = list(range(len(BUILDINGS)))
            g.apprentice_pool = list(range(len(APPRENTICES)))
        if rival:
            g.rival, g.rivals = RIVALS.index(rival), 1
            g.players.append(Player())
        g.order = tuple(range(len(g.players)))
        for me in g.players:
            me.virtue = START_VIRTUE
        g.rewards_left = REWARD_PILE[len(g.players)]
        g.offer = g.small.pop(0)
        g.turn = 1
        self.tax(START_TAX)

    # -- one player --

    def goods(self, seat: int, **amounts_of: int) -> Town:
        for name, n in amounts_of.items():
            self.g.gain(seat, n * ONE[GOODS.index(name)])
        return self

    def virtue(self, seat: int, virtue: int) -> Town:
        self.g.players[seat].virtue = virtue
        return self

    def level(self, seat: int, level: int) -> Town:
        self.g.players[seat].level = level
        return self

    def debts(self, seat: int, unpaid: int, paid: int = 0) -> Town:
        self.g.players[seat].debts = unpaid
        self.g.players[seat].paid = paid
        return self

    def board(self, seat: int, name: str) -> Town:
        self.g.players[seat].board = BOARDS.index(name)
        return self

    def at(self, seat: int, place: str, n: int) -> Town:
        me = self.g.players[seat]
        me.at += n * WORKER[PLACES.index(place)]
        me.idle -= n
        return self

    def prison(self, seat: int, n: int) -> Town:
        me = self.g.players[seat]
        me.prison += n
        me.idle -= n
        return self

    def captured(self, seat: int, owner: int, n: int) -> Town:
        """Workers of an owner on this seat's board."""
        self.g.players[seat].captured += n << (CROWD * owner)
        self.g.players[owner].idle -= n
        return self

    def home(self, seat: int, n: int) -> Town:
        """So many workers stay on the board; the others have long been in the Guildhall."""
        me = self.g.players[seat]
        me.guild += me.idle - n
        me.idle = n
        return self

    def hand(self, seat: int, *names: str) -> Town:
        me = self.g.players[seat]
        me.hand = tuple(sorted([*me.hand, *(self.out_of_deck(name) for name in names)]))
        return self

    def built(self, seat: int, *names: str) -> Town:
        me = self.g.players[seat]
        me.built = (*me.built, *(self.out_of_deck(name) for name in names))
        return self

    def crew(self, seat: int, *names: str) -> Town:
        for name in names:
            apprentice = APPRENTICES.index(name)
            self.g.apprentice_pool.remove(apprentice)
            self.g.players[seat].crew |= 1 << apprentice
        return self

    # -- the table --

    def tax(self, silver: int) -> Town:
        self.g.bank -= (silver - self.g.tax) * ONE[SILVER]
        self.g.tax = silver
        return self

    def hall(self, workers: int) -> Town:
        """So many workers have been placed in the Guildhall, no matter whose."""
        self.g.hall = (NOBODY,) * workers
        return self

    def spaces(self, *owners: int) -> Town:
        self.g.spaces = owners
        for owner in owners:
            if owner >= 0:
                self.g.players[owner].idle -= 1
        return self

    def offers(self, small: int, large: int = 0) -> Town:
        """The open market cards by their ids on the sheet; 0: there is none."""
        g = self.g
        cards = sorted([*g.small, *g.large, g.offer])
        g.offer, g.large = small - 1, ((large - 1,) if large else ())
        g.small = [card for card in cards if card != g.offer and card not in g.large]
        if not small:
            g.large, g.small = (*g.small, *g.large), []
        return self

    def rewards(self, *ids: int) -> Town:
        """The pile holds just these, by their ids on the sheet."""
        kept = [reward - 1 for reward in ids]
        self.g.rewards_used = tuple(r for r in self.g.rewards if r not in kept)
        self.g.rewards = sorted(kept)
        self.g.rewards_left = len(kept)
        return self

    def display(self, *names: str) -> Town:
        """Face-up apprentices from the upper left on."""
        cards = [APPRENTICES.index(name) for name in names]
        for card in cards:
            self.g.apprentice_pool.remove(card)
        self.g.display = (*cards, *[NONE] * (ROWS * COLUMNS - len(cards)))
        return self

    def coins(self, *coins: int) -> Town:
        self.g.coins = (*coins, *[0] * (ROWS * COLUMNS - len(coins)))
        self.g.bank -= sum(coins) * ONE[SILVER]
        return self

    def next_cards(self, *names: str) -> Town:
        """These building cards come next, in any order; the others lie below."""
        cards = [BUILDINGS.index(name) for name in names]
        self.g.under = tuple(card for card in self.g.pool if card not in cards)
        self.g.pool = sorted(cards)
        return self

    def no_cards(self) -> Town:
        """The building deck is empty; the rest of it counts as built by the last player."""
        last = self.g.players[-1]
        last.built = (*last.built, *self.g.pool)
        self.g.pool = []
        return self

    def last_round(self, left: int) -> Town:
        self.hall(self.g.spaces_in_hall())
        self.g.final_turns = left
        return self

    def plan(self, *names: str) -> Town:
        self.g.plan = tuple(sorted(self.out_of_deck(name) for name in names))
        return self

    def schemes(self, *ids: int) -> Town:
        """The scheme deck holds just these, by their ids on the sheet."""
        kept = [scheme - 1 for scheme in ids]
        self.g.schemes_used = tuple(s for s in self.g.schemes if s not in kept)
        self.g.schemes = sorted(kept)
        return self

    def out_of_deck(self, name: str) -> int:
        card = BUILDINGS.index(name)
        self.g.pool.remove(card)
        return card

    # -- what is asked --

    def asking(self, *steps: Step[Any]) -> Architects:
        """The table at this step; the hand limit and the end of that turn follow."""
        g = self.g
        if all(slot == NONE for slot in g.display):
            names = [name for name in DULL if APPRENTICES.index(name) in g.apprentice_pool]
            extra = [a for a in g.apprentice_pool if APPRENTICES[a] not in DULL]
            self.display(*(names + [APPRENTICES[a] for a in extra])[: ROWS * COLUMNS])
        else:
            for slot in range(ROWS * COLUMNS):
                if g.display[slot] == NONE:
                    dull = [APPRENTICES.index(n) for n in DULL if APPRENTICES.index(n) in g.apprentice_pool]
                    card = (dull or g.apprentice_pool)[0]
                    g.apprentice_pool.remove(card)
                    g.display = g.display[:slot] + (card,) + g.display[slot + 1 :]
        g.next(*steps)
        census = GAME.census(g)
        g.run()
        check(g, census)
        return g

    def turn_of(self, seat: int) -> Architects:
        return self.asking(BeginTurn(seat))

    def ending(self, seat: int) -> Architects:
        """The last question of a turn."""
        return self.asking(HandLimit(seat), EndTurn(seat))


def check(g: Architects, census: dict[str, int]) -> None:
    counted = GAME.census(g)
    assert counted == census, "something was lost or doubled"
    assert all(n == 20 for name, n in counted.items() if name.startswith("workers")), counted


def new_game(players: int, seed: int, options: Options | None = None) -> Architects:
    g = GAME.setup(players, seed, options)
    assert isinstance(g, Architects)
    return g


# -- What a ruling says --


def read(line: str) -> Action:
    return GAME.verbs.read(line)


def do(g: Architects, *lines: str) -> Architects:
    """Play these moves; each must be legal."""
    census = GAME.census(g)
    for line in lines:
        assert refusal(g, line) == "", f"{line}: {refusal(g, line)}; asked: {is_asked(g)} {moves(g)}"
        g.apply(read(line))
    check(g, census)
    return g


def told(g: Architects, *lines: str) -> list[Event]:
    """Play these moves and return the events they told."""
    g.news = []
    do(g, *lines)
    news, g.news = g.news, None
    return [event for _, event in news]


def refusal(g: Architects, line: str) -> str:
    """The clause that forbids a move, or nothing. The list of legal moves must say the same."""
    action = read(line)
    clause = g.refuses(action)
    assert (action in g.legal()) == (clause == 0), f"{line}: legal() and refuses() disagree"
    return GAME.series.id(clause) if clause else ""


def may(g: Architects, line: str) -> bool:
    return refusal(g, line) == ""


def moves(g: Architects) -> list[str]:
    return [GAME.show(action) for action in g.legal()]


def is_asked(g: Architects) -> str:
    """The name of the question on the table."""
    return type(g.agenda[-1]).__name__ if g.agenda else "Over"


def stock(g: Architects, seat: int) -> dict[str, int]:
    """What a player has of each good, without the zeroes."""
    return {name: n for name, n in zip(GOODS, amounts(g.players[seat].goods), strict=True) if n}


def standing(g: Architects, seat: int) -> dict[str, int]:
    """Where the workers of a player stand on large-circle places."""
    me = g.players[seat]
    return {name: me.workers_at(place) for place, name in enumerate(PLACES[:9]) if me.workers_at(place)}


def hand(g: Architects, seat: int) -> list[str]:
    return [BUILDINGS[card] for card in g.players[seat].hand]


def built(g: Architects, seat: int) -> list[str]:
    return [BUILDINGS[card] for card in g.players[seat].built]


def crew(g: Architects, seat: int) -> list[str]:
    return [APPRENTICES[a] for a in g.players[seat].apprentices()]


def row(g: Architects, number: int) -> list[str]:
    at = (number - 1) * COLUMNS
    return [APPRENTICES[a] for a in g.display[at : at + COLUMNS]]


def under(g: Architects) -> list[str]:
    return [BUILDINGS[card] for card in g.under]


def lines_of(g: Architects, seat: int) -> dict[str, int]:
    return dict(g.score_lines(seat))


def total(g: Architects, seat: int) -> int:
    return g.scores()[seat]


def until_over(g: Architects) -> Architects:
    """Everybody ends the game as quietly as possible."""
    while not g.is_over():
        legal = g.legal()
        g.apply(("place", 3) if legal[0] == ("place", 0) else legal[0])
    return g


RECORDS = Path(__file__).with_name("records")
KEPT = Path(__file__).parents[2] / "records/architects"
"""The records of every version as they were played, by version."""


def recorded(name: str, folder: Path = RECORDS) -> Record:
    """A complete game of `records/`."""
    return read_record((folder / f"{name}.jsonl").read_text(encoding="utf-8"))


def positions(name: str) -> Iterator[Architects]:
    """The table of a recorded game after its setup and after every decision: always the same one, played on."""
    record = recorded(name)
    assert record.seed is not None
    g = new_game(record.seats, record.seed, record.options)
    yield g
    for line in record.effective():
        g.apply(read(line.move), line.seat)
        yield g
