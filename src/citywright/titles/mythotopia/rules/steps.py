"""Every step of the game by its name, for loading a saved state; the order is that of the rulebook."""

from typing import Any, Final

from citywright.kit.table import Step

from .armies import (
    Bought,
    Buy,
    March,
    MarchNumber,
    PlaceWhere,
    RemoveHowMany,
    RemoveShips,
    RemoveShipsWhere,
    RemoveWhere,
    ShipsWhere,
)
from .building import Build, BuildWith, Erect, Extra, TakeToken
from .cards import Acquire, DiscardCards, Gain, PutInReserve, RemoveCards
from .invade import InvadeFrom, InvadeWhere
from .payment import Armies, Carry, Pay, Settle, Ships
from .powers import Alchemist, Counsel, Diplomat, Enlist, Marauders, Mercenaries, Mystic, Philosopher, Recover, Truce
from .setup import ChooseCitadel, GiveUp, StartGame
from .turn import BeginTurn, DrawUp, TakeAction
from .war import EndWar

STEPS: Final[dict[str, type[Step[Any]]]] = {
    step.__name__: step
    for step in (
        GiveUp,
        ChooseCitadel,
        StartGame,
        BeginTurn,
        TakeAction,
        DrawUp,
        Pay,
        Carry,
        Armies,
        Ships,
        Settle,
        InvadeFrom,
        InvadeWhere,
        PlaceWhere,
        RemoveWhere,
        RemoveHowMany,
        ShipsWhere,
        RemoveShipsWhere,
        RemoveShips,
        EndWar,
        Buy,
        Bought,
        Acquire,
        Gain,
        PutInReserve,
        DiscardCards,
        RemoveCards,
        Build,
        BuildWith,
        Erect,
        Extra,
        TakeToken,
        March,
        MarchNumber,
        Alchemist,
        Diplomat,
        Truce,
        Counsel,
        Marauders,
        Mercenaries,
        Enlist,
        Mystic,
        Recover,
        Philosopher,
    )
}
