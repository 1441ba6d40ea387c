"""Who may act in a group, and as whom people sit at its table."""

from __future__ import annotations

from core.table.clock import ManualClock
from scripts.locales import tongue_of
from transports.telegram.bindings import Held, Person
from transports.telegram.group_people import MEMBER_MS, STRANGER_MS, Members, Seated, Toast, name_of, seated, toast
from transports.telegram.memory_bindings import MemoryBindings, MemoryStore


async def test_a_member_is_known_for_a_minute_and_a_stranger_for_moments() -> None:
    clock, asked, inside = ManualClock(), list[int](), {7}

    async def member(user: int) -> bool:
        asked.append(user)
        return user in inside

    members = Members(member, clock)
    assert [await members.has(user) for user in (7, 7, 8, 8)] == [True, True, False, False]
    assert asked == [7, 8]
    clock.advance(STRANGER_MS)
    assert await members.has(8) is False
    assert asked == [7, 8, 8]
    inside.add(8)
    assert await members.has(8) is False
    assert await members.now(8) is True  # who asks for a seat is looked up, whatever was known
    clock.advance(MEMBER_MS)
    inside.clear()
    assert not await members.has(7)
    inside.add(7)
    clock.advance(STRANGER_MS)
    assert await members.has(7)
    inside.clear()
    members.gone(7)
    assert not await members.has(7)


async def test_whom_telegram_does_not_tell_of_is_not_called_a_stranger() -> None:
    async def silent(user: int) -> None:
        return None

    said = await Members(silent, ManualClock()).barred(7, tongue_of("en"))
    assert said.startswith("Telegram does not say just now whether you are in this chat.")


async def test_people_are_known_by_the_name_that_the_table_has() -> None:
    bindings = MemoryBindings(MemoryStore(ManualClock()), bytes)
    await bindings.keep_held(Held(user=7, table="T1", seat=2, name="Ana 2"))
    await bindings.keep_held(Held(user=8, table="T1", seat=0, name="Bea"))
    await bindings.keep_held(Held(user=9, table="T2", seat=0, name="Eve"))
    await bindings.keep_person(Person(7, "Ana", reachable=True))
    people = await seated(bindings, "T1")
    assert people == {"Ana 2": Seated(7, True), "Bea": Seated(8, False)}
    assert (name_of(people, 7), name_of(people, 9)) == ("Ana 2", None)


def test_a_toast_holds_what_fits() -> None:
    assert toast("short") == Toast("short")
    assert toast("x" * 201, alert=True) == Toast("x" * 199 + "…", alert=True)
