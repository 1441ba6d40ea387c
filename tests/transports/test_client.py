"""A seat's client reads: what it answers by itself, gaps, repeats, and the end of its carrier."""

from __future__ import annotations

import msgspec
import pytest

from core.game.rules import options_of
from core.table.messages import (
    End,
    Hello,
    Id,
    NonceCall,
    Ping,
    Pong,
    RulesSaid,
    Said,
    Stop,
    Sync,
    Tick,
    Update,
)
from scripts.settings import load_rules
from tests.core.table.playing import nonces
from tests.transports.scripted import Reader, Script, begun, msg, real_messages
from transports.client import SeatClient


async def test_a_client_introduces_itself_and_answers_pings() -> None:
    hello, _ = await real_messages()
    port = Script()
    async with SeatClient(port, "Ana", wants=("legal",), version="1", nonce_source=nonces(0)) as client:
        await port.tell(hello, Ping(5))
        assert port.sent == [Id(protocol=1, name="Ana", version="1", wants=("legal",)), Pong(5)]
        assert client.hello == hello
        assert client.rules.preset == "burraco"


async def test_a_client_that_wants_events_asks_for_those_before_it_came() -> None:
    _, client, reader, updates = await begun()
    assert [type(message) for message in reader.heard] == [Hello, Update]
    assert client.latest is not None
    assert (client.latest.since, client.latest.seq) == (0, updates[0].seq)
    await client.aclose()


async def test_updates_that_follow_each_other_are_given_as_they_are() -> None:
    port, client, reader, updates = await begun()
    await port.tell(*updates[1:])
    assert reader.of(Update)[1:] == updates[1:]
    assert client.latest == updates[-1]
    await client.aclose()


async def test_a_gap_is_noticed_and_exactly_what_was_missed_is_asked_for_once() -> None:
    port, client, reader, updates = await begun()
    have = updates[0].seq
    await port.tell(updates[2], updates[3])
    assert port.sent[2:] == [Sync(have)]
    assert len(reader.of(Update)) == 1
    news = tuple(event for update in updates[1:4] for event in update.events)
    whole = Update(since=have, seq=updates[3].seq, events=news, view=updates[3].view, turn=updates[3].turn)
    await port.tell(whole, updates[4])
    assert reader.of(Update)[1:] == [whole, updates[4]]
    await client.aclose()


async def test_a_heartbeat_ahead_shows_a_gap_too() -> None:
    port, client, _, updates = await begun()
    await port.tell(Tick(updates[0].seq, None))
    assert port.sent[2:] == []
    await port.tell(Tick(updates[1].seq, None))
    assert port.sent[2:] == [Sync(updates[0].seq)]
    await client.aclose()


async def test_what_is_old_or_doubled_is_not_given_again() -> None:
    port, client, reader, updates = await begun()
    await port.tell(updates[1], updates[1], updates[0], updates[2], updates[1])
    assert reader.of(Update)[1:] == updates[1:3]
    await client.aclose()


async def test_of_an_answer_that_overlaps_only_the_new_events_are_given() -> None:
    port, client, reader, updates = await begun()
    await port.tell(updates[1])
    news = tuple(event for update in updates[1:4] for event in update.events)
    await port.tell(
        Update(since=updates[0].seq, seq=updates[3].seq, events=news, view=updates[3].view, turn=updates[3].turn)
    )
    last = reader.heard[-1]
    assert isinstance(last, Update)
    assert last.since == updates[1].seq
    assert [event.seq for event in last.events] == [event.seq for update in updates[2:4] for event in update.events]
    await client.aclose()


async def test_a_table_that_was_restored_from_a_backup_is_shown_as_it_is_now() -> None:
    hello, _ = await real_messages()
    port, client, reader, updates = await begun()
    await port.tell(*updates[1:6])
    older = updates[3]
    # It greets anew and shows everything; heartbeat after heartbeat, what it has forgotten did not happen.
    await port.tell(hello, msg(older, since=older.seq), Tick(older.seq, None))
    assert client.latest == updates[5]
    await port.tell(Tick(older.seq, None))
    assert port.sent[-1] == Sync(0)
    await port.tell(msg(older, since=0), updates[4])
    assert client.latest == updates[4]
    assert [update.seq for update in reader.of(Update) if isinstance(update, Update)][-2:] == [
        older.seq,
        updates[4].seq,
    ]
    await client.aclose()


async def test_a_late_host_that_greets_once_more_takes_nobody_back() -> None:
    hello, _ = await real_messages()
    port, client, reader, updates = await begun()
    await port.tell(*updates[1:6])
    older, newest = updates[3], updates[5]
    for _ in range(3):
        await port.tell(hello, msg(older, since=older.seq), Tick(older.seq, None), Tick(newest.seq, None))
    await port.tell(hello, msg(older, since=older.seq), Tick(older.seq, None), updates[6])
    await port.tell(Tick(older.seq, None))
    assert port.sent.count(Sync(0)) == 1, "only at the very beginning"
    assert [update.seq for update in reader.of(Update)[1:] if isinstance(update, Update)] == [
        update.seq for update in updates[1:7]
    ]
    await client.aclose()


async def test_a_client_without_events_takes_any_newer_update() -> None:
    port, client, _, updates = await begun(wants=())
    await port.tell(updates[4])
    assert client.latest == updates[4]
    assert port.sent[1:] == []
    await client.aclose()


async def test_a_repeated_end_is_given_once() -> None:
    port, client, reader, _ = await begun()
    end = End(n=1, score=(1, 2), totals=(1, 2), sheet=(), secret=None)
    await port.tell(end, end, Said(1, "bye"), end, Stop(9))
    assert reader.of(End) == [end]
    assert [type(message) for message in reader.heard[-2:]] == [Said, Stop]
    await client.aclose()


async def test_a_fault_of_the_client_itself_is_not_hidden() -> None:
    def broken() -> bytes:
        raise ZeroDivisionError("a fault of the tests")

    port = Script()
    client = SeatClient(port, "Ana", nonce_source=broken)
    reader = Reader(client)
    await port.tell(NonceCall(n=1, commitment="aa"))
    with pytest.raises(ZeroDivisionError):
        await reader.task
    await client.aclose()


async def test_the_rules_are_those_of_the_newest_greeting() -> None:
    hello, _ = await real_messages()
    rules = load_rules("buraco", {"players": 2})
    other = msgspec.structs.replace(hello, rules=RulesSaid("buraco", options_of(rules)), players=hello.players[:2])
    port = Script()
    async with SeatClient(port, "Ana", nonce_source=nonces(0)) as client:
        await port.tell(hello)
        assert client.rules.preset == "burraco"
        await port.tell(other)
        assert client.rules == rules
        assert [type(message) for message in port.sent] == [Id, Id]
