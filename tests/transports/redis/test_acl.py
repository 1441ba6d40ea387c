"""Who may do what on a shared server, by the rules that come with buraco; tried on real servers."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from core.table.hosting import Entry
from core.table.ports import LogUnavailable
from tests.core.table.playing import chance
from tests.patience import PATIENCE_S
from tests.transports.redis.carrying import TABLE
from tests.transports.redis.matches import match, undisturbed
from tests.transports.redis.servers import KINDS, Server, running
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.directory import RedisDirectory, shared_secret
from transports.redis.leases import RedisLeases
from transports.redis.log import RedisLog

RULES = Path(__file__).resolve().parents[3] / "config" / "redis.acl"
T = "K7M2QX"
OTHER = "ABCDEF"


@cache
def advised() -> str:
    """The file of users that the rules' own command makes, for seat 2 of table K7M2QX."""
    comments = "".join(line[1:] + "\n" for line in RULES.read_text("utf-8").splitlines() if line.startswith("#"))
    command = re.search(r"^ +(sed .*?) config/redis.acl > users.acl$", comments.replace("\\\n", ""), re.DOTALL | re.M)
    assert command is not None
    words = shlex.split(
        re.sub("s/([A-Z]+)-PASSWORD/…/", lambda word: word[0].replace("…", word[1].lower()), command[1])
    )
    return subprocess.run([*words, str(RULES)], check=True, capture_output=True, text=True, encoding="utf-8").stdout


def users() -> dict[str, list[str]]:
    """The rules of each user."""
    return {(words := line.split(" "))[1]: _grouped(words[2:]) for line in advised().splitlines()}


def password(user: str) -> str:
    """What the command was given for this user."""
    return "player" if user == f"buraco-{T}-2" else user.rpartition("-")[2]


def _grouped(words: list[str]) -> list[str]:
    """Words in brackets are one argument of ACL SETUSER."""
    grouped: list[str] = []
    for word in words:
        if grouped and grouped[-1].startswith("(") and not grouped[-1].endswith(")"):
            grouped[-1] += f" {word}"
        else:
            grouped.append(word)
    return grouped


