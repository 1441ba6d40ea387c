"""The proxy on the way to an address, as other programs find it: HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY in the
environment, or what the system has been told."""

from __future__ import annotations

from base64 import b64encode
from typing import Final
from urllib.parse import unquote, urlsplit, urlunsplit
from urllib.request import getproxies, proxy_bypass

import msgspec

SCHEMES: Final = ("http", "https")
"""How a proxy can be spoken to here."""


class CannotUse(ValueError):
    """A proxy is named that cannot be used."""


class Proxy(msgspec.Struct, frozen=True):
    """Where it is, without a password; and what it is to be told."""

    url: str
    headers: dict[str, str]

    def __repr__(self) -> str:
        return f"Proxy({self.url!r})"


def proxy_for(url: str) -> Proxy | None:
    """None: the way there is straight. Raises CannotUse."""
    where = urlsplit(url)
    named = getproxies()
    found = named.get(where.scheme) or named.get("all")
    if not found or not where.hostname or proxy_bypass(where.netloc.rpartition("@")[2]):
        return None
    proxy = urlsplit(found if "://" in found else f"http://{found}")
    if proxy.scheme not in SCHEMES or not proxy.hostname:
        raise CannotUse("only HTTP proxies can be used")
    who, _, place = proxy.netloc.rpartition("@")
    headers = {}
    if who:
        headers["Proxy-Authorization"] = "Basic " + b64encode(unquote(who).encode()).decode("ascii")
    return Proxy(urlunsplit((proxy.scheme, place, "", "", "")), headers)
