"""Invitations: a gateway's address with a token behind the ``#``, the part of a URL that browsers send to nobody."""

from __future__ import annotations

from typing import Final
from urllib.parse import SplitResult, urlsplit, urlunsplit

PATH: Final = "/seat"
"""Where a gateway takes seats."""
_SCHEMES: Final = {"ws": "ws", "wss": "wss", "http": "ws", "https": "wss"}


def invitation(url: str, token: str) -> str:
    """The link to hand over: whoever has it has the seat. Raises ValueError for what is no gateway's address."""
    return f"{seat_url(url)}#{token}"


def read_invitation(text: str) -> tuple[str, str | None]:
    """The address to connect to, and the token where the text holds one. Raises ValueError, saying what to do."""
    url, _, token = text.strip().partition("#")
    return seat_url(url), token or None


def seat_url(text: str) -> str:
    """A gateway's address in full, ``wss://host/seat``, from what a person may type. Raises ValueError.

    >>> seat_url("ws://localhost:8417")
    'ws://localhost:8417/seat'
    >>> seat_url("https://play.example/buraco/seat")
    'wss://play.example/buraco/seat'
    """
    try:
        given = urlsplit(text.strip())
        host, _port = given.hostname, given.port
    except ValueError:
        raise ValueError("A gateway's address looks like wss://host or ws://host:port.") from None
    if given.scheme not in _SCHEMES or not host:
        raise ValueError("A gateway's address looks like wss://host or ws://host:port.")
    if given.query or given.username is not None:
        raise ValueError("A gateway's address holds no query and no password: a token goes behind a #.")
    path = given.path if given.path not in ("", "/") else PATH
    return urlunsplit(SplitResult(_SCHEMES[given.scheme], given.netloc, path, "", ""))
