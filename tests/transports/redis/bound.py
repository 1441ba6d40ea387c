"""Bindings of every kind, written, asked for and changed."""

from __future__ import annotations

from tests.transports.telegram.kept_bindings import OnServer
from transports.redis.clients import call
from transports.telegram.bindings import Bindings, Chat, Held, Person, Shown, Side
from transports.telegram.screen import Place

GROUP, MOVED, ME = Place(-100), Place(-1_001), Place(12)
SIDES = (Side(12, "Bia", 0), Side(None, "expert", 1))
A_MATCH = ("buraco", SIDES, (300, 200), 0, 2)


async def fill(bindings: Bindings) -> None:
    """Write something of every kind."""
    assert await bindings.lead("one", 60_000)
    await bindings.keep_person(Person(12, "Bia"))
    await bindings.keep_chat(Chat(GROUP, "T1", host=12))
    await bindings.keep_chat(Chat(ME, "T1", host=12))
    await bindings.move_chat(-99, -100)
    await bindings.keep_held(Held(12, "T1", 2, "Bia", b"lay"))
    await bindings.keep_shown(GROUP, "table", Shown(7))
    await bindings.keep_shown(ME, "hand:T1", Shown(8))
    await bindings.keep_file("k", "f")
    await bindings.finished(GROUP, "T0", *A_MATCH)
    await bindings.report(12, "T0")
    assert await bindings.fresh(77)
    await bindings.seen(77)


async def ask_all(bindings: Bindings) -> None:
    """Ask for all of it; what is found is of no interest."""
    await bindings.person(12)
    for place in (GROUP, ME, Place(-99)):
        await bindings.chat(place)
        await bindings.shown(place, "table")
        await bindings.shown(place, "hand:T1")
        await bindings.stats(place)
    await bindings.chats()
    await bindings.held(12)
    await bindings.held_at("T1")
    await bindings.all_held()
    await bindings.file_of("k")
    await bindings.reported("ABCDEFGH")
    await bindings.leader()


async def change_all(bindings: Bindings) -> None:
    """Change all of it."""
    await bindings.keep_draft(12, "T1", b"x")
    await bindings.drop_shown(ME, "hand:T1")
    await bindings.move_chat(-100, -1_001)
    await bindings.drop_chat(MOVED)
    await bindings.drop_held(12, "T1")
    await bindings.forget(12)


async def all_keys(kept: OnServer) -> list[str]:
    """What lies on the server, in order."""
    return sorted(key if isinstance(key, str) else key.decode() for key in await call(kept.client.keys("*")))
