"""Ids of messages. They follow from what they name; see `catalogue.py`. Nothing here needs Fluent."""


def kebab(name: str) -> str:
    """`PlaceSquare`, `attaches_nothing` and `P-01` as parts of message ids."""
    parts = ["-" + c.lower() if c.isupper() and i and name[i - 1].islower() else c.lower() for i, c in enumerate(name)]
    return "".join(parts).replace("_", "-")


def capital(text: str) -> str:
    """With a capital letter at the beginning, the rest untouched."""
    return text[:1].upper() + text[1:]
