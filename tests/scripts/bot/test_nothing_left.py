"""Nothing of a bot outlives the command that started it, killed in mid-game: neither it nor its children."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.scripts.machines import Machine
from tests.scripts.serves import serving
from tests.scripts.terminal_session import ROOT, command, environment, piped
from tests.transports.process.programs import BAD_BOTS, running
from tests.transports.redis.servers import Server

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")

STBL = ("--rules", "stbl")
STARTED_S = 60.0
"""For a command to come to its bot's turn, on a busy machine."""


def stays(mark: str) -> tuple[str, ...]:
    """A bot with children in sessions of their own, all deaf to SIGTERM, that waits for ever at its first turn."""
    return (sys.executable, str(BAD_BOTS / "forker.py"), "stays", mark)


def wait_for_its_turn(mark: str) -> None:
    """Wait until it waits; it is here then, with its children."""
    deadline = time.monotonic() + STARTED_S
    while not running(f"{mark}-turn"):
        assert time.monotonic() < deadline, "it was never its turn"
        os.sched_yield()
    assert len(running(mark)) >= 3  # the bot and its two daemons, and where it is named there the command


def check_that_nothing_is_left(mark: str) -> None:
    """Soon nobody is there any more."""
    deadline = time.monotonic() + PATIENCE_S
    while left := [*running(mark), *running(f"{mark}-turn")]:
        assert time.monotonic() < deadline, f"still there: {left}"
        os.sched_yield()


def start(home: Path, *words: str, url: str = "") -> subprocess.Popen[bytes]:
    """A command that goes on meanwhile."""
    return subprocess.Popen(
        command(*words),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(home, BURACO_REDIS_URL=url),
        cwd=ROOT,
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of greedy bots."""
    folder = tmp_path_factory.mktemp("record")
    path = folder / "record.jsonl"
    seats = ("--seed", "3", "--seats", "greedy,greedy,greedy,greedy", "--record", str(path))
    assert piped(folder / "home", "play", "--rules", "burraco", "--target", "0", *seats).returncode == 0
    return path


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("word", ["play", "check", "ask"])
def test_of_a_bot_that_plays_is_checked_or_is_asked(
    word: str, end: signal.Signals, record: Path, tmp_path: Path
) -> None:
    words = {
        "play": (*STBL, "--seed", "7", "--plain", "--seats", "bot,greedy,bot,greedy"),
        "check": ("--rules", "stbl", "--deals", "1"),
        "ask": (str(record), "--at", "30"),
    }
    mark = secrets.token_hex(8)
    ours = start(tmp_path / "home", "bot", word, *words[word], "--", *stays(mark))
    try:
        wait_for_its_turn(mark)
        ours.send_signal(end)
        ours.communicate(timeout=PATIENCE_S)
        check_that_nothing_is_left(mark)
    finally:
        ours.kill()
        ours.communicate()


async def test_of_a_bot_that_has_joined_a_table_and_of_one_that_a_host_offers(
    tmp_path: Path, servers: Callable[[str], Server]
) -> None:
    url = servers("valkey").url
    config, offered, brought = tmp_path / "serve.toml", secrets.token_hex(8), secrets.token_hex(8)
    config.write_text(f"[bots]\nmine = {list(stays(offered))}\n")
    machine = Machine(tmp_path / "home", url)
    async with serving(machine.home, "--config", str(config), url=url) as serve:
        await machine.table(*STBL, "--option", "players=2", "--seats", "mine,greedy")
        code = await machine.table(*STBL, "--option", "players=2", "--seats", "human,greedy")
        joined = start(machine.home, "bot", "join", code, "--seat", "0", "--", *stays(brought), url=url)
        try:
            wait_for_its_turn(offered)
            wait_for_its_turn(brought)
            joined.kill()
            check_that_nothing_is_left(brought)
        finally:
            joined.kill()
            joined.communicate()
        serve.signal(signal.SIGKILL)
        await serve.ends()
        check_that_nothing_is_left(offered)
