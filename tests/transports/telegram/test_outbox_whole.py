"""The outbox over the Bot API's double: whole evenings, with calls that go wrong, within Telegram's limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest

from core.table.clock import ManualClock
from tests.patience import PATIENCE_S
from tests.transports.telegram.double.faults import Kind
from tests.transports.telegram.double.server import BotApiDouble
from tests.transports.telegram.test_api import png
from transports.telegram.api import BotApi
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.outbox import Outbox
from transports.telegram.screen import Button, Picture, Place, Screen
from transports.telegram.troubles import Down

PNG = png()
STEP_MS = 200


class Watched:
    """The Bot API, with a count of what is under way."""

    def __init__(self, api: BotApi) -> None:
        self._api = api
        self._under_way = 0
        self._landed = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._api, name)

        async def watched(*what: Any, **more: Any) -> Any:
            self._under_way += 1
            try:
                return await method(*what, **more)
            finally:
                self._under_way -= 1
                self._landed.set()

        return watched

    async def quiet(self) -> None:
        """Nothing is under way, and nothing else can be done before time goes by."""
        quiet = 0
        while quiet < 30:
            await asyncio.sleep(0)
            quiet += 1
            while self._under_way:
                self._landed.clear()
                await self._landed.wait()
                quiet = 0


async def drawn(picture: Picture) -> bytes:
    return PNG


class Evening:
    """The double, an outbox on it, and time that is turned."""

    def __init__(self, double: BotApiDouble, clock: ManualClock, api: BotApi) -> None:
        self.double = double
        self.clock = clock
        self.api = Watched(api)
        self.store = MemoryStore(clock)
        self.outbox = self.begun()

    def begun(self) -> Outbox:
        """As after a restart."""
        shelf = MemoryBindings(self.store, lambda count: b"\0" * count)
        return Outbox(self.api, shelf, self.clock, drawn)

    async def goes_by(self, ms: int) -> None:
        await self.api.quiet()
        for _ in range(ms // STEP_MS):
            self.clock.advance(STEP_MS)
            await self.api.quiet()


@asynccontextmanager
async def evening() -> AsyncIterator[Evening]:
    clock = ManualClock()

    async def no_sleep(seconds: float) -> None:
        pass

    double = BotApiDouble(lambda: clock.wall_ms() / 1000, strict_rates=True, sleep=no_sleep)
    async with double.open():
        api = BotApi(double.token, double.url, limited=False)
        try:
            await opened(api)
            it = Evening(double, clock, api)
            try:
                yield it
            finally:
                await it.outbox.aclose(0)
        finally:
            await api.aclose()


async def opened(api: BotApi) -> None:
    """Begin; where the first answer takes longer than is waited for here, once more."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            with suppress(Down):
                await api.open()
                return


def screen(number: int, pictured: bool) -> Screen:
    picture = Picture(f"p{number // 3}", lambda: PNG) if pictured else None
    return Screen(f"state {number}", ((Button("Draw", data=f"draw.{number}"),),), picture)


async def test_many_chats_at_once_stay_within_all_limits_and_show_the_newest() -> None:
    async with evening() as it:
        people = [it.double.phone(f"P{number}") for number in range(20)]
        for one in people:
            one.starts()
        groups = [it.double.group(f"G{number}", people[number]) for number in range(4)]
        for number in range(30):
            for one in people:
                it.outbox.show(Place(one.id), "hand", screen(number, pictured=True))
            for group in groups:
                it.outbox.show(Place(group.id), "table", screen(number, pictured=True))
                if number % 7 == 0:
                    it.outbox.say(Place(group.id), Screen(f"line {number}"))
            it.outbox.hurry(Place(people[number % 20].id))
            await it.goes_by(1_000)
        await it.goes_by(20_000)
        for one in people:
            assert [each.text for each in one.sees() if each.by_bot] == ["state 29"]
        for group in groups:
            texts = [each.text for each in group.messages() if each.by_bot and not each.service]
            assert texts.count("state 29") == 1
            assert len(texts) == 1 + 5
        assert it.double.refusals == []


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whatever_goes_wrong_each_chat_shows_the_newest_in_the_end_and_no_line_comes_twice(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("transports.telegram.api.ANSWER_S", 0.2)
    async with evening() as it:
        chance, kills = Random(seed), 0
        people = [it.double.phone(f"P{number}") for number in range(5)]
        for one in people:
            one.starts()
        group = it.double.group("Four", *people)
        rates: dict[Kind, float] = {"flood": 0.05, "error": 0.08, "proxy_page": 0.03, "slow": 0.03}
        rates |= {"lost_answer": 0.01, "cut_before": 0.04, "cut_after": 0.04}
        it.double.faults.schedule(seed, rates)
        for number in range(120):
            if chance.random() < 0.05:
                for task in it.outbox._workers.values():
                    task.cancel()  # killed
                it.outbox = it.begun()
                kills += 1
            for one in chance.sample(people, 2):
                it.outbox.show(Place(one.id), "hand", screen(number, pictured=chance.random() < 0.7))
            it.outbox.show(Place(group.id), "table", screen(number, pictured=True))
            if chance.random() < 0.1:
                it.outbox.say(Place(group.id), Screen(f"line {number}"))
            await it.goes_by(1_000)
        it.double.faults.calm()
        for one in people:
            it.outbox.show(Place(one.id), "hand", screen(999, pictured=True))
        it.outbox.show(Place(group.id), "table", screen(999, pictured=True))
        await it.goes_by(150_000)
        for one in people:
            assert "state 999" in [each.text for each in one.sees()]
        texts = [each.text for each in group.messages() if each.by_bot and not each.service]
        assert "state 999" in texts
        lines = [text for text in texts if text.startswith("line")]
        assert len(lines) == len(set(lines))
        assert lines
        assert lines == sorted(lines, key=lambda line: int(line.split()[1]))
        lost = [kind for _, kind in it.double.faults.happened if kind in ("cut_before", "cut_after", "lost_answer")]
        assert sum(each.by_bot for one in people for each in one.sees()) <= len(people) + len(lost) + kills


async def test_a_small_group_that_becomes_a_supergroup_keeps_its_table() -> None:
    async with evening() as it:
        ann = it.double.phone("Ann")
        ann.starts()
        group = it.double.group("Small", ann, basic=True)
        old = Place(group.id)
        it.outbox.show(old, "table", screen(1, pictured=True))
        await it.goes_by(4_000)
        group.upgrades()
        it.outbox.show(old, "table", screen(2, pictured=True))
        await it.goes_by(8_000)
        it.outbox.show(old, "table", screen(3, pictured=True))
        await it.goes_by(8_000)
        assert [one.text for one in group.messages() if one.by_bot and not one.service] == ["state 3"]
