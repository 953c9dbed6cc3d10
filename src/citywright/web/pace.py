"""How long a bot takes for a decision: from open information alone.

A bot that answered faster where it had no choice would tell everybody what its hidden hand left it to choose from. So
the time does not depend on how many actions there are, nor on how long the bot thought about them.
"""


def pace_of(pace: float, last_seat: int, seat: int) -> float:
    """Seconds for a decision: the whole pace, half of it for whoever made the last one, too."""
    return pace / 2 if seat == last_seat else pace


def rest_of(pace: float, spent: float) -> float:
    """Seconds to wait still. A thought that took longer than the pace ends with the next whole one, so that its length
    is not seen."""
    return pace - spent % pace if pace > 0 else 0.0
