"""What is wrong with a typed move, in the language of the table."""

import difflib

from citywright.kit.actions import MAX_LINE, Action, Arg, Verbs
from citywright.kit.errors import BadAction
from citywright.terminal.console import printable
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital, kebab


def read_move(verbs: Verbs, line: str, texts: Texts) -> Action:
    """The action of a typed line; a `BadAction` says in one sentence why it is none."""
    try:
        return verbs.read(line)
    except BadAction:
        raise BadAction(complaint(verbs, line, texts)) from None


def complaint(verbs: Verbs, line: str, texts: Texts) -> str:
    if len(line) > MAX_LINE:
        return texts.say("bad-long", most=MAX_LINE)
    first, *words = line.split() or [""]
    verb = verbs.by_name.get(first.lower())
    if verb is None:
        return texts.say("bad-verb", text=printable(first, 24), near=near(first, list(verbs.by_name)))
    if len(words) != len(verb.args):
        usage = " ".join([verb.name, *(f"<{arg_name(arg, texts)}>" for arg in verb.args)])
        return texts.say("bad-usage", usage=usage)
    for arg, word in zip(verb.args, words, strict=True):
        try:
            arg.read(word)
        except BadAction:
            return about(arg, word, texts)
    return texts.say("bad-verb", text=printable(line, 24), near="none")


def about(arg: Arg, word: str, texts: Texts) -> str:
    name, text = arg_name(arg, texts), printable(word, 24)
    if arg.words:
        return texts.say("bad-word", text=text, arg=name, near=near(word, list(arg.words)))
    if word.removeprefix("-").isdecimal():
        return capital(texts.say("bad-range", arg=name, low=arg.low, high=arg.high))
    return texts.say("bad-whole-number", text=text, arg=name)


def arg_name(arg: Arg, texts: Texts) -> str:
    return texts.word(f"arg-{kebab(arg.name)}")


def near(text: str, words: list[str]) -> str:
    """The words somebody may have meant, or `none`."""
    small = {word.lower(): word for word in words}
    return ", ".join(small[word] for word in difflib.get_close_matches(text.lower()[:40], small, n=2)) or "none"
