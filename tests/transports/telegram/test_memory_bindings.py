"""Memory and a server answer the same, whatever is asked in whatever order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from core.table.clock import ManualClock
from tests.transports.redis.servers import KINDS, Server
from tests.transports.telegram.kept_bindings import InMemory, OnServer
from transports.telegram.bindings import Bindings, Chat, Held, Lasting, Person, Shown, Side
from transports.telegram.memory_bindings import Fading
from transports.telegram.screen import Place

CHATS = (-1, -2, -3, 11, 12)
LASTING = Lasting(quiet_ms=90_000_000, seen_ms=50_000_000, file_ms=40_000_000, reports_a_day=2)
"""Long enough that no real time matters."""

Ask = Callable[[Bindings], Any]


def some(chance: Random) -> Ask:
    """Something that may be asked, the same of whoever is asked."""
    user, table = chance.choice((11, 12, 13)), chance.choice(("A", "B", "C"))
    place = Place(chance.choice(CHATS), chance.choice((None, 1, 2)))
    number, key = chance.randrange(100), chance.choice("kl")
    other = chance.choice((-1, -2, -3))
    sides = tuple(Side(chance.choice((None, 11, 12, 13)), f"P{number}", seat % 2) for seat in range(4))
    asks: list[Ask] = [
        lambda one: one.person(user),
        lambda one: one.keep_person(Person(user, f"P{number}", front=table)),
        lambda one: one.chat(place),
        lambda one: one.keep_chat(Chat(place, table, host=user)),
        lambda one: one.drop_chat(place),
        lambda one: one.held(user),
        lambda one: one.held_at(table),
        lambda one: one.keep_held(Held(user, table, number % 4, f"P{number}", b"%d" % number)),
        lambda one: one.keep_draft(user, table, b"d"),
        lambda one: one.drop_held(user, table),
        lambda one: one.shown(place, key),
        lambda one: one.keep_shown(place, key, Shown(number)),
        lambda one: one.drop_shown(place, key),
        lambda one: one.file_of(key),
        lambda one: one.keep_file(key, f"F{number}"),
        lambda one: one.finished(place, f"T{number}", table, sides, (number, -7), number % 3, 2),
        lambda one: one.stats(place),
        lambda one: one.seen(number),
        lambda one: one.chats(),
        lambda one: one.all_held(),
    ]
    if chance.random() < 0.1:
        asks = [lambda one: one.forget(user)]
    elif chance.random() < 0.1:
        asks = [lambda one: one.move_chat(place.chat if place.chat < 0 else -1, other)]
    return chance.choice(asks)


@pytest.mark.parametrize("seed", [0, 84, 87])
@pytest.mark.parametrize("kind", KINDS)
async def test_memory_and_a_server_answer_the_same(kind: str, seed: int, servers: Callable[[str], Server]) -> None:
    chance = Random(seed)
    memory, server = InMemory(LASTING), OnServer(servers(kind), LASTING)
    ours, theirs = memory.process(), server.process()
    try:
        for step in range(500):
            ask = some(chance)
            assert await ask(ours) == await ask(theirs), (seed, step)
            if step % 50 == 49:
                ms = chance.randrange(60_000_000)
                await memory.later(ms)
                await server.later(ms)
            assert await ours.all_held() == await theirs.all_held(), (seed, step)
            assert await ours.chats() == await theirs.chats(), (seed, step)
    finally:
        await server.aclose()


def test_what_fades_is_not_there_any_more_by_any_door() -> None:
    clock = ManualClock()
    kept: Fading[str, int] = Fading(clock, 100)
    kept["a"] = 1
    clock.advance(60)
    kept["b"] = 2
    clock.advance(39)
    assert dict(kept) == {"a": 1, "b": 2}
    assert kept.renewed("a") == 1
    clock.advance(61)
    assert ("b" in kept, kept.get("b"), len(kept), kept.renewed("b")) == (False, None, 1, None)
    kept.put("c", 3, 10)
    clock.advance(10)
    assert dict(kept) == {"a": 1}
