"""Every step of the game by its name, for loading a saved state; the order is that of the rulebook."""

from typing import Any, Final

from citywright.games.ghosts.acts import ChooseReward, RestoreToken, TakeResource
from citywright.games.ghosts.rounds import (
    BeginRound,
    EndOfRound,
    EndOfSeason,
    Haunt,
    Production,
    Rearrange,
    Rest,
    Spread,
)
from citywright.games.ghosts.tasks import ChooseTasks, FinalScoring
from citywright.games.ghosts.turn import BeginTurn, TakeTurn
from citywright.kit.table import Step

STEPS: Final[dict[str, type[Step[Any]]]] = {
    step.__name__: step
    for step in (
        BeginRound,
        Spread,
        Haunt,
        Production,
        BeginTurn,
        TakeTurn,
        ChooseReward,
        TakeResource,
        RestoreToken,
        Rest,
        Rearrange,
        EndOfRound,
        EndOfSeason,
        ChooseTasks,
        FinalScoring,
    )
}
