"""Many lines of work: in order within one, and none waits for another."""

from __future__ import annotations

import asyncio
import logging

import pytest

from transports.telegram.lines import Lines


class Work:
    """Writes down what is done, and stops where it is told to."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.gate = asyncio.Event()

    async def __call__(self, what: str) -> None:
        if what.startswith("wait"):
            await self.gate.wait()
        if what.startswith("fail"):
            raise ValueError(what)
        if what.startswith("end"):
            raise KeyError(what)
        self.done.append(what)


def lines(work: Work) -> Lines[str]:
    return Lines(work, lambda error: isinstance(error, KeyError))


async def test_one_line_keeps_its_order_and_holds_up_no_other() -> None:
    work = Work()
    mine = lines(work)
    first, second = mine.put(1, "wait a"), mine.put(1, "b")
    await mine.put(2, "c")
    assert work.done == ["c"]
    assert not first.done()
    work.gate.set()
    await asyncio.gather(first, second)
    assert work.done == ["c", "wait a", "b"]
    await mine.aclose(1)


async def test_what_fails_is_logged_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    work = Work()
    mine = lines(work)
    with caplog.at_level(logging.ERROR):
        await asyncio.gather(mine.put(1, "fail"), mine.put(1, "b"))
    assert work.done == ["b"]
    assert "could not be dealt with" in caplog.text
    await mine.aclose(1)


async def test_after_a_fatal_error_nothing_more_of_that_line_is_said_to_be_done() -> None:
    work = Work()
    mine = lines(work)
    done = mine.put(1, "end"), mine.put(1, "b")
    with pytest.raises(KeyError):
        await mine.failed
    assert not any(each.done() for each in done)
    await mine.aclose(1)
    assert all(each.cancelled() for each in done)
    assert work.done == []


async def test_at_the_end_what_waits_is_done_for_so_long_as_there_is_time() -> None:
    work = Work()
    mine = lines(work)
    kept, left = mine.put(1, "a"), mine.put(2, "wait b")
    await mine.aclose(0.05)
    assert work.done == ["a"]
    assert kept.done()
    assert left.cancelled()


async def test_a_line_is_there_no_longer_than_something_stands_in_it() -> None:
    work = Work()
    mine = lines(work)
    await mine.put(1, "a")
    await mine.put(1, "b")
    assert work.done == ["a", "b"]
    await mine.aclose(1)


async def test_the_end_is_the_same_when_nobody_waits_for_a_failure_any_more() -> None:
    mine = lines(Work())
    mine.failed.cancel()
    await mine.put(1, "a")
    await mine.aclose(1)
