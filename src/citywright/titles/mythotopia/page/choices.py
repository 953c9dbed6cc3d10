"""Every legal action of Mythotopia with the node it is played on, or as a button."""

from collections import Counter
from typing import Any, Final

from citywright.display.scene import AnyMark, Box, Choice, Label, Medal, Text
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.building import road_cost
from ..rules.facts import BORDERS, CASTLE_STONE, CITY_STONE, HILLS_FOOD, INVADE_FOOD, ONE_SEA, PROVINCES, SEAS, SIZE
from ..rules.game import GAME
from ..rules.invade import reach, sources
from ..rules.state import Mythotopia
from ..rules.verbs import END_GAME, END_WAR, LAND
from ..rules.verbs import SEA as BY_SEA
from ..words.actions import action_text
from ..words.names import DEEDS
from .action_strip import ROADS
from .geometry import PROVINCE_BOX, hold_at
from .known import open_world
from .templates import GOODS

_CONFIRMED: Final = ("citadel", "war", "city", "castle", "road")
_SHORT: Final = {
    **{verb: f"choice-{verb}" for verb in ("play", "store", "pay", "citadel", "target", "raid", "hire")},
    **dict.fromkeys(("choose", "province", "sea"), "choice-choose"),
    "from": "choice-play",
}
_PEEKED: Final = ("from", "target", "choose", "play", "province", "pay", "done", "raid", "hire")


