"""Every text there must be, in both languages, with the arguments it gets; and no text that nobody says."""

import ast
import io
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console

from citywright.bots import LEVELS
from citywright.display.words import COMMON_PROMPTS, Line
from citywright.kit.chance import Stream
from citywright.kit.clauses import LANGUAGES
from citywright.kit.errors import BadSetup
from citywright.kit.game import Options
from citywright.kit.table import RUNS, SEALED, Table
from citywright.texts.catalogue import MissingText, Texts, ftl_files, texts_of
from citywright.texts.ids import kebab
from citywright.titles import Title, titles

SRC = Path(__file__).parents[2] / "src/citywright"
CLIENT = Path(__file__).parents[2] / "client/src"
EACH_TITLE = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
GAMES = {"architects": 120, "ghosts": 300}
"""Random games in which everything a title can say is heard."""
GAMES_ELSE = 40
RARE: dict[str, list[Any]] = {
    "architects": [(2, ("passes", 0))],
    "mythotopia": [
        (2, ("marks", 0)),
        (2, ("dragon", 0, 8)),
        (2, ("lies_waste", 2, 1, 2)),
        (2, ("lies_waste", 2, -1, 0)),
    ],
}
"""Events that no random game comes to; the title's own tests build the positions that tell them."""
SEALED_EVENT = "sealed"
WIDTHS = (40, 80, 120, 200)
STAGES = 12
"""Positions of a game that are drawn, from the first to the last; `--long` draws more, at all widths."""


# -- what the rules can say --


