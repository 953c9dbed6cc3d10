"""Is the server well, and how is it doing?"""

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from citywright import __version__
from citywright.web.house import House
from citywright.web.metrics import CONTENT_TYPE


class Health(msgspec.Struct):
    status: str
    version: str
    tables: int
    sockets: int


@get("/health", summary="Does the server answer, and its database?")
async def get_health(house: NamedDependency[House]) -> Health:
    await house.store.ping()
    live = house.tables.live
    return Health("ok", __version__, len(live), sum(len(table.audience.pages) for table in live.values()))


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def get_metrics(house: NamedDependency[House]) -> Response[bytes]:
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)
