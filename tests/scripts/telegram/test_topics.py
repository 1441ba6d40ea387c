"""Tables in the topics of a forum, whatever becomes of those."""

from __future__ import annotations

from core.table.orders import Fill
from tests.scripts.telegram.chats import chats
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.server import BotApiDouble


async def test_after_a_topic_was_deleted_the_next_command_in_the_chat_works(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        forum = it.double.group("Forum", ann, forum=True)
        one, two = forum.topic("one"), forum.topic("two")
        ann.starts()
        await ann.finds("Play")
        ann.says("/new", forum, one)
        await ann.taps("① Sit here", forum, one)
        (held,) = await process.bindings.held(ann.id)
        forum.deletes_topic(one)  # nobody is told of that
        await process.house.order(held.table, Fill(program="greedy"))  # it is noticed when something is to be shown
        await it.until("nothing can be sent there", lambda: gone(it.double), process)
        ann.says("/new", forum, two)
        await ann.finds("① Sit here", forum, two)
        assert len([chat for chat in await process.bindings.chats() if chat.table is not None]) == 2
        ann.says("/tables")
        told = await ann.reads("You sit at 1 table")  # the one whose topic is gone: it can be left from here
        assert told.labels == [f"✓ {held.table}"]


def gone(double: BotApiDouble) -> bool:
    """Has the bot been told that a topic is not there?"""
    return any("thread not found" in refused.description for _, refused in double.refusals)
