"""A table in a few words, for lists of saved games."""

from __future__ import annotations

import msgspec

from core.game.match import Result
from core.table import telling
from core.table.messages import Player
from core.table.table import Table


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a list says of a table. It shows no card."""

    table: str
    problem: str | None = None
    """Why it cannot be opened, in a sentence; then nothing below is known."""
    busy: bool = False
    """Is it being played by another process?"""
    preset: str = ""
    overrides: dict[str, object] = {}
    seeded: bool = False
    players: tuple[Player, ...] = ()
    programs: tuple[str | None, ...] = ()
    """By seat: the bot to start again."""
    totals: tuple[int, ...] = ()
    n: int = 0
    """The deal in play, or the last one."""
    turn: int | None = None
    """The seat on turn; None between deals and when all is over."""
    at: int = 0
    """When something happened last, in milliseconds since 1970."""
    result: Result | None = None


def summary(table: Table, busy: bool = False) -> Summary:
    """A table as a list shows it."""
    return Summary(
        table=table.id,
        busy=busy,
        preset=table.opened.preset,
        overrides=dict(table.opened.overrides),
        seeded=table.seeded,
        players=telling.players(table),
        programs=tuple(None if player is None else player.program for player in table.players),
        totals=table.totals,
        n=table.n,
        turn=None if table.live is None else table.live.turn,
        at=table.at,
        result=table.result,
    )
