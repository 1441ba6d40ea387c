"""The server that comes with buraco: it keeps what it answered for, outlives its own death, and no parent of its."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import unquote

import pytest

from core.table.ports import LogUnavailable
from tests.patience import PATIENCE_S
from tests.transports.redis.servers import KINDS, program
from transports.file_lock import lock
from transports.redis import server as server_room
from transports.redis.clients import BusTrouble, Clients, call
from transports.redis.log import RedisLog
from transports.redis.server import DataInUse, NoServer, ServerFailed, embedded_server, server_binary

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def data() -> Iterator[Path]:
    with TemporaryDirectory(prefix="buraco-") as folder:
        yield Path(folder, "bus", "data")


@asynccontextmanager
async def client_of(url: str) -> AsyncIterator[Clients]:
    clients = Clients(url)
    try:
        yield clients
    finally:
        await clients.aclose()


async def pid_of(clients: Clients) -> int:
    return int((await call(clients.commands().info("server")))["process_id"])


async def answering(clients: Clients) -> int | None:
    """The process that answers now, if any does."""
    try:
        return await pid_of(clients)
    except BusTrouble:
        return None


async def gone(data: Path) -> None:
    """Wait until parent, guard and server have all ended: the lock is theirs together."""
    held = os.open(data / "lock", os.O_RDWR)
    try:
        async with asyncio.timeout(PATIENCE_S):
            while not lock(held):
                await asyncio.sleep(0.01)
    finally:
        os.close(held)


@pytest.mark.parametrize("kind", KINDS)
async def test_what_was_answered_for_is_there_the_next_time(data: Path, kind: str) -> None:
    for turn in range(3):
        async with embedded_server(data, program(kind)) as url, client_of(url) as clients:
            log = RedisLog(clients)
            assert len(await log.read("T1")) == turn
            await log.append("T1", turn, b"{}")
        await gone(data)


async def test_the_data_and_the_socket_are_nobody_elses(data: Path) -> None:
    async with embedded_server(data) as url:
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        socket = Path(url.removeprefix("unix://"))
        assert stat.S_IMODE(socket.stat().st_mode) == 0o700
        files = [path for path in data.rglob("*") if path.is_file()]
        assert files
        assert all(stat.S_IMODE(path.stat().st_mode) & 0o077 == 0 for path in files)


async def test_a_second_server_on_the_same_data_is_refused(data: Path) -> None:
    async with embedded_server(data) as url, client_of(url) as clients:
        with pytest.raises(DataInUse, match=str(os.getpid())) as caught:
            async with embedded_server(data):
                pass
        assert caught.value.code == "data_in_use"
        assert await call(clients.commands().ping())
    async with embedded_server(data):
        pass


async def test_what_is_left_of_a_server_that_was_ended_is_waited_for(data: Path) -> None:
    async with embedded_server(data):
        pass
    left = os.open(data / "lock", os.O_RDWR)  # as its guard's children have it until they have died, too
    try:
        assert lock(left)
        async with AsyncExitStack() as stack:
            entering = asyncio.ensure_future(stack.enter_async_context(embedded_server(data)))
            await asyncio.wait({entering}, timeout=0.1)
            assert not entering.done()
            os.close(left)
            left = -1
            assert await entering
    finally:
        if left >= 0:
            os.close(left)


async def test_nobody_makes_the_server_take_in_a_huge_message(data: Path) -> None:
    async with embedded_server(data) as url, client_of(url) as clients:
        client = clients.commands()
        assert await call(client.publish("c", bytes(1_000_000))) == 0
        with pytest.raises(BusTrouble):
            await call(client.publish("c", bytes(2_000_000)))
        assert await call(client.ping())


async def test_a_killed_server_is_started_again_on_the_same_socket(data: Path) -> None:
    said: list[str] = []
    async with embedded_server(data, say=said.append) as url, client_of(url) as clients:
        log = RedisLog(clients, patience_s=PATIENCE_S)
        for turn in range(3):
            await log.append("T1", turn, b"[%d]" % turn)
            os.kill(await pid_of(clients), signal.SIGKILL)
        assert await log.read("T1") == [b"[0]", b"[1]", b"[2]"]
    assert len(said) == 3
    assert all("started again" in text for text in said)


async def test_a_killed_server_comes_back_though_nobody_can_be_told(data: Path) -> None:
    def broken(text: str) -> None:
        raise BrokenPipeError

    async with embedded_server(data, say=broken) as url, client_of(url) as clients:
        killed = await pid_of(clients)
        os.kill(killed, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE_S):
            while await answering(clients) in (None, killed):
                await asyncio.sleep(0.01)
    await gone(data)


async def test_a_killed_guard_takes_its_server_along_and_both_come_back(data: Path) -> None:
    async with embedded_server(data) as url, client_of(url) as clients:
        log = RedisLog(clients, patience_s=PATIENCE_S)
        await log.append("T1", 0, b"{}")
        server = await pid_of(clients)
        os.kill(os.getpgid(server), signal.SIGKILL)
        await log.append("T1", 1, b"[]")
        async with asyncio.timeout(PATIENCE_S):
            while await answering(clients) in (None, server):
                await asyncio.sleep(0.01)
        assert await log.read("T1") == [b"{}", b"[]"]
    await gone(data)


PARENT = """
import asyncio, sys, time
from pathlib import Path
from transports.redis.server import embedded_server

