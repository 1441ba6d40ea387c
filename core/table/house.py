"""The bots of the house: which there are for a table, what they are called there, and what they are given."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from core.table.orders import Refused
from core.table.records import Seated
from core.table.sentences import instead, refused
from core.table.table import Table

HOUSE_NAMES: Final = ("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gina")
"""What bots of the house are called, by seat; another of these where somebody is called like that."""


def wrong_program(program: str, programs: Collection[str]) -> Refused | None:
    """Why this is none of these bots; None: it is one."""
    if program in programs:
        return None
    if not programs:
        return refused("unknown_bot", "no-house-bots")
    return Refused(code="unknown_bot", text=instead("no-such-bot", program, tuple(programs), asked=repr(program[:40])))


def house_bot(
    table: Table, now_ms: int, seat: int, program: str, worlds: int | None, options: Mapping[str, object]
) -> Seated:
    """The record that gives a seat to a bot of the house, under a name that nobody has there."""
    taken = {player.name for player in table.players if player is not None}
    names = [HOUSE_NAMES[seat], *(name for name in HOUSE_NAMES if name not in taken), f"{program} {seat}"]
    name = next(name for name in names if name not in taken)
    return Seated(at=now_ms, seat=seat, name=name, kind="bot", program=program, worlds=worlds, options=dict(options))
