"""Where the bus is that tables are shared on: what was set, or what `buraco serve` has left for this user."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from scripts.bus_file import is_held
from scripts.failure import CommandError
from scripts.home import Home
from scripts.language import say, system_says

VARIABLE: Final = "BURACO_REDIS_URL"


def bus_url(home: Home, environment: Mapping[str, str]) -> str:
    """The address of the bus. It may hold a password: never to be shown.

    ``BURACO_REDIS_URL``, else ``[redis] url`` in config/server.toml, else what a `buraco serve` of this user has
    left. Raises CommandError (``no_bus``), saying what to start.
    """
    given = named_url(environment) or left_by_serve(home)
    if given is None:
        if (home.bus / "data").exists():
            raise CommandError("no_bus", say("busurl-no-host"))
        raise CommandError("no_bus", say("busurl-no-bus", variable=VARIABLE))
    return given


def named_url(environment: Mapping[str, str]) -> str:
    """The address that somebody has set: in the environment, else in the settings; empty where nobody has."""
    from scripts.server_settings import server_settings  # which names the variable as this room does

    return server_settings(None, environment).redis.url


def url_file(home: Home) -> Path:
    """Where `buraco serve` leaves the address of its bus, for its own user alone."""
    return home.bus / "url"


def gateway_file(home: Home) -> Path:
    """Where a `buraco serve` with a gateway leaves the gateway's address."""
    return home.bus / "gateway"


def left_by_serve(home: Home) -> str | None:
    """The address that a `buraco serve` has left; None where none has. Raises CommandError where it cannot be read."""
    return _left(url_file(home))


def gateway_left(home: Home) -> str | None:
    """The address of the gateway of a `buraco serve` that runs; None where none does.

    Raises CommandError where it cannot be read.
    """
    return _left(gateway_file(home)) if is_held(gateway_file(home)) else None


def _left(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            if hasattr(os, "getuid") and os.fstat(file.fileno()).st_uid not in (os.getuid(), 0):
                raise CommandError("bad_bus_file", say("busurl-of-somebody-else", file=str(path)))
            text = file.read(4_096).decode("utf-8").strip()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError):
            reason = system_says((error.strerror or "no reason given").lower())
        else:
            reason = say("busurl-no-text")
        raise CommandError("bad_bus_file", say("busurl-unreadable", file=str(path), reason=reason)) from None
    return text or None
