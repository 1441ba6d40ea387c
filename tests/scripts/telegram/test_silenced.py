"""A chat in which the bot may not write for a while keeps its table, and is shown it anew."""

from __future__ import annotations

from core.table.orders import Close
from tests.scripts.telegram.chats import Chats, Process, chats, gathering
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message
from tests.transports.telegram.double.phone import Phone


async def lobby(ann: Phone, group: Group, topic: int | None = None) -> Message:
    """Ann makes a table there and sits down."""
    await gathering(ann, group, topic)
    await ann.taps("① Sit here", group, topic)
    return await ann.finds("② Sit here", group, topic)


async def shown_anew(it: Chats, process: Process, ann: Phone, group: Group, old: Message) -> None:
    """The same table stands there in a new message alone, with its buttons."""

    def shown() -> list[Message]:
        return [one for one in group.messages() if "② Sit here" in one.labels]

    await it.until("the table is shown anew", lambda: [one.id for one in shown() if one.id > old.id], process)
    await it.until("the old message is gone", lambda: len(shown()) == 1, process)
    (held,) = await process.bindings.held(ann.id)
    (chat,) = [chat for chat in await process.bindings.chats() if chat.place.chat == group.id]
    assert chat.table == held.table
    assert chat.away == 0


async def test_a_topic_that_is_closed_and_opened_again_keeps_its_table(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        forum = it.double.group("Forum", ann, forum=True)
        topic = forum.topic("one")
        old = await lobby(ann, forum, topic)
        forum.closes_topic(topic)
        forum.reopens_topic(topic)
        await shown_anew(it, process, ann, forum, old)
        ann.says("/new", forum, topic)
        await ann.reads("already", forum, topic)


async def test_a_topic_of_whose_opening_nobody_was_told_has_its_table_with_the_next_command(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        forum = it.double.group("Forum", ann, forum=True)
        topic = forum.topic("one")
        old = await lobby(ann, forum, topic)
        forum.closes_topic(topic)
        forum.chat.topics[topic].closed = False
        ann.says("/new", forum, topic)
        await ann.reads("already", forum, topic)
        await shown_anew(it, process, ann, forum, old)


async def test_a_bot_that_is_taken_out_and_in_again_finds_its_table_there(server: Server) -> None:
    async with chats(server.url) as it:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        async with it.process() as process:
            old = await lobby(ann, group)
            group.kicks_bot()
            while not [chat for chat in await process.bindings.chats() if chat.away]:
                await it.double.world.bell.until("something happens", lambda: True)
        async with it.process() as process:
            group.adds_bot()
            await shown_anew(it, process, ann, group, old)


async def test_what_has_ended_meanwhile_is_told_where_the_bot_is_taken_in_again(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        await lobby(ann, group)
        (held,) = await process.bindings.held(ann.id)
        group.kicks_bot()
        await process.house.order(held.table, Close())
        group.adds_bot()
        ann.says("/new", group)
        while any(chat.table == held.table for chat in await process.bindings.chats()):
            await it.double.world.bell.until("something happens", lambda: True)
