"""The HTTP part against its own OpenAPI: whatever is sent, the server never breaks."""

import asyncio
import itertools
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.web.harness import WAIT, Person, serving

EXAMPLES = 25
ENDS_SESSION = {("POST", "/api/logout"), ("POST", "/api/account"), ("DELETE", "/api/me")}


class Fixture:
    """A server in a thread, a guest on it, and a table in every state."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.done = threading.Event()
        self.base = ""
        self.headers: dict[str, str] = {}
        self.tables: list[str] = []
        self.schema: dict[str, Any] = {}
        self.thread = threading.Thread(target=lambda: asyncio.run(self.live()))

    async def live(self) -> None:
        async with serving(self.folder, login_rate="100000/minute") as running:
            anna = await Person(running.host).arrive()
            waiting, playing, over = (
                await anna.table("me", "open"),
                await anna.table("me", "here"),
                await anna.table("me", "here"),
            )
            async with anna.at(over["id"]) as page:
                await page.play_on(3)
                await page.ask("resign")
            self.base = f"http://{running.host}"
            self.headers = {"cookie": anna.cookies(), "x-csrf": anna.me["csrf"]}
            self.tables = [waiting["id"], playing["id"], over["id"]]
            self.schema = await anna.get("/schema/openapi.json")
            await anna.http.aclose()
            self.ready.set()
            await asyncio.to_thread(self.done.wait)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixture]:
    fixture = Fixture(tmp_path_factory.mktemp("schema"))
    fixture.thread.start()
    assert fixture.ready.wait(WAIT)
    yield fixture
    fixture.done.set()
    fixture.thread.join()


def test_every_route_is_described_and_says_what_it_is_for(server: Fixture):
    paths = server.schema["paths"]

    assert {"/api/me", "/api/tables", "/api/quick", "/api/tables/{table_id}/replay/{step}", "/health"} <= set(paths)
    assert all(operation["summary"] for item in paths.values() for operation in item.values())
    assert not [path for path in paths if not path.startswith(("/api/", "/health", "/metrics"))]


def test_nothing_that_fits_the_schema_breaks_the_server(server: Fixture, log: Any):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the tool itself
        import schemathesis

        schema = schemathesis.openapi.from_dict(server.schema)
        operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
        assert len(operations) > 18
        client = httpx.Client(base_url=server.base, headers=server.headers, timeout=WAIT)
        seen: dict[int, int] = {}
        # What ends the session comes last, each for a guest who is not needed any more.
        operations.sort(key=lambda one: (one.method.upper(), one.path) in ENDS_SESSION)
        for operation in operations:
            if (operation.method.upper(), operation.path) in ENDS_SESSION:
                client.close()
                client = httpx.Client(base_url=server.base, timeout=WAIT)
                client.headers["x-csrf"] = client.get("/api/me").json()["csrf"]
            hammer(operation, client, server.tables, seen)
        client.close()
    assert seen.get(200, 0) > 40
    assert sum(seen.values()) > 250
    assert [status for status in seen if status >= 500] == []
    assert [entry for entry in log if entry["event"] == "bug"] == []


def hammer(operation: Any, client: httpx.Client, tables: list[str], seen: dict[int, int]) -> None:
    """Many requests of one operation, half of them about tables that exist."""
    turn = itertools.count()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def send(case: Any) -> None:
        number = next(turn)
        if "table_id" in (case.path_parameters or {}) and number % 2 == 0:
            case.path_parameters["table_id"] = tables[number // 2 % len(tables)]
        request = case.as_transport_kwargs(base_url=str(client.base_url))
        body = {name: request[name] for name in ("json", "data") if request.get(name) is not None}
        if isinstance(body.get("data"), str | bytes):
            body["content"] = body.pop("data")
        try:
            answer = client.request(request["method"], request["url"], params=request.get("params"), **body)
        except (httpx.InvalidURL, ValueError):
            return
        seen[answer.status_code] = seen.get(answer.status_code, 0) + 1
        assert answer.status_code < 500, f"{request['method']} {request['url']}: {answer.text}"

    send()
