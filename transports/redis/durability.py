"""Whether a server that was not started here keeps what it has answered for."""

from __future__ import annotations

from transports.redis.clients import BusTrouble, Clients, call


async def weakness(clients: Clients) -> str | None:
    """What a crash of the server can take away, in a sentence for its owner; None where nothing, or nobody may ask.

    Raises BusTrouble when the server does not answer.
    """
    client = clients.commands(1)
    try:
        try:
            said = await call(client.info("persistence"))
        except BusTrouble as trouble:
            if trouble.answer == "NOPERM":
                return None
            raise
        if not said.get("aof_enabled"):
            return (
                "this server keeps no append-only file: whatever was played since it last saved is gone when it ends; "
                "set appendonly yes and appendfsync always"
            )
        try:
            settings = await call(client.config_get("appendfsync"))
        except BusTrouble as trouble:
            if trouble.answer == "NOPERM":
                return None
            raise
        if settings.get("appendfsync", "always") != "always":
            return (
                "this server writes to its disk now and then only: a crash of its machine can take the last second "
                "away; set appendfsync always"
            )
        return None
    finally:
        await clients.discard(client)
