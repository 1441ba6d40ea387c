"""`buraco telegram --report ID`: whoever runs the bot is told which match somebody has reported with /report."""

from __future__ import annotations

import secrets

from core.table.ports import TableError
from scripts.failure import CommandError
from scripts.match import sentence
from transports.redis.chat_bindings import RedisBindings
from transports.redis.clients import Clients


async def told_of(report: str, token: str, bus: str) -> str:
    """Which table it is, and how its record is looked at, in sentences. ``bus``: its address, "" for none.

    Raises CommandError (``no_bus``, ``unknown_report``, and where the server does not answer).
    """
    if not bus:
        text = "No server of tables is named or runs here: start the bot, or name its server in BURACO_REDIS_URL."
        raise CommandError("no_bus", text)
    clients = Clients(bus)
    bindings = RedisBindings(clients, int(token.partition(":")[0]), secrets.token_bytes)
    try:
        table = await bindings.reported(report.strip())
    except TableError as error:
        raise CommandError(error.code, sentence(str(error)), status=1) from None
    finally:
        await bindings.aclose()
        await clients.aclose()
    if table is None:
        text = "This bot has given out no such id, or it has ended since: look at it again."
        raise CommandError("unknown_report", text, status=1)
    return (
        f"It was given out for table {table}. The deals of its match that are over are written into a file with\n"
        f"  buraco export {table} --record FILE\n"
        f"and shown, deal by deal, with\n"
        f"  buraco replay FILE"
    )
