"""Accounts answered inside the browser, by the contract of the server: for states and errors of the account page."""

import json
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

DAY: Final = 24 * 3600
SEEN: Final = 1_780_000_000
"""Seconds since 1970 at which a device was last seen."""
GUEST: Final[dict[str, Any]] = {
    "id": "g1",
    "name": "Vera",
    "guest": True,
    "csrf": "token",
    "login": "",
    "email": "",
    "confirmed": False,
    "mail": True,
    "deleting": 0,
}
MEMBER: Final = GUEST | {"id": "m1", "guest": False, "login": "vera.k"}
BELONGINGS: Final = {"playing": 2, "waiting": 1, "finished": 9}
NOTHING: Final = dict.fromkeys(BELONGINGS, 0)
Device = dict[str, Any]


def device(name: str, kind: str, seen: float, current: bool = False) -> Device:
    return {
        "id": name.split(",", maxsplit=1)[0] or "none",
        "device": name,
        "kind": kind,
        "created": SEEN,
        "seen": seen,
        "current": current,
    }


class Accounts:
    """What a visitor is and has. Every request changes it as the server would; `seen` has what was asked, in order."""

    def __init__(self, me: dict[str, Any], belongings: dict[str, int] = BELONGINGS) -> None:
        self.me, self.belongings = me, belongings
        self.devices = [
            device("Chrome, Linux", "desktop", SEEN + DAY, current=True),
            device("Safari, iPhone", "phone", SEEN),
            device("", "unknown", SEEN - 400 * DAY),
        ]
        self.kept: list[dict[str, str]] = []
        self.refusals: dict[str, tuple[int, dict[str, Any]]] = {}
        self.refused: list[int] = []
        self.seen: list[tuple[str, dict[str, Any]]] = []

    def refuse(self, asked: str, status: int, problem: str, **more: Any) -> None:
        """The next request like `POST /api/login` is refused; the one after it is not."""
        self.refusals[asked] = (status, {"status": status, "problem": problem, "detail": "", **more})

    def bodies(self, asked: str) -> list[dict[str, Any]]:
        """What was sent with every request of a kind."""
        return [body for name, body in self.seen if name == asked]

    def serve(self, page: Page) -> None:
        for path in ("me", "me/**", "account", "login", "logout", "password", "password/**", "sessions", "sessions/**"):
            page.route(f"**/api/{path}", self.answer)

    def answer(self, route: Route) -> None:
        asked = f"{route.request.method} {urlsplit(route.request.url).path}"
        body = json.loads(route.request.post_data or "{}")
        self.seen.append((asked, body))
        refused = self.refusals.pop(asked, None)
        status, told = refused or (200, self.told(asked, body))
        if refused:
            self.refused.append(status)
        route.fulfill(status=status, content_type="application/json", body=json.dumps(told))

    def told(self, asked: str, body: dict[str, Any]) -> Any:
        match asked:
            case "GET /api/me/belongings":
                return self.belongings
            case "GET /api/sessions":
                return self.devices
            case "DELETE /api/sessions":
                self.devices = [one for one in self.devices if one["current"]]
                return {}
            case "POST /api/password/forgot":
                return {}
            case "PATCH /api/me":
                self.me = self.me | body
            case "POST /api/account":
                self.me = MEMBER | {key: body[key] for key in ("login", "name", "email")}
            case "POST /api/login":
                self.me = MEMBER | {"login": body["login"]}
                return {"me": self.me, "kept": self.kept}
            case "POST /api/password/recover":
                self.me = MEMBER | {"login": body["login"]}
            case "POST /api/logout":
                self.me = GUEST | {"id": "g2", "name": "New guest"}
            case "PUT /api/me/email":
                self.me = self.me | {"email": body["email"], "confirmed": False}
            case "POST /api/me/email/confirm":
                self.me = self.me | {"confirmed": True}
            case "DELETE /api/me/email":
                self.me = self.me | {"email": "", "confirmed": False}
            case "DELETE /api/me":
                self.me = (GUEST | {"id": "g3"}) if self.me["guest"] else self.me | {"deleting": SEEN + 14 * DAY}
            case "POST /api/me/keep":
                self.me = self.me | {"deleting": 0}
            case "POST /api/password" | "GET /api/me":
                pass
            case _ if asked.startswith("DELETE /api/sessions/"):
                ended = asked.removeprefix("DELETE /api/sessions/")
                self.devices = [one for one in self.devices if one["id"] != ended]
                return {}
            case _:
                raise AssertionError(asked)
        return self.me
