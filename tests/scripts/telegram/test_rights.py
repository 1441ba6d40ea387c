"""The bot's part in a chat changes while a table is there: an administrator, and none any more; taken out, and in."""

from __future__ import annotations

from core.table.orders import Fill, Start
from tests.scripts.telegram.chats import Chats, Process, chats
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.phone import Phone


async def lobby(it: Chats, process: Process) -> tuple[Phone, Group, str]:
    """Ann sits at the table of a group; with its code."""
    ann = it.double.phone("Ann")
    group = it.double.group("Friends", ann)
    ann.starts()
    await ann.finds("Play")
    ann.says("/new", group)
    await ann.taps("① Sit here", group)
    (held,) = await process.bindings.held(ann.id)
    return ann, group, held.table


async def test_a_bot_that_is_no_administrator_any_more_goes_on_as_before(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann, group, table = await lobby(it, process)
        group.promotes_bot()
        ann.says("hello everybody", group)  # which an administrator hears
        ann.says("/status", group)
        await ann.finds("② Sit here", group)
        group.demotes_bot()
        ann.says("/status", group)  # the old message goes, without any right to delete those of others
        await it.until(
            "the table stands once", lambda: len([one for one in group.messages() if one.labels]) == 1, process
        )
        for order in (Fill(program="greedy"), Start()):
            await process.house.order(table, order)
        await ann.reads("Deal 1", group)
        await ann.reads("Deal 1")
        group.promotes_bot("can_manage_chat")  # without the right to delete, to pin or to post
        await ann.taps("Hint")
        ann.says("/status", group)
        await it.until(
            "the table stands once", lambda: len([one for one in group.messages() if one.labels]) == 1, process
        )
        group.demotes_bot()
        await ann.taps("Sort")
        assert not process.task.done()


async def test_who_takes_the_bot_in_again_is_shown_the_table_and_not_how_to_make_one(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann, group, _ = await lobby(it, process)
        before = group.messages()[-1].id
        group.kicks_bot()
        group.adds_bot()
        await it.until(
            "the table is shown anew", lambda: any(one.labels and one.id > before for one in group.messages()), process
        )
        ann.says("/stats", group)
        await ann.reads("No match", group)
        assert not any(one.text.startswith("Hello") for one in group.messages() if one.id > before)
