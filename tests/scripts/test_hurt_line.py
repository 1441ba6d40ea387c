"""The line of the fault tests leaves nothing open, whenever it ends."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

import pytest

from scripts.chaos.line import hurt_line
from tests.patience import PATIENCE_S
from tests.transports.redis.servers import Server


@pytest.mark.parametrize("steps", range(8))
async def test_who_has_just_come_in_when_a_line_ends_is_sent_away(server: Server, steps: int) -> None:
    async with hurt_line(server.socket, Random(0)) as line:
        reader, writer = await asyncio.open_connection("127.0.0.1", urlsplit(line.url).port)
        for _ in range(steps):
            await asyncio.sleep(0)
    try:
        async with asyncio.timeout(PATIENCE_S):
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
    finally:
        writer.transport.abort()
