"""Every legal action of Founders with the node it is played on, or as a button."""

from typing import Any, Final

from citywright.display.scene import AnyMark, Choice, Disc, Text, Who
from citywright.kit.actions import Action
from citywright.kit.game import View
from citywright.kit.table import Prompt

from ..rules.board import BOARDS
from ..rules.effects import RACE_SLOT
from ..rules.facts import GOODS, PRICE, TRADES, UPGRADES
from ..rules.game import GAME
from ..rules.vote import weight
from ..words.messages import BASIC, CARD, CARD_ANSWER, CARD_BRIEF, CARD_SHORT, GOOD, SLOT
from .pending import tile_of
from .templates import ACTION_SIGNS, BASIC_SIGNS, CARD_SIGNS

ON_CELLS: Final = ("start", "road", "site", "house", "span")
"""Verbs of one cell: the first click shows what it would connect, the second builds."""


def choices(view: View, viewer: int, prompt: Prompt, legal: list[Action]) -> list[Choice]:
    """`prompt` is what this viewer is asked."""
    tile = tile_of(view, prompt)
    found: list[Choice] = []
    for action in legal:
        verb = action[0]
        choice = Choice(action=action, label=Text(f"choice-{verb}"), move=GAME.show(action))
        if verb in ON_CELLS:
            choice.target = f"c{action[1]}"
            choice.confirm = True
            if verb == "span":
                choice.label = Text("choice-span", {"gate": BOARDS[view["side"]].wall >> action[1] & 1})
        elif verb == "lay":
            assert tile is not None
            choice.target = f"c{tile.handle(action[1], action[2])}"
            choice.confirm = True
            if len(tile.handles) > 1:
                choice.turn = action[1]
        else:
            _named(view, viewer, prompt, choice)
        found.append(choice)
    if prompt[0] == "PlayCard":
        _settle_cards(found)
    return found


def _settle_cards(found: list[Choice]) -> None:
    """A card that can be played in one way only is confirmed; where there are two ways, picking one confirms it."""
    ways = [choice.target for choice in found]
    for choice in found:
        choice.confirm = ways.count(choice.target) == 1
        choice.peek = True


def _named(view: View, viewer: int, prompt: Prompt, choice: Choice) -> None:
    """Choices that name a thing: a card, a good, a store, a building."""
    verb, *numbers = choice.action
    if verb == "race":
        choice.target, choice.confirm = f"race.{numbers[0]}", True
    elif verb in ("resource", "rob"):
        good = numbers[-1]
        choice.target, choice.confirm = f"g.{good}", True
        if verb == "rob":
            choice.label = Text("choice-rob", {"owner": Who(numbers[0])})
            choice.tone = "swap"
    elif verb in ("play", "hide"):
        choice.target = f"k{numbers[0]}"
        if verb == "play":
            choice.label, choice.icon = Text("choice-play", {"brief": CARD_BRIEF[numbers[0]]}), CARD_SIGNS[numbers[0]]
        else:
            choice.icon, choice.tone = "card-pickup", "second"
    elif verb == "basic":
        choice.label, choice.icon = BASIC[numbers[0]], BASIC_SIGNS[numbers[0]]
    elif verb == "follow":
        answer = {"card": CARD_SHORT[numbers[0]], "answer": CARD_ANSWER[numbers[0]]}
        choice.label, choice.icon = Text("choice-follow", dict(answer)), ACTION_SIGNS[numbers[0]]
        choice.peek = True
    elif verb in ("stall", "upgrade"):
        _good(view, prompt, choice, numbers[0])
    elif verb in ("access", "supply"):
        choice.target, choice.confirm = f"s{numbers[0]}", True
        if verb == "access" and prompt[0] == "Trade":
            choice.badge = [_price(access_price(view, prompt[2], numbers[0]))]
    elif verb == "hire":
        choice.target, choice.confirm = f"a{view['offer'][numbers[0]]}", True
    elif verb in ("worker", "copy"):
        choice.target = "mat" if numbers[0] == RACE_SLOT else f"b{numbers[0]}"
        choice.confirm = True
        choice.label = Text(f"choice-{verb}", {"slot": SLOT[numbers[0]]})
    elif verb == "recover":
        choice.label, choice.icon = CARD[numbers[0]], CARD_SIGNS[numbers[0]]
    elif verb == "swap":
        choice.label, choice.good = Text("verb-swap", {"count": numbers[0]}), "perm"
    elif verb == "bid":
        choice.target, choice.confirm = f"p{view['proposals'][numbers[0]]}", True
        choice.dial = numbers[1:]
        choice.label = Text("choice-bid", {"weight": weight(numbers[1], numbers[2])})
    elif verb == "choose":
        choice.target, choice.confirm = f"p{view['proposals'][numbers[0]]}", True
    elif verb == "spend":
        choice.label = Text("verb-spend", {"temp": numbers[0], "perm": numbers[1]})
        choice.good = "perm" if numbers[1] else "temp"
    elif verb in ("pass", "stop"):
        choice.tone = "quiet" if prompt[0] in ("Follow", "Trade", "Construct") else "main"
    elif verb == "before":
        choice.icon, choice.tone = "stone-path", "second"


def _good(view: View, prompt: Prompt, choice: Choice, good: int) -> None:
    """A stall or a store to be built: a button, and the good's own place in the tree."""
    args: dict[str, Any] = {"good": GOOD[good]}
    if choice.action[0] == "upgrade":
        args["coins"] = max(0, PRICE[good] - UPGRADES[prompt[2]].discount)
    choice.label = Text(f"choice-{choice.action[0]}", args)
    choice.good = GOODS[good]
    choice.peek = True


def access_price(view: View, terms: int, cell: int) -> int:
    """What access to a store costs on these terms: the cheapest terrain under it counts (F-118)."""
    board = BOARDS[view["side"]]
    row = next(row for row in view["stores"] if row[3] == cell)
    mask = board.ways_of_good(row[0]).mask(row[2], cell)
    return TRADES[terms].access[board.terrain_bits(mask)]


def _price(coins: int) -> AnyMark:
    return Disc(x=7, y=7, r=9.5, text=str(coins), tone="fd-price")
