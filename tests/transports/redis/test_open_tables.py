"""A guest from outside hears at once that a match is over, where nobody would ever answer."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import pytest

from core.table.hosting import Entry
from core.table.orders import Look
from core.table.ports import MatchOver, NoAnswer
from tests.transports.redis.carrying import CALM_S, TABLE, Listener, exchange, until
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.clients import Clients
from transports.redis.directory import RedisDirectory
from transports.redis.edge import Edge
from transports.redis.open_tables import OpenTables


class Unasked(Edge):
    """An edge behind which no table is."""

    async def ask(self, table: str, order: object, **ways: object) -> object:  # type: ignore[override]
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


async def test_who_asks_while_a_match_ends_for_good_is_told_so_and_waits_no_longer(server: Server) -> None:
    clients = Clients(server.url)
    async with exchange(server.url, beat_s=CALM_S) as over, contextlib.aclosing(RedisDirectory(clients)) as directory:
        entry = Entry(table=TABLE, phase="over", preset="stbl", players=(), wanting=True)
        await directory.put(entry)
        lobby = Listener()
        await over.listen(lobby, [names.LOBBY])
        asking = asyncio.create_task(OpenTables(Edge(over, repeat_s=0.02), directory).ask(TABLE, Look()))
        await until(lambda: lobby.heard[:1] == [TABLE.encode()], "the call for a host")
        await directory.put(msgspec.structs.replace(entry, wanting=False))
        with pytest.raises(MatchOver):
            await asking
    await clients.aclose()
