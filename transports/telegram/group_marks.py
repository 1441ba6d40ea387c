"""How far a chat has been told of its table, kept so that a restart tells nothing twice."""

from __future__ import annotations

from typing import Final

import msgspec

from transports.telegram.bindings import Bindings, Shown
from transports.telegram.screen import Place

KEY: Final = "told"
"""Under which it lies beside the messages of the chat; it is none of them."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it, of one table."""

    table: str = ""
    seq: int = 0
    """What happened up to this record has been cheered at."""
    deal: int = 0
    """The last deal whose sheet was shown."""
    over: bool = False
    """Was the match's result told?"""
    nudged: int = -1
    """The record after which somebody was reminded of their turn last."""


async def told(bindings: Bindings, place: Place) -> Told:
    """As it was kept; of no table where it was not. Raises TableError."""
    shown = await bindings.shown(place, KEY)
    if shown is None:
        return Told()
    try:
        return msgspec.json.decode(shown.digest.encode(), type=Told)
    except msgspec.MsgspecError:
        return Told()


async def keep(bindings: Bindings, place: Place, mark: Told) -> None:
    """Raises TableError."""
    await bindings.keep_shown(place, KEY, Shown(message=0, digest=msgspec.json.encode(mark).decode()))
