"""One match at the terminal: the referee, the save, and what everybody heard."""

from citywright.bots import Bot, make
from citywright.kit.actions import Action
from citywright.kit.chance import MASK64, derive
from citywright.kit.observer import Observer
from citywright.kit.record import Record
from citywright.kit.referee import Move, Referee
from citywright.kit.table import NOBODY, Event, Table
from citywright.terminal.names import level_of
from citywright.terminal.save import Save
from citywright.titles import Title

News = list[tuple[int, Event]]


class PlayedMove:
    """One move: who made it, what it was, what was heard, and the table after it."""

    __slots__ = ("move", "news", "seat", "state")

    def __init__(self, seat: int, move: str, news: News, state: Table) -> None:
        self.seat = seat
        self.move = move
        self.news = news
        self.state = state


class LocalMatch:
    """A move is proposed, written to the disk, and only then made and told."""

    __slots__ = ("bots", "chapters", "people", "referee", "save", "title", "undone")

    def __init__(self, title: Title, referee: Referee, save: Save, chapters: list[PlayedMove]) -> None:
        self.title = title
        self.referee = referee
        self.save = save
        self.chapters = chapters
        self.undone: list[PlayedMove] = []
        seed = referee.record.seed or 0
        self.bots: dict[int, Bot] = {
            seat: make(level, title, (seed + 1 + seat) & MASK64)
            for seat, name in enumerate(referee.record.names)
            if (level := level_of(name))
        }
        self.people = [seat for seat in range(referee.record.seats) if seat not in self.bots]

    def viewer(self) -> int:
        """Who looks at the screen all the time: the only person, or a spectator."""
        return self.people[0] if len(self.people) == 1 else self.referee.record.seats

    def make(self, move: Move) -> Move:
        """Whatever cannot be written has not happened."""
        self.save.append(self.referee.rows(move))
        self.referee.accept(move)
        return move

    def play(self, seat: int, action: Action) -> PlayedMove:
        move = self.make(self.referee.propose(seat, action))
        chapter = PlayedMove(seat, move.line.move, move.news, move.after)
        self.chapters.append(chapter)
        self.undone.clear()
        return chapter

    def let_bot_play(self, seat: int) -> PlayedMove:
        game, state = self.title.game, self.referee.state
        return self.play(seat, self.bots[seat].choose(Observer(game, state, seat)))

    def undoer(self) -> int:
        """The person who made the last decision that can be taken back."""
        past = self.referee.past
        return past[-1].seat if past and past[-1].seat in self.people else NOBODY

    def undo(self) -> PlayedMove:
        self.make(self.referee.propose_undo(self.undoer()))
        self.undone.append(self.chapters.pop())
        return self.undone[-1]

    def redo(self) -> PlayedMove:
        future = self.referee.future
        self.make(self.referee.propose_redo(future[-1].seat if future else NOBODY))
        self.chapters.append(self.undone.pop())
        return self.chapters[-1]


def chapters_of(title: Title, record: Record) -> list[PlayedMove]:
    """The moves of a sound record that count, with all that was heard. Those taken back are left out."""
    seed = record.secret or record.seed
    assert seed is not None, "`resume` has accepted this record"
    referee = Referee(title.game, record.seats, seed, record.options, record.names)
    chapters = []
    for line in record.effective():
        news = referee.play(line.seat, title.game.verbs.read(line.move))
        chapters.append(PlayedMove(line.seat, line.move, news, referee.state))
    return chapters


def first_table(title: Title, record: Record) -> Table:
    """The table before the first move."""
    seed = record.secret or record.seed
    assert seed is not None, "`resume` has accepted this record"
    return title.game.setup(record.seats, derive(seed, 0) if isinstance(seed, bytes) else seed, record.options)
