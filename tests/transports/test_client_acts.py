"""A seat's client acts: one at a time, repeated until answered, and what counts as an answer."""

from __future__ import annotations

import asyncio

import pytest

from core.game.actions import Discard, Draw
from core.table.clock import ManualClock
from core.table.messages import (
    Act,
    Closed,
    Id,
    Rejected,
    Sync,
    Update,
)
from core.table.ports import PortClosed
from tests.core.table.playing import nonces, settled
from tests.transports.scripted import Reader, Script, begun, msg, real_messages
from transports.client import SeatClient


async def test_an_act_is_accepted_when_what_its_player_sees_has_changed() -> None:
    port, client, _, updates = await begun()
    acting = asyncio.create_task(client.act([Draw()], explain="why not"))
    await settled()
    assert port.sent[-1] == Act(seq=updates[0].seq, actions=(Draw(),), explain="why not")
    same = Update(since=updates[0].seq, seq=updates[0].seq + 1, events=(), view=updates[0].view)
    await port.tell(same)
    assert not acting.done(), "a record that changes nothing to see is no answer"
    await port.tell(msg(updates[2], since=same.seq))
    assert await acting is None
    await client.aclose()


async def test_a_refusal_is_given_to_who_acted_and_to_nobody_else() -> None:
    port, client, reader, updates = await begun()
    acting = asyncio.create_task(client.act([Discard("9D")]))
    await settled()
    refused = Rejected(seq=updates[0].seq, at=0, code="wrong_phase", text="Draw first.", now=updates[0].seq)
    await port.tell(refused)
    assert await acting == refused
    assert reader.of(Rejected) == []
    await port.tell(refused)
    assert reader.of(Rejected) == [refused], "an answer to nothing is for the reader"
    await client.aclose()


async def test_a_stale_answer_to_an_act_that_was_accepted_counts_as_accepted() -> None:
    port, client, _, updates = await begun()
    acting = asyncio.create_task(client.act([Draw()]))
    await settled()
    seq = updates[0].seq
    await port.tell(Rejected(seq=seq, at=None, code="stale", text="…", now=seq + 1, accepted=seq + 1))
    assert await acting is None
    assert port.sent[-1] == Sync(seq), "and what it did is asked for"
    await client.aclose()


async def test_an_act_for_the_moment_it_was_decided_in_is_stale_in_another() -> None:
    port, client, _, updates = await begun()
    await port.tell(*updates[1:])
    acting = asyncio.create_task(client.act([Draw()], seq=updates[0].seq))
    await settled()
    assert port.sent[-1] == Act(seq=updates[0].seq, actions=(Draw(),))
    stale = Rejected(seq=updates[0].seq, at=None, code="stale", text="…", now=updates[-1].seq)
    await port.tell(stale)
    assert await acting == stale
    await client.aclose()


async def test_one_act_is_under_way_at_a_time() -> None:
    port, client, _, updates = await begun()
    first = asyncio.create_task(client.act([Draw()]))
    second = asyncio.create_task(client.act([Discard("9D")]))
    await settled()
    acts = [message for message in port.sent if isinstance(message, Act)]
    assert acts == [Act(seq=updates[0].seq, actions=(Draw(),))]
    await port.tell(updates[1])
    await first
    await settled()
    assert len([message for message in port.sent if isinstance(message, Act)]) == 2
    second.cancel()
    await client.aclose()


async def test_an_act_that_gets_no_answer_is_sent_again_and_again() -> None:
    hello, updates = await real_messages()
    port, clock = Script(), ManualClock()
    client = SeatClient(port, "Ana", nonce_source=nonces(0), clock=clock, repeat_ms=500)
    reader = Reader(client)
    await port.tell(hello, updates[0])
    acting = asyncio.create_task(client.act([Draw()]))
    for _ in range(3):
        await settled()
        clock.advance(500)
    await settled()
    acts = [message for message in port.sent if isinstance(message, Act)]
    assert acts == [acts[0]] * 4
    await port.tell(updates[1])
    assert await acting is None
    clock.advance(5_000)
    await settled()
    assert len([message for message in port.sent if isinstance(message, Act)]) == 4
    await client.aclose()
    await reader.task


async def test_after_a_new_greeting_what_was_under_way_is_sent_again() -> None:
    port, client, _, _ = await begun()
    acting = asyncio.create_task(client.act([Draw()]))
    await settled()
    assert client.hello is not None
    await port.tell(client.hello)
    assert isinstance(port.sent[-2], Id)
    assert isinstance(port.sent[-1], Act)
    acting.cancel()
    await client.aclose()


async def test_the_end_of_the_carrier_is_the_end_of_the_messages_and_of_an_act_under_way() -> None:
    port, client, reader, _ = await begun()
    acting = asyncio.create_task(client.act([Draw()]))
    await settled()
    await port.tell(None)
    with pytest.raises(PortClosed, match="the line is dead"):
        await acting
    await reader.task
    assert reader.heard[-1] == Closed("the line is dead")
    with pytest.raises(PortClosed):
        await client.act([Draw()])
    with pytest.raises(PortClosed):
        await client.say("hello")
    await client.aclose()


async def test_nothing_can_be_done_before_the_first_update() -> None:
    port = Script()
    client = SeatClient(port, "Ana", nonce_source=nonces(0))
    with pytest.raises(RuntimeError, match="wait for an Update"):
        await client.act([Draw()])
    with pytest.raises(RuntimeError, match="wait for the Hello"):
        _ = client.rules
    await client.aclose()
    await client.aclose()
