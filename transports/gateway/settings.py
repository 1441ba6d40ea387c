"""What can be set about a gateway."""

from __future__ import annotations

import ipaddress
from typing import Annotated

import msgspec

_Positive = Annotated[int, msgspec.Meta(ge=1)]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOOPBACK = ("127.0.0.0/8", "::1/128")


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A gateway's settings, as the ``[gateway]`` part of a settings file holds them. Times are in milliseconds.

    Raises ValueError where an address is none.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8417
    """0: any free one."""
    origins: tuple[str, ...] = ()
    """Web pages that may connect, as ``https://host``; ``*`` is any. Programs send no origin and need none."""
    proxies: tuple[str, ...] = LOOPBACK
    """Networks of the reverse proxies: only theirs is believed about whom a request comes from (X-Forwarded-For)."""
    figures_for: tuple[str, ...] = LOOPBACK
    """Networks that may read /metrics."""
    most_websockets: _Positive = 4_000
    most_per_address: _Positive = 64
    knocks: _Positive = 60
    """Attempts to connect that one address may make at once."""
    knocks_per_second: Annotated[float, msgspec.Meta(gt=0)] = 4.0
    id_ms: _Positive = 10_000
    """How long a client may take to say who it is; before that, for its request, and between two requests."""
    seat_ms: _Positive = 60_000
    """How long one that is to take a seat over waits for the end of its turn before it has to come again."""
    heartbeat_ms: _Positive = 20_000
    """Between two pings; half of it is the time for the pong."""
    send_ms: _Positive = 10_000
    """How long one message may take to a client that does not read."""
    close_ms: _Positive = 2_000
    """How long a client may take to answer the closing of its connection."""
    most_unsent: _Positive = 256
    """Messages that may wait for a client."""
    most_unsent_bytes: _Positive = 1 << 20
    most_garbled: _Positive = 8
    """Messages in a row that are none before the connection is closed."""
    token_ms: _Positive = 30 * 24 * 3_600_000
    """How long the tokens hold that the gateway gives to seats."""

    def __post_init__(self) -> None:
        for text in (*self.proxies, *self.figures_for):
            try:
                ipaddress.ip_network(text)
            except ValueError:
                raise ValueError(f"{text[:60]!r} is no network: write it as 10.0.0.0/8 or 192.0.2.7") from None
        for origin in self.origins:
            if origin != "*" and (not origin.startswith(("https://", "http://")) or origin.endswith("/")):
                raise ValueError(f"{origin[:60]!r} is no origin: write it as https://host, without a path")


def networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """Networks as values."""
    return tuple(ipaddress.ip_network(text) for text in texts)