class House:
    """A server with every user of the file, and clients of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._made: list[Clients] = []
        for name, rules in users().items():
            assert server.ask("ACL", "SETUSER", name, *rules) == b"+OK\r\n", (name, rules)

    def url(self, user: str, password: str) -> str:
        return self.server.url.replace("unix://", f"unix://{user}:{password}@")

    def clients(self, user: str) -> Clients:
        clients = Clients(self.url(user, password(user)))
        self._made.append(clients)
        return clients

    def by(self, user: str) -> Redis:
        return self.clients(user).commands()

    async def aclose(self) -> None:
        for clients in self._made:
            await clients.aclose()
        assert self.server.ask("ACL", "DELUSER", *users()).startswith(b":")


@pytest.fixture
async def house(server: Server) -> AsyncIterator[House]:
    made = House(server)
    yield made
    await made.aclose()


async def refused(asked: Any) -> None:
    """This is not allowed, whatever else it is."""
    with pytest.raises(BusTrouble) as caught:
        await call(asked)
    assert caught.value.answer == "NOPERM"


async def hears(client: Redis, channel: str) -> None:
    """This user may listen there, and what is published arrives."""
    async with client.pubsub() as ear:
        await call(ear.subscribe(channel))
        word = await call(ear.get_message(timeout=PATIENCE_S), PATIENCE_S)
        assert word is not None
        assert word["type"] == "subscribe"


async def deaf(client: Redis, channel: str, *, pattern: bool = False) -> None:
    """This user may not listen there."""
    async with client.pubsub() as ear:
        await call(ear.psubscribe(channel) if pattern else ear.subscribe(channel))
        with pytest.raises(BusTrouble) as caught:
            await call(ear.get_message(timeout=PATIENCE_S), PATIENCE_S)
        assert caught.value.answer == "NOPERM"


KEYS = (f"buraco:{{{T}}}:log", f"buraco:{{{T}}}:owner", "buraco:tables", "buraco:secret", "buraco:results", "another")
FORBIDDEN = (
    ("CONFIG", "GET", "*"),
    ("CONFIG", "SET", "requirepass", ""),
    ("ACL", "LIST"),
    ("ACL", "SETUSER", "default", "on"),
    ("CLIENT", "LIST"),
    ("CLIENT", "KILL", "TYPE", "normal"),
    ("CLIENT", "TRACKING", "ON", "BCAST"),
    ("PUBSUB", "CHANNELS"),
    ("MONITOR",),
    ("FLUSHALL",),
    ("KEYS", "*"),
    ("RANDOMKEY",),
    ("SAVE",),
    ("SHUTDOWN",),
    ("REPLICAOF", "127.0.0.1", "1"),
    ("FUNCTION", "LIST"),
    ("SCRIPT", "FLUSH"),
)
SHARDED = (
    ("SSUBSCRIBE", f"buraco:{{{T}}}:out:2"),
    ("SPUBLISH", f"buraco:{{{T}}}:out:2", "x"),
)


@pytest.mark.parametrize("user", [f"buraco-{T}-2", f"buraco-{T}-watcher"])
async def test_who_plays_or_watches_reaches_no_key_and_no_setting(house: House, user: str) -> None:
    house.server.ask("SET", KEYS[-1], "x")
    client = house.by(user)
    for key in KEYS:
        for command in ("GET", "TYPE", "EXISTS", "XLEN", "HGETALL", "DUMP", "DEL", "SMEMBERS"):
            await refused(client.execute_command(command, key))
        await refused(client.execute_command("XRANGE", key, "-", "+"))
        await refused(client.execute_command("XREAD", "STREAMS", key, "0"))
        await refused(client.execute_command("SET", key, "x"))
        await refused(client.execute_command("EVAL", "return redis.call('GET', KEYS[1])", 1, key))
        await refused(client.execute_command("XADD", key, "*", "r", "x"))
    await refused(client.execute_command("SCAN", 0))
    for words in (*FORBIDDEN, *SHARDED):
        await refused(client.execute_command(*words))
    await refused(client.execute_command("EVAL", "return redis.call('PUBLISH', 'a', 'b')", 0))
    await refused(client.execute_command("MULTI"))
    await refused(client.execute_command("INFO"))


def test_who_knows_the_password_of_a_seat_is_nobody_else() -> None:
    passwords = [word for rules in users().values() for word in rules if word.startswith(">")]
    assert sorted(passwords) == [">edge", ">host", ">player", ">telegram", ">watcher"]
    assert set(users()) == {"buraco-host", "buraco-edge", "buraco-telegram", f"buraco-{T}-2", f"buraco-{T}-watcher"}


async def test_a_seats_user_hears_its_own_channel_and_speaks_on_its_own_only(house: House) -> None:
    seat = house.by(f"buraco-{T}-2")
    await hears(seat, f"buraco:{{{T}}}:out:2")
    assert await call(seat.publish(f"buraco:{{{T}}}:in:2", b"{}")) == 0
    for channel in (
        *(f"buraco:{{{T}}}:out:{who}" for who in (0, 1, 3, 22, "w", "t")),
        *(f"buraco:{{{T}}}:in:{who}" for who in (0, 1, 2, 3, "w", "t")),
        *(f"buraco:{{{OTHER}}}:out:{who}" for who in (0, 2, "w")),
        "buraco:lobby",
        "buraco:host:1",
        "__keyspace@0__:*",
    ):
        await deaf(seat, channel)
    for pattern in ("*", f"buraco:{{{T}}}:out:*", f"buraco:{{{T}}}:out:2", "buraco:*"):
        await deaf(seat, pattern, pattern=True)


async def test_a_seats_user_publishes_neither_as_the_table_nor_as_another_seat(house: House) -> None:
    seat = house.by(f"buraco-{T}-2")
    for channel in (
        *(f"buraco:{{{T}}}:out:{who}" for who in (0, 1, 2, 3, "w", "t")),  # not even to itself
        *(f"buraco:{{{T}}}:in:{who}" for who in (0, 1, 3, 22, "w", "t")),
        *(f"buraco:{{{OTHER}}}:in:{who}" for who in (2, "w", "t")),
        "buraco:lobby",
        "buraco:host:1",
    ):
        await refused(seat.publish(channel, b"{}"))


async def test_a_whole_match_is_played_by_seats_that_have_only_their_own_users(house: House) -> None:
    def own(seat: int) -> str:
        """The address of a seat's user, who is there now."""
        rules = " ".join(users()[f"buraco-{T}-2"]).replace(T, TABLE).replace(":2", f":{seat}")
        assert house.server.ask("ACL", "SETUSER", f"seat-{seat}", *_grouped(rules.split(" "))) == b"+OK\r\n"
        return house.url(f"seat-{seat}", "player")

    async with match(house.url("buraco-host", "host"), [own(seat) for seat in range(4)], chance) as played:
        assert await played.finished() == await undisturbed(chance)
    assert house.server.ask("ACL", "DELUSER", *(f"seat-{seat}" for seat in range(4))) == b":4\r\n"


