"""Plays the recorded games of `records/` anew: ./dev run python -m tests.titles.architects.make_records

Needed only when the rules' version, the content or the fingerprint of a position changes on purpose: old records must
then be explained, not merely overwritten, and the trees of `test_perft.py` counted again. One game for every player
count and variant; there is one way to end. Of some seeds the one is taken that shows most moves no earlier record
has. The players build when they can; some take a move back, and one game is played at a live table.
"""

from hashlib import sha256
from pathlib import Path

from citywright.kit.chance import Stream
from citywright.kit.game import Options
from citywright.kit.random_play import pick
from citywright.kit.referee import Referee
from citywright.titles.architects.rules.game import GAME
from citywright.titles.architects.rules.state import Architects
from tests.titles.architects.build import new_game

RECORDS = Path(__file__).with_name("records")
SEEDS = 150
VARIANTS: dict[str, tuple[int, Options]] = {
    "1-constantine": (1, {}),
    "1-helena-chosen-promo": (1, {"rival": "helena", "boards": "chosen", "promo": True}),
    "2-standard": (2, {}),
    "2-random-promo": (2, {"boards": "random", "promo": True}),
    "2-third-constantine": (2, {"third": "constantine"}),
    "2-third-helena-chosen": (2, {"third": "helena", "boards": "chosen"}),
    "3-standard": (3, {}),
    "3-chosen-promo": (3, {"boards": "chosen", "promo": True}),
    "4-standard": (4, {}),
    "4-random": (4, {"boards": "random"}),
    "5-standard": (5, {}),
    "5-random-promo": (5, {"boards": "random", "promo": True}),
}
LIVE = "3-standard"
"""The game whose seed is a promised secret."""


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    seen: set[str] = set()
    for name, (seats, options) in VARIANTS.items():
        seed = max(range(SEEDS), key=lambda seed: (len(moves_of(seats, seed, options) - seen), -seed))
        seen |= moves_of(seats, seed, options)
        referee = Referee(GAME, seats, sha256(b"%d" % seed).digest() if name == LIVE else seed, options)
        play(referee, Stream(seed))
        (RECORDS / f"{name}.jsonl").write_text(referee.record.text(), encoding="utf-8")
        result = referee.record.result
        assert result is not None
        print(f'    "{name}": ({result["scores"]}, {result["winners"]}, {result["turns"]}),')  # for the test


def moves_of(seats: int, seed: int, options: Options) -> set[str]:
    """The verbs of the game that these players would play from this seed."""
    g = new_game(seats, seed, options)
    stream = Stream(seed)
    used: set[str] = set()
    while not g.is_over():
        legal = g.legal()
        action = GAME.stroll(g, legal, stream) or pick(GAME.verbs, legal, stream)
        used.add(action[0])
        g.apply(action)
    return used


def play(referee: Referee, stream: Stream) -> None:
    whims = Stream(stream.state + 1)
    while not referee.state.is_over():
        g = referee.state
        assert isinstance(g, Architects)
        seat = g.actor()
        legal = g.legal()
        referee.play(seat, GAME.stroll(g, legal, stream) or pick(GAME.verbs, legal, stream))
        if whims.chance(40) == 0 and referee.can_undo(seat):
            again = referee.undo(seat)
            referee.play(seat, again)


if __name__ == "__main__":
    main()
