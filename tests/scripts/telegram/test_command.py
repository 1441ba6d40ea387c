"""`buraco telegram` as people start it: in a process of its own, with all that can be wrong at the start."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from telegram.error import TelegramError

from tests.scripts.serves import Serve, serving
from tests.scripts.terminal_session import ROOT, command, environment, piped
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.server import TOKEN, BotApiDouble
from tests.transports.telegram.double.stage import bot_of

SECRET = TOKEN.partition(":")[2]
READY = "Looking after the chats"


@asynccontextmanager
async def telegram(home: Path, api: str, *words: str, ready: bool = True, **more: str) -> AsyncIterator[Serve]:
    """A process that looks after the chats, for the block."""
    home.mkdir(exist_ok=True)
    with (home / "said.log").open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *command("telegram", *words),
            env=environment(home, BURACO_TELEGRAM_API=api, BURACO_TELEGRAM_TOKEN=TOKEN, **more),
            cwd=ROOT,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=errors,
        )
    it = Serve(process)
    try:
        if ready:
            await it.says(READY)
        yield it
    finally:
        if process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
            await process.communicate()


async def plays(phone: Phone) -> None:
    """Begin a match against bots, until the cards are there."""
    phone.starts()
    await phone.taps("Play")
    await phone.reads("Deal 1")


def nothing_told(home: Path, process: Serve) -> None:
    """The token stands nowhere in what the program has said."""
    said = (home / "said.log").read_text() + "\n".join(process.lines)
    assert SECRET not in said
    assert "Traceback" not in said
    assert not re.search(r"/bot\d+:", said)


async def test_it_hosts_its_own_tables_where_no_bus_is_named_and_ends_in_order(tmp_path: Path) -> None:
    double, home = BotApiDouble(), tmp_path / "home"
    async with double.open(), telegram(home, double.url, "--config", str(_loud(tmp_path))) as it:
        await plays(double.phone("Ann"))
        it.signal(signal.SIGTERM)
        assert await it.ends() == 0
        assert it.lines[-1] == "Ended."
        assert any(line == f"The bot is @{double.world.me.username}." for line in it.lines)
        assert not list((home / "bus").glob("url"))
    nothing_told(home, it)


async def test_killed_in_mid_turn_it_goes_on_where_it_stood(tmp_path: Path) -> None:
    double, home = BotApiDouble(), tmp_path / "home"
    async with double.open():
        ann = double.phone("Ann")
        async with telegram(home, double.url) as it:
            await plays(ann)
            await ann.finds("Draw")
            it.signal(signal.SIGKILL)
            await it.ends()
        before = double.world.messages.chats[ann.id][-1].id  # one that it was just clearing away, too
        async with telegram(home, double.url):
            await ann.taps("Hint")
            assert double.world.messages.chats[ann.id][-1].id == before


async def test_beside_a_host_that_runs_it_is_an_edge_of_that_one(tmp_path: Path) -> None:
    double, home = BotApiDouble(), tmp_path / "home"
    async with double.open(), serving(home), telegram(home, double.url) as it:
        assert any(line.startswith("Tables are hosted by others") for line in it.lines)
        await plays(double.phone("Ann"))
        it.signal(signal.SIGINT)
        assert await it.ends() == 0


async def test_on_a_named_bus_it_hosts_where_it_is_told_to(tmp_path: Path, server: Server) -> None:
    double, config = BotApiDouble(), tmp_path / "own.toml"
    config.write_text("[telegram]\nhost = true\npictures = false\n")
    async with (
        double.open(),
        telegram(tmp_path / "home", double.url, "--config", str(config), BURACO_REDIS_URL=server.url) as it,
    ):
        assert any(line.startswith("Tables are hosted here") for line in it.lines)
        await plays(double.phone("Ann"))


async def test_another_program_that_fetches_the_same_bots_messages_is_told_of(tmp_path: Path) -> None:
    double = BotApiDouble()
    async with double.open(check_limits=False), telegram(tmp_path / "home", double.url) as it, bot_of(double) as rival:

        async def fetch() -> None:
            while True:
                with contextlib.suppress(TelegramError):
                    await rival.get_updates(timeout=5)

        fetching = asyncio.create_task(fetch())
        await it.says("Another program fetches this bot's messages")
        fetching.cancel()
        await asyncio.wait({fetching})
        it.signal(signal.SIGTERM)
        assert await it.ends() == 0


async def test_where_the_port_is_taken_it_does_not_say_that_it_looks_after_the_chats(tmp_path: Path) -> None:
    double, config = BotApiDouble(), tmp_path / "own.toml"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        config.write_text(f'[telegram]\nwebhook = "https://example.org/tg"\nport = {port}\npictures = false\n')
        async with (
            double.open(),
            telegram(tmp_path / "home", double.url, "--config", str(config), ready=False) as it,
        ):
            assert await it.ends() == 1
            assert not any(READY in line for line in it.lines)


def test_without_a_token_it_is_said_where_one_comes_from(tmp_path: Path) -> None:
    done = piped(tmp_path, "telegram")
    assert done.returncode == 2
    assert "buraco telegram: There is no token" in done.stderr


async def test_a_token_that_telegram_does_not_know(tmp_path: Path) -> None:
    double = BotApiDouble()
    async with double.open():
        done = await asyncio.to_thread(
            piped,
            tmp_path,
            "telegram",
            BURACO_TELEGRAM_API=double.url,
            BURACO_TELEGRAM_TOKEN="987654321:SECRET-of_another",
        )
    assert done.returncode == 2
    assert "Telegram knows no bot with this token" in done.stderr
    assert f"Or {double.url} is no Bot API server's address" in done.stderr.replace("\n", " ")
    assert "SECRET" not in done.stderr + done.stdout


async def test_where_telegram_cannot_be_reached_it_says_so(tmp_path: Path) -> None:
    double = BotApiDouble()
    async with double.open():
        url = double.url
    # Nobody listens there any more.
    done = await asyncio.to_thread(piped, tmp_path, "telegram", BURACO_TELEGRAM_API=url, BURACO_TELEGRAM_TOKEN=TOKEN)
    assert done.returncode == 1
    assert f"The Bot API server at {url} cannot be reached" in done.stderr
    assert SECRET not in done.stderr + done.stdout


def _loud(folder: Path) -> Path:
    """Settings under which everything is logged."""
    config = folder / "loud.toml"
    config.write_text('[log]\nlevel = "debug"\n')
    return config