def calls(title: Title, *names: str) -> Iterator[ast.Call]:
    """Every call of a function or method of these names in the rules of a title."""
    for path in sorted(Path(str(title.files / "rules")).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in names:
                    yield node


def strings(node: ast.expr) -> set[str]:
    """The strings an expression can be: a constant, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return set()


def told(title: Title) -> set[str]:
    """The verb of every event the rules tell."""
    verbs: set[str] = set()
    for call in calls(title, "tell", "tell_to", "tell_others"):
        at = 0 if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" else 1
        found = strings(call.args[at])
        assert found, f"{title.id}: line {call.lineno} tells an event whose verb cannot be read from the source"
        verbs |= found
    if any(step.kind == SEALED for step in steps(title).values()):
        verbs.add(SEALED_EVENT)
    return verbs


def endings(title: Title) -> set[str]:
    """Every way a game ends: the strings given to `end` and `finish`, or the names of strings of the state's module."""
    state = title.part("rules.state")
    found: set[str] = set()
    for call in calls(title, "end", "finish"):
        for arg in call.args:
            named = getattr(state, arg.id, None) if isinstance(arg, ast.Name) else None
            found |= {named} if isinstance(named, str) else strings(arg)
    return found


def steps(title: Title) -> dict[str, Any]:
    found: dict[str, Any] = title.part("rules.steps", "STEPS")
    return found


def asking(title: Title) -> list[str]:
    return [name for name, step in steps(title).items() if step.kind != RUNS]


def score_lines(title: Title) -> set[str]:
    return {line for n in title.game.seats for line, _ in title.game.setup(n, 1).score_lines(0)}


def expected(title: Title) -> set[str]:
    """Every message that follows from the rules by the convention of `texts/catalogue.py`."""
    verbs = title.game.verbs.verbs
    return {
        *title.terminal.WORDS,
        *(f"prompt-{kebab(step)}" for step in (*asking(title), *COMMON_PROMPTS)),
        *(f"event-{kebab(verb)}" for verb in told(title)),
        *(f"verb-{kebab(verb.name)}" for verb in verbs),
        *(f"arg-{kebab(arg.name)}" for verb in verbs for arg in verb.args),
        *(f"score-{kebab(line)}" for line in score_lines(title)),
        *(f"ending-{kebab(how)}" for how in endings(title)),
        *(f"bot-{level}" for level in LEVELS),
    }


def client_files() -> list[Path]:
    """The sources of the page, which says texts too."""
    return [path for path in sorted(CLIENT.rglob("*")) if path.suffix in {".svelte", ".ts"}]


# -- what the texts hold --


def messages(language: str, title: str) -> dict[str, ftl.Message]:
    """The messages of a title, those of all titles included; a line that does not parse is an error."""
    found: dict[str, ftl.Message] = {}
    for path in (Path(str(file)) for file in ftl_files(language, title)):
        for item in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(item, ftl.Junk), f"{path}: {item.content!r}"
            if isinstance(item, ftl.Message):
                assert item.id.name not in found, f"'{item.id.name}' stands twice in {path}"
                found[item.id.name] = item
    return found


def variables(message: ftl.Message) -> set[str]:
    """Every argument a message uses, its forms included."""
    seen: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            seen.add(node.id.name)
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                for item in value if isinstance(value, list) else [value]:
                    walk(item)

    walk(message)
    return seen


@EACH_TITLE
@EACH_LANGUAGE
def test_nothing_the_rules_can_say_is_without_a_text(title: Title, language: str):
    assert len(told(title)) > 5
    assert len(asking(title)) > 3
    assert endings(title)
    assert expected(title) - set(messages(language, title.id)) == set()


@EACH_TITLE
@EACH_LANGUAGE
def test_every_option_and_its_values_have_a_name_on_the_page(title: Title, language: str):
    wanted = {f"option-{kebab(option.name)}{part}" for option in title.game.options for part in ("", "-text")}
    for option in title.game.options:
        wanted |= {f"option-{kebab(option.name)}-{v}" for v in option.values if isinstance(v, str)}
        wanted |= {f"option-{kebab(option.name)}-hint"} if option.is_other else set()

    assert wanted - set(messages(language, title.id)) == set()


@EACH_TITLE
def test_both_languages_hold_the_same_messages_with_the_same_arguments(title: Title):
    ru, en = messages("ru", title.id), messages("en", title.id)

    assert set(ru) == set(en)
    assert [name for name in ru if variables(ru[name]) != variables(en[name])] == []


@EACH_TITLE
@EACH_LANGUAGE
def test_every_event_and_prompt_uses_all_its_arguments_and_no_others(title: Title, language: str):
    look, texts = title.terminal, messages(language, title.id)
    assert set(look.EVENTS) == told(title)
    lines = {f"event-{kebab(verb)}": line for verb, line in look.EVENTS.items()}
    lines |= {f"prompt-{kebab(step)}": look.PROMPTS.get(step) or Line() for step in asking(title)}
    lines |= {f"prompt-{kebab(step)}": line for step, line in COMMON_PROMPTS.items()}

    wrong = {name: variables(texts[name]) ^ line.variables() for name, line in lines.items()}
    # A list of one kind of thing may leave out how many there are.
    assert {name: odd for name, odd in wrong.items() if odd - {"count"}} == {}


@EACH_TITLE
def test_no_text_is_left_that_nobody_says(title: Title):
    speaking = [
        path
        for folder in ("titles", "display", "terminal", "tools", "commands", "web")
        for path in (SRC / folder).rglob("*.py")
    ]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(speaking))
    page = "\n".join(path.read_text(encoding="utf-8") for path in client_files())
    said = set(re.findall(r"[\"']([a-z0-9]+(?:-[a-z0-9]+)+)[\"']", source)) | expected(title)
    said |= set(re.findall(r"[\"']([a-z0-9]+(?:-[a-z0-9]+)+)[\"']", page))
    families = re.findall(r"f[\"']([a-z0-9]+(?:-[a-z0-9]+)*-)\{", source)  # f"help-{name}"
    families += re.findall(r"`([a-z0-9]+(?:-[a-z0-9]+)*-)\$\{", page)  # `ui-title-${id}`

    assert [m for m in messages("en", title.id) if m not in said and not m.startswith(tuple(families))] == []


