"""Figures for Prometheus: a witness of the tables that are hosted here, and of the gateway's connections.

Every label has few values, whatever anybody sends: a code that is not known counts as ``other``.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from core.game.errors import CODES_IN_ORDER
from core.table.hosting import Witness
from core.table.records import Record
from core.table.table import Table
from transports.gateway.endings import CODES

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
OTHER: Final = "other"
REJECTIONS: Final = frozenset(CODES_IN_ORDER) | {
    "looked_already",
    "no_vote",
    "not_saved",
    "not_yet",
    "paused",
    "seat_freed",
    "stale",
    "stood_in",
}
"""Why a table refused an act, or another word of a seat."""
REFUSALS: Final = frozenset(
    {
        "address_full",
        "bad_handshake",
        "bad_origin",
        "bad_token",
        "expired_token",
        "full",
        "going_away",
        "seat_refused",
        "no_table",
        "match_over",
        "token_in_url",
        "too_many_knocks",
    }
)
"""Why a connection was refused."""
_SECONDS: Final = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics(Witness):
    """All figures of one process, in a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._acts = Counter("buraco_acts", "Acts that were recorded and told.", registry=registry)
        self._act_seconds = Histogram(
            "buraco_act_seconds",
            "From hearing an act to having told everybody.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._records = Counter("buraco_records", "Records committed, acts included.", registry=registry)
        self._rejections = Counter("buraco_rejections", "Words of seats refused, by code.", ["code"], registry=registry)
        self._tables = Gauge("buraco_tables", "Tables hosted by this process now.", registry=registry)
        self._adoptions = Counter("buraco_adoptions", "Tables this process began to host.", registry=registry)
        self._drops = Counter("buraco_drops", "Tables this process ceased to host.", registry=registry)
        self._resyncs = Counter("buraco_resyncs", "Times a seat asked for what it had missed.", registry=registry)
        self._missed = Counter("buraco_missed_records", "Records that seats asked for again.", registry=registry)
        self._websockets = Gauge("buraco_websockets", "WebSockets open now.", registry=registry)
        self._closings = Counter(
            "buraco_websocket_closings", "WebSockets closed, by code.", ["code"], registry=registry
        )
        self._refused = Counter(
            "buraco_refused_connections", "Connections refused, by reason.", ["reason"], registry=registry
        )
        self._reconnects = Counter("buraco_reconnects", "Seats that came again to this gateway.", registry=registry)
        self._interruptions = Counter(
            "buraco_carrier_interruptions", "Times a seat's way to its table was cut.", registry=registry
        )
        self._garbled = Counter("buraco_garbled_messages", "Messages that were none.", registry=registry)
        self._lag = Gauge("buraco_bus_lag_seconds", "The bus's newest known round trip.", registry=registry)
        self._reachable = Gauge("buraco_bus_up", "1 while the bus answers, else 0.", registry=registry)
        self._hosted: set[str] = set()

    # --- of the tables -------------------------------------------------------------------------------------------

    def recorded(self, table: Table, record: Record | None) -> None:
        if record is not None:
            self._records.inc()

    def acted(self, table: str, ms: float) -> None:
        self._acts.inc()
        self._act_seconds.observe(ms / 1000)

    def rejected(self, table: str, code: str) -> None:
        self._rejections.labels(code if code in REJECTIONS else OTHER).inc()

    def resynced(self, table: str, missed: int) -> None:
        self._resyncs.inc()
        self._missed.inc(max(0, missed))

    def adopted(self, table: str) -> None:
        self._adoptions.inc()
        self._hosted.add(table)
        self._tables.set(len(self._hosted))

    def dropped(self, table: str) -> None:
        self._drops.inc()
        self._hosted.discard(table)
        self._tables.set(len(self._hosted))

    # --- of the gateway ------------------------------------------------------------------------------------------

    def opened(self) -> None:
        """A WebSocket is open."""
        self._websockets.inc()

    def closed(self, code: int) -> None:
        """It is closed, with this code."""
        self._websockets.dec()
        self._closings.labels(str(code) if code in CODES else OTHER).inc()

    def refused(self, reason: str) -> None:
        """A connection was refused."""
        self._refused.labels(reason if reason in REFUSALS else OTHER).inc()

    def came_again(self) -> None:
        """A seat that had been connected here before is connected again."""
        self._reconnects.inc()

    def interrupted(self) -> None:
        """A seat's way to its table was cut."""
        self._interruptions.inc()

    def garbled(self) -> None:
        """A message was none of the seat language."""
        self._garbled.inc()

    def bus(self, reachable: bool, lag_ms: float | None) -> None:
        """What is known of the bus."""
        self._reachable.set(reachable)
        if lag_ms is not None:
            self._lag.set(lag_ms / 1000)

    @property
    def tables(self) -> int:
        """Tables hosted by this process now."""
        return len(self._hosted)

    def page(self) -> bytes:
        """All of it, in Prometheus' text format (CONTENT_TYPE)."""
        return generate_latest(self.registry)
