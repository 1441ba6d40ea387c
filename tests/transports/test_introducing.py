"""A client that says anew who plays its seat: what a program wants is known only once it runs."""

from __future__ import annotations

import msgspec

from core.table.messages import Id, Sync
from tests.transports.scripted import begun


async def test_who_plays_is_said_at_once_and_after_every_greeting() -> None:
    port, client, _, _ = await begun()
    program = Id(protocol=1, name="Ana", version="2", wants=("legal", "events"), kind="bot")
    await client.introduce(program)
    assert port.sent[-1] == program
    assert client.hello is not None
    await port.tell(msgspec.structs.replace(client.hello, engine=client.hello.engine))
    assert [message for message in port.sent if isinstance(message, Id)][1:] == [program, program]
    await client.aclose()


async def test_who_wants_events_only_now_asks_for_what_it_has_missed() -> None:
    port, client, reader, updates = await begun(wants=())
    await client.introduce(Id(protocol=1, name="Ana", wants=("events",)))
    gap = msgspec.structs.replace(updates[2], since=updates[1].seq)
    await port.tell(gap)
    assert port.sent[-1] == Sync(updates[0].seq)
    assert len(reader.heard) == 2
    await client.aclose()
