"""Who knocks: every check of a request before anything of it is parsed or asked of a table."""

from __future__ import annotations

import ipaddress
from typing import Final

import msgspec
from aiohttp import hdrs, web

from transports.gateway.gate import Gate
from transports.gateway.settings import Network, Settings, networks
from transports.gateway.words import SUBPROTOCOL

_BEARER: Final = "bearer "
_TOKEN: Final = "token."


class Refusal(msgspec.Struct, frozen=True):
    """What a refused request is answered with."""

    status: int
    code: str
    text: str
    retry_s: int | None = None


class Doors:
    """The checks of one gateway."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._proxies = networks(gate.settings.proxies)
        self._figures_for = networks(gate.settings.figures_for)

    def address(self, request: web.Request) -> str:
        """Whom a request comes from. Behind reverse proxies of ours: the nearest address that is not one of them."""
        address = request.remote or "local"
        forwarded = ",".join(request.headers.getall(hdrs.X_FORWARDED_FOR, [])).split(",")
        while _inside(address, self._proxies) and forwarded:
            further = forwarded.pop().strip()
            if not further or len(further) > 64:
                break
            address = further
        return address

    def may_see_figures(self, request: web.Request) -> bool:
        """Is /metrics for whoever this is?"""
        return _inside(self.address(request), self._figures_for)

    def refusal(self, request: web.Request, address: str) -> Refusal | None:
        """Why this request gets no WebSocket; None where it gets one."""
        gate = self._gate
        if gate.closing:
            return Refusal(503, "going_away", "This gateway is going away: come again in a moment.", 1)
        if not gate.turnstile.knock(address, gate.clock.now_ms()):
            return Refusal(429, "too_many_knocks", "Too many attempts: wait some seconds.", 10)
        if not allowed(request, gate.settings):
            return Refusal(403, "bad_origin", "This page may not connect: its origin is not on the list.")
        if request.query_string:
            text = "A seat's address takes no query: a token goes into the Authorization header or a subprotocol."
            return Refusal(400, "token_in_url", text)
        upgrade = request.headers.get(hdrs.UPGRADE, "").strip().lower()
        if upgrade != "websocket":
            return Refusal(426, "bad_handshake", "Seats are WebSockets: connect with a WebSocket client.")
        offered = offers(request)
        # Without ours among them the web server would write the offers, and a token with them, into its log.
        if offered and SUBPROTOCOL not in first_offers(request):
            return Refusal(400, "bad_handshake", f"Offer the subprotocol {SUBPROTOCOL} before the token.")
        return None


def allowed(request: web.Request, settings: Settings) -> bool:
    """May the page that this request comes from connect? A program comes from none."""
    origins = request.headers.getall(hdrs.ORIGIN, [])
    return not origins or "*" in settings.origins or (len(origins) == 1 and origins[0] in settings.origins)


def offers(request: web.Request) -> list[str]:
    """All subprotocols that are offered."""
    lines = request.headers.getall(hdrs.SEC_WEBSOCKET_PROTOCOL, [])
    return [offer.strip() for line in lines for offer in line.split(",") if offer.strip()]


def first_offers(request: web.Request) -> list[str]:
    """Those in the first such header: the web server reads no other."""
    line = request.headers.get(hdrs.SEC_WEBSOCKET_PROTOCOL, "")
    return [offer.strip() for offer in line.split(",")]


def token_of(request: web.Request) -> str:
    """The token that a request shows; empty where it shows none, or several different ones."""
    bearers = request.headers.getall(hdrs.AUTHORIZATION, [])
    shown = {text[len(_BEARER) :].strip() for text in bearers if text.lower().startswith(_BEARER)}
    shown |= {offer.removeprefix(_TOKEN) for offer in offers(request) if offer.startswith(_TOKEN)}
    return shown.pop() if len(shown) == 1 else ""


def _inside(address: str, places: tuple[Network, ...]) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address == "local" and bool(places)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in place for place in places if place.version == found.version)
