"""Updates as they come in: each handed on, confirmed when it was dealt with, through all that can go wrong."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from telegram import Update

from core.table.clock import ManualClock
from core.table.ports import TableError
from tests.core.table.playing import settled
from transports.telegram.inbox import MemoryInbox
from transports.telegram.receiving import DEALT_MS, INBOX_PAUSE_MS, LONGEST_PAUSE_MS, Emptying, Polling
from transports.telegram.troubles import BadToken, Down, Rival, Throttled


class Api:
    """Answers with what it is given, and then waits."""

    def __init__(self, *answers: Sequence[int] | Exception) -> None:
        self.answers = list(answers)
        self.offsets: list[int] = []

    async def updates(self, offset: int, wait_s: int) -> Sequence[Update]:
        self.offsets.append(offset)
        if not self.answers:
            await asyncio.get_running_loop().create_future()
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return [Update(number) for number in answer]

    def read(self, raw: Any) -> Update | None:
        return Update(raw["update_id"]) if isinstance(raw, dict) and "update_id" in raw else None


class Taken:
    """Where updates go; ``slow`` are not dealt with before the test says so."""

    def __init__(self, *slow: int) -> None:
        self.numbers: list[int] = []
        self.slow = {number: asyncio.get_running_loop().create_future() for number in slow}

    def __call__(self, update: Update) -> asyncio.Future[None]:
        self.numbers.append(update.update_id)
        done = self.slow.get(update.update_id)
        if done is None:
            done = asyncio.get_running_loop().create_future()
            done.set_result(None)
        return done


class Poll:
    """A poller at work."""

    def __init__(self, api: Api, taken: Taken) -> None:
        self.clock = ManualClock()
        self.said: list[str] = []
        polling = Polling(api, self.clock, lambda: 0.5, self.said.append)
        self.task = asyncio.ensure_future(polling.run(taken))

    async def goes_by(self, ms: int) -> None:
        for _ in range(0, ms, 50):
            await settled()
            self.clock.advance(50)
        await settled()


async def test_what_was_dealt_with_is_confirmed_with_the_next_question() -> None:
    api, taken = Api([5, 6], [9]), Taken()
    poll = Poll(api, taken)
    await settled()
    assert taken.numbers == [5, 6, 9]
    assert api.offsets == [0, 7, 10]
    poll.task.cancel()


async def test_what_takes_long_holds_up_the_next_question_for_a_moment_only() -> None:
    api, taken = Api([5], [6]), Taken(5)
    poll = Poll(api, taken)
    await poll.goes_by(DEALT_MS - 50)
    assert api.offsets == [0]
    await poll.goes_by(100)
    assert taken.numbers == [5, 6]
    assert not taken.slow[5].cancelled()
    poll.task.cancel()


async def test_a_rival_is_told_of_once_and_tried_again() -> None:
    api = Api(Rival("r"), Rival("r"), Rival("r"), [1])
    taken = Taken()
    poll = Poll(api, taken)
    await poll.goes_by(60_000)
    assert taken.numbers == [1]
    assert len(poll.said) == 2
    assert "Another program" in poll.said[0]
    assert "Nobody else" in poll.said[1]
    poll.task.cancel()


async def test_trouble_is_waited_out_longer_and_longer_and_told_once() -> None:
    api = Api(*[Down("no network")] * 12, [1])
    taken = Taken()
    poll = Poll(api, taken)
    await poll.goes_by(4 * 60_000)
    assert taken.numbers == [1]
    assert [line.partition(" (")[0] for line in poll.said] == ["Telegram cannot be reached", "Telegram answers again."]
    poll.task.cancel()


async def test_one_lost_answer_is_nothing_to_tell() -> None:
    poll = Poll(Api(Down("d"), [1]), taken := Taken())
    await poll.goes_by(2_000)
    assert (taken.numbers, poll.said) == ([1], [])
    poll.task.cancel()


async def test_who_is_told_to_wait_waits() -> None:
    api = Api(Throttled(20), [1])
    poll = Poll(api, taken := Taken())
    await poll.goes_by(19_000)
    assert taken.numbers == []
    await poll.goes_by(2_000)
    assert taken.numbers == [1]
    poll.task.cancel()


async def test_pauses_do_not_grow_for_ever() -> None:
    api = Api(*[Down("d")] * 40)
    poll = Poll(api, Taken())
    await poll.goes_by(20 * LONGEST_PAUSE_MS)
    assert len(api.offsets) > 20
    poll.task.cancel()


async def test_with_a_bad_token_all_ends() -> None:
    poll = Poll(Api(BadToken("b")), Taken())
    with pytest.raises(BadToken):
        await poll.task


class Box(MemoryInbox):
    """An inbox that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.silent = 0

    async def take(self, after: str, wait_ms: int) -> Sequence[tuple[str, bytes]]:
        if self.silent:
            self.silent -= 1
            raise TableError("nobody answers")
        return await super().take(after, 1)


async def until(condition: Any) -> None:
    async with asyncio.timeout(5):
        while not condition():
            await asyncio.sleep(0)


async def test_what_lies_in_the_inbox_is_taken_out_once_it_was_dealt_with() -> None:
    box, taken = Box(), Taken(2)
    for number in (1, 2):
        await box.put(json.dumps({"update_id": number}).encode())
    task = asyncio.ensure_future(Emptying(box, Api(), ManualClock()).run(taken))
    await until(lambda: taken.numbers == [1, 2])
    await until(lambda: len(box._kept) == 1)
    taken.slow[2].set_result(None)
    await until(lambda: not box._kept)
    task.cancel()


async def test_who_takes_over_finds_what_was_not_dealt_with() -> None:
    box, first = Box(), Taken(1, 2)
    for number in (1, 2):
        await box.put(json.dumps({"update_id": number}).encode())
    task = asyncio.ensure_future(Emptying(box, Api(), ManualClock()).run(first))
    await until(lambda: first.numbers == [1, 2])
    task.cancel()  # it is killed
    second = Taken()
    task = asyncio.ensure_future(Emptying(box, Api(), ManualClock()).run(second))
    await until(lambda: second.numbers == [1, 2])
    task.cancel()


async def test_garbage_is_thrown_away_and_trouble_waited_out() -> None:
    box, taken, clock = Box(), Taken(), ManualClock()
    box.silent = 1
    for raw in (b"{", b'"x"', b'{"update_id": 3}'):
        await box.put(raw)
    task = asyncio.ensure_future(Emptying(box, Api(), clock).run(taken))
    await settled()
    clock.advance(INBOX_PAUSE_MS)
    await until(lambda: taken.numbers == [3])
    await until(lambda: not box._kept)
    task.cancel()
