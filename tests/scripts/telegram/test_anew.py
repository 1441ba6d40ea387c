"""A new table, or an old one shown anew, stands in a message of its own below all that has been said."""

from __future__ import annotations

from tests.scripts.telegram.chats import chats
from tests.transports.redis.servers import Server
from tests.transports.telegram.double.groups import Group
from tests.transports.telegram.double.messages import Message


def all_ever(group: Group) -> list[str]:
    """Every text that ever stood in a message of the bot's which stands there now."""
    return [version.text for one in group.messages() if one.by_bot for version in one.versions]


def lobbies(group: Group) -> list[Message]:
    """What shows a table that waits for its players."""
    return [one for one in group.messages() if "① Sit here" in one.labels]


async def test_a_new_table_stands_below_the_last_one_which_keeps_its_last_words(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        ann.says("/new", group)
        old = await ann.finds("① Sit here", group)
        assert len(old.versions) == 1  # nothing was shown before anything was known of the table
        cancelled = ann.says("/cancel", group)
        last = await ann.reads("/new makes a new one", group)
        assert last.id > cancelled.id  # every command is answered below it
        await it.until("it stands there once", lambda: old.deleted or not old.labels, process)
        asked = ann.says("/new", group)
        await it.until("there is a new one", lambda: lobbies(group), process)
        (new,) = lobbies(group)
        assert new.id > asked.id
        assert len(new.versions) == 1
        assert "/new makes a new one" in last.text
        assert last.labels == []
        assert not last.deleted
        assert not any("Looking for" in text for text in all_ever(group))


async def test_a_table_that_is_shown_again_stands_there_once(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann)
        ann.says("/new", group)
        old = await ann.finds("① Sit here", group)
        asked = ann.says("/status", group)
        await it.until("it stands below", lambda: old.deleted and bool(lobbies(group)), process)
        (new,) = lobbies(group)
        assert new.id > asked.id


async def test_a_chat_that_moves_is_shown_its_table_in_one_message(server: Server) -> None:
    async with chats(server.url) as it, it.process() as process:
        ann = it.double.phone("Ann")
        group = it.double.group("Friends", ann, basic=True)
        ann.says("/new", group)
        await ann.finds("① Sit here", group)
        group.upgrades()
        await it.until("it stands in the new chat", lambda: lobbies(group), process)
        (new,) = lobbies(group)
        assert len(new.versions) == 1
        assert [one for one in it.double.world.messages.chats[group.id] if one.by_bot and one.text] == [new]
