"""What `/forget` says and does: nothing by which its sender could be known is left on the server."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from tests.patience import PATIENCE_S
from tests.scripts.telegram.chats import Process, alone, chats
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.phone import Phone
from transports.redis.clients import Clients, call

NOBODYS = re.compile(rb"buraco:tg:\d+:(seen|lead|inbox)")
"""Numbers of updates, and who leads: nobody's."""


async def entries_of(url: str, user: int, name: str) -> list[str]:
    """The keys of the chats under which a number or a name of somebody's stands, in key or value."""
    clients = Clients(url)
    client: Any = clients.commands(1)
    reads = {b"string": client.get, b"hash": client.hgetall, b"set": client.smembers, b"list": _list, b"zset": _sorted}
    found = []
    for key in await call(client.keys("buraco:tg:*")):
        kind = await call(client.type(key))
        read = reads[kind]
        value = await call(read(client, key) if read in (_list, _sorted) else read(key))
        whole = repr((key, value))
        if not NOBODYS.match(key) and (str(user) in whole or name in whole):
            found.append(whole)
    await clients.aclose()
    return found


async def nothing_is_kept(url: str, user: int, name: str) -> None:
    """Wait for it: of the messages whose buttons go just then the numbers are known until they went."""
    async with asyncio.timeout(PATIENCE_S):
        while await entries_of(url, user, name):
            await asyncio.sleep(0.05)


def _list(client: Any, key: bytes) -> Any:
    return client.lrange(key, 0, -1)


def _sorted(client: Any, key: bytes) -> Any:
    return client.zrange(key, 0, -1)


async def test_the_question_says_what_goes_and_what_stays_and_the_answer_how_much_it_was(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Annabella")
        group = it.double.group("Friends", ann)
        ann.starts()
        await ann.taps("Play")
        await ann.reads("Deal 1")
        ann.says("/new", group)
        await ann.taps("② Sit here", group)
        ann.says("/lang en")
        await ann.reads("From now on I speak English")
        assert len(await process.bindings.held(ann.id)) == 2
        assert await entries_of(server.url, ann.id, "Annabella")
        ann.says("/forget")
        asked = await ann.reads("Delete all that is kept of you")
        assert re.search("seats, language, wishes, your name in statistics", asked.text)
        assert asked.text.endswith("Seats in running matches are then given up for good. Records of matches stay.")
        assert len(await process.bindings.held(ann.id)) == 2  # only asked
        await ann.taps("Delete it")
        told = await ann.reads("Deleted; entries: ")
        count = re.search(r"entries: (\d+)", told.text)
        assert count is not None
        assert int(count[1]) >= 5, "herself, two seats, the table she made, a message at least"
        await it.until("no cards stand there", lambda: not [one for one in ann.sees() if "Deal 1" in one.text], process)
        assert not [one.text for one in ann.sees() if "Sort" in one.labels or "Ready" in one.labels]
        await nothing_is_kept(server.url, ann.id, "Annabella")


def pressable(ann: Phone) -> list[str]:
    """The buttons that stand in somebody's own chat."""
    return [label for one in ann.sees() if one.by_bot for label in one.labels]


async def forgotten(ann: Phone) -> None:
    """Somebody has all that is kept of them deleted."""
    ann.says("/forget")
    await ann.taps("Delete it")
    await ann.reads("Deleted; entries: ")


@pytest.mark.parametrize("restarted", [False, True])
async def test_nothing_is_left_to_be_pressed_in_the_own_chat(server: Server, restarted: bool) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")

        async def leaves_nothing(process: Process) -> None:
            await forgotten(ann)
            await it.until("no button is left", lambda: not pressable(ann), process)
            await nothing_is_kept(server.url, ann.id, "Ann")

        async with it.process() as process:
            await alone(ann, process)
            for command in ("/tables", "/lang", "/play"):
                ann.says(command)
            await ann.finds("With friends, by a link")
            assert {"Draw", "More…"} <= set(pressable(ann))
            if not restarted:
                await leaves_nothing(process)
        if restarted:
            async with it.process() as process:
                await leaves_nothing(process)


async def test_a_hand_has_no_buttons_once_its_seat_is_given_up_in_the_group(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        ann.starts()
        await ann.finds("Play")
        menu = set(pressable(ann))
        ann.says("/new", group)
        await ann.taps("② Sit here", group)
        await it.until("the lobby stands in her own chat", lambda: set(pressable(ann)) > menu, process)
        ann.says("/leave", group)
        await it.until("only the page of games has buttons", lambda: set(pressable(ann)) == menu, process)
