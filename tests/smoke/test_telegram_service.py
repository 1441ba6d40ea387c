"""The Bot API as this program uses it: what the real service is asked is asked of the double as well."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.locales import LANGUAGES
from tests.patience import PATIENCE_S
from tests.smoke.telegram_service import CHAT, TOKEN, tried
from tests.transports.telegram.double.server import TOKEN as DOUBLES
from tests.transports.telegram.double.server import BotApiDouble
from transports.telegram.api import BotApi

ROOT = Path(__file__).resolve().parents[2]
REST_S = 1.1
"""Between two things in one chat, as the real service wants it."""


async def test_the_double_does_all_that_is_asked_of_the_service() -> None:
    double = BotApiDouble()

    async def rest() -> None:
        pass

    async with double.open(check_limits=False):
        ann = double.phone("Ann")
        ann.starts()
        async with BotApi(double.token, double.url, limited=False) as api:
            me = await tried(api, ann.id, rest)
        assert me.username == double.world.me.username
        assert not [one for one in ann.sees() if one.by_bot]
        for code in LANGUAGES:
            assert double.menu.get({"type": "all_private_chats"}, code.partition("-")[0])


@pytest.mark.telegram_service
async def test_the_real_service_does_what_is_asked_of_it() -> None:
    base = os.environ.get("BURACO_TELEGRAM_API") or None
    async with BotApi(os.environ[TOKEN], base) as api:
        await tried(api, int(os.environ[CHAT]), lambda: asyncio.sleep(REST_S))


def collected(**environment: str) -> str:
    """What pytest says of these tests in such an environment."""
    bare = {name: value for name, value in os.environ.items() if name not in (TOKEN, CHAT, "CI")}
    words = [sys.executable, "-m", "pytest", "--collect-only", "-q", "tests/smoke"]
    done = subprocess.run(
        words, cwd=ROOT, env={**bare, **environment}, capture_output=True, text=True, check=False, timeout=PATIENCE_S
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize(
    "environment",
    [{}, {TOKEN: DOUBLES}, {TOKEN: DOUBLES, CHAT: "1", "CI": "true"}],
    ids=["nothing is named", "no chat is named", "it runs in CI"],
)
def test_without_a_bot_for_it_and_in_ci_the_real_service_is_left_out_with_one_line(environment: dict[str, str]) -> None:
    said = collected(**environment)
    assert [line for line in said.splitlines() if "left out" in line] == [
        f"1 test on the real Telegram is left out: {TOKEN} and {CHAT} name its bot and chat, out of CI"
    ]
    assert "test_the_real_service" not in said
    assert DOUBLES not in said


def test_with_a_bot_and_a_chat_for_it_the_real_service_is_tried() -> None:
    said = collected(**{TOKEN: DOUBLES, CHAT: "1"})
    assert "left out" not in said
    assert "test_the_real_service" in said
