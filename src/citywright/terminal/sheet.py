"""What every title shows the same way: choices, the score sheet, the rules, the log."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from citywright.kit.clauses import Clause, Rulebook, Ruling
from citywright.kit.game import View
from citywright.kit.table import Event
from citywright.terminal import seat_style
from citywright.terminal.boxes import Lines, Wide, in_columns, widths_of
from citywright.terminal.console import printable
from citywright.terminal.drawing import Choices, TerminalDrawing
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital, kebab

MANY = 6
"""From here on choices stand in columns."""


def choice_list(
    look: TerminalDrawing, texts: Texts, names: Sequence[str], view: View, seat: int, choices: Choices
) -> RenderableType:
    """The numbered choices; those that share a number are shown once."""
    once: dict[int, str] = {}
    for action, number in choices.items():
        once.setdefault(number, look.say_action(texts, names, view, seat, action))
    rows = [(Text(f"{number:>3}", "bold"), Text(label)) for number, label in once.items()]
    widths = widths_of(rows)
    return Wide(lambda width: Lines(in_columns(rows, 1 if len(rows) < MANY else 4, width, widths)))


def score_sheet(texts: Texts, names: Sequence[str], view: View) -> RenderableType:
    """Every line of every seat, and the sum."""
    table = Table(box=box.ROUNDED, title=texts.say("score-sheet"), title_justify="left", title_style="bold")
    table.add_column("")
    for seat, name in enumerate(everybody(texts, names, len(view["scores"]))):
        table.add_column(seat_style.badge(seat, name), justify="right")
    for line in dict.fromkeys(line for lines in view["scores"] for line, _ in lines):
        values = [str(dict(lines).get(line, "")) for lines in view["scores"]]
        table.add_row(capital(texts.say(f"score-{kebab(line)}")), *values)
    table.add_section()
    totals = [str(sum(value for _, value in lines)) for lines in view["scores"]]
    table.add_row(capital(texts.say("score-total")), *totals, style="bold")
    return table


def everybody(texts: Texts, names: Sequence[str], players: int) -> list[str]:
    """Those who sit at the table, and up to so many players the rivals whom nobody plays."""
    return [*names, *[texts.say("player-rival")] * (players - len(names))]


def result(texts: Texts, names: Sequence[str], view: View) -> Text:
    """How it ended and who won."""
    how = capital(texts.say(f"ending-{view['ending']}"))
    players = everybody(texts, names, len(view["scores"]))
    winners = [players[seat] for seat in view["winners"]]
    if not winners:
        won = texts.say("score-nobody")
    else:
        won = texts.say("score-winner" if len(winners) == 1 else "score-winners", names=texts.listed(winners))
    return Text(f"{how}. {won}", style="bold")


def log_line(look: TerminalDrawing, texts: Texts, names: Sequence[str], event: Event, seat: int) -> RenderableType:
    """An event. A new turn begins with a line of its own."""
    said = look.say_event(texts, names, event, seat)
    if event[0] == "turn":
        text = Text(f"{seat_style.mark(event[1])} {said} ", seat_style.style(event[1]))
        return Wide(lambda width: text.copy().append("─" * max(0, min(width, 80) - text.cell_len), "dim"))
    return Padding(Text(said), (0, 0, 0, 2), expand=False)


def clause_text(clause: Clause, language: str) -> Text:
    return Text(f"{clause.id:>6}  ", "bold").append(clause.text[language], "not bold")


def rules(book: Rulebook, texts: Texts, clauses: Sequence[Clause], reasons: bool = False) -> RenderableType:
    """Clauses under the headings of their sections, each with the rulings it rests on where reasons are asked for."""
    parts: list[RenderableType] = []
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            parts.append(Text(("\n" if parts else "") + book.sections[section][texts.language], "bold underline"))
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(width=max(6, len(clause.id)), style="bold")
        row.add_column(ratio=1)
        row.add_row(clause.id, Text(clause.text[texts.language]))
        if reasons:
            for ruling in (book.rulings[one] for one in clause.rulings if one in book.rulings):
                row.add_row("", ruling_text(texts, ruling))
        parts.append(row)
    return Group(*parts)


def ruling_text(texts: Texts, ruling: Ruling) -> Text:
    """What we play, and why, under the clause it belongs to."""
    lang = texts.language
    return Text(f"{ruling.id} · {ruling.question[lang]} {ruling.ruling[lang]} ({ruling.reason[lang]})", "dim")


def find_rules(book: Rulebook, texts: Texts, words: str) -> RenderableType | str:
    """Rules by number or by words; a sentence if there are none."""
    number = book.series.number(words.strip())
    if (ruling := book.rulings.get(words.strip().upper())) is not None:
        return Group(
            ruling_text(texts, ruling), rules(book, texts, [c for c in book.clauses if c.id in ruling.clauses])
        )
    if number:
        if number in book.by_number:
            return rules(book, texts, [book.by_number[number]], reasons=True)
        first, last = book.clauses[0].id, book.clauses[-1].id
        return texts.say("rules-unknown", clause=printable(words.strip().upper(), 12), first=first, last=last)
    found = book.find(words, texts.language)
    return rules(book, texts, found) if found else texts.say("rules-none", words=printable(words))


def rule_sections(book: Rulebook, texts: Texts) -> RenderableType:
    """The headings, with the numbers of their clauses."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for section, name in book.sections.items():
        ids = [clause.id for clause in book.clauses if clause.section == section]
        table.add_row(Text(name[texts.language], "bold"), f"{ids[0]} … {ids[-1]} ({len(ids)})" if ids else "")
    hint = texts.say("rules-hint", example=book.clauses[len(book.clauses) // 3].id)
    return Group(table, Text(hint, "dim"))
