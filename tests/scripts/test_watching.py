"""`buraco watch` on the whole screen, as a person starts it at a table that a host keeps."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.failure import CommandError
from scripts.locales import tongue_of
from scripts.replays import shown
from tests.scripts.hosting import hosted
from tests.scripts.machines import Machine
from tests.scripts.terminal_session import TerminalSession, environment
from tests.transports.fullscreen.reels import reel_of, two_deals
from tests.transports.redis.servers import Server
from transports.fullscreen.failing import ScreenFailed
from transports.fullscreen.replaying_app import Replaying

FULL = {"TERM": "xterm-256color", "BURACO_PLAIN": ""}


def watched(environ: dict[str, str], code: str, ends: Callable[[TerminalSession], None]) -> tuple[int, str]:
    """Watch in a terminal until that ends it: the exit status, and all that was written."""
    with TerminalSession(environ, "watch", code, "--delay", "1") as person:
        person.expect("nothing has been dealt yet")
        ends(person)
        return person.end(), person.raw


async def test_who_watches_sees_the_table_and_leaves_with_a_key_or_a_signal(
    tmp_path: Path, servers: Callable[[str], Server]
) -> None:
    machine = Machine(tmp_path / "home", servers("valkey").url)
    environ = environment(tmp_path / "home", **FULL, BURACO_REDIS_URL=machine.url)
    async with hosted(machine.url):
        code = await machine.table("--seats", "human,greedy,greedy,greedy")
        for ends, status in (
            (lambda person: person.keys("q"), 0),
            (lambda person: person.signal(signal.SIGTERM), 143),
        ):
            left, raw = await asyncio.to_thread(watched, environ, code, ends)
            assert left == status
            assert raw.rindex("\x1b[?1049l") > raw.rindex("\x1b[?1049h"), "the terminal is as it was"
            assert "Traceback" not in raw


async def test_a_screen_that_fails_is_told_in_one_sentence_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(app: Replaying) -> None:
        raise ScreenFailed("KeyError")

    monkeypatch.setattr(Replaying, "shown", fails)
    with pytest.raises(CommandError) as failed:
        await shown(reel_of(two_deals()))
    assert failed.value.code == "screen_failed"
    assert str(failed.value) == tongue_of("en").text("replaying-failed", reason="KeyError")
