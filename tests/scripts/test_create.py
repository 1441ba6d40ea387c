"""`buraco create`: which seats are whose when the table is made, and that it can be asked for again."""

from __future__ import annotations

import argparse
from contextlib import AsyncExitStack

import msgspec
import pytest

from core.table.ledger import found
from core.table.records import Seated
from scripts.create import Wanted, add_arguments, create_as, first_records, read_wanted, with_bots
from scripts.failure import CommandError
from scripts.shared import Shared
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange

FREE = ("human",) * 4


def parsed(*words: str) -> Wanted:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read_wanted(parser.parse_args(["--rules", "burraco", *words]))


def wanted(*words: str) -> tuple[str, ...]:
    return parsed(*words).seats


def test_a_bot_has_the_last_free_seat_or_the_one_that_is_named() -> None:
    assert wanted() == FREE
    assert wanted("--bot", "greedy") == ("human", "human", "human", "greedy")
    assert wanted("--bot", "0=mine", "--bot", "Greedy") == ("mine", "human", "human", "greedy")
    assert wanted("--seats", "human,chance,human,chance", "--bot", "mine") == ("human", "chance", "mine", "chance")
    assert wanted("--option", "players=2", "--bot", "mine") == ("human", "mine")


@pytest.mark.parametrize("bots", [["4=greedy"], ["x=greedy"], ["=greedy"], ["1=greedy", "1=chance"], ["greedy"] * 5])
def test_a_seat_that_is_not_to_be_had_is_refused(bots: list[str]) -> None:
    with pytest.raises(CommandError) as caught:
        with_bots(FREE, bots)
    assert caught.value.code == "bad_seats"
    assert "free for bots: " in str(caught.value)


def test_a_bot_of_a_host_is_seated_by_its_name_there() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    table = read_wanted(parser.parse_args(["--rules", "burraco", "--bot", "mine"]))
    seats = [record for record in first_records("K7QF2M", table, 0) if isinstance(record, Seated)]
    assert [(record.seat, record.kind, record.program) for record in seats] == [(3, "bot", "mine")]


async def test_who_asks_again_for_a_table_of_a_code_and_a_time_has_that_one_and_nobody_else_has(server: Server) -> None:
    made = parsed()
    clients = Clients(server.url)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(clients.aclose)
        bus = Shared(clients, Edge(await stack.enter_async_context(Exchange(clients))))
        stack.push_async_callback(bus.aclose)
        await found(bus.log, first_records("KKKKKK", made, 1_000))  # killed before it was listed
        assert await create_as(bus, "KKKKKK", made, 1_002) is None
        assert await create_as(bus, "KKKKKK", made, 1_001, go_on=True) is None
        assert await create_as(bus, "KKKKKK", parsed("--target", "500"), 1_000, go_on=True) is None
        assert await bus.directory.entries() == []
        assert await create_as(bus, "KKKKKK", made, 1_000, go_on=True) == 0
        (entry,) = await bus.directory.entries()
        playing = msgspec.structs.replace(entry, phase="playing")
        await bus.directory.put(playing)
        assert await create_as(bus, "KKKKKK", made, 1_000, go_on=True) == 0
        assert await bus.directory.entries() == [playing]
        assert len(await bus.log.read("KKKKKK")) == 1