@EACH_LANGUAGE
def test_every_text_the_page_says_is_there(language: str):
    page = "\n".join(path.read_text(encoding="utf-8") for path in client_files())
    said = set(re.findall(r"[\"'](ui-[a-z-]+[a-z]|problem-[a-z-]+[a-z])[\"']", page))

    assert len(said) > 150
    assert said - set(messages(language, titles()[0].id)) == set()


def test_no_russian_word_stands_outside_the_texts():
    """Then no English one can stand beside it either: whoever speaks has both from the texts."""
    found = []
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            # A docstring is no word that is said.
            said = isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
            if said and re.search("[а-яё]{2}", str(node.value), re.IGNORECASE):  # type: ignore[attr-defined]
                found.append(f"{path.relative_to(SRC)}:{node.lineno}")  # type: ignore[attr-defined]
    assert found == []


def test_there_is_one_list_of_languages():
    lists = [
        f"{path.relative_to(SRC)}:{node.lineno}"
        for path in sorted(SRC.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict)
        and {one.value for one in ast.iter_child_nodes(node) if isinstance(one, ast.Constant)} >= set(LANGUAGES)
    ]
    assert [one.rpartition(":")[0] for one in lists] == ["kit/clauses.py"]


# -- said in real games --


def fits(title: Title, seats: int, options: Options) -> bool:
    """Some options exclude each other."""
    with suppress(BadSetup):
        title.game.check_options(seats, options)
        return True
    return False


class Position:
    """A stage of a game as a seat sees it, with the moves it may make numbered."""

    __slots__ = ("is_first_turn", "numbers", "seat", "seats", "view")

    def __init__(self, title: Title, g: Table, seat: int) -> None:
        self.seats, self.seat = g.seats, seat
        self.view = title.game.view(g, seat)
        self.numbers = {action: i for i, action in enumerate(g.legal(seat), 1)}
        self.is_first_turn = g.turn == 0


