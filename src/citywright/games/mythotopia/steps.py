"""Every step of the game by its name, for loading a saved state; the order is that of the rulebook."""

from typing import Any, Final

from citywright.games.mythotopia.armies import (
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
from citywright.games.mythotopia.building import Build, BuildWith, Erect, Extra, TakeToken
from citywright.games.mythotopia.cards import Acquire, DiscardCards, Gain, PutInReserve, RemoveCards
from citywright.games.mythotopia.invade import InvadeFrom, InvadeWhere
from citywright.games.mythotopia.payment import Armies, Carry, Pay, Settle, Ships
from citywright.games.mythotopia.powers import (
    Alchemist,
    Counsel,
    Diplomat,
    Enlist,
    Marauders,
    Mercenaries,
    Mystic,
    Philosopher,
    Recover,
    Truce,
)
from citywright.games.mythotopia.setup import ChooseCitadel, GiveUp, StartGame
from citywright.games.mythotopia.turn import BeginTurn, DrawUp, TakeAction
from citywright.games.mythotopia.war import EndWar
from citywright.kit.table import Step

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
