"""Is the server well, and how is it doing?"""

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from citywright import __version__
from citywright.web.metrics import CONTENT_TYPE
from citywright.web.probe import OK
from citywright.web.services import Services


class Health(msgspec.Struct):
    status: str
    database: str
    """"ok", or what keeps it from being written to: "full", "read-only", "damaged", "failing"."""
    version: str
    tables: int
    sockets: int


@get("/health", summary="Does the server answer, and can its database be written to?")
async def get_health(services: NamedDependency[Services]) -> Response[Health]:
    database = await services.probe.ask()
    live = services.tables.live
    sockets = sum(len(table.audience.pages) for table in live.values())
    well = database == OK
    body = Health("ok" if well else "failing", database, __version__, len(live), sockets)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def get_metrics(services: NamedDependency[Services]) -> Response[bytes]:
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
