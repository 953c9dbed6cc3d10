"""Plays the recorded games of `records/` anew: ./dev run python tests/titles/founders/make_records.py

Needed only when the rules' version, the content or the fingerprint of a position changes on purpose: old records must
then be explained, not merely overwritten, and the trees of `test_perft.py` counted again. Games that end by the sixth
building are played by the greedy bot, blocked ones at random; some take a move back, and one is played at a live
table. The long solo games were found by a search over rounds that knew the future; their moves are taken from the old
records and played again.
"""

import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from citywright.bots.greedy import GreedyBot
from citywright.kit.chance import Stream
from citywright.kit.game import Game, Options
from citywright.kit.observer import Observer
from citywright.kit.record import Record, read_record
from citywright.kit.referee import Referee, play_line
from citywright.titles.founders.evaluation import evaluate
from citywright.titles.founders.rules.game import GAME

HERE = Path(__file__).parent
RECORDS = HERE / "records"
GREEDY, RANDOM = "greedy", "random"
# name: seats, options, ending, how it is played
PLAN: dict[str, tuple[int, Options, str, str]] = {
    "2-thematic": (2, {}, "completed", GREEDY),
    "2-no-workers": (2, {"side": "symmetric", "workers": "no"}, "completed", GREEDY),
    "3-symmetric": (3, {"side": "symmetric"}, "completed", GREEDY),
    "3-achievements": (3, {"achievements": "yes"}, "completed", GREEDY),
    "4-historic": (4, {"historic": "yes"}, "completed", GREEDY),
    "4-symmetric": (4, {"side": "symmetric", "achievements": "yes"}, "completed", GREEDY),
    "2-blocked": (2, {"achievements": "yes"}, "blocked", RANDOM),
    "3-blocked": (3, {"workers": "no"}, "blocked", RANDOM),
    "4-blocked": (4, {}, "blocked", RANDOM),
    "1-unpaid": (1, {}, "unpaid", RANDOM),
}
FOUND = ("1-lost", "1-won")
"""Games whose moves were searched for."""
LIVE = "3-blocked"
"""The game whose seed is a promised secret."""


class Title:
    """What a bot must know of the title."""

    game: Game = GAME
    evaluate: Callable[[Any, int], float] = staticmethod(evaluate)


def main(names: list[str]) -> None:
    RECORDS.mkdir(exist_ok=True)
    for name in names or [*PLAN, *FOUND]:
        record = first_that_ends(name) if name in PLAN else play_again(name)
        (RECORDS / f"{name}.jsonl").write_text(record.text(), encoding="utf-8")
        assert record.result is not None
        print(f'    "{name}": {(record.result["scores"], record.result["turns"])},', flush=True)  # for the test


def first_that_ends(name: str) -> Record:
    seats, options, ending, how = PLAN[name]
    for seed in range(300):
        referee = Referee(GAME, seats, sha256(b"%d" % seed).digest() if name == LIVE else seed, options)
        play(referee, Stream(seed), how, seed)
        if referee.state.ending == ending:
            return referee.record
    raise LookupError(f"no game {name} ended by {ending}")


def play(referee: Referee, stream: Stream, how: str, seed: int) -> None:
    bots = [GreedyBot(Title(), seed * 7 + seat) for seat in range(referee.state.seats)]
    while not referee.state.is_over():
        g = referee.state
        seat = g.deciders()[stream.chance(len(g.deciders()))]
        if how == GREEDY:
            action = bots[seat].choose(Observer(GAME, g, seat))
        else:
            legal = g.legal(seat)
            action = legal[stream.chance(len(legal))]
        referee.play(seat, action)
        if stream.chance(60) == 0 and referee.can_undo(seat):
            referee.undo(seat)


def play_again(name: str) -> Record:
    """The moves of an old record."""
    old = read_record((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert old.seed is not None
    referee = Referee(GAME, old.seats, old.seed, old.options)
    for line in old.lines:
        play_line(referee, line.seat, line.move)
    return referee.record


if __name__ == "__main__":
    main(sys.argv[1:])
