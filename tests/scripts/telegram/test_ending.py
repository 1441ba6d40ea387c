"""The end of `buraco telegram`: soon, whatever has gone before it, and at once where that is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

import pytest

from scripts.telegram.command import END_S, LEAST_LEAVE_S
from tests.patience import awake
from tests.scripts.serves import Serve, serving
from tests.scripts.telegram.test_command import nothing_told, plays, telegram
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.server import BotApiDouble

SLACK_S = 1.5
"""What a busy machine may add until it says that it has ended; Python's own end comes after that."""


ONE_KIND = pytest.mark.parametrize("own_server", ["valkey"], indirect=True)


@asynccontextmanager
async def left_alone(
    tmp_path: Path,
    server: Server,
    bus: Literal["killed", "silent"],
    api: Literal["cut_before", "lost_answer"],
    hosts: bool = False,
) -> AsyncIterator[Serve]:
    """A process in the middle of two matches, from which the bus and Telegram have just gone. ``hosts``: it hosts their
    tables, too."""
    home, double, config = tmp_path / "home", BotApiDouble(), tmp_path / "server.toml"
    config.write_text(f"[telegram]\nhost = {str(hosts).lower()}\n")
    async with (
        contextlib.nullcontext() if hosts else serving(tmp_path / "host", url=server.url),
        double.open(check_limits=False),
        telegram(home, double.url, "--config", str(config), BURACO_REDIS_URL=server.url) as it,
    ):
        ann, bob = double.phone("Ann"), double.phone("Bob")
        await asyncio.gather(plays(ann), plays(bob))
        double.faults.schedule(1, {api: 1.0}, spared=["getUpdates"])
        ann.presses("Hint")
        if bus == "killed":
            server.kill()
        else:
            server.pause()
        try:
            polls = len(double.called("getUpdates"))
            bob.says("draw")
            await double.until("the words were fetched", lambda: len(double.called("getUpdates")) > polls)
            double.faults.schedule(1, {api: 1.0})
            yield it
        finally:
            if bus == "silent":
                server.go_on()
    nothing_told(home, it)


@ONE_KIND
@pytest.mark.parametrize("hosts", [False, True])
@pytest.mark.parametrize(("bus", "api"), [("killed", "lost_answer"), ("silent", "cut_before")])
async def test_it_ends_within_seconds_with_the_bus_and_telegram_gone(
    tmp_path: Path,
    own_server: Server,
    bus: Literal["killed", "silent"],
    api: Literal["cut_before", "lost_answer"],
    hosts: bool,
) -> None:
    async with left_alone(tmp_path, own_server, bus, api, hosts) as it:
        async with awake() as clock:
            it.signal(signal.SIGTERM)
            await it.says("Ended.")
        assert clock.seconds < END_S + LEAST_LEAVE_S + SLACK_S
        assert await it.ends() == 0
        assert it.lines[-1] == "Ended."


@ONE_KIND
async def test_a_second_signal_ends_it_at_once(tmp_path: Path, own_server: Server) -> None:
    async with left_alone(tmp_path, own_server, "silent", "lost_answer") as it:
        async with awake() as clock:
            for number in (signal.SIGTERM, signal.SIGINT):
                it.signal(number)
            assert await it.ends() in (128 + signal.SIGTERM, 128 + signal.SIGINT)
        assert clock.seconds < 1.0
        assert "Ended." not in it.lines
