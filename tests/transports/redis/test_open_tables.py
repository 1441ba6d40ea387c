"""A guest from outside hears at once that a match is over, where nobody would ever answer."""

from __future__ import annotations

import contextlib

import pytest

from core.table.hosting import Entry
from core.table.orders import Look
from core.table.ports import MatchOver, NoAnswer
from tests.transports.redis.carrying import CALM_S, TABLE, exchange
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory
from transports.redis.edge import Edge
from transports.redis.open_tables import OpenTables


class Unasked(Edge):
    """An edge behind which no table is."""

    async def ask(self, table: str, order: object, *, within_s: float = 0) -> object:  # type: ignore[override]
        raise NoAnswer(table)


async def test_a_match_that_is_over_and_done_is_never_asked(server: Server) -> None:
    clients = Clients(server.url)
    async with exchange(server.url, beat_s=CALM_S) as over, contextlib.aclosing(RedisDirectory(clients)) as directory:
        tables = OpenTables(Unasked(over), directory)
        for phase, wanting, error in (
            ("playing", False, NoAnswer),
            ("over", True, NoAnswer),
            ("over", False, MatchOver),
        ):
            await directory.put(Entry(table=TABLE, phase=phase, preset="stbl", players=(), wanting=wanting))
            with pytest.raises(error):
                await tables.ask(TABLE, Look())
        with pytest.raises(NoAnswer):
            await tables.ask("AAAAAA", Look())
        await directory.put(
            Entry(table=TABLE, phase="over", preset="stbl", players=(), wanting=False, next_table="BBBBBB")
        )
        with pytest.raises(MatchOver, match="it went on at table BBBBBB: ask for an invitation"):
            await tables.ask(TABLE, Look())
    await clients.aclose()
