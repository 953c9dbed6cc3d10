"""Names people give themselves, and friendly ones for those who gave none."""

import re
import secrets
import unicodedata
from typing import Final

from citywright.web.messages import MAX_CHAT, MAX_NAME
from citywright.web.problems import Refusal

GUESTS: Final = {
    "ru": (
        ("Тихий", "Смелый", "Добрый", "Мудрый", "Ясный", "Рыжий", "Ранний", "Зоркий", "Вольный", "Северный"),
        ("Каменщик", "Плотник", "Кузнец", "Пахарь", "Гончар", "Мельник", "Лодочник", "Пекарь", "Пастух", "Писарь"),
    ),
    "en": (
        ("Quiet", "Brave", "Gentle", "Wise", "Bright", "Copper", "Early", "Keen", "Free", "Northern"),
        ("Mason", "Carpenter", "Smith", "Ploughman", "Potter", "Miller", "Ferryman", "Baker", "Shepherd", "Scribe"),
    ),
}
BUILDERS: Final = {
    "ru": ("Имхотеп", "Витрувий", "Аполлодор", "Брунеллески", "Палладио", "Аристотель Фиораванти", "Растрелли"),
    "en": ("Imhotep", "Vitruvius", "Apollodorus", "Brunelleschi", "Palladio", "Aristotele Fioravanti", "Rastrelli"),
}
"""Bots are called after master builders."""

# Anything that could be read as a tag. A heart (<3) or "2 < 3" is none.
_TAG: Final = re.compile(r"<\s*[/!?a-zA-Z]")
_NAME_BANS: Final = re.compile(r"[<>&\"`\\{}]")


def language(accept: str) -> str:
    """The first of our languages in an Accept-Language header."""
    for part in accept.lower().split(","):
        if part.strip()[:2] in GUESTS:
            return part.strip()[:2]
    return "ru" if not accept else "en"


def guest_name(lang: str) -> str:
    first, second = GUESTS[lang]
    return f"{secrets.choice(first)} {secrets.choice(second)}"


def bot_names(lang: str, taken: list[str]) -> list[str]:
    """Names for bots, in a random order, without those at the table."""
    names = [name for name in BUILDERS[lang] if name not in taken]
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
