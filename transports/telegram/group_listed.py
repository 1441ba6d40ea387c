"""What the list of tables says of a group's table that is silent: nobody may host it for a good reason."""

from __future__ import annotations

from typing import Literal

import msgspec

from core.table.ports import TableError
from transports.telegram.house import House


class Standing(msgspec.Struct, frozen=True):
    """How it stands there."""

    what: Literal["wanted", "adjourned", "over"]
    """``wanted``: a host is to be expected, or nothing is known."""
    next_table: str | None = None
    """Where the match went on that is over."""


async def standing(house: House, table: str) -> Standing:
    """How this table stands."""
    try:
        entry = await house.entry(table)
    except TableError:
        return Standing("wanted")
    if entry is None or entry.wanting:
        return Standing("wanted")
    if entry.phase == "adjourned":
        return Standing("adjourned")
    return Standing("over", entry.next_table) if entry.phase == "over" else Standing("wanted")
