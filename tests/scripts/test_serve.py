"""`buraco serve`: processes on a real server share tables, hand them over, and take over from the dead."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from bots.greedy import think as greedy
from core.table.clock import SystemClock
from core.table.messages import End, Lobby, MatchResult, Turn, Update
from core.table.orders import Done, Fill, Look, Sit
from core.table.records import StoodIn, read_record
from tests.patience import PATIENCE_S, awake
from tests.scripts.serves import READY, Bus, Serve, empty, serving, with_bots
from tests.scripts.terminal_session import ROOT, command, environment, piped
from tests.transports.redis.servers import Server
from transports.client import SeatClient
from transports.redis.edge import Edge
from transports.redis.exchange import Exchange
from transports.redis.leases import TTL_MS
from transports.redis.port import RedisSeatPort

HUNDRED = [f"T{number:03d}" for number in range(100)]
PEOPLE = with_bots("AAAAAA", [None] * 4)


# --- several hosts ---------------------------------------------------------------------------------------------------


async def test_when_a_host_is_killed_another_takes_its_tables(own_server: Server, tmp_path: Path) -> None:
    url = own_server.url
    async with Bus(url) as bus, serving(tmp_path / "one", url=url) as one:
        await bus.table("AAAAAA", PEOPLE)
        first = await bus.hosted(["AAAAAA"])
        async with serving(tmp_path / "two", url=url), Exchange(bus.clients) as exchange:
            async with awake() as clock:
                one.signal(signal.SIGKILL)
                await one.ends()
                answer = await Edge(exchange).ask("AAAAAA", Look(), within_s=PATIENCE_S)
            # It is measured by `buraco chaos`; here only that nobody waits much longer, on however busy a machine.
            assert clock.seconds < 15.0
            assert isinstance(answer, Done)
            assert not first & await bus.hosted(["AAAAAA"])


async def test_a_hundred_tables_are_handed_over_at_sigterm_before_any_lease_ends(
    own_server: Server, tmp_path: Path
) -> None:
    url = own_server.url
    async with Bus(url) as bus, serving(tmp_path / "one", url=url) as one:
        for name in HUNDRED:
            await bus.table(name, with_bots(name, [None] * 4))
        first = await bus.hosted(HUNDRED)
        async with serving(tmp_path / "two", url=url):
            async with awake() as clock:
                one.signal(signal.SIGTERM)
                await bus.hosted(HUNDRED, but_by=frozenset(first))
            assert await one.ends() == 0
            # Before the first lease would have ended by itself: that is a hand-over.
            assert clock.seconds < TTL_MS / 1000
        assert "100 tables are left to the other hosts" in one.lines[-1]


async def test_bots_of_the_house_play_a_match_to_its_end_whoever_hosts_it(own_server: Server, tmp_path: Path) -> None:
    url = own_server.url

    async def played(name: str, kills: int) -> list[bytes]:
        async with Bus(url) as bus:
            await bus.table(name, with_bots(name, ["greedy", "chance", "greedy", "chance"]))
            for _ in range(kills):
                async with serving(tmp_path / "one", url=url) as one:
                    await bus.hosted([name])
                    one.signal(signal.SIGKILL)
                    await one.ends()
            async with serving(tmp_path / "two", url=url):
                await bus.over(name)
            return await bus.log.read(name)

    whole, killed = await played("AAAAAA", 0), await played("BBBBBB", 2)
    acts = [[(type(each), getattr(each, "actions", None)) for each in map(read_record, log)] for log in (whole, killed)]
    assert len(acts[0]) > 50
    assert acts[0] == acts[1]
    assert not any(kind is StoodIn for kind, _ in acts[1])


async def test_a_person_plays_with_bots_of_the_house_and_they_meet_again_at_another_table(
    own_server: Server, tmp_path: Path
) -> None:
    url = own_server.url
    async with Bus(url) as bus, serving(tmp_path / "one", url=url), serving(tmp_path / "two", url=url):
        await bus.table("AAAAAA", empty("AAAAAA"))
        async with Exchange(bus.clients) as exchange:
            edge = Edge(exchange)
            sat = await edge.ask("AAAAAA", Sit(name="Zoe", seat=2))
            assert isinstance(sat, Done)
            assert isinstance(await edge.ask("AAAAAA", Fill(program="greedy")), Done)
        port = await RedisSeatPort.open(bus.clients, "AAAAAA", 2)
        client = SeatClient(port, "Zoe", nonce_source=lambda: bytes(16), clock=SystemClock(), repeat_ms=1_000)
        async with client, asyncio.timeout(PATIENCE_S):
            tables = await two_matches(client)
        entry = await bus.directory.entry("AAAAAA")
        assert entry is not None
        assert tables == ["AAAAAA", entry.next_table]
        assert [player.kind for player in entry.players] == ["bot", "bot", "human", "bot"]
        assert entry.result is not None
        assert sum(entry.result.stand_in) == 0


async def two_matches(client: SeatClient) -> list[str]:
    """Be ready, play a match, be ready again, play another; the tables of both."""
    tables: list[str] = []
    async for message in client.messages():
        match message:
            case Lobby(phase="lobby" | "over", seats=seats) if not seats[2].ready:
                await client.ready()
            case Update(turn=Turn()) if client.latest is message:
                await client.act(greedy(message.view, client.rules))
            case End(result=MatchResult()) if client.hello is not None:
                tables.append(client.hello.table)
                if len(tables) == 2:
                    return tables
            case _:
                pass
    raise AssertionError("the connection has ended")


# --- a server of its own ---------------------------------------------------------------------------------------------


async def test_without_an_address_it_starts_a_server_of_its_own_and_says_where(tmp_path: Path) -> None:
    file = tmp_path / "bus" / "url"
    async with serving(tmp_path) as serve:
        url = file.read_text("utf-8").strip()
        assert url.startswith("unix://")
        assert file.stat().st_mode & 0o777 == 0o600
        async with Bus(url) as bus:
            await bus.table("AAAAAA", PEOPLE)
            await bus.hosted(["AAAAAA"])
        serve.signal(signal.SIGINT)
        assert await serve.ends() == 0
        assert not file.exists()
    async with serving(tmp_path) as again:
        async with Bus(file.read_text("utf-8").strip()) as bus:
            await bus.hosted(["AAAAAA"])
        again.signal(signal.SIGTERM)
        assert await again.ends() == 0
        assert again.lines[-2:] == [
            "Ctrl-C ends it and its server: the tables go on when it is started again.",
            "Ended; 1 table goes on when buraco serve is started again.",
        ]


async def test_after_a_kill_the_next_one_starts_on_the_same_data(tmp_path: Path) -> None:
    async with serving(tmp_path) as serve:
        async with Bus((tmp_path / "bus" / "url").read_text("utf-8").strip()) as bus:
            await bus.table("AAAAAA", PEOPLE)
        serve.signal(signal.SIGKILL)
        await serve.ends()
    async with serving(tmp_path), Bus((tmp_path / "bus" / "url").read_text("utf-8").strip()) as bus:
        await bus.hosted(["AAAAAA"])


async def test_a_second_one_on_the_same_data_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async with serving(tmp_path):
        async with serving(tmp_path, ready=False) as second:
            assert await second.ends() == 1
        said = (tmp_path / "said.log").read_text("utf-8")
        assert "buraco serve: Another process" in said
        assert "set BURACO_REDIS_URL to its address" in " ".join(said.split())
        assert "Traceback" not in said


# --- starting and ending ---------------------------------------------------------------------------------------------


async def test_it_waits_for_a_server_that_is_not_there_yet_and_says_so(own_server: Server, tmp_path: Path) -> None:
    own_server.stop()
    async with serving(tmp_path, url=own_server.url, ready=False) as serve:
        await serve.says("Waiting for the bus at")
        own_server.start()
        await serve.says("The bus answers.")
        await serve.says("Hosting tables on")


async def test_while_it_waits_it_can_be_ended(tmp_path: Path) -> None:
    async with serving(tmp_path, url=f"unix://{tmp_path}/nobody.sock", ready=False) as serve:
        await serve.says("Waiting for the bus at")
        serve.signal(signal.SIGTERM)
        assert await serve.ends() == 0


async def test_a_server_that_lets_nobody_in_is_no_reason_to_wait(own_server: Server, tmp_path: Path) -> None:
    own_server.ask("CONFIG", "SET", "requirepass", "sesame")
    async with serving(tmp_path, url=own_server.url, ready=False) as serve:
        assert await serve.ends() == 1
    said = (tmp_path / "said.log").read_text("utf-8")
    assert f"buraco serve: The bus at {own_server.url} cannot be used: the server " in said
    assert "Traceback" not in said


async def test_a_second_signal_ends_it_at_once(own_server: Server, tmp_path: Path) -> None:
    async with Bus(own_server.url) as bus, serving(tmp_path, url=own_server.url) as serve:
        await bus.table("AAAAAA", PEOPLE)
        await bus.hosted(["AAAAAA"])
        own_server.pause()  # so that it cannot give the table up in order
        try:
            serve.signal(signal.SIGTERM)
            serve.signal(signal.SIGTERM)
            serve.signal(signal.SIGINT)
            status = await serve.ends()
        finally:
            own_server.go_on()
        assert status in (128 + signal.SIGTERM, 128 + signal.SIGINT)
        assert not (tmp_path / "bus" / "url").exists()


async def test_wrong_settings_are_named_and_nothing_is_started(tmp_path: Path) -> None:
    config = tmp_path / "mine.toml"
    config.write_text("[gateway]\nport = 'x'\n", "utf-8")
    async with serving(tmp_path, "--config", str(config), ready=False) as serve:
        assert await serve.ends() == 2
    assert f"{config}: gateway.port: expected `int`" in (tmp_path / "said.log").read_text("utf-8")
    assert not (tmp_path / "bus" / "data").exists()


async def test_with_the_gateway_on_it_says_where_and_its_health_can_be_asked(
    own_server: Server, tmp_path: Path
) -> None:
    config = tmp_path / "mine.toml"
    config.write_text(f"[gateway]\nserve = true\nport = 0\n[log]\nfile = '{tmp_path}/serve.log'\n", "utf-8")
    async with serving(tmp_path, "--config", str(config), url=own_server.url, ready=False) as serve:
        line = await serve.says("Seats may connect at ws://127.0.0.1:")
        await serve.says("Hosting tables on")
        place = line.partition("; ")[2].partition("/health")[0]
        answer = await asyncio.to_thread(lambda: urlopen(f"{place}/health/ready").read())
        assert b'"ready":true' in answer
        left = tmp_path / "bus" / "gateway"
        assert left.stat().st_mode & 0o777 == 0o600
        address = left.read_text("utf-8").strip()
        assert f"Seats may connect at {address};" in line
        code = (await asyncio.to_thread(piped, tmp_path, "create", BURACO_REDIS_URL=own_server.url)).stdout.strip()
        words = ("seat-token", code, "0")
        invited = await asyncio.to_thread(piped, tmp_path, *words, BURACO_REDIS_URL=own_server.url)
        assert f"buraco join {address}#" in invited.stdout
        assert "from this machine only" in invited.stderr
        serve.signal(signal.SIGTERM)
        assert await serve.ends() == 0
        assert not left.exists()
    log = tmp_path / "serve.log"
    assert log.stat().st_mode & 0o777 == 0o600
    assert '"message":"listening at' in log.read_text("utf-8")


async def test_a_host_whose_terminal_is_closed_ends_in_order_and_one_under_nohup_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as serve:
        serve.signal(signal.SIGHUP)
        assert await serve.ends() == 0
        assert serve.lines[-1] == "Ended; no table was being played."
    async with serving(tmp_path / "two", before=("nohup",)) as serve:
        serve.signal(signal.SIGHUP)
        serve.signal(signal.SIGTERM)  # as the second signal it would end at once
        assert await serve.ends() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="it is read from Linux's /proc")
async def test_a_host_may_open_as_many_files_as_its_hard_limit_says(tmp_path: Path) -> None:
    low = ("/bin/sh", "-c", 'ulimit -Sn 256 && ulimit -Hn 1000 && exec "$@"', "sh")
    async with serving(tmp_path, before=low) as serve:
        limits = Path(f"/proc/{serve.process.pid}/limits").read_text("ascii").splitlines()
        assert next(line for line in limits if line.startswith("Max open files")).split()[3:5] == ["1000", "1000"]


@pytest.mark.parametrize("closed", ["<&-", "2>&-", "<&- 2>&-"])
async def test_streams_that_were_closed_keep_no_host_from_serving(closed: str, tmp_path: Path) -> None:
    words = ("/bin/sh", "-c", f'exec "$@" {closed}', "sh", *command("serve"))
    process = await asyncio.create_subprocess_exec(
        *words, env=environment(tmp_path), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    serve = Serve(process)
    try:
        await serve.says(READY)
        serve.signal(signal.SIGTERM)
        assert await serve.ends() == 0
        assert serve.lines[-1] == "Ended; no table was being played."
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
