"""Several things ended one after the other, in so much time together."""

from __future__ import annotations

import asyncio

import pytest

from tests.patience import awake
from transports.telegram.ending import Ending


async def test_what_does_not_end_is_left_and_what_comes_after_it_has_the_time_that_is_left() -> None:
    told: list[float] = []
    ending = Ending(0.3)

    async def stubborn(within_s: float) -> None:
        told.append(within_s)
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.Event().wait()

    async def quick(within_s: float) -> None:
        told.append(within_s)

    async with awake() as clock:
        await ending.end(stubborn, 0.1)
        await ending.end(stubborn, 1.0)
        await ending.end(quick, 1.0)
    assert clock.seconds < 2.0
    assert told[0] == 0.1
    assert told[1] < 0.3
    assert told[2] == 0.0


async def test_what_fails_at_the_end_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def fails(within_s: float) -> None:
        raise ValueError("x")

    await Ending(1.0).end(fails, 1.0)
    assert "did not end in order" in caplog.text
