"""What hosts share when several of them look after many tables: leases, and the list of tables.

A lease is economy only: it decides who bothers. What keeps a table whole is its log, whose numbers nobody can pass.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import msgspec

from core.table.messages import MatchResult, Player
from core.table.ports import Bus
from core.table.records import Record
from core.table.table import Table


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a list of tables says of one. It shows no card and can be made again from the table's log."""

    table: str
    phase: str
    """``lobby``, ``playing``, ``paused``, ``adjourned`` or ``over``."""
    preset: str
    players: tuple[Player, ...]
    totals: tuple[int, ...] = ()
    n: int = 0
    """The deal in play, or the last one."""
    private: bool = False
    """Not shown in lists: only who knows its code finds it."""
    seeded: bool = False
    wanting: bool = True
    """Does it want a host? Not when it is adjourned, nor when all is over and done."""
    at: int = 0
    """When something happened last, in milliseconds since 1970."""
    result: MatchResult | None = None
    next_table: str | None = None
    """The table of the rematch."""
    problem: str | None = None
    """Why no host runs it (a damaged log), in a sentence; then nothing above can be relied on."""


class Finished(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The one stored result of a match: who played with whom, and how it ended."""

    table: str
    preset: str
    teams: tuple[tuple[str, ...], ...]
    """By team, the names of its players at the end, in the order of their seats."""
    result: MatchResult
    """Scores by team, the stand-ins' share by seat, who left for good."""
    at: int = 0
    """When it ended, in milliseconds since 1970."""


def finished(entry: Entry) -> Finished | None:
    """The result of the match that is listed so; None while it goes on."""
    result = entry.result
    if result is None:
        return None
    teams = len(result.totals)
    names = [player.name for player in entry.players]
    sides = tuple(tuple(name for name in names[team::teams] if name) for team in range(teams))
    return Finished(table=entry.table, preset=entry.preset, teams=sides, result=result, at=entry.at)


class Leases(Protocol):
    """Who bothers with which table. A lease ends by itself when it is not renewed."""

    async def take(self, table: str) -> bool:
        """Try to become this table's host; True when it is ours now. False where another is, or nothing answers."""

    async def free(self, tables: Collection[str]) -> list[str]:
        """Those of these that nobody hosts now, found in one go. Raises TableError when nothing answers."""

    async def renew(self, tables: Collection[str]) -> frozenset[str]:
        """Keep these; gives those that another host has now. Raises TableError when nothing answers."""

    async def release(self, tables: Collection[str]) -> None:
        """Give these up at once; nothing is raised when that cannot be said (they end by themselves)."""


class Directory(Protocol):
    """The list of tables. It can be made again from the logs."""

    async def wanting(self) -> list[str]:
        """The tables that want a host. Raises TableError when nothing answers."""

    async def entries(self) -> list[Entry]:
        """All tables, private ones too, in order of their names."""

    async def entry(self, table: str) -> Entry | None:
        """One table; None where the list has none of that name."""

    async def put(self, entry: Entry) -> None:
        """Set what is said of a table, and whether it wants a host."""

    async def unwant(self, table: str) -> None:
        """This table wants no host, and nothing else is said of it."""

    async def call(self, table: str) -> None:
        """Say to all hosts that this table wants one, now: it was created, given up, or somebody comes back to it."""

    async def called(self) -> str:
        """The next table that somebody called for; waits for it. Calls may be lost: `wanting` tells the same."""


class Carriers(Protocol):
    """Where a host gets the table's end of its carriers from."""

    async def open(self, table: str) -> TableBus:
        """Listen for this table."""


class TableBus(Bus, Protocol):
    """A bus that somebody has opened and closes."""

    async def aclose(self) -> None:
        """Stop listening; says nothing to anybody."""


class Witness:
    """Somebody who looks on (lists, bots of the house, figures). Nothing here may wait or raise; it does nothing."""

    def recorded(self, table: Table, record: Record | None) -> None:
        """A record was committed and the table is like this now; None: it was read from its log."""

    def acted(self, table: str, ms: float) -> None:
        """An act was heard, recorded and told, and that took so long."""

    def rejected(self, table: str, code: str) -> None:
        """An act was answered with this code."""

    def resynced(self, table: str, missed: int) -> None:
        """A seat asked for what it had missed: so many records."""

    def adopted(self, table: str) -> None:
        """A host runs this table from now on."""

    def dropped(self, table: str) -> None:
        """It does not any more."""
