"""What `/forget` says and does: nothing by which its sender could be known is left on the server."""

from __future__ import annotations

import re
from typing import Any

from tests.scripts.telegram.chats import chats
from tests.transports.redis.servers import Server
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
        assert await entries_of(server.url, ann.id, "Annabella") == []