async def test_a_watcher_hears_what_all_may_see_and_nothing_else(house: House) -> None:
    watcher = house.by(f"buraco-{T}-watcher")
    await hears(watcher, f"buraco:{{{T}}}:out:w")
    assert await call(watcher.publish(f"buraco:{{{T}}}:in:w", b"{}")) == 0
    for who in (0, 1, 2, 3, "t"):
        await deaf(watcher, f"buraco:{{{T}}}:out:{who}")
        await refused(watcher.publish(f"buraco:{{{T}}}:in:{who}", b"{}"))
        await refused(watcher.publish(f"buraco:{{{T}}}:out:{who}", b"{}"))
    await refused(watcher.publish(f"buraco:{{{T}}}:out:w", b"{}"))
    await deaf(watcher, f"buraco:{{{T}}}:in:w")
    await deaf(watcher, "*", pattern=True)


async def test_an_edge_speaks_for_seats_and_reads_the_list_and_no_log(house: House) -> None:
    host, edge = house.clients("buraco-host"), house.clients("buraco-edge")
    await RedisLog(host).append(T, 0, b"{}")
    entry = Entry(table=T, phase="lobby", preset="buraco", players=())
    await RedisDirectory(host).put(entry)
    directory = RedisDirectory(edge)
    assert await directory.entries() == [entry]
    assert await directory.entry(T) == entry
    assert await directory.wanting() == [T]
    await directory.call(T)
    assert await directory.result(T) is None
    client = edge.commands()
    for who in (0, 3, "w", "t"):
        assert await call(client.publish(f"buraco:{{{T}}}:in:{who}", b"{}")) == 0
        await hears(client, f"buraco:{{{T}}}:out:{who}")
        await refused(client.publish(f"buraco:{{{T}}}:out:{who}", b"{}"))
        await deaf(client, f"buraco:{{{T}}}:in:{who}")
    for words in FORBIDDEN:
        await refused(client.execute_command(*words))
    with pytest.raises(LogUnavailable, match="allow"):
        await RedisLog(edge).read(T)
    with pytest.raises(LogUnavailable, match="allow"):
        await RedisLog(edge).append(T, 1, b"{}")
    with pytest.raises(BusTrouble):
        await directory.put(entry)
    assert not await RedisLeases(edge, "edge").take(T)
    assert await RedisLog(host).read(T) == [b"{}"]


async def test_an_edge_signs_with_the_hosts_key_and_cannot_set_another(house: House) -> None:
    with pytest.raises(BusTrouble):
        await shared_secret(house.clients("buraco-edge"), b"e" * 32)
    assert await shared_secret(house.clients("buraco-host"), b"h" * 32) == b"h" * 32
    assert await shared_secret(house.clients("buraco-edge"), b"e" * 32) == b"h" * 32
    await refused(house.by("buraco-edge").set("buraco:secret", "x"))


async def test_a_host_has_all_that_it_needs_and_the_server_stays_its_owners(house: House) -> None:
    host = house.clients("buraco-host")
    log, leases, directory = RedisLog(host, "h1"), RedisLeases(host, "h1"), RedisDirectory(host)
    assert await leases.take(T)
    assert await leases.renew([T]) == frozenset()
    assert await leases.free([T, OTHER]) == [OTHER]
    await log.append(T, 0, b"{}")
    await log.append(T, 0, b"{}")  # as after a lost answer
    assert await log.read(T) == [b"{}"]
    assert await log.tables() == [T]
    await directory.put(Entry(table=T, phase="lobby", preset="buraco", players=(), wanting=False))
    await directory.call(T)
    await leases.release([T])
    client = host.commands()
    for who in (0, "w", "t"):
        assert await call(client.publish(f"buraco:{{{T}}}:out:{who}", b"{}")) == 0
        await hears(client, f"buraco:{{{T}}}:in:{who}")
    await hears(client, "buraco:lobby")
    for words in FORBIDDEN:
        await refused(client.execute_command(*words))
    await refused(client.get("another"))
    await refused(client.set("another", "x"))


@pytest.mark.parametrize("kind", KINDS)
async def test_both_servers_start_with_the_file_that_the_advice_makes(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "users.acl"
    file.write_text(advised())
    with running(kind, "--aclfile", str(file)) as server:
        listed = server.ask("ACL", "GETUSER", f"buraco-{T}-2")
        assert not listed.startswith(b"-")
        clients = Clients(server.url.replace("unix://", f"unix://buraco-{T}-2:player@"))
        assert await call(clients.commands().ping())
        await clients.aclose()
