"""Every step of the game by its name, for loading a saved state; the order is that of the rulebook."""

from typing import Any, Final

from citywright.kit.table import Step

from .captures import Capture
from .effects import Barracks, BuildingEffect, ChooseGain, Church, Graveyard, Hideout, Library
from .ending import EndEffects, Finish, OrderEffects
from .guildhall import Crane, DiscardFor, DrawCards, Guildhall, Mix, OfferCrane, Rise, Spare
from .hiring import HireAny, KeepOne, MakeRoom, Workshop
from .market import CountPrison, FreePrisoners, MarketReset, Squires, SquireVirtue
from .places import Dig, Guard, NextDuty, Trade
from .rival import RefillPlan, RivalTurn
from .setup import AfterDraft, ChooseBoard, DealPackets, DraftPick, SetBoards, SoloDraft
from .turn import BeginTurn, DiscardDown, EndRivalTurn, EndTurn, HandLimit, PlaceWorker, TakeBack
from .virtue import PayInstead, Surplus

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
