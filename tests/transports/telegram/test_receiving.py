"""Updates as they come in: each handed on, confirmed when it was dealt with, through all that can go wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from telegram import Update

from core.table.clock import ManualClock
from tests.core.table.playing import settled
from transports.telegram.receiving import (
    DEALT_MS,
    LONGEST_PAUSE_MS,
    POLL_S,
    TOGETHER,
    UNKNOWN_PAUSE_MS,
    UNKNOWN_TIMES,
    Dealing,
    Polling,
)
from transports.telegram.troubles import BadToken, Down, Rival, Throttled


class Api:
    """Answers with what it is given, and then waits."""

    def __init__(self, *answers: Sequence[int] | Exception) -> None:
        self.answers = list(answers)
        self.offsets: list[int] = []
        self.waits: list[int] = []

    async def updates(self, offset: int, wait_s: int) -> Sequence[Update]:
        self.offsets.append(offset)
        self.waits.append(wait_s)
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

    async def goes_by(self, ms: int, step: int = 10) -> None:
        for _ in range(0, ms, step):
            await settled()
            self.clock.advance(step)
        await settled()


async def test_what_was_dealt_with_is_confirmed_with_the_next_question() -> None:
    api, taken = Api([5, 6], [9]), Taken()
    poll = Poll(api, taken)
    await settled()
    assert taken.numbers == [5, 6, 9]
    assert api.offsets == [0, 7, 10]
    poll.task.cancel()


async def test_what_takes_long_holds_up_others_for_a_moment_only_and_is_confirmed_when_it_was_dealt_with() -> None:
    api, taken = Api([5], [5, 6], [7], []), Taken(5)
    poll = Poll(api, taken)
    await poll.goes_by(DEALT_MS - 10)
    assert api.offsets == [0]
    await poll.goes_by(DEALT_MS)
    assert taken.numbers == [5, 6]
    assert api.offsets == [0, 0]
    taken.slow[5].set_result(None)
    await poll.goes_by(DEALT_MS)
    assert taken.numbers == [5, 6, 7]
    assert api.offsets == [0, 0, 7, 8, 8]
    assert api.waits == [POLL_S, 0, POLL_S, POLL_S, POLL_S]
    poll.task.cancel()


async def test_what_this_process_leaves_to_another_is_not_confirmed() -> None:
    api, taken = Api([5, 6], [5, 6]), Taken(5)
    poll = Poll(api, taken)
    await settled()
    taken.slow[5].cancel()
    await poll.goes_by(3 * DEALT_MS)
    assert set(api.offsets) == {0}
    poll.task.cancel()


async def test_where_nothing_new_would_come_what_takes_long_is_let_go() -> None:
    full = range(1, TOGETHER + 1)
    api, taken = Api(full, full, [101]), Taken(*full)
    poll = Poll(api, taken)
    await poll.goes_by(3 * DEALT_MS)
    assert taken.numbers == [*full, 101]
    assert api.offsets[:3] == [0, 0, 101]
    poll.task.cancel()


async def test_a_rival_is_told_of_once_and_tried_again() -> None:
    api = Api(Rival("r"), Rival("r"), Rival("r"), [1])
    taken = Taken()
    poll = Poll(api, taken)
    await poll.goes_by(60_000, 500)
    assert taken.numbers == [1]
    assert len(poll.said) == 2
    assert "Another program" in poll.said[0]
    assert "Nobody else" in poll.said[1]
    poll.task.cancel()


async def test_trouble_is_waited_out_longer_and_longer_and_told_once() -> None:
    api = Api(*[Down("no network")] * 12, [1])
    taken = Taken()
    poll = Poll(api, taken)
    await poll.goes_by(4 * 60_000, 500)
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
    await poll.goes_by(20 * LONGEST_PAUSE_MS, 1_000)
    assert len(api.offsets) > 20
    poll.task.cancel()


async def test_with_a_token_that_telegram_does_not_know_for_a_minute_all_ends() -> None:
    poll = Poll(Api(*[BadToken("b")] * (UNKNOWN_TIMES + 1)), Taken())
    await poll.goes_by((UNKNOWN_TIMES - 1) * UNKNOWN_PAUSE_MS)
    assert not poll.task.done()
    await poll.goes_by(UNKNOWN_PAUSE_MS)
    with pytest.raises(BadToken):
        await poll.task


async def test_a_token_that_telegram_does_not_know_for_a_moment_ends_nothing() -> None:
    api, taken = Api(*([BadToken("b")] * UNKNOWN_TIMES + [[5]]) * 3), Taken()
    poll = Poll(api, taken)
    await poll.goes_by(3 * UNKNOWN_TIMES * UNKNOWN_PAUSE_MS + 1_000, 500)
    assert taken.numbers == [5, 5, 5]
    poll.task.cancel()


async def test_an_update_is_dealt_with_out_of_its_json() -> None:
    taken = Taken()
    assert await Dealing(Api(), taken)(b'{"update_id": 3}')
    assert taken.numbers == [3]


@pytest.mark.parametrize("raw", [b"{", b'"x"', b"\xff"])
async def test_garbage_is_dealt_with_by_nobody(raw: bytes) -> None:
    assert await Dealing(Api(), taken := Taken())(raw)
    assert taken.numbers == []


async def test_what_this_process_leaves_to_another_was_not_dealt_with() -> None:
    taken = Taken(3)
    dealing = asyncio.ensure_future(Dealing(Api(), taken)(b'{"update_id": 3}'))
    await settled()
    taken.slow[3].cancel()
    assert not await dealing


async def test_who_waits_for_it_no_longer_stops_nothing() -> None:
    taken = Taken(3)
    dealing = asyncio.ensure_future(Dealing(Api(), taken)(b'{"update_id": 3}'))
    await settled()
    dealing.cancel()
    await settled()
    assert not taken.slow[3].cancelled()
