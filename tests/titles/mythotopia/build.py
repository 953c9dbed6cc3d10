"""Whole games: set up from a seed, or recorded. Positions made by hand are in `realm`."""

from collections.abc import Iterator
from pathlib import Path

from citywright.kit.game import Options
from citywright.kit.record import Record, read_record
from citywright.kit.referee import Referee, play_line
from citywright.titles.mythotopia.rules.facts import CARDS, VP_CARDS
from citywright.titles.mythotopia.rules.game import GAME
from citywright.titles.mythotopia.rules.state import Mythotopia

RECORDS = Path(__file__).with_name("records")


def card(name: str) -> int:
    return CARDS.index(name)


def vp_card(name: str) -> int:
    return VP_CARDS.index(name)


def new_game(seats: int, seed: int, options: Options | None = None) -> Mythotopia:
    g = GAME.setup(seats, seed, options)
    assert isinstance(g, Mythotopia)
    return g


def seeds(seats: int, options: Options | None = None, n: int = 60) -> Iterator[Mythotopia]:
    for seed in range(n):
        yield new_game(seats, seed, options)


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))


def positions(name: str) -> Iterator[Mythotopia]:
    """Every position of a recorded game."""
    record = recorded(name)
    seed = record.secret or record.seed
    assert seed is not None
    referee = Referee(GAME, record.seats, seed, record.options, record.names)
    for line in record.lines:
        play_line(referee, line.seat, line.move, judge=False)
        assert isinstance(referee.state, Mythotopia)
        yield referee.state
