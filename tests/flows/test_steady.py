"""A loop of its own time: what keeps the machine busy costs none of it."""

from __future__ import annotations

import asyncio
import socket
import time
import warnings
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.flows.steady import STEP_S, SteadyClock, steadily, this_loop

BUSY_S = 0.2


def busy() -> None:
    """Let nothing else happen for a while."""
    until = time.monotonic() + BUSY_S
    while time.monotonic() < until:
        pass


async def _aged_while_busy() -> float:
    loop = this_loop()
    before = loop.time()
    busy()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return loop.time() - before


def test_a_loop_that_is_kept_waiting_does_not_age() -> None:
    assert steadily(_aged_while_busy()) <= 2 * STEP_S < BUSY_S / 4


async def _answered_late() -> bool:
    answer = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(lambda: asyncio.get_running_loop().call_soon(answer.set_result, True))
    busy()
    async with asyncio.timeout(BUSY_S / 2):
        return bool(await answer)


def test_nothing_is_late_because_the_machine_was_busy() -> None:
    assert steadily(_answered_late())


async def _slept() -> tuple[int, float]:
    clock, began = SteadyClock(30), time.monotonic()
    before = clock.now_ms()
    await clock.sleep(3)
    return clock.now_ms() - before, time.monotonic() - began


def test_a_quick_clock_runs_so_many_times_as_fast() -> None:
    aged, took = steadily(_slept())
    assert 3_000 <= aged <= 3_000 + 30 * 3 * STEP_S * 1_000
    assert took >= 0.1 - STEP_S


async def _held() -> float:
    loop = this_loop()
    with loop.held():
        before = loop.time()
        await asyncio.get_running_loop().run_in_executor(None, busy)
        return loop.time() - before


def test_time_stands_still_where_it_is_held() -> None:
    assert steadily(_held()) == 0


async def _leaves_a_task() -> None:
    leaves = asyncio.create_task(asyncio.sleep(60))
    assert not leaves.done()


def test_a_task_that_is_left_behind_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.flows.steady.ANSWERED_S", 0.1)
    with pytest.raises(AssertionError, match="tasks are left"):
        steadily(_leaves_a_task())


async def _knocked(server: asyncio.Server) -> None:
    """Until the server has taken the connection; with the next round it makes something of it."""
    with socket.create_connection(server.sockets[0].getsockname()):
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def _closed_as_somebody_knocks() -> None:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    await _knocked(server)
    server.close()
    await asyncio.sleep(0)


async def _killed_as_somebody_knocks() -> None:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    await _knocked(server)
    (lets_in,) = asyncio.all_tasks() - {asyncio.current_task()}
    lets_in.cancel()
    await asyncio.sleep(0)
    server.close()


@pytest.mark.parametrize("play", [_closed_as_somebody_knocks, _killed_as_somebody_knocks])
def test_who_knocks_just_then_leaves_nothing_open(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with warnings.catch_warnings(record=True) as left:
        warnings.simplefilter("always")
        steadily(play())
    assert [str(each.message) for each in left] == []
