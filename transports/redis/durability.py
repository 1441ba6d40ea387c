"""Whether a server that was not started here keeps what it has answered for."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from transports.redis.clients import BusTrouble, Clients, call


async def weakness(clients: Clients) -> str | None:
    """What a crash of the server can take away, in a sentence for its owner; None where nothing, or nobody may ask.

    Raises BusTrouble when the server does not answer.
    """
    client = clients.commands(1)
    try:
        said = await _told(client.info("persistence"))
        if said is not None and not said.get("aof_enabled"):
            return (
                "this server keeps no append-only file: whatever was played since it last saved is gone when it ends; "
                "set appendonly yes and appendfsync always"
            )
        settings = None if said is None else await _told(client.config_get("appendfsync"))
        if settings is not None and settings.get("appendfsync", "always") != "always":
            return (
                "this server writes to its disk now and then only: a crash of its machine can take the last second "
                "away; set appendfsync always"
            )
        return None
    finally:
        await clients.discard(client)


async def _told(asked: Awaitable[Any]) -> Any:
    """The answer; None where this user may not ask. Raises BusTrouble for anything else."""
    try:
        return await call(asked)
    except BusTrouble as trouble:
        if trouble.answer == "NOPERM":
            return None
        raise
