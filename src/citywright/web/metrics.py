"""Figures for Prometheus."""

import resource
import sys
import time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
RSS_UNIT: Final = 1 if sys.platform == "darwin" else 1024
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """The figures of one server; a registry of its own, so that tests can have many."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("citywright_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("citywright_sockets", "Open sockets", registry=self.registry)
        self.moves = Counter("citywright_moves", "Lines written", ["title", "by"], registry=self.registry)
        self.move_time = Histogram(
            "citywright_move_seconds", "From command to commit", buckets=SECONDS, registry=self.registry
        )
        self.bot_time = Histogram(
            "citywright_bot_seconds", "Thinking time of bots", ["level"], buckets=SECONDS, registry=self.registry
        )
        Gauge("citywright_cpu_seconds", "Processor time of the server", registry=self.registry).set_function(
            time.process_time
        )
        Gauge("citywright_memory_bytes", "The most memory the server has had", registry=self.registry).set_function(
            lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * RSS_UNIT
        )
        self.refusals = Counter("citywright_refusals", "Commands refused", ["why"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
