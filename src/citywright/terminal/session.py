"""The conversation at the table: questions, answers, and everything one may ask in between."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from citywright.kit.actions import Action
from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadAction, NothingToUndo
from citywright.kit.game import View
from citywright.kit.table import heard_by
from citywright.terminal import seat_style, sheet
from citywright.terminal.console import ask
from citywright.terminal.drawing import Choices
from citywright.terminal.files import shown
from citywright.terminal.local_match import LocalMatch, PlayedMove
from citywright.terminal.names import shown_names
from citywright.terminal.typed import read_move
from citywright.texts.catalogue import texts_of
from citywright.texts.ids import capital

TALL: Final = 56
"""From this height on the whole table is drawn for every question."""
LOG_LINES: Final = 30


class Quit(Exception):
    """The player leaves; the match is saved."""


class Session:
    """One match played on one screen."""

    def __init__(self, match: LocalMatch, console: Console, language: str) -> None:
        self.match = match
        self.console = console
        self.game = match.title.game
        self.look = match.title.terminal
        self.use(language)
        self.looking = match.viewer()
        """The seat whose view is on the screen."""
        self.curtains = self.game.secret and len(match.people) > 1
        self.unseen: dict[int, list[PlayedMove]] = {seat: [] for seat in match.people}
        """With curtains: what has happened since each person last looked."""
        self.drawn = (-1, -1)
        """Seat and turn for which the whole table was drawn last."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "undo": self.undo,
            "redo": self.redo,
            "why": self.why,
            "rules": self.rules,
            "table": self.table,
            "log": self.log,
            "score": self.score,
            "lang": self.lang,
            "quit": self.quit,
            "exit": self.quit,
        }

    def use(self, language: str) -> None:
        self.texts = texts_of(language, self.match.title.id)
        you = self.match.people[0] if len(self.match.people) == 1 else -1
        self.names = shown_names(self.match.referee.record.names, self.texts, you)

    # -- the course of the match --

    def run(self) -> None:
        """Play on until the match is over. `Quit`, EOFError and KeyboardInterrupt leave it saved."""
        self.say(self.texts.say("table-help-hint"), "dim")
        while not (state := self.match.referee.state).is_over():
            seat = state.actor()
            if seat in self.match.bots:
                self.tell(self.match.let_bot_play(seat))
            else:
                self.turn_to(seat)
                self.question(seat)
        self.finish()

    def turn_to(self, seat: int) -> None:
        """Let the deciding person look; behind a curtain if there are secrets."""
        if self.curtains and seat != self.looking:
            self.console.clear()
            ask(self.texts.say("ask-curtain", name=self.names[seat]))
            self.console.clear()
        if self.curtains or len(self.match.people) > 1:
            self.looking = seat
        if self.curtains:
            missed, self.unseen[seat] = self.unseen[seat], []
            for chapter in missed:
                self.show(chapter)

    def tell(self, chapter: PlayedMove) -> None:
        """Show what happened to whoever looks; others read it when they look again."""
        if not self.curtains:
            self.show(chapter)
            return
        for seat, missed in self.unseen.items():
            if seat != self.looking:
                missed.append(chapter)
        if self.looking in self.match.people:
            self.show(chapter)

    def show(self, chapter: PlayedMove) -> None:
        for event in heard_by(chapter.news, self.looking):
            self.console.print(sheet.log_line(self.look, self.texts, self.names, event, self.you()))

    def you(self) -> int:
        """The seat that log lines call "you": only a person who is alone at the screen."""
        return self.match.people[0] if len(self.match.people) == 1 else -1

    def view(self, seat: int) -> View:
        return self.game.view(self.match.referee.state, seat)

    def question(self, seat: int) -> None:
        """Ask until the seat has decided, or something else was done that changes the question."""
        state = self.match.referee.state
        choices = self.choices(seat)
        self.draw(seat, choices)
        self.console.print(sheet.choice_list(self.look, self.texts, self.names, self.view(seat), seat, choices))
        while self.match.referee.state is state:
            language = self.texts.language
            try:
                self.answer(seat, choices, ask(self.asking(seat, choices)))
            except (BadAction, NothingToUndo) as why:
                self.say(str(why), "bold")
            if self.texts.language != language:
                return

    def choices(self, seat: int) -> Choices:
        """The actions on offer, numbered. Those that read the same are the same to a player and share a number."""
        view = self.view(seat)
        said: dict[str, int] = {}
        offered = self.match.referee.state.offered(seat)
        labels = [self.look.say_action(self.texts, self.names, view, seat, action) for action in offered]
        return {a: said.setdefault(label, len(said) + 1) for a, label in zip(offered, labels, strict=True)}

    def draw(self, seat: int, choices: Choices) -> None:
        """The whole table when a seat's turn begins or the screen is tall; else the part the question is about."""
        view, prompt = self.view(seat), self.match.referee.state.prompt(seat)
        self.console.print()
        if self.console.height >= TALL or self.drawn != (seat, view["turn"]):
            self.drawn = (seat, view["turn"])
            self.console.print(self.look.draw(self.texts, self.names, view, seat, choices))
        elif part := self.look.draw_part(self.texts, self.names, view, seat, prompt, choices):
            self.console.print(part)
        line = seat_style.badge(seat, self.names[seat])
        line.append(f" · {self.look.say_prompt(self.texts, self.names, prompt)}", "bold default")
        self.console.print(line)

    def asking(self, seat: int, choices: Choices) -> str:
        only = self.by_enter(choices)
        if only is not None:
            view = self.view(seat)
            said = self.look.say_action(self.texts, self.names, view, seat, only)
            return self.texts.say("ask-only", action=said[:1].lower() + said[1:])
        return self.texts.say("ask-move", low=1, high=max(choices.values()))

    def by_enter(self, choices: Choices) -> Action | None:
        """What Enter alone means: the only choice, besides those that end or change the match itself."""
        usual = [action for action in choices if not self.game.verbs.by_name[action[0]].seldom]
        return usual[0] if len(usual) == 1 and len(choices) <= 2 else None

    def answer(self, seat: int, choices: Choices, line: str) -> None:
        line = line.strip()
        word, _, rest = line.partition(" ")
        if not line:
            if (only := self.by_enter(choices)) is not None:
                self.tell(self.match.play(seat, only))
        elif line.isdecimal() and len(line) < 6:
            picked = [action for action, number in choices.items() if number == int(line)]
            if not picked:
                raise BadAction(self.texts.say("bad-number", low=1, high=max(choices.values())))
            self.tell(self.match.play(seat, picked[0]))
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            action = read_move(self.game.verbs, line, self.texts)
            if self.allows(seat, action):
                self.tell(self.match.play(seat, action))

    def finish(self) -> None:
        if self.curtains:
            self.looking = self.game_seats()
        view = self.view(self.looking)
        self.console.print()
        self.console.print(self.look.draw(self.texts, self.names, view, self.looking))
        self.console.print(sheet.score_sheet(self.texts, self.names, view))
        self.console.print(sheet.result(self.texts, self.names, view))
        self.say(self.texts.say("table-record", file=shown(self.match.save.path)))

    def game_seats(self) -> int:
        return self.match.referee.record.seats

    # -- what one may ask in between --

    def help(self, _: str) -> None:
        table = RichTable.grid(padding=(0, 2, 0, 0))
        example = self.game.show(self.match.referee.state.legal()[0])
        for name in ("choose", "move", "undo", "why", "rules", "table", "log", "score", "lang", "quit"):
            about = self.texts.about(f"help-{name}", example=example)
            table.add_row(Text(f"  {self.texts.word(f'help-{name}')}", "bold"), about)
        self.console.print(table)

    def undo(self, _: str) -> None:
        try:
            chapter = self.match.undo()
        except NothingToUndo:
            raise NothingToUndo(self.texts.say("bad-undo")) from None
        self.say(self.texts.say("table-undone", move=chapter.move))

    def redo(self, _: str) -> None:
        try:
            chapter = self.match.redo()
        except NothingToUndo:
            raise NothingToUndo(self.texts.say("bad-redo")) from None
        self.say(self.texts.say("table-redone", move=chapter.move))
        self.tell(chapter)

    def why(self, rest: str) -> None:
        seat = self.match.referee.state.actor()
        legal = self.match.referee.state.legal(seat)
        if not rest:
            self.say(self.texts.say("why-usage", example=self.game.show(legal[0])))
            return
        numbered = {str(number): action for action, number in self.choices(seat).items()}
        action = numbered.get(rest) or read_move(self.game.verbs, rest, self.texts)
        if self.allows(seat, action):
            self.say(self.texts.say("why-allowed", move=self.game.show(action)))

    def allows(self, seat: int, action: Action) -> bool:
        """Is the action allowed? If not, the clause is shown."""
        clause = self.match.referee.why_not(seat, action)
        if not clause:
            return True
        book = self.match.title.rulebook
        move, clause_id = self.game.show(action), self.game.series.id(clause)
        self.say(self.texts.say("why-forbidden", move=move, clause=clause_id), "bold")
        self.console.print(sheet.rules(book, self.texts, [book.by_number[clause]]))
        return False

    def rules(self, rest: str) -> None:
        book = self.match.title.rulebook
        self.console.print(sheet.find_rules(book, self.texts, rest) if rest else sheet.rule_sections(book, self.texts))

    def table(self, _: str) -> None:
        seat = self.match.referee.state.actor()
        self.drawn = (-1, -1)
        self.draw(seat, self.choices(seat))

    def log(self, rest: str) -> None:
        events = [event for chapter in self.match.chapters for event in heard_by(chapter.news, self.looking)]
        if not events:
            self.say(self.texts.say("table-log-empty"))
        for event in events if rest == "all" else events[-LOG_LINES:]:
            self.console.print(sheet.log_line(self.look, self.texts, self.names, event, self.you()))

    def score(self, _: str) -> None:
        self.console.print(sheet.score_sheet(self.texts, self.names, self.view(self.match.referee.state.actor())))

    def lang(self, rest: str) -> None:
        if rest not in LANGUAGES:
            raise BadAction(self.texts.say("bad-language", languages=", ".join(LANGUAGES)))
        self.use(rest)
        self.drawn = (-1, -1)
        self.say(self.texts.say("table-language"))

    def quit(self, _: str) -> None:
        raise Quit

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(capital(sentence), style=style), soft_wrap=True)
