"""Positions made by hand for the rulings, and the few words the rulings are written in.

    g = state().land(0, {(0, 0): "forest", (1, 0): "cliff"}).row("mine").asking(TakeSquare(0, False))
    do(g, "take V-mine-1", "place 0 1")

A square is named by its id (`V-mine-2`), by the id without its letter (`mine-2`, `camp-iron`) or by its kind, which
means the first copy still in its stack. Squares and tokens come out of the stacks and the supply, so every position
holds each component exactly once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from citywright.kit.actions import Action
from citywright.kit.record import Record, read_record
from citywright.kit.table import Event, Step
from citywright.titles.settlers.rules.facts import (
    CART,
    CLASS,
    COIN,
    KIND,
    MASTER,
    OF_CLASS,
    PRIZE,
    RESOURCES,
    SQUARES,
    TOKENS,
    WAR,
    X_OF,
    Y_OF,
    cell_at,
)
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers
from citywright.titles.settlers.rules.steps import (
    AgreeToEnd,
    Attach,
    BeginTurn,
    EndTurn,
    OfferToken,
    PlaceSquare,
    Reveal,
    TakeSquare,
)

Cell = tuple[int, int]

BOX = GAME.census(GAME.deal(2, 0, {}))
"""What is in the box; no position may hold more or less."""

FAR_PRIZE = "P-25"
"""The prize that lies open unless a ruling names others: it needs cart and craft, so it is seldom in the way."""

# A mine fits in place of the middle column and on no fresh cell: wood and stone only meet there.
ONLY_BY_REPLACING: dict[Cell, str] = {
    (0, 0): "lake",
    (1, 0): "meadow",
    (2, 0): "cliff",
    (0, 1): "P-01",
    (1, 1): "P-02",
    (2, 1): "P-03",
    (0, -1): "P-04",
    (1, -1): "P-05",
    (2, -1): "P-06",
}


def state(players: int = 2) -> Builder:
    return Builder(players)


class Builder:
    """A table in the making: first what lies where, then what is asked."""

    def __init__(self, players: int) -> None:
        self.g = Settlers(players, 1)
        self.g.unopened = list(OF_CLASS[PRIZE])
        self.g.turn = 1
        self.has_prizes = False

    def land(self, seat: int, squares: dict[Cell, str]) -> Builder:
        for (x, y), name in squares.items():
            self.g.players[seat].put(cell_at(x, y), self.out_of_stack(name))
        return self

    def row(self, *names: str) -> Builder:
        """Face-up squares, each in the row of its own stack."""
        for name in names:
            drawn = self.out_of_stack(name)
            self.g.rows[CLASS[drawn]].append(drawn)
        return self

    def prizes(self, *names: str) -> Builder:
        """The open prizes; without names there are none."""
        self.g.prizes += [self.out_of_stack(name) for name in names]
        self.has_prizes = True
        return self

    def stacks(self, nature: int = 24, village: int = 24, city: int = 24) -> Builder:
        """At most so many squares stay in the stacks; the others have left the game. Say it after the squares."""
        for stack, count in zip(self.g.stacks, (nature, village, city), strict=True):
            self.g.removed += stack[count:]
            del stack[count:]
        return self

    def only(self, *names: str) -> Builder:
        """The stacks hold nothing but these squares, so what is turned up is known."""
        kept = [find(name, self.zone(name)) for name in names]
        for stack in self.g.stacks:
            self.g.removed += [s for s in stack if s not in kept]
            stack[:] = [s for s in stack if s in kept]
        return self

    def tokens(self, seat: int, *names: str) -> Builder:
        for name in names:
            self.g.players[seat].take_token(self.out_of_supply(name))
        return self

    def ruined(self, seat: int, *cells: Cell) -> Builder:
        for x, y in cells:
            self.out_of_supply("war")
            self.g.players[seat].ruin(cell_at(x, y))
        return self

    def coin(self, seat: int, *cells: Cell) -> Builder:
        """Coins that buyers have left on a seat's squares."""
        for x, y in cells:
            self.out_of_supply("coin")
            self.g.players[seat].lay_coin(cell_at(x, y))
        return self

    def cart(self, seat: int, *cells: Cell) -> Builder:
        for x, y in cells:
            self.out_of_supply("cart")
            self.g.players[seat].lay_cart(cell_at(x, y))
        return self

    def master(self, seat: int, cell: Cell, resource: str) -> Builder:
        token = self.out_of_supply(f"master-{resource}")
        self.g.players[seat].lay_master(cell_at(*cell), token - MASTER)
        return self

    def replaced(self, seat: int, *names: str) -> Builder:
        me = self.g.players[seat]
        me.replaced += tuple(self.out_of_stack(name) for name in names)
        return self

    def bought(self, resource: str) -> Builder:
        """The acting player has bought this with a coin (which the ruling lays where it likes)."""
        self.g.bought = RESOURCES.index(resource)
        self.g.played = True
        return self

    def asking(self, step: Step[Any]) -> Settlers:
        """The table at this step; the rest of that turn follows it."""
        g = self.g
        if not self.has_prizes:
            self.prizes(FAR_PRIZE)
        if isinstance(step, PlaceSquare) and step.forced:
            g.stacks[CLASS[step.square]].remove(step.square)
        g.next(step, *rest_of_turn(step))
        g.run()
        assert GAME.census(g) == BOX, "a square or a token was lost or doubled"
        return g

    def turn_of(self, seat: int) -> Settlers:
        """The table at the beginning of a seat's turn."""
        return self.asking(BeginTurn(seat))

    def placing(self, seat: int, name: str) -> Settlers:
        """The table when a seat has chosen this open square and is asked for its cell."""
        if CLASS[find(name)] == PRIZE:
            return self.prizes(name).asking(PlaceSquare(seat, self.g.prizes[-1], False))
        self.row(name)
        return self.asking(PlaceSquare(seat, self.g.rows[CLASS[find(name)]][-1], False))

    def forced(self, seat: int, name: str) -> Settlers:
        """The table when a seat has to take this nature square off the stack."""
        return self.asking(PlaceSquare(seat, find(name, self.zone(name)), True))

    def zone(self, name: str) -> list[int]:
        """The stack a named square comes from."""
        square_class = CLASS[find(name)]
        return self.g.unopened if square_class == PRIZE else self.g.stacks[square_class]

    def out_of_stack(self, name: str) -> int:
        zone = self.zone(name)
        drawn = find(name, zone)
        zone.remove(drawn)
        return drawn

    def out_of_supply(self, name: str) -> int:
        token = TOKENS.index(name)
        if token >= MASTER:
            self.g.masters_left.remove(token - MASTER)
        else:
            assert token in (WAR, COIN, CART)
            assert self.g.tokens_left[token], f"there are only six {name} tokens"
            self.g.tokens_left[token] -= 1
        return token


