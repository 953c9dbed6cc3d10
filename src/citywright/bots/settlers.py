"""The greedy bot's opinion of a state of Settlers."""

from citywright.games.settlers.state import Settlers


def evaluate(g: Settlers, seat: int) -> float:
    """How good this state is for a seat; higher is better."""
    scores = g.scores()
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
