"""Every legal action of Architects with the node it is played on, or as a button."""

from typing import Final

from citywright.display.scene import Choice, Text
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.facts import COLUMNS, PLACES, PRISON
from ..rules.game import GAME
from ..rules.known import table_of
from ..words.actions import action_text
from ..words.messages import PLACE

_CARDS: Final = ("pick", "keep", "construct", "discard", "order")
_DUTIES: Final[dict[Action, str]] = {
    ("jail",): "duty.0",
    ("release",): "duty.1",
    ("ransom", 0): "duty.2",
    ("ransom", 1): "duty.3",
    ("redeem",): "duty.4",
}
_CONFIRMED: Final = ("place", "capture", "construct", "advance", "hire", "pick", "keep", "board", "ransom", "dismiss")
_BUTTONS: Final = {"end": "main", "stop": "quiet", "forgive": "legal", "bribe": "legal", "study": "legal"}


def choices(view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
    """`prompt` is what this viewer is asked."""
    if not legal:
        return []
    g = table_of(view, viewer)
    found = []
    for action in legal:
        choice = Choice(action=action, label=action_text(view, viewer, action, g), move=GAME.show(action))
        choice.target = target(view, viewer, prompt[0], action)
        choice.confirm = action[0] in _CONFIRMED
        _dress(choice, prompt[0])
        found.append(choice)
    return found


def target(view: View, viewer: int, step: str, action: Action) -> str:
    """The node of an action; empty: a button in the dock."""
    verb, *numbers = action
    if verb in _CARDS:
        return f"b{numbers[0]}"
    if verb == "place":
        return f"place.{PLACES[numbers[0]]}"
    if verb == "recall":
        return f"cell.{viewer}" if numbers[0] == PRISON else f"crowd.{numbers[0]}.{viewer}"
    if verb == "capture":
        return f"crowd.{numbers[0]}.{numbers[1]}"
    if verb == "hire":
        apprentice: int = view["display"][(numbers[0] - 1) * COLUMNS + numbers[1] - 1]
        return f"a{apprentice}"
    if verb == "dismiss":
        return f"own.a{numbers[0]}"
    if verb == "advance":
        return "cathedral"
    if verb in ("board", "trade", "dig", "mix", "gain"):
        return f"{verb}.{numbers[0]}"
    if step == "Guard":
        return _DUTIES.get(action, "")
    return f"cell.{viewer}" if verb == "release" else ""


def _dress(choice: Choice, step: str) -> None:
    """Short words on buttons, signs beside them."""
    verb = choice.action[0]
    if verb == "place":
        choice.label = Text("choice-place", {"place": PLACE[choice.action[1]]})
        choice.peek = True
    elif verb == "capture":
        choice.label = Text("choice-capture", {name: choice.label.args[name] for name in ("owner", "n")})
    elif verb in ("pick", "keep", "construct", "hire", "advance", "board"):
        choice.label = Text(f"choice-{verb}", {"what": _what(choice.label)} if verb != "advance" else {})
    elif verb == "recall" and choice.target.startswith("crowd."):
        choice.label = Text("choice-recall")
    elif verb == "study":
        choice.good = "card"
    elif verb == "forgive":
        choice.good = "debt"
    elif verb == "bribe":
        choice.good = "silver"
    elif verb == "discard":
        choice.label = Text("choice-discard", {"what": _what(choice.label)})
    choice.tone = _BUTTONS.get(verb, choice.tone)
    if verb == "use" and choice.action[1] == 0:
        choice.tone = "quiet"


def _what(label: Text) -> Text:
    """The card a label is about."""
    for name in ("card", "apprentice", "board"):
        found = label.args.get(name)
        if isinstance(found, Text):
            return found
    return label
