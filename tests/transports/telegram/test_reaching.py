"""Who can be written to, and in which language."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from core.table.clock import ManualClock
from scripts.locales import LANGUAGES
from transports.telegram.bindings import Person, Shown
from transports.telegram.happened import Who
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore
from transports.telegram.reaching import Reaching, hand_key
from transports.telegram.screen import Place

ANN = Who(7, "Ann", "pt-br")


class Stage:
    """People, and who was told of them."""

    def __init__(self) -> None:
        self.bindings = MemoryBindings(MemoryStore(ManualClock()), bytes)
        self.reaching = Reaching(self.bindings, LANGUAGES)
        self.told: list[tuple[str, int]] = []
        self.reaching.on_lost, self.reaching.on_reached = self.lost, self.reached

    async def lost(self, user: int) -> None:
        self.told.append(("lost", user))

    async def reached(self, user: int) -> None:
        self.told.append(("reached", user))


async def test_who_writes_in_private_can_be_written_to_and_is_told_of_once() -> None:
    stage = Stage()
    await stage.reaching.met(ANN, False)
    assert not (await stage.reaching.person(7)).reachable
    await stage.reaching.met(ANN, True)
    await stage.reaching.met(ANN, True)
    assert stage.told == [("reached", 7)]
    assert await stage.bindings.person(7) == Person(7, "Ann", reachable=True, program="pt-BR")


async def test_who_has_blocked_the_bot_cannot_be_until_they_are_there_again() -> None:
    stage = Stage()
    await stage.reaching.met(ANN, True)
    await stage.reaching.lost(7)
    assert not (await stage.reaching.person(7)).reachable
    await stage.reaching.met(ANN, False)  # a tap in a group says nothing of that
    assert not (await stage.reaching.person(7)).reachable
    await stage.reaching.met(ANN, True)
    assert stage.told == [("reached", 7), ("lost", 7), ("reached", 7)]


async def test_nobody_is_ready_for_a_deal_whose_hand_does_not_stand_in_their_chat() -> None:
    stage = Stage()
    await stage.reaching.met(ANN, True)
    await stage.reaching.met(Who(8, "Bob"), False)
    assert await stage.reaching.missing([7, 8], "T1") == [7, 8]
    for user in (7, 8):
        await stage.bindings.keep_shown(Place(user), hand_key("T1"), Shown(5))
    assert await stage.reaching.missing([7, 8], "T1") == [8]
    assert await stage.reaching.missing([7], "T2") == [7]


@pytest.mark.parametrize(
    ("chosen", "program", "chat", "found"),
    [
        ("lv", "it", "es", "lv"),
        (None, "pt-br", "es", "pt-BR"),
        (None, "pt", None, "pt-BR"),
        (None, "de", "es", "es"),
        (None, None, None, "en"),
        (None, "de", None, "en"),
    ],
)
async def test_ones_own_choice_comes_first_then_ones_program_then_the_chat(
    chosen: str | None, program: str | None, chat: str | None, found: str
) -> None:
    stage = Stage()
    await stage.reaching.met(Who(7, "Ann", program), True)
    person = await stage.reaching.change(7, language=chosen)
    assert stage.reaching.language(person, chat) == found


async def test_after_a_restart_the_language_of_ones_program_is_known_still() -> None:
    stage = Stage()
    await stage.reaching.met(ANN, True)
    again = Reaching(stage.bindings, LANGUAGES)
    assert again.language(await again.person(7)) == "pt-BR"
    await again.met(Who(7, "Ann", None), True)  # Telegram does not always say it
    assert again.language(await again.person(7)) == "pt-BR"
    await again.met(Who(7, "Ann", "tlh"), True)
    assert again.language(await again.person(7)) == "en"


async def test_who_is_forgotten_is_unknown() -> None:
    stage = Stage()
    await stage.reaching.met(ANN, True)
    gone = await stage.reaching.forget(7)
    assert gone.persons == 1
    assert await stage.reaching.person(7) == Person(7)


async def test_what_somebody_does_in_two_chats_at_once_undoes_nothing() -> None:
    stage = Stage()
    slow = SlowRegister(stage.bindings)
    reaching = Reaching(slow, LANGUAGES)
    in_group = asyncio.create_task(reaching.met(ANN, False))
    in_private = asyncio.create_task(reaching.met(ANN, True))
    chosen = asyncio.create_task(reaching.change(7, language="lv"))
    slow.go_on.set()
    await asyncio.gather(in_group, in_private, chosen)
    assert await reaching.person(7) == Person(7, "Ann", language="lv", reachable=True, program="pt-BR")
    assert await stage.bindings.person(7) == Person(7, "Ann", language="lv", reachable=True, program="pt-BR")


class SlowRegister:
    """Answers once all have asked; what is kept last stays."""

    def __init__(self, bindings: MemoryBindings) -> None:
        self.go_on = asyncio.Event()
        self._bindings = bindings

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bindings, name)

    async def person(self, user: int) -> Person | None:
        found = await self._bindings.person(user)
        await self.go_on.wait()
        return found

    async def keep_person(self, person: Person) -> None:
        for _ in range(1 if person.reachable else 5):
            await asyncio.sleep(0)
        await self._bindings.keep_person(person)
