"""All steps of Founders by their names, by which saved games are loaded."""

from typing import Any, Final

from citywright.kit.table import Step

from .acts import Convert, CopyAction, FreeAccess, Gain, Recover, UseWorker
from .construct import Construct, OfferConstruct
from .draft import ChooseRace, PickResource, PlaceStart, RaceResource, SetNeutrals
from .recruit import Hire
from .roads import BuildRoad, OfferRoads, Roads
from .settling import ChooseStore
from .trade import OfferTrade, PlaceStall, Trade
from .turn import Basic, BeginTurn, EndOfTurn, Follow, PlayCard
from .upgrade import LayTile, OfferUpgradeRoad, RoadFirst, Supplier, Upgrade, UpgradeRoad
from .vote import (
    Bid,
    Bonus,
    BreakTie,
    ChooseProposal,
    EndRound,
    LiftTokens,
    OpenChoice,
    OpenVote,
    PayIncome,
    PayTokens,
    PlacePrestige,
    Refresh,
    Spend,
    TakeBack,
)

_ALL: Final[tuple[type[Step[Any]], ...]] = (
    # setup
    ChooseRace,
    RaceResource,
    PickResource,
    SetNeutrals,
    PlaceStart,
    # the turn
    BeginTurn,
    PlayCard,
    Basic,
    Follow,
    EndOfTurn,
    # actions
    BuildRoad,
    OfferRoads,
    Roads,
    Trade,
    OfferTrade,
    PlaceStall,
    Construct,
    OfferConstruct,
    Upgrade,
    RoadFirst,
    LayTile,
    Supplier,
    OfferUpgradeRoad,
    UpgradeRoad,
    Hire,
    UseWorker,
    CopyAction,
    Recover,
    Convert,
    FreeAccess,
    Gain,
    ChooseStore,
    # the vote
    Bonus,
    TakeBack,
    PayIncome,
    OpenVote,
    Bid,
    BreakTie,
    PlacePrestige,
    Refresh,
    # solo
    PayTokens,
    LiftTokens,
    Spend,
    OpenChoice,
    ChooseProposal,
    EndRound,
)
STEPS: Final[dict[str, type[Step[Any]]]] = {step.__name__: step for step in _ALL}
