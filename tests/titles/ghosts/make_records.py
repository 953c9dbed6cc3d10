"""Plays the recorded games of `records/` anew: ./dev run python -m tests.titles.ghosts.make_records

Needed only when the rules' version, the content or the fingerprint of a position changes on purpose: old records must
then be explained, not merely overwritten, and the trees of `test_perft.py` counted again. One game for every player
count, mode, switch and way to end. Of some seeds the one is taken that ends as wanted and shows most moves no earlier
record has. The players contact ghosts when they can; some take a move back, and one game is played at a live table.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

from citywright.kit.chance import Stream, derive
from citywright.kit.game import Options
from citywright.kit.random_play import pick
from citywright.kit.referee import Referee
from citywright.titles.ghosts.rules.game import GAME
from citywright.titles.ghosts.rules.state import FINAL, KALENA_FELL, SUPPLY_RAN_OUT
from tests.titles.ghosts.build import new_game

RECORDS = Path(__file__).with_name("records")
SEEDS = 150
VARIANTS: dict[str, tuple[int, Options, str]] = {
    "2-wanderer": (2, {}, FINAL),
    "2-wanderer-kalena": (2, {}, KALENA_FELL),
    "2-wanderer-supply": (2, {}, SUPPLY_RAN_OUT),
    "2-builder-harder": (2, {"mode": "builder", "added": "1"}, FINAL),
    "2-citizen": (2, {"mode": "citizen", "shortage": "place"}, FINAL),
    "3-wanderer": (3, {"layout": "1-2-3-4-5-6"}, FINAL),
    "3-wanderer-kalena": (3, {"added": "all"}, KALENA_FELL),
    "3-builder": (3, {"mode": "builder", "water": "land"}, FINAL),
    "3-citizen-harder": (3, {"mode": "citizen", "added": "2", "exhaustion": "limited"}, FINAL),
    "4-wanderer": (4, {}, FINAL),
    "4-wanderer-harder": (4, {"added": "3", "start": "zero"}, FINAL),
    "4-builder": (4, {"mode": "builder"}, FINAL),
    "4-citizen-live": (4, {"mode": "citizen"}, FINAL),
}
LIVE = "4-citizen-live"
"""The game whose seed is a promised secret."""


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    seen: set[str] = set()
    for name, (seats, options, ending) in VARIANTS.items():
        seed = best_seed(name, seats, options, ending, seen)
        referee = Referee(GAME, seats, secret_of(seed) if name == LIVE else seed, options)
        play(referee, Stream(seed))
        assert referee.state.ending == ending, name
        seen |= {line.move for line in referee.record.lines}
        (RECORDS / f"{name}.jsonl").write_text(referee.record.text(), encoding="utf-8")
        result = referee.record.result
        assert result is not None
        print(f'    "{name}": ({result["scores"]}, {result["winners"]}, {result["turns"]}),')  # for the test


def secret_of(seed: int) -> bytes:
    return sha256(b"%d" % seed).digest()


def best_seed(name: str, seats: int, options: Options, ending: str, seen: set[str]) -> int:
    """The seed whose game ends as wanted with most new moves."""
    best, most = -1, -1
    for seed in range(SEEDS):
        how, moves = walked(seats, seed, options, name == LIVE)
        if how == ending and len(moves - seen) > most:
            best, most = seed, len(moves - seen)
    assert best >= 0, f"no seed ends {name} with {ending}"
    return best


def walked(seats: int, seed: int, options: Options, live: bool) -> tuple[str, set[str]]:
    """How a game ends, and its moves."""
    stream, moves = Stream(seed), set()
    g = new_game(seats, derive(secret_of(seed), 0) if live else seed, options)
    number = 0
    while not g.is_over():
        legal = g.legal()
        action = GAME.stroll(g, legal, stream) or pick(GAME.verbs, legal, stream)
        moves.add(GAME.show(action))
        number += 1
        if live:
            g.rng = derive(secret_of(seed), number)
        g.apply(action)
    return g.ending, moves


def play(referee: Referee, stream: Stream) -> None:
    whims = Stream(stream.state + 1)
    while not referee.state.is_over():
        g: Any = referee.state
        seat = g.actor()
        legal = g.legal()
        referee.play(seat, GAME.stroll(g, legal, stream) or pick(GAME.verbs, legal, stream))
        if whims.chance(40) == 0 and referee.can_undo(seat):
            again = referee.undo(seat)
            referee.play(seat, again)


if __name__ == "__main__":
    main()
