"""Every legal action of Settlers with the node it is played on, or as a button."""

from typing import Final

from citywright.display.scene import AnyMark, Choice, Disc, Text
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.facts import CLASSES, NEED_BIT, RESOURCES, ROW_LIMIT
from ..rules.game import GAME
from ..rules.known import player_of
from ..words.messages import RECIPE, RESOURCE, SQUARE, TOKEN_ACC
from .main_area import RIVAL
from .templates import TOKEN_GOODS

PRICE: Final[list[AnyMark]] = [Disc(x=84, y=16, r=15, text="−1", tone="st-price")]
"""On an own square that would be replaced."""

_BUTTONS: Final = {
    "keep": "main",
    "decline": "legal",
    "end": "main",
    "propose": "quiet",
    "agree": "legal",
    "refuse": "main",
}


def choices(view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
    """`prompt` is what this viewer is asked."""
    if not legal:
        return []
    squares = {seat: {(row[0], row[1]): row for row in view["players"][seat]["land"]} for seat in range(view["seats"])}
    fresh = player_of(view, viewer).met_on_fresh(view["bought"]) if prompt[0] == "TakeSquare" else 0
    return [_choice(view, viewer, prompt, action, squares, fresh) for action in legal]


def _choice(
    view: View,
    viewer: int,
    prompt: Prompt,
    action: Action,
    squares: dict[int, dict[tuple[int, int], list[int]]],
    fresh: int,
) -> Choice:
    verb, *numbers = action
    choice = Choice(action=action, label=Text(f"verb-{verb}"), move=GAME.show(action))
    if verb in ("draft", "take"):
        square = numbers[0]
        choice.label = Text(f"verb-{verb}", {"square": SQUARE[square], "recipe": RECIPE[square]})
        choice.target = f"q{square}"
        if verb == "take":
            choice.peek = True
            choice.lift = True  # drawn from the market onto the land in one go
            choice.tone = "legal" if fresh & NEED_BIT[square] else "swap"
    elif verb == "reveal":
        row = len(view["rows"][numbers[0]])
        name = CLASSES[numbers[0]]
        choice.label = Text("choice-reveal", {"lost": row if row >= ROW_LIMIT else 0})
        choice.target = f"stack.{name}"
        choice.peek = row >= ROW_LIMIT
    elif verb == "lay":
        choice.target = f"side.{numbers[0]}"
        choice.source = f"q{view['players'][viewer]['drafted'][1]}"
        choice.peek = True
        choice.label = Text(
            "verb-lay", {"direction": Text(f"direction-{GAME.verbs.by_name['lay'].args[0].show(numbers[0])}")}
        )
    elif verb == "play":
        choice.label = Text("verb-play", {"token": TOKEN_ACC[numbers[0]]})
        choice.good = TOKEN_GOODS[numbers[0]]
        choice.peek = True
    elif verb == "name":
        choice.label = Text("verb-name", {"resource": RESOURCE[numbers[0]]})
        choice.good = RESOURCES[numbers[0]]
        choice.peek = True
    elif verb in _BUTTONS:
        choice.tone = _BUTTONS[verb]
        choice.confirm = verb == "propose"  # nobody ends a game by a slip of the hand
    else:
        _aim(choice, viewer, numbers, squares)
        if verb == "place":
            choice.source = f"q{prompt[2]}"
    return choice


def _aim(choice: Choice, viewer: int, numbers: list[int], squares: dict[int, dict[tuple[int, int], list[int]]]) -> None:
    """A place on the own land or on a rival's: the first click shows what would happen, the second does it."""
    verb = choice.action[0]
    choice.confirm = True
    if verb in ("ruin", "buy"):
        owner, x, y = numbers
        square = squares[owner][x, y][2]
        choice.target = f"{RIVAL}q{square}"
        choice.label = Text(f"choice-{verb}")
        return
    x, y = numbers
    there = squares[viewer].get((x, y))
    if verb == "join":
        choice.target = f"junction.{x}.{y}"
        choice.label = Text("choice-join")
    elif there is None:
        choice.target = f"cell.{x}.{y}"
        choice.label = Text("choice-place")
    else:
        choice.target = f"q{there[2]}"
        choice.label = Text("choice-replace" if verb == "place" else "choice-settle")
        if verb == "place":
            choice.tone = "swap"
            choice.badge = PRICE
