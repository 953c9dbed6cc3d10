"""Every step of the game by its name, for loading a saved state; the order is that of the rulebook."""

from typing import Any, Final

from citywright.games.architects.captures import Capture
from citywright.games.architects.effects import (
    Barracks,
    BuildingEffect,
    ChooseGain,
    Church,
    Graveyard,
    Hideout,
    Library,
)
from citywright.games.architects.ending import EndEffects, Finish, OrderEffects
from citywright.games.architects.guildhall import Crane, DiscardFor, DrawCards, Guildhall, Mix, OfferCrane, Rise, Spare
from citywright.games.architects.hiring import HireAny, KeepOne, MakeRoom, Workshop
from citywright.games.architects.market import CountPrison, FreePrisoners, MarketReset, Squires, SquireVirtue
from citywright.games.architects.places import Dig, Guard, NextDuty, Trade
from citywright.games.architects.rival import RefillPlan, RivalTurn
from citywright.games.architects.setup import AfterDraft, ChooseBoard, DealPackets, DraftPick, SetBoards, SoloDraft
from citywright.games.architects.turn import (
    BeginTurn,
    DiscardDown,
    EndRivalTurn,
    EndTurn,
    HandLimit,
    PlaceWorker,
    TakeBack,
)
from citywright.games.architects.virtue import PayInstead, Surplus
from citywright.kit.table import Step

STEPS: Final[dict[str, type[Step[Any]]]] = {
    step.__name__: step
    for step in (
        ChooseBoard,
        SetBoards,
        DealPackets,
        DraftPick,
        SoloDraft,
        AfterDraft,
        BeginTurn,
        PlaceWorker,
        TakeBack,
        Dig,
        Trade,
        Workshop,
        MakeRoom,
        HireAny,
        KeepOne,
        Capture,
        Guard,
        NextDuty,
        Guildhall,
        Spare,
        Mix,
        DiscardFor,
        Rise,
        DrawCards,
        BuildingEffect,
        ChooseGain,
        Barracks,
        Church,
        Hideout,
        Library,
        OfferCrane,
        Crane,
        Graveyard,
        Surplus,
        PayInstead,
        MarketReset,
        FreePrisoners,
        Squires,
        SquireVirtue,
        CountPrison,
        HandLimit,
        DiscardDown,
        EndTurn,
        RivalTurn,
        RefillPlan,
        EndRivalTurn,
        EndEffects,
        OrderEffects,
        Finish,
    )
}
