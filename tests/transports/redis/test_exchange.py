"""The exchange of a process on real servers: what it survives, and that nothing of that is ever raised."""

from __future__ import annotations

import asyncio
import time

from tests.patience import awake
from tests.transports.fault_proxy import FaultProxy
from tests.transports.redis.carrying import BEAT_S, CALM_S, Listener, exchange, until
from tests.transports.redis.servers import Server
from transports.redis.clients import Clients
from transports.redis.exchange import Exchange
from transports.redis.line import head, publication
from transports.redis.replies import TooLong


def say(text: bytes, channel: str = "c") -> bytes:
    return publication(head(channel), text)


def clients_of(server: Server) -> int:
    """How many connections the server has, this question's own left out."""
    return server.ask("CLIENT", "LIST").count(b"\n") - 1


async def test_what_is_said_is_heard_in_order_and_counted(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as one, exchange(server.url, beat_s=CALM_S) as two:
        ear, other = Listener(), Listener()
        await one.listen(ear, ["c", "d"])
        await two.listen(other, ["c"])
        assert await two.publish([say(b"1"), say(b"2", "d"), say(b"3", "nobody"), say(b"4")]) == [2, 1, 0, 2]
        await until(lambda: ear.heard == [b"1", b"2", b"4"] and other.heard == [b"1", b"4"], "all of it, in order")
        assert ear.words == ["mend"]
        assert await two.publish([]) == []


async def test_several_listen_to_one_channel_over_one_connection(server: Server) -> None:
    async with exchange(server.url, beat_s=CALM_S) as made:
        ears = [Listener() for _ in range(3)]
        for ear in ears:
            await made.listen(ear, ["c"])
        assert await made.publish([say(b"1")]) == [1]
        await until(lambda: all(ear.heard == [b"1"] for ear in ears), "everybody hears it")
        made.drop(ears[0])
        made.drop(ears[0])
        await made.publish([say(b"2")])
        await until(lambda: ears[2].heard == [b"1", b"2"], "who is left hears on")
        assert ears[0].heard == [b"1"]
        made.drop(ears[1])
        made.drop(ears[2])
        await made.listen(Listener(), ["d"])  # the answer to this comes after the others are gone
        assert await made.publish([say(b"3"), say(b"4", "d")]) == [0, 1]


async def test_killed_connections_are_made_anew_and_everybody_is_told(own_server: Server) -> None:
    async with exchange(own_server.url, "us", beat_s=CALM_S) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        for round_, kind in enumerate(("pubsub", "normal", "pubsub", "normal"), 1):
            own_server.ask("CLIENT", "KILL", "TYPE", kind, "SKIPME", "yes")
            await until(lambda n=round_: ear.words == ["mend"] + ["cut", "mend"] * n, kind)  # type: ignore[misc]
            assert await made.publish([say(b"%d" % round_)]) == [1]
            await until(lambda n=round_: len(ear.heard) == n, "it is heard again")  # type: ignore[misc]
        assert made.rebuilt == 4
        assert clients_of(own_server) == 2
    assert clients_of(own_server) == 0


async def test_a_server_that_is_restarted_is_found_again(own_server: Server) -> None:
    async with exchange(own_server.url, "us", beat_s=CALM_S) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        own_server.stop()
        await until(lambda: ear.words == ["mend", "cut"], "it is gone")
        late = Listener()
        await made.listen(late, ["d"])
        assert late.words == ["cut"]
        assert await made.publish([say(b"lost")]) is None
        own_server.start()
        await until(lambda: made.up, "it is back")
        assert await made.publish([say(b"1"), say(b"2", "d")]) == [1, 1]
        await until(lambda: ear.heard == [b"1"] and late.heard == [b"2"], "both hear again")
        assert late.words == ["cut", "mend"]


async def test_a_server_that_comes_late_is_waited_for(own_server: Server) -> None:
    own_server.stop()
    async with exchange(own_server.url, beat_s=CALM_S) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        assert ear.words == ["cut"]
        assert made.reason is not None
        own_server.start()
        await until(lambda: ear.words == ["cut", "mend"], "it is there")
        assert made.reason is None
        assert made.rebuilt == 0


async def test_a_server_that_stands_still_is_noticed_and_nobody_waits_for_it(own_server: Server) -> None:
    async with exchange(own_server.url, "us") as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        own_server.pause()
        try:
            assert await made.publish([say(b"lost, or late")]) is None
            assert ear.words == ["mend", "cut"]
            assert made.silent_ms > BEAT_S * 1000, "it counts from the last heartbeat, not from when that was missed"
        finally:
            own_server.go_on()
        await until(lambda: made.up, "it goes on")
        assert await made.publish([say(b"2")]) == [1]
        await until(lambda: ear.heard[-1:] == [b"2"], "it is heard again")
        await until(lambda: made.silent_ms < BEAT_S * 1000, "its heart beats again")
        await until(lambda: clients_of(own_server) == 2, "no connection is left over")


async def test_closing_waits_for_no_server(own_server: Server) -> None:
    before = asyncio.all_tasks()
    clients = Clients(own_server.url)
    working, broken = Exchange(clients, beat_s=60.0), Exchange(clients, beat_s=BEAT_S)
    ears = [Listener(), Listener()]
    await working.listen(ears[0], ["c"])
    await broken.listen(ears[1], ["c"])
    own_server.pause()
    try:
        asking = [asyncio.create_task(working.publish([say(bytes(100_000))])) for _ in range(10)]
        await until(lambda: not broken.up, "one of them notices")  # and connects to nothing now
        async with awake() as clock:
            await working.aclose()
            await broken.aclose()
            await clients.aclose()
        assert clock.seconds < 1.0
        assert await asyncio.gather(*asking) == [None] * 10
    finally:
        own_server.go_on()
    assert [ear.words[-1] for ear in ears] == ["end", "end"]
    assert await working.publish([say(b"x")]) is None
    await until(lambda: asyncio.all_tasks() <= before, "no task is left over")
    await until(lambda: clients_of(own_server) == 0, "no connection is left over")


async def test_a_peer_that_is_gone_without_a_word_is_noticed(server: Server) -> None:
    async with FaultProxy(str(server.socket)) as proxy, exchange(proxy.url) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        proxy.hole = True
        await until(lambda: ear.words == ["mend", "cut"], "nothing comes any more")
        proxy.hole = False
        await until(lambda: made.up, "the network is back")
        assert await made.publish([say(b"1")]) == [1]


async def test_connections_that_are_refused_or_cut_at_any_byte_are_tried_again(server: Server) -> None:
    async with FaultProxy(str(server.socket)) as proxy, exchange(proxy.url) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        for count in (1, 2, 5, 9, 33, 60, 100, 150):
            await until(lambda: made.lag_ms is not None, "it works")
            seen = proxy.connections
            proxy.cut_after(count)
            proxy.cut()
            await until(lambda n=seen: made.up and proxy.connections >= n + 2, f"cut after {count}")  # type: ignore[misc]
        proxy.refuse = True
        proxy.cut()
        tried = proxy.connections
        await until(lambda: proxy.connections > tried + 3, "it is tried again and again")
        proxy.refuse = False
        await until(lambda: made.up, "it is let in")


async def test_a_delay_that_is_shorter_than_the_heartbeat_is_no_trouble(server: Server) -> None:
    async with FaultProxy(str(server.socket)) as proxy, exchange(proxy.url, beat_s=1.0) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        proxy.delay_s = 0.03
        for number in range(5):
            assert await made.publish([say(b"%d" % number)]) == [1]
        assert ear.words == ["mend"]


async def test_who_is_too_slow_for_the_server_is_thrown_out_and_comes_back(own_server: Server) -> None:
    own_server.ask("CONFIG", "SET", "client-output-buffer-limit", "pubsub 200000 0 0")
    async with (
        FaultProxy(str(own_server.socket)) as proxy,
        exchange(proxy.url, beat_s=0.5) as slow,
        exchange(own_server.url, beat_s=CALM_S) as other,
    ):
        ear = Listener()
        await slow.listen(ear, ["c"])
        proxy.stall()
        heard = [1]
        while heard == [1]:
            heard = await other.publish([say(bytes(50_000))]) or []
        assert heard == [0]
        proxy.flow()
        await until(lambda: ear.words == ["mend", "cut", "mend"], "it is back")
        await other.publish([say(b"now")])
        await until(lambda: ear.heard[-1:] == [b"now"], "it hears again")


async def test_what_is_too_long_is_told_without_being_kept(server: Server) -> None:
    clients = Clients(server.url)
    async with Exchange(clients, most_bytes=1000) as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        await made.publish([say(bytes(3_000_000)), say(b"short")])
        await until(lambda: len(ear.heard) == 2, "both")
        assert ear.heard == [TooLong(3_000_000), b"short"]
    await clients.aclose()


async def test_a_user_without_the_right_to_a_channel_is_told_so_and_asks_again(own_server: Server) -> None:
    own_server.ask(
        "ACL", "SETUSER", "eve", "reset", "on", ">pw", "resetchannels", "&mine", "-@all", "+hello", "+client"
    )
    own_server.ask("ACL", "SETUSER", "eve", "+ping", "+subscribe", "+unsubscribe", "+publish")
    url = own_server.url.replace("unix://", "unix://eve:pw@")
    async with exchange(url, beat_s=CALM_S) as made:
        mine, theirs = Listener(), Listener()
        await made.listen(mine, ["mine"])
        assert await made.publish([say(b"1", "mine"), say(b"2", "theirs")]) == [1, -1]
        assert made.up
        await made.listen(theirs, ["theirs"])
        await until(lambda: mine.words[:2] == ["mend", "cut"], "it cannot serve both")
        assert made.reason is not None
        assert "channels" in made.reason
        made.drop(theirs)
        await until(lambda: made.up, "what it may hear it hears again")


async def test_an_ear_that_fails_costs_no_other_anything(server: Server) -> None:
    class Bad(Listener):
        def hear(self, channel: bytes, message: bytes | TooLong) -> None:
            raise RuntimeError("a fault of the program")

        def mend(self) -> None:
            raise RuntimeError("a fault of the program")

        def cut(self, reason: str) -> None:
            raise RuntimeError("a fault of the program")

    async with exchange(server.url, beat_s=CALM_S) as made:
        bad, good = Bad(), Listener()
        await made.listen(bad, ["c"])
        await made.listen(good, ["c"])
        assert await made.publish([say(b"1")]) == [1]
        await until(lambda: good.heard == [b"1"], "the other hears")
        assert made.rebuilt == 0
        made.rebuild("a test")
        await until(lambda: good.words == ["mend", "cut", "mend"], "the other is told everything")


async def test_many_channels_are_subscribed_again_in_time(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as made:
        ear = Listener()
        await made.listen(ear, [f"c{number}" for number in range(8000)])
        made.rebuild("a test")
        await until(lambda: ear.words == ["mend", "cut", "mend"], "all are subscribed again")
        assert await made.publish([say(b"1", "c0"), say(b"2", "c7999")]) == [1, 1]


async def test_an_old_heartbeat_that_comes_late_counts_for_nothing(server: Server) -> None:
    async with exchange(server.url, "us", beat_s=CALM_S) as made:
        await made.listen(Listener(), ["c"])
        await made.publish([say(b"999999", "buraco:host:us"), say(b"x", "buraco:host:us")])
        assert made.up
        await until(lambda: made.lag_ms is not None, "its own are heard")
        assert made.lag_ms is not None
        assert made.lag_ms < 5_000


async def test_the_older_protocol_does_as_well(server: Server) -> None:
    url = f"{server.url}?protocol=2"
    async with exchange(url, "us", beat_s=CALM_S) as one, exchange(url) as two:
        first, second = Listener(), Listener()
        await one.listen(first, ["c"])
        assert await two.publish([say(b"1")]) == [1]
        await two.listen(second, ["c"])  # nothing was subscribed before, so its heartbeat looked different
        assert await two.publish([say(b"2")]) == [2]
        await until(lambda: first.heard == [b"1", b"2"] and second.heard == [b"2"], "both hear")
        await until(lambda: two.lag_ms is not None, "its heart is heard")


async def test_a_pause_of_this_process_is_nobody_elses_fault(server: Server) -> None:
    async with exchange(server.url, "us") as made:
        ear = Listener()
        await made.listen(ear, ["c"])
        for _ in range(3):
            end = time.monotonic() + 5 * BEAT_S
            while time.monotonic() < end:
                pass  # nothing else runs
            assert await made.publish([say(b"x")]) == [1]
        assert ear.words == ["mend"]
