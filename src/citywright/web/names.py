"""Names people give themselves, and friendly ones for those who gave none."""

import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final

from citywright.kit.clauses import LANGUAGES
from citywright.texts.catalogue import texts_of
from citywright.web.messages import MAX_CHAT, MAX_NAME
from citywright.web.problems import Refusal

# Anything that could be read as a tag. A heart (<3) or "2 < 3" is none.
_TAG: Final = re.compile(r"<\s*[/!?a-zA-Z]")
_NAME_BANS: Final = re.compile(r"[<>&\"`\\{}]")

_UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Controls, direction marks, lone surrogates, letters nobody has drawn."""
# Fillers of Hangul, Khmer, Braille and others, joiners and selectors: letters, marks and signs that show nothing.
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
_COLOUR: Final = "\ufe0f"
"""Makes a picture of the sign before it; it may stay there."""
_MARKS: Final = {"Mn", "Me", "Mc"}
MOST_MARKS: Final = 2
"""Marks on one letter; no living language needs more in a name."""
# Ligatures of a whole sentence, long dashes, cuneiform: each as wide as a word.
_BROAD: Final = re.compile("[\u0bf5\u102a\u2e3a\u2e3b\ua9c5\ufdfd\U00012000-\U0001254f]")
BROAD: Final = 8

# Letters of Cyrillic and Greek, and digits, that are drawn like a Latin letter in one of their two cases. All are
# folded before, so В stands here as в, and I, l and 1 are one.
_PAIRS: Final = (
    "аa вb еe һh іi јj кk ԛq ԝw мm нh оo рp ѕs тt уy хx сc ԁd з3 "
    "αa βb γy εe ζz ηh ιi κk μm νv οo ρp τt υy χx ωw 0o 1i li |i"
)
_ALIKE: Final = {ord(pair[0]): pair[1] for pair in _PAIRS.split()}


def language(accept: str) -> str:
    """The first of our languages in an Accept-Language header. The page says there what its visitor has chosen."""
    for part in accept.lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "en" if accept else "ru"


def words(lang: str, message_id: str) -> list[str]:
    """A message that is a list."""
    return texts_of(lang).say(message_id).split(", ")


def guest_name(lang: str) -> str:
    return f"{secrets.choice(words(lang, 'name-guest-first'))} {secrets.choice(words(lang, 'name-guest-second'))}"


def bot_names(lang: str, taken: list[str]) -> list[str]:
    """Names for bots, to be taken from the end: those of master builders in a random order, without any that could be
    mistaken for one at the table; when they run out, the same with a number."""
    builders = words(lang, "name-builders")
    used = {skeleton(name) for name in taken}
    names = [name for name in builders if skeleton(name) not in used]
    secrets.SystemRandom().shuffle(names)
    return [told_apart(name, [*builders, *taken]) for name in builders] + names


def clean_name(name: str) -> str:
    name = _plain(name)
    if not 1 <= len(name) <= MAX_NAME or width(name) > MAX_NAME or _NAME_BANS.search(name) or is_piled(name):
        raise Refusal("problem-name")
    return name


def clean_chat(text: str) -> str:
    text = _plain(text)
    if not 1 <= len(text) <= MAX_CHAT or _TAG.search(text) or is_piled(text):
        raise Refusal("problem-chat")
    return text


def _plain(text: str) -> str:
    """One line of what can be seen."""
    kept: list[str] = []
    for ch in text[: 4 * MAX_CHAT]:
        if ch.isspace():
            kept.append(" ")
        elif ch == _COLOUR and kept and unicodedata.category(kept[-1]) == "So":
            kept.append(ch)
        elif unicodedata.category(ch) not in _UNSEEN and not _BLANK.match(ch):
            kept.append(ch)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def is_piled(text: str) -> bool:
    """Are there marks without a letter, or more of them on one than can be read?"""
    marks = MOST_MARKS  # at the beginning and after a space there is no letter
    for ch in text:
        if unicodedata.category(ch) in _MARKS:
            marks += ch != _COLOUR
            if marks > MOST_MARKS:
                return True
        else:
            marks = MOST_MARKS if ch == " " else 0
    return False


def width(name: str) -> int:
    """How much room a name takes, in letters: an ideograph has two, and some signs are whole words."""
    room = 0
    for ch in unicodedata.normalize("NFKC", name):
        if _BROAD.match(ch):
            room += BROAD
        elif not unicodedata.combining(ch):
            room += 2 if unicodedata.east_asian_width(ch) in "WF" else 1
    return room


# -- names at one table --


def skeleton(name: str) -> str:
    """What is left of a name when case, spaces, signs and the alphabet are not looked at: names with the same skeleton
    can be mistaken for each other."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold()).translate(_ALIKE)
    return "".join(ch for ch in folded if ch.isalnum() or unicodedata.combining(ch)) or folded


def told_apart(name: str, taken: Iterable[str]) -> str:
    """The name, with a number if it could be mistaken for another one at the table."""
    used = {skeleton(other) for other in taken}
    shown, number = name, 1
    while skeleton(shown) in used:
        number += 1
        shown = f"{name[: MAX_NAME - len(str(number)) - 1].rstrip()} {number}"
    return shown