class Heard:
    """Of random games of a title: one of each event, of each prompt and of each kind of choice; and the stages of its
    first game at every player count, each as the actor, the first seat and a spectator see it."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.events: dict[str, tuple[int, Any]] = {event[0]: (seats, event) for seats, event in RARE.get(title.id, [])}
        self.prompts: dict[str, tuple[int, Any]] = {}
        self.choices: dict[str, tuple[int, Any, int, Any]] = {}
        self.stages: list[list[Position]] = []
        for seed in range(GAMES.get(title.id, GAMES_ELSE)):
            self.listen(seed)

    def options(self, seats: int, seed: int) -> Options:
        """Every option has all its values in turn, at another pace than the player counts."""
        game = self.title.game
        options: Options = {
            option.name: option.values[seed // len(game.seats) % len(option.values)]
            for option in game.options
            if not option.seats or seats in option.seats
        }
        options |= game.trial  # nobody plays it for fun, so it must come to an end
        while not fits(self.title, seats, options):
            options.pop(list(options)[0 if seed % 2 else -1])
        return options

    def listen(self, seed: int) -> None:
        game = self.title.game
        seats = game.seats[seed % len(game.seats)]
        g = game.setup(seats, seed, self.options(seats, seed))
        pick, walk = random.Random(seed), Stream(seed)
        kept: list[Table] | None = [] if seed < len(game.seats) else None
        while not g.is_over():
            if kept is not None:
                kept.append(g.clone())
            g.news = []
            seat = g.actor()
            view = None
            self.prompts[g.prompt(seat)[0]] = (seats, g.prompt(seat))
            self.prompts["Waiting"] = (seats, g.prompt(seats))
            legal = g.legal(seat)
            for action in legal:
                if action[0] not in self.choices:
                    view = view or game.view(g, seat)
                    self.choices[action[0]] = (seats, view, seat, action)
            # Random players seldom do what ends the match early, or nothing would be seen of its end.
            usual = [action for action in legal if not game.verbs.by_name[action[0]].seldom]
            lead = game.stroll(g, legal, walk)
            g.apply(lead or pick.choice(legal if not usual or pick.random() < 0.1 else usual), seat)
            self.events.update({event[0]: (seats, event) for _, event in g.news})
        self.prompts["Over"] = (seats, g.prompt(0))
        if kept is not None:
            last = len(kept)
            kept.append(g)
            chosen = sorted({last * i // (STAGES - 1) for i in range(STAGES)})
            self.stages += [self.seen(kept[i]) for i in chosen]

    def seen(self, g: Table) -> list[Position]:
        return [Position(self.title, g, seat) for seat in sorted({0, g.seats, max(0, g.actor())})]


def people(seats: int) -> list[str]:
    return [f"Name{seat}" for seat in range(seats)]


def reads_well(said: str) -> bool:
    return bool(said) and "{" not in said and "  " not in said


def draw(title: Title, language: str, at: Position, *widths: int) -> None:
    """The table fits every width, and from the first turn on everybody is named."""
    names = people(at.seats)
    drawing = title.terminal.draw(texts_of(language, title.id), names, at.view, at.seat, at.numbers)
    for width in widths:
        console = Console(width=width, markup=False, file=io.StringIO())
        console.print(drawing)
        lines = cast(io.StringIO, console.file).getvalue().splitlines()
        assert max(map(len, lines)) <= width
        assert at.is_first_turn or all(any(name in line for line in lines) for name in names)


@EACH_TITLE
def test_what_games_tell_ask_offer_and_draw_reads_well_in_every_language(title: Title):
    """One walk for all of it: games cost more than words. Every stage is drawn at the narrowest width, where lines
    break, and at one of the others in turn."""
    heard, look = Heard(title), title.terminal
    events, prompts, choices = heard.events.values(), heard.prompts.values(), heard.choices.values()

    assert heard.events.keys() == told(title)
    assert heard.prompts.keys() == {*asking(title), *COMMON_PROMPTS}
    assert heard.choices.keys() == {verb.name for verb in title.game.verbs.verbs}
    assert len(heard.stages) == STAGES * len(title.game.seats)
    for language in LANGUAGES:
        texts = texts_of(language, title.id)
        said = [
            look.say_event(texts, people(seats), event, seat) for seats, event in events for seat in range(seats + 1)
        ]
        said += [look.say_prompt(texts, people(seats), prompt) for seats, prompt in prompts]
        said += [look.say_action(texts, people(seats), view, seat, action) for seats, view, seat, action in choices]
        assert [text for text in said if not reads_well(text)] == []
        for number, stage in enumerate(heard.stages):
            for at in stage:
                draw(title, language, at, WIDTHS[0], WIDTHS[1 + number % (len(WIDTHS) - 1)])


@pytest.mark.long
@EACH_TITLE
@EACH_LANGUAGE
def test_the_table_fits_every_screen_at_every_stage_of_a_game(title: Title, language: str):
    for seats in title.game.seats:
        g, pick = title.game.setup(seats, seats), random.Random(seats)
        for move in range(10_000):
            if g.is_over() or move % 25 == 0:
                for seat in {0, seats, max(0, g.actor())}:
                    draw(title, language, Position(title, g, seat), *WIDTHS)
            if g.is_over():
                break
            g.apply(pick.choice(g.legal()))


# -- the texts themselves are strict --


def test_a_missing_text_and_a_missing_argument_are_errors():
    texts = Texts("ru")

    with pytest.raises(MissingText, match="no-such-text"):
        texts.say("no-such-text")
    with pytest.raises(MissingText, match="names"):
        texts.say("prompt-waiting")


def test_russian_counts_as_russians_do():
    texts = texts_of("ru", "settlers")
    said = [texts.say("board-points", points=n) for n in (0, 1, 2, 5, 11, 21, 22, -1)]

    assert said == ["0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка", "-1 очко"]


def test_a_word_without_a_form_of_its_own_stays_as_it_is():
    texts = texts_of("ru", "settlers")

    assert [texts.word("kind-mine", "acc"), texts.word("kind-forest", "acc")] == ["шахту", "лес"]
