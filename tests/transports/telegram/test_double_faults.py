"""What goes wrong in the double when a test wants it to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, get_args

import pytest
from aiohttp import ClientSession
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError, TimedOut

from tests.transports.telegram.double.faults import Fault, Faults, Kind
from tests.transports.telegram.double.phone import Phone
from tests.transports.telegram.double.server import BotApiDouble
from tests.transports.telegram.double.stage import Stage, staged


@asynccontextmanager
async def with_ann(**ways: Any) -> AsyncIterator[tuple[Stage, Phone]]:
    async with staged(**ways) as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        yield stage, ann


@asynccontextmanager
async def bot_of_nothing() -> AsyncIterator[Callable[[BotApiDouble, str, dict[str, Any]], Awaitable[int]]]:
    """Calls without a library, which outlive the double."""

    async def post(double: BotApiDouble, method: str, given: dict[str, Any]) -> int:
        async with session.post(f"{double.base_url}{double.token}/{method}", json=given) as answer:
            return answer.status

    async with ClientSession() as session:
        yield post


def bots_texts(ann: Phone) -> list[str]:
    return [one.text for one in ann.sees() if one.by_bot]


async def test_a_flood_says_how_long_to_wait_and_lasts_so_long() -> None:
    async with with_ann() as (stage, ann):
        stage.double.faults.next(Fault("flood", seconds=5), method="sendMessage")
        with pytest.raises(RetryAfter) as refused:
            await stage.bot.send_message(ann.id, "one")
        assert refused.value.retry_after.total_seconds() == 5  # type: ignore[union-attr]
        stage.clock.advance(5_000)
        await stage.bot.send_message(ann.id, "one")
        stage.double.within_limits()


async def test_a_flood_lasts_longer_for_each_call_that_does_not_wait_and_that_is_noted() -> None:
    async with with_ann() as (stage, ann):
        group = stage.double.group("Four", ann)
        stage.double.faults.next(Fault("flood", seconds=5), chat=group.id)
        waits = []
        for _ in range(3):
            with pytest.raises(RetryAfter) as refused:
                await stage.bot.send_message(group.id, "one")
            waits.append(refused.value.retry_after.total_seconds())  # type: ignore[union-attr]
        assert waits == [5, 6, 7]
        await stage.bot.send_message(ann.id, "in another chat")
        with pytest.raises(AssertionError, match="before the flood was over"):
            stage.double.within_limits()


async def test_a_flood_of_everything_stops_every_chat_but_not_the_answers_to_taps() -> None:
    async with with_ann() as (stage, ann):
        stage.double.rates.flood(3)
        with pytest.raises(RetryAfter):
            await stage.bot.send_message(ann.id, "one")
        await stage.bot.get_chat(ann.id)
        with pytest.raises(BadRequest, match="Query is too old"):
            await stage.bot.answer_callback_query("1")


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_an_error_of_the_service_does_nothing(status: int) -> None:
    async with with_ann() as (stage, ann):
        stage.double.faults.next(Fault("error", status=status))
        with pytest.raises(NetworkError):
            await stage.bot.send_message(ann.id, "one")
        assert bots_texts(ann) == []
        await stage.bot.send_message(ann.id, "one")
        assert stage.double.faults.happened == [("sendMessage", "error")]


async def test_a_proxy_may_answer_with_a_page() -> None:
    async with with_ann() as (stage, ann):
        stage.double.faults.next("proxy_page")
        with pytest.raises(NetworkError, match="Bad Gateway"):
            await stage.bot.send_message(ann.id, "one")
        assert bots_texts(ann) == []


async def test_an_answer_may_be_lost_although_the_deed_is_done() -> None:
    async with with_ann() as (stage, ann):
        stage.double.faults.next("lost_answer", method="sendMessage")
        with pytest.raises(TimedOut):
            await stage.bot.send_message(ann.id, "one", read_timeout=0.2)
        assert bots_texts(ann) == ["one"]


async def test_an_answer_may_take_its_time() -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async with with_ann(sleep=sleep) as (stage, ann):
        stage.double.faults.next(Fault("slow", seconds=4), times=2)
        await stage.bot.send_message(ann.id, "one")
        assert len(await stage.updates()) == 1  # updates may come late as well
        assert slept == [4, 4]


async def test_a_connection_may_be_cut_before_the_deed_or_after_it() -> None:
    async with with_ann() as (stage, ann):
        for kind, done in (("cut_before", []), ("cut_after", ["one"])):
            stage.double.faults.next(Fault(kind))  # type: ignore[arg-type]
            with pytest.raises(NetworkError):
                await stage.bot.send_message(ann.id, "one")
            assert bots_texts(ann) == done


async def test_a_poll_may_fail_and_nothing_is_lost_by_that() -> None:
    async with with_ann() as (stage, _):
        for kind in ("error", "cut_after", "proxy_page"):
            stage.double.faults.next(Fault(kind), method="getUpdates")
            with pytest.raises(NetworkError):
                await stage.bot.get_updates(timeout=0)
        assert len(await stage.updates()) == 1


async def test_a_fault_by_hand_is_for_its_method_and_chat_and_as_often_as_it_says() -> None:
    faults = Faults()
    faults.next("error", method="sendMessage", chat=5, times=2)
    drawn = [faults.draw(*call) for call in (("sendPhoto", 5), ("sendMessage", 6), *[("sendMessage", 5)] * 3)]
    assert [fault and fault.kind for fault in drawn] == [None, None, "error", "error", None]
    faults.next("error")
    faults.calm()
    assert faults.draw("sendMessage", 5) is None


async def test_by_chance_only_what_was_done_is_there_whatever_the_bot_was_told() -> None:
    async def no_sleep(seconds: float) -> None:
        pass

    async with with_ann(sleep=no_sleep) as (stage, ann):
        rates: dict[Kind, float] = dict.fromkeys(get_args(Kind), 0.08)
        stage.double.faults.schedule(5, rates, only=["sendMessage"], seconds=(0, 1))
        told = []
        for number in range(60):
            stage.clock.advance(20_000)
            with suppress(TelegramError):
                await stage.bot.send_message(ann.id, str(number), read_timeout=0.2)
                told.append(str(number))
        stage.double.faults.calm()
        kinds = [kind for _, kind in stage.double.faults.happened]
        assert set(kinds) == set(get_args(Kind))
        there = bots_texts(ann)
        assert set(told) <= set(there)
        assert len(there) - len(told) == kinds.count("lost_answer") + kinds.count("cut_after")
        stage.double.within_limits()


def test_chance_gives_the_same_faults_for_the_same_seed() -> None:
    def drawn(seed: int) -> list[Fault | None]:
        faults = Faults()
        faults.schedule(seed, {"flood": 0.2, "error": 0.2, "slow": 0.1}, spared=["getMe"])
        assert all(faults.draw("getMe", None) is None for _ in range(20))
        return [faults.draw("sendMessage", 1) for _ in range(400)]

    one = drawn(7)
    assert one == drawn(7)
    assert one != drawn(8)
    kinds = [fault.kind for fault in one if fault]
    assert {kind: round(kinds.count(kind) / 400, 1) for kind in kinds} == {"flood": 0.2, "error": 0.2, "slow": 0.1}
    assert all(1 <= fault.seconds <= 3 for fault in one if fault)
    assert all(fault.seconds == int(fault.seconds) for fault in one if fault and fault.kind == "flood")


def test_chance_may_be_for_some_methods_only() -> None:
    faults = Faults()
    faults.schedule(1, {"error": 1.0}, only=["sendMessage"])
    assert faults.draw("getUpdates", None) is None
    assert faults.draw("sendMessage", 1) is not None


async def test_the_double_closes_although_somebody_waits_for_an_answer_that_never_comes() -> None:
    double = BotApiDouble()
    async with bot_of_nothing() as post:
        async with double.open():
            ann = double.phone("Ann")
            ann.starts()
            double.faults.next("lost_answer", method="sendMessage")
            words = {"chat_id": ann.id, "text": "one", "offset": 99, "timeout": 60}
            waiting = [asyncio.ensure_future(post(double, name, words)) for name in ("sendMessage", "getUpdates")]
            await double.until("both wait", lambda: bool(double.called("getUpdates")) and bool(bots_texts(ann)))
        await asyncio.wait(waiting, timeout=5)
        assert all(one.done() for one in waiting)
        await asyncio.gather(*waiting, return_exceptions=True)
