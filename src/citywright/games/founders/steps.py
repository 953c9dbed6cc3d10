"""All steps of Founders by their names, by which saved games are loaded."""

from typing import Any, Final

from citywright.games.founders.acts import Convert, CopyAction, FreeAccess, Gain, Recover, UseWorker
from citywright.games.founders.construct import Construct, OfferConstruct
from citywright.games.founders.draft import ChooseRace, PickResource, PlaceStart, RaceResource, SetNeutrals
from citywright.games.founders.recruit import Hire
from citywright.games.founders.roads import BuildRoad, OfferRoads, Roads
from citywright.games.founders.settling import ChooseStore
from citywright.games.founders.trade import OfferTrade, PlaceStall, Trade
from citywright.games.founders.turn import Basic, BeginTurn, EndOfTurn, Follow, PlayCard
from citywright.games.founders.upgrade import LayTile, OfferUpgradeRoad, RoadFirst, Supplier, Upgrade, UpgradeRoad
from citywright.games.founders.vote import (
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
from citywright.kit.table import Step

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
