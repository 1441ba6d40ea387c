"""Where the bus is that tables are shared on: what was set, or what `buraco serve` has left for this user."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from scripts.failure import CommandError
from scripts.home import Home

VARIABLE: Final = "BURACO_REDIS_URL"


def bus_url(home: Home, environment: Mapping[str, str]) -> str:
    """The address of the bus. It may hold a password: never to be shown.

    ``BURACO_REDIS_URL``, else ``[redis] url`` in config/server.toml, else what a `buraco serve` of this user has
    left. Raises CommandError (``no_bus``), saying what to start.
    """
    from scripts.server_settings import server_settings  # which names the variable as this room does

    given = server_settings(None, environment).redis.url or left_by_serve(home)
    if given is None:
        raise CommandError(
            "no_bus",
            f"No table is shared here yet: start `buraco serve`, or set {VARIABLE} to the address of a Redis or "
            "Valkey server on which somebody serves.",
        )
    return given


def url_file(home: Home) -> Path:
    """Where `buraco serve` leaves the address of its bus, for its own user alone."""
    return home.bus / "url"


def left_by_serve(home: Home) -> str | None:
    """The address that a `buraco serve` has left; None where none has. Raises CommandError where it cannot be read."""
    path = url_file(home)
    try:
        with path.open("rb") as file:
            if hasattr(os, "getuid") and os.fstat(file.fileno()).st_uid not in (os.getuid(), 0):
                raise CommandError(
                    "bad_bus_file", f"{path} belongs to somebody else: delete it, then start serve anew."
                )
            text = file.read(4_096).decode("utf-8").strip()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        reason = (error.strerror or "no reason given").lower() if isinstance(error, OSError) else "it is no text"
        raise CommandError("bad_bus_file", f"{path} cannot be read ({reason}): start `buraco serve` anew.") from None
    return text or None
