"""Names people give themselves, and friendly ones for those who gave none."""

import re
import secrets
import unicodedata
from typing import Final

from citywright.display.texts import texts_of
from citywright.kit.clauses import LANGUAGES
from citywright.web.messages import MAX_CHAT, MAX_NAME
from citywright.web.problems import Refusal

# Anything that could be read as a tag. A heart (<3) or "2 < 3" is none.
_TAG: Final = re.compile(r"<\s*[/!?a-zA-Z]")
_NAME_BANS: Final = re.compile(r"[<>&\"`\\{}]")


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
    """Names for bots, in a random order, without those at the table. They are called after master builders."""
    names = [name for name in words(lang, "name-builders") if name not in taken]
    secrets.SystemRandom().shuffle(names)
    return names


def clean_name(name: str) -> str:
    name = _plain(name)
    if not 1 <= len(name) <= MAX_NAME or _NAME_BANS.search(name):
        raise Refusal("problem-name")
    return name


def clean_chat(text: str) -> str:
    text = _plain(text)
    if not 1 <= len(text) <= MAX_CHAT or _TAG.search(text):
        raise Refusal("problem-chat")
    return text


def _plain(text: str) -> str:
    """One line without controls, direction marks and lone surrogates."""
    text = unicodedata.normalize("NFC", text[: 4 * MAX_CHAT])
    text = "".join(" " if ch.isspace() else ch for ch in text)
    return " ".join(
        "".join(ch for ch in text if unicodedata.category(ch) not in {"Cc", "Cf", "Cs", "Co", "Cn"}).split()
    )
