"""The legal actions of Settlers as readable choices. A test walks all verbs through it."""

from collections.abc import Sequence

from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.texts.catalogue import Texts
from citywright.texts.ids import capital

from ..rules.facts import CLASSES, POINTS, POINTS_PER_MASTER, PRODUCES, ROW_LIMIT
from .names import direction, recipe, resource, square, token_acc

Args = dict[str, str | int]


def say_action(texts: Texts, names: Sequence[str], view: View, seat: int, action: Action) -> str:
    """A legal action as a choice."""
    return capital(texts.say(f"verb-{action[0]}", **arguments(texts, names, view, seat, action)))


def arguments(texts: Texts, names: Sequence[str], view: View, seat: int, action: Action) -> Args:
    verb, *numbers = action
    if verb in ("draft", "take"):
        return {"square": square(texts, numbers[0]), "recipe": recipe(texts, numbers[0])}
    if verb == "lay":
        return {"direction": direction(texts, numbers[0])}
    if verb == "reveal":
        row = len(view["rows"][numbers[0]])
        return {
            "stack": texts.word(f"class-{CLASSES[numbers[0]]}", "stack"),
            "left": view["stacks"][numbers[0]],
            "lost": row if row >= ROW_LIMIT else 0,  # S-21
        }
    if verb == "play":
        return {"token": token_acc(texts, numbers[0])}
    if verb == "name":
        return {"resource": resource(texts, numbers[0])}
    if verb in ("ruin", "buy"):
        return {"owner": names[numbers[0]], **on_target(texts, view, verb, *numbers)}
    if verb in ("join", "settle", "place"):
        return on_own(texts, view, seat, verb, *numbers)
    return {}


def on_target(texts: Texts, view: View, verb: str, owner: int, x: int, y: int) -> Args:
    """An opponent's square: what it is and what it yields or is worth."""
    _, _, s, _, _, master = square_at(view, owner, x, y)
    args: Args = {"x": x, "y": y, "square": square(texts, s)}
    if verb == "buy":
        return {**args, "resources": "/".join(resource(texts, r) for r in PRODUCES[s])}
    return {**args, "worth": POINTS[s] + (POINTS_PER_MASTER if master >= 0 else 0)}


def on_own(texts: Texts, view: View, seat: int, verb: str, x: int, y: int) -> Args:
    """A cell of the own state: a free one, or what lies there."""
    args: Args = {"x": x, "y": y}
    if verb == "join":
        block = [square_at(view, seat, x + dx, y + dy)[2] for dy in (0, 1) for dx in (0, 1)]
        return {**args, "squares": ", ".join(square(texts, s) for s in block)}
    there = [row for row in view["players"][seat]["land"] if row[:2] == [x, y]]
    name = square(texts, there[0][2]) if there else ""
    return {**args, "square": name} if verb == "settle" else {**args, "square": name, "replaced": len(there)}


def square_at(view: View, seat: int, x: int, y: int) -> list[int]:
    """The row `[x, y, square, coins, ruined, master]` of a cell."""
    return next(row for row in view["players"][seat]["land"] if row[:2] == [x, y])