async def main():
    async with embedded_server(Path(sys.argv[1]), sys.argv[2]) as url:
        print(url, flush=True)
        if sys.argv[3] == "exit":
            await asyncio.to_thread(sys.stdin.readline)
            raise SystemExit(3)
        await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("end", ["exit", "SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])
async def test_no_server_outlives_its_parent(data: Path, kind: str, end: str) -> None:
    words = (sys.executable, "-P", "-c", PARENT, str(data), program(kind), end)
    pipe, env = asyncio.subprocess.PIPE, {"PYTHONPATH": str(ROOT)}
    parent = await asyncio.create_subprocess_exec(
        *words, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=env
    )
    assert parent.stdin is not None
    assert parent.stdout is not None
    url = (await parent.stdout.readline()).decode().strip()
    reader, writer = await asyncio.open_unix_connection(url.removeprefix("unix://"))
    if end == "exit":
        parent.stdin.write(b"\n")  # not before we are connected
    else:
        parent.send_signal(getattr(signal, end))
    async with asyncio.timeout(PATIENCE_S):
        assert await reader.read() == b""  # the server is gone
        await parent.wait()
    writer.close()
    parent.stdin.close()
    await gone(data)


async def test_a_stopped_server_does_not_outlive_its_parent_either(data: Path) -> None:
    words = (sys.executable, "-P", "-c", PARENT, str(data), program("valkey"), "")
    parent = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env={"PYTHONPATH": str(ROOT)}
    )
    assert parent.stdout is not None
    async with client_of((await parent.stdout.readline()).decode().strip()) as clients:
        os.kill(await pid_of(clients), signal.SIGSTOP)
    parent.kill()
    await parent.wait()
    # A new parent waits for the old one's server to end.
    async with embedded_server(data):
        pass


async def test_a_full_disk_is_said_and_nothing_is_half_done(data: Path) -> None:
    data.mkdir(parents=True)
    limit, limited = data / "limit", data / "limited"
    limit.write_text("8")  # blocks of 512 bytes
    limited.write_text(f'#!/bin/sh\ntrap "" XFSZ\nulimit -f "$(cat {limit})"\nexec "{program("valkey")}" "$@"\n')
    limited.chmod(0o700)
    async with embedded_server(data, str(limited)) as url, client_of(url) as clients:
        log = RedisLog(clients, patience_s=0.5)
        returned = 0

        async def write() -> None:
            nonlocal returned
            while True:
                await log.append("T1", returned, b"x" * 500)
                returned += 1

        with pytest.raises(LogUnavailable):
            await write()
        assert 0 < returned < 10
        limit.write_text("unlimited")
        log = RedisLog(clients, patience_s=PATIENCE_S)
        assert await log.read("T1") == [b"x" * 500] * returned
        await log.append("T1", returned, b"{}")


async def test_a_server_that_cannot_read_its_data_says_why(data: Path) -> None:
    async with embedded_server(data) as url, client_of(url) as clients:
        await RedisLog(clients).append("T1", 0, b"{}")
    files = list(data.glob("appendonlydir/*.incr.aof"))
    for file in files:
        file.write_bytes(b"*3\r\nnonsense\r\n" + file.read_bytes())
    assert files
    with pytest.raises(ServerFailed, match="Bad file format") as caught:
        async with embedded_server(data):
            pass
    assert caught.value.code == "server_failed"
    await gone(data)


async def test_a_data_directory_that_cannot_be_is_refused(data: Path) -> None:
    data.parent.mkdir()
    data.write_text("")
    with pytest.raises(ServerFailed, match="choose another"):
        async with embedded_server(data):
            pass


async def test_a_deep_data_directory_has_its_socket_elsewhere(data: Path) -> None:
    deep = data / ("d" * 60) / ("e e" * 20)
    for _ in range(2):
        async with embedded_server(deep) as url, client_of(url) as clients:
            assert len(url) < 108
            assert await call(clients.commands().ping())
        assert not Path(unquote(url.removeprefix("unix://"))).parent.exists()


async def test_odd_signs_in_a_path_are_no_hindrance(data: Path) -> None:
    async with embedded_server(data / "a b#c?d%20é@") as url, client_of(url) as clients:
        assert await call(clients.commands().ping())


def test_a_chosen_program_goes_before_the_wheels_and_must_be_there(tmp_path: Path) -> None:
    assert server_binary("/bin/sh") == "/bin/sh"
    with pytest.raises(NoServer, match="BURACO_REDIS_SERVER"):
        server_binary(str(tmp_path / "nothing"))
    assert server_binary() == server_room.wheel_binary()


def test_where_no_server_comes_along_both_ways_on_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_room, "wheel_binary", lambda: None)
    with pytest.raises(NoServer) as caught:
        server_binary()
    assert "BURACO_REDIS_URL" in str(caught.value)
    assert "buraco play" in str(caught.value)
    assert caught.value.code == "no_server"
