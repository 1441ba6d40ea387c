"""Refusals that come late, after the act was said again: each is the answer to its own act and to no other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from core.game.actions import Action, Discard, Draw
from core.table.clock import ManualClock
from core.table.messages import Act, FromSeat, Id, Rejected, ToSeat, Update
from core.table.ports import Interrupted, Restored, SeatPort
from tests.core.table.playing import new, nonces, on_turn, settled
from tests.transports.scripted import Reader, Script, real_messages
from transports.client import SeatClient


class Late:
    """A carrier on which what the table says is held back until it is let through."""

    def __init__(self, port: SeatPort) -> None:
        self._port = port
        self.through = asyncio.Event()
        self.through.set()

    async def send(self, message: FromSeat) -> None:
        await self._port.send(message)

    async def receive(self) -> ToSeat | Interrupted | Restored:
        message = await self._port.receive()
        await self.through.wait()
        return message

    async def aclose(self) -> None:
        await self._port.aclose()


async def test_the_second_refusal_of_an_act_is_not_the_answer_to_the_next_one_for_the_same_moment() -> None:
    """The act is said twice before its first refusal arrives; the next act is legal, and counts."""
    game = await new()
    async with game.running():
        seats = await game.seats()
        turn = on_turn(seats)
        late = Late(game.bus.seat(turn))
        client = SeatClient(late, "Ana", wants=("events",), nonce_source=nonces(turn), clock=game.clock, repeat_ms=500)
        async with client:
            reader = Reader(client)
            await settled()
            assert client.latest is not None
            assert client.latest.turn is not None
            late.through.clear()
            wrong = asyncio.create_task(client.act([Discard("9D")]))
            for _ in range(3):  # its answers are on their way all the time
                await game.advance(600)
            late.through.set()
            await settled()
            refused = wrong.result()
            assert refused is not None
            assert refused.code == "wrong_phase"
            assert await client.act([Draw()]) is None
            await settled()
            assert reader.of(Rejected) == []
            assert game.coordinator._audience.seat(turn).refusals == 1


class Desk:
    """A client with the test at the other end, on a carrier that may lose what is said."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.port = Script()
        self.client = SeatClient(self.port, "Ana", nonce_source=nonces(0), clock=self.clock, repeat_ms=500)
        self.reader = Reader(self.client)

    async def begin(self) -> list[Update]:
        hello, updates = await real_messages(())
        await self.port.tell(hello, updates[0])
        return updates

    def act(self, *actions: Action) -> asyncio.Task[Rejected | None]:
        return asyncio.create_task(self.client.act(actions))

    @property
    def acts(self) -> Sequence[Act]:
        return [message for message in self.port.sent if isinstance(message, Act)]


def no(act: Act, code: str = "wrong_phase") -> Rejected:
    return Rejected(seq=act.seq, at=0, code=code, text="No.", now=act.seq, number=act.number)


async def test_late_refusals_come_one_after_the_other_while_the_next_act_waits() -> None:
    desk = Desk()
    await desk.begin()
    first = desk.act(Discard("9D"))
    await settled()
    desk.clock.advance(500)
    await settled()
    assert len(desk.acts) == 2
    assert desk.acts[0] == desk.acts[1]
    await desk.port.tell(no(desk.acts[0]))
    assert await first == no(desk.acts[0])
    second = desk.act(Draw())
    await settled()
    await desk.port.tell(no(desk.acts[0]))
    assert not second.done()
    await desk.port.tell(no(desk.acts[-1], "paused"))
    answer = await second
    assert answer is not None
    assert answer.code == "paused"
    await desk.port.tell(no(desk.acts[0]), no(desk.acts[-1], "paused"))
    assert desk.reader.of(Rejected) == []
    await desk.client.aclose()


async def test_a_table_that_knows_no_numbers_is_understood_all_the_same() -> None:
    desk = Desk()
    await desk.begin()
    act = desk.act(Draw())
    await settled()
    await desk.port.tell(Rejected(seq=desk.acts[0].seq, at=0, code="paused", text="No.", now=desk.acts[0].seq))
    answer = await act
    assert answer is not None
    assert answer.code == "paused"
    await desk.client.aclose()


async def test_an_older_host_that_reads_no_numbers_is_told_the_act_without_one() -> None:
    desk = Desk()
    await desk.begin()
    act = desk.act(Draw())
    await settled()
    unread = Rejected(seq=desk.acts[0].seq, at=None, code="malformed", text="No.", now=desk.acts[0].seq)
    await desk.port.tell(unread)
    assert [message.number for message in desk.acts] == [1, None]
    assert not act.done()
    await desk.port.tell(unread)
    assert await act == unread
    act = desk.act(Draw())
    await settled()
    assert desk.acts[-1].number is None
    act.cancel()
    await desk.client.aclose()


async def test_a_host_that_has_named_a_number_once_is_believed_when_it_cannot_read_an_act() -> None:
    desk = Desk()
    await desk.begin()
    act = desk.act(Draw())
    await settled()
    await desk.port.tell(no(desk.acts[0]))
    assert await act == no(desk.acts[0])
    act = desk.act(Draw())
    await settled()
    unread = Rejected(seq=desk.acts[0].seq, at=None, code="malformed", text="No.", now=desk.acts[0].seq)
    await desk.port.tell(unread)
    assert await act == unread
    assert [message.number for message in desk.acts] == [1, 2]
    await desk.client.aclose()


async def test_on_a_carrier_that_loses_nothing_acts_have_no_number() -> None:
    hello, updates = await real_messages(())
    port = Script()
    client = SeatClient(port, "Ana", nonce_source=nonces(0))
    await port.tell(hello, updates[0])
    reader = Reader(client)
    await settled()
    act = asyncio.create_task(client.act([Draw()]))
    await settled()
    assert [message.number for message in port.sent if isinstance(message, Act)] == [None]
    assert [message.kind for message in port.sent if isinstance(message, Id)] == [None]
    act.cancel()
    await client.aclose()
    await reader.task
