"""Who is in a chat, as far as Telegram says; whose table one is; and that everybody is looked up now and then."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from core.table.clock import ManualClock
from tests.core.table.playing import settled
from tests.transports.english import ENGLISH
from transports.telegram.belonging import EACH_MS, ROUND_MS, Belonging, given_up, kept_out, place_of, watched
from transports.telegram.bindings import Chat, Held
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.screen import Place
from transports.telegram.troubles import Down, Moved, Refused, Removed

GROUP, ANN = Place(-100), 7


class Stage:
    """Ann's seat at the group's table T2; what Telegram says of her is the test's."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.says: bool | Exception = True
        self.asked: list[int] = []
        self.shown: list[str] = []
        held = Held(ANN, "AAAAA2", chat=GROUP.chat)
        self.seats = {"AAAAA2": SimpleNamespace(held=held)}
        self.bindings = MemoryBindings(MemoryStore(self.clock), bytes)
        self.parts = cast(
            Any,
            SimpleNamespace(
                belonging=Belonging(self._is_member, self.clock),
                seats=SimpleNamespace(of=lambda user: list(self.seats.values()), forget=self._forget, tongue=_english),
                bindings=self.bindings,
                clock=self.clock,
                post=SimpleNamespace(
                    show=lambda place, key, screen: self.shown.append(screen.text), drop=lambda place, key: None
                ),
            ),
        )

    async def _is_member(self, chat: int, user: int) -> bool:
        self.asked.append(chat)
        if isinstance(self.says, Moved) and chat == self.says.chat:
            return True
        if isinstance(self.says, Exception):
            raise self.says
        return self.says

    async def _forget(self, user: int, table: str) -> None:
        self.seats.pop(table, None)


async def _english(user: int) -> Any:
    return ENGLISH


async def test_a_seat_is_given_up_once_telegram_says_that_its_owner_is_gone_and_not_where_it_says_nothing() -> None:
    it = Stage()
    for said in (True, Down("x"), Removed("x"), Moved(-200)):
        it.says = said
        assert await given_up(it.parts, ANN) == frozenset()
        it.clock.advance(60_000)
    assert it.asked[-1] == -200
    it.says = Refused("user not found")
    assert await given_up(it.parts, ANN) == {"AAAAA2"}
    assert it.seats == {}
    assert [text[:26] for text in it.shown] == ["You are not in the group o"]


async def test_who_sits_down_at_a_table_of_nobodys_is_asked_for_nothing() -> None:
    it = Stage()
    it.says = False
    it.seats["AAAAA2"].held = Held(ANN, "AAAAA2")
    assert await given_up(it.parts, ANN) == frozenset()
    assert it.asked == []


async def test_whom_telegram_does_not_tell_of_gets_no_new_seat_and_is_told_so() -> None:
    it = Stage()
    it.says = Down("x")
    assert "does not say just now" in await kept_out(it.parts, ANN, GROUP, "AAAAA2", ENGLISH)
    it.says = False
    assert "join the group first" in (await kept_out(it.parts, ANN, GROUP, "AAAAA2", ENGLISH)).lower()
    it.says = True
    assert await kept_out(it.parts, ANN, GROUP, "AAAAA2", ENGLISH) == ""


async def test_a_table_is_a_groups_where_its_chat_has_it_and_where_who_sits_there_has_come_from_one() -> None:
    it = Stage()
    await it.bindings.keep_chat(Chat(Place(-100, 3), table="AAAAA2"))
    await it.bindings.keep_held(Held(ANN, "BBBBB2", chat=-100))
    await it.bindings.keep_held(Held(ANN, "CCCCC2"))
    assert [await place_of(it.bindings, code) for code in ("AAAAA2", "BBBBB2", "CCCCC2", "DDDDD2")] == [
        Place(-100, 3),
        Place(-100),
        None,
        None,
    ]


async def test_who_does_nothing_is_looked_up_now_and_then() -> None:
    it = Stage()
    await it.bindings.keep_held(Held(ANN, "AAAAA2", chat=-100))
    it.says = False
    looking = asyncio.create_task(watched(it.parts))
    try:
        await settled()
        assert it.asked == []
        it.clock.advance(ROUND_MS)
        await settled()
        it.clock.advance(EACH_MS)
        await settled()
        assert it.seats == {}
    finally:
        looking.cancel()
        await asyncio.wait({looking})
