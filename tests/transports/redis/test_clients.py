"""Clients: every form of address, a deadline on every call, nothing sent twice, and no password in any text."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
import time
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from redis.asyncio import Redis

from core.table.ports import TableError
from tests.patience import PATIENCE_S, awake
from tests.transports.redis.cut_line import cut_line
from tests.transports.redis.servers import KINDS, Server, program, running
from transports.redis.clients import BadBusUrl, BusTrouble, Clients, call
from transports.redis.server import GUARD

SECRET = "hush-hush-4711"


@asynccontextmanager
async def client_of(url: str) -> AsyncIterator[Redis]:
    clients = Clients(url)
    try:
        yield clients.commands()
    finally:
        await clients.aclose()


async def trouble_with(url: str) -> BusTrouble:
    """What a PING meets."""
    async with client_of(url) as client:
        with pytest.raises(BusTrouble) as caught:
            await call(client.ping())
        assert SECRET not in "".join(traceback.format_exception(caught.value))
        return caught.value


# --- addresses -------------------------------------------------------------------------------------------------------


async def test_a_user_and_a_password_open_the_server_by_every_form_of_address(own_server: Server) -> None:
    own_server.ask("ACL", "SETUSER", "ann", "on", f">{SECRET}", "+@all", "~*", "&*")
    own_server.ask("CONFIG", "SET", "requirepass", f"{SECRET}/#?@:%")
    secret = f"{SECRET}%2F%23%3F%40%3A%25"
    async with cut_line(own_server.socket, b"nothing") as line:
        for url in (
            own_server.url.replace("://", f"://ann:{SECRET}@"),
            f"{own_server.url}?username=ann&password={SECRET}",
            own_server.url.replace("://", f"://:{secret}@"),
            line.url.replace("://", f"://ann:{SECRET}@") + "/3",
            line.url.replace("://", f"://:{secret}@") + "?db=3&client_name=me",
        ):
            async with client_of(url) as client:
                assert await call(client.ping()), url
            assert SECRET not in Clients(url).shown
            assert SECRET not in repr(Clients(url))
        for url in (line.url, own_server.url):
            assert (await trouble_with(url)).answer == "NOAUTH"
            assert (await trouble_with(url.replace("://", f"://ann:{SECRET}x@"))).answer == "WRONGPASS"


async def test_the_database_of_the_address_is_the_one_that_is_used(server: Server) -> None:
    async with client_of(f"{server.url}?db=4") as four, client_of(server.url) as none:
        await call(four.set("a", "b"))
        assert await call(none.get("a")) is None
        assert await call(four.get("a")) == b"b"


@pytest.mark.parametrize(
    "url",
    [
        "",
        f"http://ann:{SECRET}@host",
        f"redis://ann:{SECRET}@host:99999",
        f"redis://ann:{SECRET}#x@host",
        f"redis://ann:{SECRET}/x@host",
        f"redis://ann:77/{SECRET}@host",
        f"redis://ann:77?{SECRET}=x@host",
        f"redis://ann:{SECRET}@[host",
        f"redis://host?passwort={SECRET}",
        f"redis://host?db={SECRET}",
        f"redis://host?{SECRET}",
        "redis://host?retry_on_timeout=yes",
        "redis://host?socket_timeout=60",
        f"unix://ann:{SECRET}@",
        f"unix://ann:{SECRET}@tmp/socket",
        f"redis+sentinel://ann:{SECRET}@host:26379",
        f"redis+sentinel://ann:{SECRET}@host:26379,/primary",
        f"redis+cluster://ann:{SECRET}@host",
        f"unix+sentinel://ann:{SECRET}@host/primary",
    ],
)
def test_an_address_that_cannot_be_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(BadBusUrl) as caught:
        Clients(url)
    assert SECRET not in "".join(traceback.format_exception(caught.value))
    assert "redis://host:port" in str(caught.value)
    assert caught.value.code == "bad_bus_url"


# --- trouble ---------------------------------------------------------------------------------------------------------


async def test_a_server_that_is_not_there_is_said_with_its_address_and_no_password(tmp_path: Path) -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))  # nobody listens
        port = bound.getsockname()[1]
        said = await trouble_with(f"redis://ann:{SECRET}@127.0.0.1:{port}")
    assert f"127.0.0.1:{port}" in str(said)
    assert said.answer is None
    assert "no.sock" in str(await trouble_with(f"unix://ann:{SECRET}@{tmp_path}/no.sock"))


async def test_a_proxy_that_repeats_the_command_in_its_error_gives_no_password_away() -> None:
    async def repeat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.read(1000)
        shown = b" ".join(asked.split(b"\r\n"))
        writer.write(b"-ERR unknown command, with args beginning with: " + shown + b"\r\n")
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(repeat, "127.0.0.1", 0) as proxy:
        port = proxy.sockets[0].getsockname()[1]
        assert (await trouble_with(f"redis://ann:{SECRET}@127.0.0.1:{port}")).answer == "ERR"


async def test_a_server_that_stands_still_is_left_at_the_deadline(own_server: Server) -> None:
    async with client_of(own_server.url) as client:
        await call(client.ping())
        own_server.pause()
        try:
            for _ in range(3):
                with pytest.raises(BusTrouble, match=r"0\.05 s") as caught:
                    await call(client.ping(), 0.05)
                assert caught.value.answer is None
        finally:
            own_server.go_on()
        assert await call(client.ping())


async def test_a_process_that_stood_still_takes_the_answer_that_has_come_meanwhile(own_server: Server) -> None:
    async with client_of(own_server.url) as client:
        await call(client.ping())
        asked = asyncio.ensure_future(call(client.echo("a"), 0.05))
        for _ in range(10):
            await asyncio.sleep(0)
        until = time.monotonic() + 0.3
        while time.monotonic() < until:  # this process stands still, and not the server
            pass
        assert await asked == b"a"


async def test_closing_does_not_wait_for_a_server_that_stands_still(own_server: Server) -> None:
    clients = Clients(own_server.url)
    client, ear = clients.commands(), clients.subscriber().pubsub()
    await call(client.ping())
    await call(ear.subscribe("a"))
    own_server.pause()
    try:
        with pytest.raises(BusTrouble):
            await call(client.set("a", b"x"), 0.1)
        async with awake() as clock:
            await clients.aclose()
        assert clock.seconds < 6
    finally:
        own_server.go_on()


async def test_a_command_whose_answer_is_lost_is_not_sent_again(server: Server) -> None:
    async with cut_line(server.socket, b"INCR") as line, client_of(line.url) as client:
        line.losing = 1
        with pytest.raises(BusTrouble) as caught:
            await call(client.incr("count"))
        assert caught.value.answer is None
        assert await call(client.get("count")) == b"1"


async def test_an_abandoned_call_leaves_its_answer_to_nobody(server: Server) -> None:
    async with client_of(server.url) as client:
        await call(client.mset({"a": "of a", "b": "of b"}))
        for turn in range(1, 30):
            hasty = asyncio.ensure_future(call(client.get("a")))
            for _ in range(turn):
                await asyncio.sleep(0)
            hasty.cancel()
            await asyncio.wait([hasty])
            assert await call(client.get("b")) == b"of b"


async def test_connections_are_bounded_and_further_calls_wait_their_turn(server: Server) -> None:
    clients = Clients(server.url)
    client = clients.commands(3)
    assert await asyncio.gather(*(call(client.echo(str(number)), PATIENCE_S) for number in range(100))) == [
        str(number).encode() for number in range(100)
    ]
    connected = sum(line.startswith(b"id=") for line in server.ask("CLIENT", "LIST").splitlines())
    assert connected <= 3 + 1  # and the one that asks
    await clients.aclose()


def test_what_passes_is_worth_waiting_for_and_what_somebody_must_put_right_is_not() -> None:
    for answer in (None, "LOADING", "BUSY", "MASTERDOWN", "CLUSTERDOWN", "TRYAGAIN"):
        assert BusTrouble("no", answer).passing
    for answer in ("NOAUTH", "WRONGPASS", "NOPERM", "OOM", "MISCONF", "READONLY", "NOSCRIPT", "ERR"):
        assert not BusTrouble("no", answer).passing


async def test_a_refusal_is_told_from_an_answer_that_is_missing(server: Server) -> None:
    async with client_of(server.url) as client:
        await call(client.set("a", "b"))
        with pytest.raises(BusTrouble) as caught:
            await call(client.lpush("a", "c"))
        assert caught.value.answer == "WRONGTYPE"


# --- TLS and Sentinel ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for localhost that signs itself, and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with (apt install openssl)")
    folder = tmp_path_factory.mktemp("tls")
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    names = "-addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout key.pem -out cert.pem"
    subprocess.run([*words.split(), *names.split()], cwd=folder, check=True, capture_output=True)
    return folder / "cert.pem", folder / "key.pem"


async def test_tls_is_spoken_and_a_stranger_is_not_trusted(server: Server, certificate: tuple[Path, Path]) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*certificate)
    async with cut_line(server.socket, b"nothing", context) as line:
        secure = line.url.replace("redis://", "rediss://")
        async with client_of(f"{secure}?ssl_ca_certs={certificate[0]}") as client:
            assert await call(client.ping())
        assert "CERTIFICATE_VERIFY_FAILED" in str(await trouble_with(secure))
        async with client_of(f"{secure}?ssl_cert_reqs=none&ssl_check_hostname=no") as client:
            assert await call(client.ping())


@contextmanager
def watched(kind: str) -> Iterator[tuple[int, Server]]:
    """The port of a sentinel, and the primary that it watches together with a replica."""

    def port() -> str:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            return str(free.getsockname()[1])

    first, second, third = port(), port(), port()
    common = ("--masterauth", SECRET, "--repl-diskless-sync-delay", "0", "--bind", "127.0.0.1")
    with (
        running(kind, *common, "--port", first) as primary,
        running(kind, *common, "--port", second, "--replicaof", "127.0.0.1", first) as replica,
    ):
        for server in (primary, replica):
            server.ask("CONFIG", "SET", "requirepass", SECRET)
        replica.until(lambda: b"master_link_status:up" in replica.ask_as(SECRET, "INFO", "replication"))
        configured = replica.directory / "sentinel.conf"
        configured.write_text(
            f"port {third}\nbind 127.0.0.1\ndir {replica.directory}\nsentinel monitor table 127.0.0.1 {first} 1\n"
            f"sentinel auth-pass table {SECRET}\nsentinel down-after-milliseconds table 200\n"
        )
        words = ["/bin/sh", "-c", GUARD, "guard", program(kind), str(configured), "--sentinel"]
        said = subprocess.DEVNULL
        sentinel = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=said, stderr=said, start_new_session=True)
        try:
            yield int(third), primary
        finally:
            sentinel.communicate(timeout=PATIENCE_S)


@pytest.mark.parametrize("kind", KINDS)
async def test_sentinel_names_the_primary_and_its_successor(kind: str) -> None:
    with watched(kind) as (port, primary):
        url = f"redis+sentinel://:{SECRET}@localhost:1,127.0.0.1:{port}/table"
        clients = Clients(url)
        client = clients.commands()
        async with asyncio.timeout(PATIENCE_S):
            await _sooner_or_later(client)
            primary.kill()
            await _sooner_or_later(client)
        assert SECRET not in clients.shown
        await clients.aclose()
        said = await trouble_with(url.replace("/table", "/chair"))
        assert "no sentinel" in str(said)


async def _sooner_or_later(client: Redis) -> None:
    """Write through whoever is the primary, as soon as somebody is."""
    while True:
        try:
            await call(client.set("a", "b"))
            return
        except TableError:
            await asyncio.sleep(0.02)
