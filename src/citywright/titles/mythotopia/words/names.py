"""The facts of Mythotopia as messages: the page says them in any language, `speak` says them in the terminal."""

from collections.abc import Callable, Sequence
from typing import Final

from citywright.display.scene import Good, Text, Who
from citywright.display.words import Word
from citywright.texts.catalogue import Texts
from citywright.texts.ids import kebab

from ..rules.facts import CARDS, ENDS, KIND, PROVINCES, SEAS, SIZE, STACK_CARD, STARTING, SYMBOLS, VP_CARDS
from ..rules.verbs import ACTIONS

Args = dict[str, int | str | Text | Good | Who]

PIECES: Final = ("town", "city", "citadel")
DEEDS: Final = (*ACTIONS, "roads")
"""The actions of the list, and the road move, which is free."""


def card_id(card: int) -> str:
    """The message that names a card; starting cards are called like the improvements they resemble."""
    name = CARDS[card]
    if card < SIZE:
        return f"province-{name}"
    if name in STARTING:
        name = name.removeprefix("start_").removesuffix("_2")
    return f"card-{kebab(name)}"


PROVINCE: Final = tuple(Text(f"province-{name}") for name in PROVINCES)
CARD: Final = tuple(Text(card_id(card)) for card in range(len(CARDS)))
CARD_SHORT: Final = tuple(Text(f"{card_id(card)}.short") for card in range(len(CARDS)))
SEA: Final = tuple(Text(f"sea-{kebab(name)}") for name in SEAS)
VP: Final = tuple(Text(f"vp-{kebab(name)}") for name in VP_CARDS)
VP_SHORT: Final = tuple(Text(f"vp-{kebab(name)}.short") for name in VP_CARDS)
DEED: Final = tuple(Text(f"deed-{kebab(name)}") for name in DEEDS)
DEED_SHORT: Final = tuple(Text(f"deed-{kebab(name)}.short") for name in DEEDS)
SYMBOL: Final = tuple(Text(f"good-{name}") for name in SYMBOLS)
CARD_KIND: Final = tuple(Text(f"kind-{KIND[card]}") for card in range(len(CARDS)))
SITE: Final = (
    *PROVINCE,
    *(Text("site-border", {"one": PROVINCE[a], "other": PROVINCE[b]}) for a, b in ENDS),
)
"""Where something is built: a province, or from SIZE on a border."""
STACK: Final = tuple(VP[card] for card in STACK_CARD)
NEUTRAL: Final = Text("neutral-force")

WORDS: Final = tuple(
    dict.fromkeys(
        (
            "title",
            "title-short",
            "neutral-force",
            *(f"n-{name}-acc" for name in ("armies", "ships", "cards")),
            *(text.id for text in (*PROVINCE, *CARD, *SEA, *VP, *DEED, *SYMBOL, *CARD_KIND)),
            *(f"piece-{name}" for name in PIECES),
        )
    )
)


def listed(items: Sequence[Text | Who]) -> Text | Who:
    """Several things as one phrase: `a, b and c`."""
    if not items:
        return Text("list-none")
    most = items[0]
    for item in items[1:-1]:
        most = Text("list-more", {"most": most, "next": item})
    return Text("list-and", {"most": most, "last": items[-1]}) if len(items) > 1 else most


def speak(texts: Texts, names: Sequence[str], text: Text | Good | Who) -> str:
    """A message of the page as the terminal says it."""
    if isinstance(text, Who):
        return names[text.seat]
    if isinstance(text, Good):
        return texts.word(f"good-{text.key}")
    args = {
        name: speak(texts, names, value) if isinstance(value, Text | Good | Who) else value
        for name, value in text.args.items()
    }
    message, _, form = text.id.partition(".")
    return texts.word(message, form) if form else texts.say(message, **args)


TABLES: Final[dict[object, Callable[[int], Text]]] = {}
"""The terminal's words and what they are on the page."""


def _word(table: Callable[[int], Text]) -> Word:
    def word(texts: Texts, value: int) -> str:
        return speak(texts, (), table(value))

    TABLES[word] = table
    return word


province: Final = _word(PROVINCE.__getitem__)
card: Final = _word(CARD.__getitem__)
sea: Final = _word(SEA.__getitem__)
vp_card: Final = _word(VP.__getitem__)
stack: Final = _word(STACK.__getitem__)
deed: Final = _word(DEED.__getitem__)
symbol: Final = _word(SYMBOL.__getitem__)
site: Final = _word(SITE.__getitem__)
