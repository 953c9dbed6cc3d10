"""What browser and system a User-Agent names, so that people recognise their sessions. Nothing else is kept of it."""

from typing import Final

# The first that matches: most browsers also name those they want to be taken for.
BROWSERS: Final = (
    ("YaBrowser/", "Yandex Browser"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iOS", "phone"),
    ("iPad", "iPadOS", "phone"),
    ("Android", "Android", "phone"),
    ("Windows", "Windows", "desktop"),
    ("CrOS", "ChromeOS", "desktop"),
    ("Mac OS X", "macOS", "desktop"),
    ("Linux", "Linux", "desktop"),
)


def device_of(agent: str) -> tuple[str, str]:
    """Browser and system in words, and whether that is a desktop or a phone (tablets among them)."""
    browser = next((name for part, name in BROWSERS if part in agent), "")
    system, kind = next(((name, kind) for part, name, kind in SYSTEMS if part in agent), ("", "unknown"))
    return ", ".join(filter(None, (browser, system))), kind
