"""The table's end of its carriers on real servers: who is heard as whom, and what costs nobody else anything."""

from __future__ import annotations

import asyncio

import pytest

from core.table import orders
from core.table.messages import Act, Closed, Id, Ping, Sync, Tick, Vote
from core.table.orders import Ask, Done, Look, Refused, Reply
from core.table.ports import Asked, Garbled, Gone, Heard, Interrupted, Letter, PortClosed, Restored
from tests.transports.redis.carrying import CALM_S, TABLE, Far, Listener, exchange, until
from tests.transports.redis.servers import Server
from transports.redis import names
from transports.redis.bus import MOST_SAID, MOST_UNHEARD, RedisBus, RedisCarriers
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication

ID = Id(protocol=1, name="Ana")


async def opened(over: Exchange) -> RedisBus:
    bus = await RedisCarriers(over).open(TABLE)
    assert isinstance(bus, RedisBus)
    return bus


async def test_who_speaks_is_known_from_the_channel(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as here, exchange(server.url, beat_s=CALM_S) as there:
        bus = await opened(here)
        for seat in (0, 5, None):
            far = await Far(there, seat).come()
            await far.say(ID)
            assert await bus.receive() == Heard(seat, ID)
            await bus.publish([(seat, Ping(7))])
            await until(lambda far=far: far.heard == [Ping(7)], "the answer")  # type: ignore[misc]


async def test_what_is_no_message_is_garbled_with_its_number_where_it_has_one(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        far = Far(here, 2)
        await far.say(
            b'{"type":"act","seq":57,"actions":[],"mood":1}', b"\xff{", b"{" * 30_000, b'{"type":"x","seq":-1}'
        )
        heard = [await bus.receive() for _ in range(4)]
        assert [(one.seat, one.message.seq) for one in heard if isinstance(one.message, Garbled)] == [
            (2, 57),
            (2, 0),
            (2, 0),
            (2, 0),
        ]


async def test_what_is_too_long_is_not_looked_into(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        far = Far(here, 1)
        await far.say(b"[" * (MOST_SAID + 1), b"[" * 3_000_000, ID)
        first, second, third = [await bus.receive() for _ in range(3)]
        for heard, size in ((first, MOST_SAID + 1), (second, 3_000_000)):
            assert isinstance(heard.message, Garbled)
            assert str(size) in heard.message.text
        assert third == Heard(1, ID)


async def test_a_flooding_seat_costs_nobody_else_anything(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as here, exchange(server.url, beat_s=CALM_S) as there:
        bus = await opened(here)
        flood, other = Far(there, 0), Far(there, 1)
        for _ in range(20):
            await flood.say(*[Sync(number) for number in range(100)])
        await other.say(ID)
        await until(lambda: bus.dropped >= 20 * 100 - MOST_UNHEARD, "most of it is dropped")
        heard = [await bus.receive() for _ in range(MOST_UNHEARD + 1)]
        assert heard == [*[Heard(0, Sync(number)) for number in range(MOST_UNHEARD)], Heard(1, ID)]
        await flood.say(ID)
        assert await bus.receive() == Heard(0, ID), "there is room again"


async def test_long_messages_have_less_room_than_short_ones(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        far = Far(here, 0)
        await far.say(*[b"x" * 60_000] * 20)
        await until(lambda: bus.dropped == 16, "four of sixty thousand bytes may wait")


async def test_watchers_say_who_they_are_and_ask_for_more_and_nothing_else(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        far = Far(here, None)
        await far.say(Act(seq=1, actions=()), b"nonsense", Vote(1), b"x" * 100_000, Sync(3))
        assert await bus.receive() == Heard(None, Sync(3))


async def test_a_seat_that_does_not_listen_is_gone_once_until_it_speaks(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here, exchange(server.url, beat_s=CALM_S) as there:
        bus = await opened(here)
        far = await Far(there, 3).come()
        tick = Tick(1, None)
        everybody: list[Letter] = [(0, tick), (3, tick), (None, tick)]
        await bus.publish(everybody)
        gone = Gone("nobody listens")
        assert [await bus.receive(), await bus.receive()] == [Heard(0, gone), Heard(None, gone)]
        await bus.publish(everybody)
        far.go()
        await there.listen(Listener(), ["later"])  # by now the server has taken note of it
        await bus.publish(everybody)
        assert await bus.receive() == Heard(3, gone), "and not a word more of the others"
        assert far.heard == [tick, tick]
        await (await far.come()).say(ID)
        assert await bus.receive() == Heard(3, ID)
        far.go()
        await there.listen(Listener(), ["later"])
        await bus.publish(everybody)
        assert await bus.receive() == Heard(3, gone)


async def test_nothing_is_published_for_watchers_while_there_are_none(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        await bus.publish([(None, Tick(1, None))])
        assert await bus.receive() == Heard(None, Gone("nobody listens"))
        far = await Far(here, None).come()
        await bus.publish([(None, Tick(2, None))])
        await far.say(Sync(0))
        assert await bus.receive() == Heard(None, Sync(0))
        await bus.publish([(None, Tick(3, None))])
        await until(lambda: far.heard == [Tick(3, None)], "the watcher hears what comes after it came")


async def test_a_seat_that_speaks_while_the_answer_is_on_its_way_is_not_gone(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        publishing = asyncio.create_task(bus.publish([(0, Tick(1, None))]))
        await asyncio.sleep(0)
        bus.hear(names.heard(TABLE, 0).encode(), b'{"type":"sync","have":0}')
        await publishing
        assert await bus.receive() == Heard(0, Sync(0))
        await bus.publish([(0, Tick(2, None))])
        assert await bus.receive() == Heard(0, Gone("nobody listens"))


async def test_edges_are_heard_and_answered_on_their_own_channels(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here, exchange(server.url, beat_s=CALM_S) as there:
        bus = await opened(here)
        edge = Listener()
        await there.listen(edge, [names.answers(TABLE)])
        ask = publication(head(names.orders(TABLE)), orders.encode(Ask("a1", Look())))
        odd = [b'{"ask":"a2","order":{"order":"dance"}}', b"[]", b"x" * 100_000]
        await there.publish([*[publication(head(names.orders(TABLE)), one) for one in odd], ask])
        assert await bus.receive() == Heard(None, Asked("a1", Look()))
        await bus.answer("a1", Done(seq=7))
        await until(lambda: len(edge.heard) == 2, "two answers")
        replies = [orders.read_reply(one) for one in edge.heard if isinstance(one, bytes)]
        assert replies[0].ask == "a2"
        assert isinstance(replies[0].answer, Refused)
        assert replies[0].answer.code == "malformed"
        assert replies[1] == Reply("a1", Done(seq=7))


async def test_a_seat_is_told_why_its_carrier_ends_and_where_to_play_on(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        far, watcher = await Far(here, 1).come(), await Far(here, None).come()
        await bus.publish([(1, Tick(1, None))])
        await bus.disconnect(1, "a rematch", "N2WQ7T")
        await bus.disconnect(None, "all is over")
        await bus.disconnect(40, "there is no such seat")
        await until(lambda: bool(watcher.heard), "the last word")
        assert far.heard == [Tick(1, None), Closed("a rematch", "N2WQ7T")]
        assert watcher.heard == [Closed("all is over")]


async def test_every_table_is_told_of_trouble_and_of_its_end(own_server: Server) -> None:
    async with exchange(own_server.url, "us") as here:
        carriers = RedisCarriers(here)
        buses = [await carriers.open(table) for table in ("K7QF2M", "N2WQ7T", "Q5YX3B")]
        own_server.pause()
        try:
            for bus in buses:
                assert isinstance((await bus.receive()).message, Interrupted)
            await buses[0].publish([(0, Tick(1, None))])  # comes back at once
        finally:
            own_server.go_on()
        for bus in buses:
            assert await bus.receive() == Heard(None, Restored())
        late = await carriers.open("M3M3M3")
        await Far(here, 0, "M3M3M3").say(ID)
        assert await late.receive() == Heard(0, ID)


async def test_a_table_that_is_opened_without_a_server_hears_so_first(own_server: Server) -> None:
    own_server.stop()
    async with exchange(own_server.url, "us") as here:
        bus = await opened(here)
        assert isinstance((await bus.receive()).message, Interrupted)
        own_server.start()
        assert await bus.receive() == Heard(None, Restored())


async def test_trouble_that_comes_and_goes_unheard_leaves_no_heap_of_words(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
        for _ in range(50):
            bus.cut("a test")
            bus.mend()
        heard = [await bus.receive(), await bus.receive()]
        assert heard == [Heard(None, Interrupted("a test")), Heard(None, Restored())]
        await Far(here, 0).say(ID)
        assert await bus.receive() == Heard(0, ID)


async def test_a_table_that_is_closed_hears_and_says_nothing_more(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        carriers = RedisCarriers(here)
        bus = await carriers.open(TABLE)
        far = await Far(here, 0).come()
        receiving = asyncio.create_task(bus.receive())
        await asyncio.sleep(0)
        await bus.aclose()
        await bus.aclose()
        with pytest.raises(PortClosed):
            await receiving
        await bus.publish([(0, Tick(1, None))])
        await bus.answer("a", Done(seq=1))
        await here.listen(Listener(), ["later"])
        assert far.heard == []
        assert await here.publish([publication(head(names.heard(TABLE, 0)), b"{}")]) == [0]


async def test_who_opens_a_table_anew_hears_it_and_the_older_one_ends(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        carriers = RedisCarriers(here)
        older = await carriers.open(TABLE)
        newer = await carriers.open(TABLE)
        await Far(here, 0).say(ID)
        assert await newer.receive() == Heard(0, ID)
        with pytest.raises(PortClosed):
            await older.receive()
        await older.aclose()
        await Far(here, 0).say(ID)
        assert await newer.receive() == Heard(0, ID)


async def test_every_table_is_closed_with_its_exchange(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as here:
        bus = await opened(here)
    with pytest.raises(PortClosed):
        await bus.receive()
    await bus.publish([(0, Tick(1, None))])
    await bus.aclose()