def rest_of_turn(step: Step[Any]) -> list[Step[Any]]:
    """What follows a step in its turn (S-17)."""
    if isinstance(step, BeginTurn | Attach | TakeSquare | PlaceSquare | EndTurn | AgreeToEnd):
        return []
    if isinstance(step, Reveal):
        return [OfferToken(step.seat), Attach(step.seat)]
    return [Attach(step.seat)]  # PlayToken and the targets of the four tokens


def find(name: str, among: Iterable[int] = range(len(SQUARES))) -> int:
    """The first of these squares with that id, that id without its letter, or that kind."""
    for square in among:
        if name in (SQUARES[square], SQUARES[square][2:], KIND[square]):
            return square
    raise LookupError(f"no square {name!r} there")


RECORDS = Path(__file__).with_name("records")


def recorded(name: str) -> Record:
    """A complete game of `records/`."""
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def positions(name: str) -> Iterator[Settlers]:
    """The table of a recorded game after its setup and after every decision: always the same one, played on."""
    record = recorded(name)
    assert record.seed is not None
    g = GAME.setup(record.seats, record.seed)
    assert isinstance(g, Settlers)
    yield g
    for line in record.effective():
        g.apply(read(line.move))
        yield g


# -- What a ruling says --


def read(line: str) -> Action:
    return GAME.verbs.read(line)


def do(g: Settlers, *lines: str) -> Settlers:
    """Play these moves; each must be legal."""
    for line in lines:
        assert refusal(g, line) == "", f"{line}: {refusal(g, line)}"
        g.apply(read(line))
    return g


def told(g: Settlers, *lines: str) -> list[Event]:
    """Play these moves and return the events they told."""
    g.news = []
    do(g, *lines)
    news, g.news = g.news, None
    return [event for _, event in news]


def refusal(g: Settlers, line: str) -> str:
    """The clause that forbids a move, or nothing. The list of legal moves must say the same."""
    action = read(line)
    clause = g.refuses(action)
    assert (action in g.legal()) == (clause == 0), f"{line}: legal() and refuses() disagree"
    return GAME.series.id(clause) if clause else ""


def may(g: Settlers, line: str) -> bool:
    return refusal(g, line) == ""


def moves(g: Settlers) -> list[str]:
    return [GAME.show(action) for action in g.legal()]


def is_asked(g: Settlers) -> str:
    """The name of the question on the table."""
    return type(g.agenda[-1]).__name__ if g.agenda else "Over"


def fresh_sites(g: Settlers) -> set[Cell]:
    """Where the square in hand may go without replacing anything."""
    land = g.players[g.actor()].land
    return {a[1:] for a in g.legal() if a[0] == "place" and cell_at(*a[1:]) not in land}


def replacement_sites(g: Settlers) -> set[Cell]:
    """Where the square in hand may replace an own square."""
    land = g.players[g.actor()].land
    return {a[1:] for a in g.legal() if a[0] == "place" and cell_at(*a[1:]) in land}


def ids(squares: Iterable[int]) -> list[str]:
    return [SQUARES[s] for s in squares]


def hand(g: Settlers, seat: int) -> list[str]:
    return [TOKENS[t] for t in g.players[seat].tokens]


def boxed(g: Settlers) -> list[str]:
    return [TOKENS[t] for t in g.boxed]


def square_at(g: Settlers, seat: int, x: int, y: int) -> str:
    return SQUARES[g.players[seat].land[cell_at(x, y)]]


def cells(some: Iterable[int]) -> set[Cell]:
    return {(X_OF[c], Y_OF[c]) for c in some}


def lines_of(g: Settlers, seat: int) -> dict[str, int]:
    return dict(g.score_lines(seat))
