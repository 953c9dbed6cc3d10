"""Every step of the game by its name, for loading a saved state; the order is that of the rulebook."""

from typing import Any, Final

from citywright.kit.table import Step

from .acts import ChooseReward, RestoreToken, TakeResource
from .rounds import BeginRound, EndOfRound, EndOfSeason, Haunt, Production, Rearrange, Rest, Spread
from .tasks import ChooseTasks, FinalScoring
from .turn import BeginTurn, TakeTurn

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