def choices(view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
    """`prompt` is what this viewer is asked; `legal` has the same choices in another order too."""
    if not legal:
        return []
    # Two provinces are given up by one answer: named the other way round it would be the same button again.
    legal = [action for action in legal if action[0] != "give" or action[1] < action[2]]
    world = open_world(view) if prompt[0] in ("InvadeWhere", "Build") else None
    if world is not None:
        world.road_stone = view["road_stone"]
    found = [_choice(view, viewer, prompt, action, world) for action in legal]
    _spare_clicks(found)
    if prompt[0] in ("MarchNumber", "RemoveShips", "RemoveHowMany"):
        found[-1].tone = "main"
    return found


def _spare_clicks(found: list[Choice]) -> None:
    """Where a target means several things the answer is picked from a list already: nothing is confirmed besides."""
    count = Counter(choice.target for choice in found)
    for choice in found:
        if choice.confirm and choice.target and count[choice.target] > 1:
            choice.confirm, choice.peek = False, True


def _choice(view: View, viewer: int, prompt: Prompt, action: Action, world: Mythotopia | None) -> Choice:
    verb, *n = action
    choice = Choice(action=action, label=action_text(view, viewer, action), move=GAME.show(action))
    choice.confirm = verb in _CONFIRMED
    choice.peek = verb in _PEEKED
    if verb == "do":
        choice.target = f"deed.{DEEDS[n[0]]}"
        if n[0] == END_GAME:
            choice.confirm = True
            choice.label = Text("choice-end-game")
        elif n[0] == END_WAR:
            _ending(choice, view, viewer)
    elif verb == "roads":
        choice.target = f"deed.{DEEDS[ROADS]}"
    elif verb in ("play", "store", "from", "pay", "choose"):
        choice.target = f"c.{n[0]}"
        if verb == "store":
            choice.tone = "second"
    elif verb in ("citadel", "province", "hire", "march"):
        choice.target = f"p.{PROVINCES[n[0]]}"
    elif verb == "sea":
        choice.target = f"sea.{SEAS[n[0]]}"
    elif verb == "war":
        choice.target = f"war.{PROVINCES[n[0]]}"
        choice.label = Text("choice-truce" if prompt[0] == "Diplomat" else "choice-war")
    elif verb == "raid":
        choice.target = f"army.{PROVINCES[n[0]]}.{n[1]}"
    elif verb in ("city", "castle", "road"):
        _building(choice, verb, n[0], viewer, world)
    elif verb == "target":
        _invasion(choice, n[0], n[1], viewer, prompt, world)
    else:
        _button(choice, verb, n, view, prompt)
    if verb in _SHORT:
        choice.label = _short(choice)
    return choice


def _short(choice: Choice) -> Text:
    """What is done, without what it is done to: the node says that itself."""
    args = choice.label.args
    kept = {name: value for name, value in args.items() if name in ("route", "count", "gives")}
    return Text(_SHORT[choice.action[0]], kept)


def _ending(choice: Choice, view: View, viewer: int) -> None:
    """Ending a war asks which one. With one only that is answered at once, so the look at it comes before."""
    mine = [war for war in view["wars"] if any(seat == viewer for seat, _ in war["sides"])]
    choice.peek = len(mine) == 1
    if len(mine) == 1 and not mine[0]["tie"] and not _draws(view, mine[0]):
        choice.confirm = True
        choice.label = Text("choice-war")


def _draws(view: View, war: dict[str, Any]) -> bool:
    """Would the end of a war bring hidden cards to light? Then the question which war is asked even if there is one."""
    owner, p = war["sides"][0][0], war["province"]
    if owner < 0 or war["leader"] == owner:
        return False
    plain = view["players"][owner]
    return all(p not in cards for cards in (view["province_deck"], plain["discard"], plain["reserve"]))


def _building(choice: Choice, verb: str, at: int, viewer: int, world: Mythotopia | None) -> None:
    choice.label = Text(f"choice-{verb}")
    if verb == "road":
        choice.target = f"border.{BORDERS[at]}"
        cost = road_cost(world, viewer, at) if world else 0
        choice.badge = price([("stone", cost)], 13, -9)
        return
    choice.target = f"p.{PROVINCES[at]}"
    choice.icon = "castle" if verb == "city" else "white-tower"
    choice.badge = _over(at, [("stone", CITY_STONE if verb == "city" else CASTLE_STONE)])


def _invasion(choice: Choice, p: int, route: int, viewer: int, prompt: Prompt, world: Mythotopia | None) -> None:
    """The price stands on the target: food, and ships by sea."""
    choice.target = f"p.{PROVINCES[p]}"
    food, ships = INVADE_FOOD, 0
    card = prompt[2]
    if world is not None and route == LAND:
        _, hills, _, _ = reach(world, viewer, sources(world, viewer, card), 1 << p)
        food += HILLS_FOOD if hills else 0
    elif route == BY_SEA:
        where = sources(world, viewer, card) if world is not None else 1 << card
        ships = 1 if any(ONE_SEA[s] >> p & 1 for s in range(SIZE) if where >> s & 1) else 2
        choice.tone = "second"
    choice.badge = _over(p, [("food", food), ("ship", ships)])
    choice.good = "ship" if ships else "food"


def _over(p: int, cost: list[tuple[str, int]]) -> list[AnyMark]:
    """A price below the hold of a province, in its node's coordinates: the name stays readable."""
    left, top, _, _ = PROVINCE_BOX[p]
    x, y = hold_at(p)
    return price(cost, x - left, y - top + 27)


def price(cost: list[tuple[str, int]], x: float, y: float) -> list[AnyMark]:
    """Medals with their numbers in a dark pill."""
    shown = [(good, n) for good, n in cost if n]
    wide = 34 * len(shown) + 4
    marks: list[AnyMark] = [Box(x=x - wide / 2, y=y - 11, w=wide, h=22, r=11, tone="my-price")]
    for i, (good, n) in enumerate(shown):
        at = x - wide / 2 + 13 + i * 34
        marks += [
            Medal(good=good, x=at, y=y, r=8.5),
            Label(text=str(n), x=at + 15, y=y + 5, size=14, tone="my-price-figure"),
        ]
    return marks


def _button(choice: Choice, verb: str, n: list[int], view: View, prompt: Prompt) -> None:
    if verb in ("end", "stop"):
        choice.tone = "main"
        if prompt[0] == "Counsel":
            choice.label = Text("choice-counsel", {"count": prompt[2]})
    elif verb == "done":
        choice.tone = "main"
        kind = "armies" if prompt[0] == "Armies" else "ships"
        supply = view["players"][prompt[1]]["supply"][2 if kind == "armies" else 3]
        choice.label = Text(f"choice-done-{kind}", {"count": min(prompt[3], supply)})
    elif verb == "prefer":
        choice.tone = "quiet"
    elif verb == "extra":
        choice.tone = "main" if n[0] else "quiet"
        choice.good = "gold" if n[0] else ""
    elif verb == "swap":
        choice.good = "vp"
    elif verb == "buy":
        choice.icon = GOODS["ship"] if n[1] else GOODS["army"]
