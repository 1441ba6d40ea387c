"""Making the list of tables again from their logs, which are the truth: a list can be lost or be behind."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from core.table.hosting import Directory
from core.table.listing import entry_of, listed
from core.table.ports import Log, LogDamaged, OtherEngine
from core.table.state import replay

_log = logging.getLogger(__name__)


YOUNG_MS: Final = 10_000
"""A table whose newest record is younger may still be on its way into the list."""


async def census(log: Log, directory: Directory, now_ms: int) -> list[str]:
    """List every table that has a log and no entry; gives their names.

    ``now_ms``: milliseconds since 1970. A table whose log cannot be read is listed with what is wrong with it, and
    wants no host. Raises TableError when nothing answers.
    """
    known = {entry.table for entry in await directory.entries()}
    found: list[str] = []
    for name in await log.tables():
        if name in known:
            continue
        await asyncio.sleep(0)  # logs may be long and many: the tables that are played have the loop in between
        try:
            table = replay(name, await log.read(name))
        except (LogDamaged, OtherEngine) as error:
            entry = msgspec.structs.replace(await listed(directory, name), wanting=False, problem=str(error))
        else:
            if table is None or table.at > now_ms - YOUNG_MS:
                continue
            over = table.result is not None and table.next_table is None
            entry = entry_of(table, wanting=False if over else None)
        await directory.put(entry)
        found.append(name)
    if found:
        _log.warning("the list of tables had lost %d of them; they are listed again", len(found))
    return found
