"""Plays the recorded games of `records/` anew: ./dev run python tests/titles/settlers/make_records.py

Needed only when the rules' version, the content or the fingerprint of a position changes on purpose: old records must
then be explained, not merely overwritten, and the trees of `test_perft.py` counted again. One game for every player
count and every way to end, each from the first seed that ends that way. The players look for prizes; some take a move
back, and one game is played at a live table.
"""

from hashlib import sha256
from pathlib import Path

from citywright.kit.actions import Action
from citywright.kit.chance import Stream
from citywright.kit.record import Record
from citywright.kit.referee import Referee
from citywright.titles.settlers.rules.facts import AROUND, CLASS, NEEDS, POINTS, PRIZE, PRODUCES, cell_at
from citywright.titles.settlers.rules.game import GAME
from citywright.titles.settlers.rules.state import Settlers

RECORDS = Path(__file__).with_name("records")
ENDINGS = ("prizes", "stacks", "agreement")
LIVE = (4, "agreement")
"""The game whose seed is a promised secret."""
AGREED_AFTER = 20
"""Turns after which the players of an agreed end begin to propose it."""


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for seats in GAME.seats:
        for ending in ENDINGS:
            record = first_that_ends(seats, ending)
            (RECORDS / f"{seats}-{ending}.jsonl").write_text(record.text(), encoding="utf-8")
            assert record.result is not None
            print(f'    "{seats}-{ending}": {(record.result["scores"], record.result["turns"])},')  # for the test


def first_that_ends(seats: int, ending: str) -> Record:
    for seed in range(1000):
        referee = Referee(GAME, seats, sha256(b"%d" % seed).digest() if (seats, ending) == LIVE else seed)
        g = play(referee, Stream(seed), ending)
        if g.ending == ending and (ending == "stacks" or not g.stacks_are_empty()):
            return referee.record
    raise LookupError(f"no game of {seats} ended by {ending}")


def play(referee: Referee, stream: Stream, ending: str) -> Settlers:
    """Play a game to its end and return the final table."""
    while True:
        g = referee.state
        assert isinstance(g, Settlers)
        if g.is_over():
            return g
        seat = g.actor()
        referee.play(seat, choose(g, stream, ending))
        if referee.can_undo(seat) and stream.chance(40) == 0:
            referee.undo(seat)


def choose(g: Settlers, stream: Stream, ending: str) -> Action:
    """The best by a simple liking; a player in no hurry (the stacks run out) mostly does not care."""
    legal = g.legal()
    if legal[0][0] in ("end", "agree"):
        wants = ending == "agreement" and g.turn > AGREED_AFTER and stream.chance(3) > 0
        return legal[-1] if wants == (legal[0][0] == "end") else legal[0]
    if ending == "stacks" and stream.chance(3):
        return legal[stream.chance(len(legal))]
    liked = [(liking(g, action), stream.chance(1 << 16), action) for action in legal]
    return max(liked)[2]


def liking(g: Settlers, action: Action) -> int:
    """How much a player who looks for prizes likes an action."""
    verb, me = action[0], g.players[g.actor()]
    if verb == "take":
        square = action[1]
        return 100 * POINTS[square] if CLASS[square] == PRIZE else usefulness(g, square)
    if verb == "place":  # fresh cells with many neighbours keep the state close together
        cell = cell_at(*action[1:])
        return sum(cell + d in me.land for d in AROUND) - 20 * (cell in me.land)
    if verb in ("play", "decline", "reveal"):
        return 1
    return 0


def usefulness(g: Settlers, square: int) -> int:
    """Squares higher up are worth more, a resource that open prizes need and the state lacks most."""
    me = g.players[g.actor()]
    made = {r for s in me.land.values() for r in PRODUCES[s]}
    wanted = {r for prize in g.prizes for r in NEEDS[prize]}
    return 5 * CLASS[square] + sum((6 if r in wanted else 2) for r in PRODUCES[square] if r not in made)


if __name__ == "__main__":
    main()
