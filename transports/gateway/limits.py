"""How much one address may ask of a gateway, and all of them together. Nothing here grows without bound."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from typing import Final

MOST_REMEMBERED: Final = 4096
"""Addresses whose recent knocks are remembered; beyond it the longest unseen one is forgotten."""


class Bucket:
    """So many at once, refilled by so many a second."""

    __slots__ = ("_burst", "_left", "_per_second", "_since")

    def __init__(self, burst: int, per_second: float, now_ms: int) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left: float = burst
        self._since = now_ms

    def spend(self, now_ms: int) -> bool:
        """Take one; False when there is none left."""
        self._left = min(self._burst, self._left + (now_ms - self._since) * self._per_second / 1000)
        self._since = now_ms
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turnstile:
    """Counts who is in, and how often each address knocks."""

    def __init__(self, most: int, most_per_address: int, knocks: int, knocks_per_second: float) -> None:
        self._most = most
        self._most_per_address = most_per_address
        self._knocks = knocks
        self._knocks_per_second = knocks_per_second
        self._inside: Counter[str] = Counter()
        self._all = 0
        self._knocked: OrderedDict[str, Bucket] = OrderedDict()

    @property
    def inside(self) -> int:
        """Connections that are open."""
        return self._all

    def knock(self, address: str, now_ms: int) -> bool:
        """One more attempt to come in; False when it is too many of them."""
        key = neighbourhood(address)
        bucket = self._knocked.pop(key, None) or Bucket(self._knocks, self._knocks_per_second, now_ms)
        self._knocked[key] = bucket
        if len(self._knocked) > MOST_REMEMBERED:
            self._knocked.popitem(last=False)
        return bucket.spend(now_ms)

    def enter(self, address: str) -> str | None:
        """Let a connection in; None, or the reason why not: ``full`` or ``address_full``."""
        key = neighbourhood(address)
        if self._all >= self._most:
            return "full"
        if self._inside[key] >= self._most_per_address:
            return "address_full"
        self._inside[key] += 1
        self._all += 1
        return None

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        key = neighbourhood(address)
        self._all -= 1
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv6 user has a whole /64 of them.

    >>> neighbourhood("203.0.113.9"), neighbourhood("2001:db8:1:2:3::4")
    ('203.0.113.9', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
