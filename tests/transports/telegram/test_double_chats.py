"""The double's chats: where the bot may be, what it may do there, and what it is told of them."""

from __future__ import annotations

import pytest
from telegram import Message
from telegram.error import BadRequest, ChatMigrated, Forbidden

from tests.transports.telegram.double.stage import keys, staged


async def test_the_bot_cannot_begin_a_private_chat() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
            await stage.bot.send_message(ann.id, "hello")
        ann.starts()
        await stage.bot.send_message(ann.id, "hello")
        assert [one.text for one in ann.sees()] == ["/start", "hello"]


async def test_nobody_is_no_chat() -> None:
    async with staged() as stage:
        for number in (4711, "@somebody"):
            with pytest.raises(BadRequest, match="Chat not found"):
                await stage.bot.send_message(number, "hello")


async def test_who_blocks_the_bot_is_told_nothing_until_they_let_it_in_again() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        await stage.texts()
        ann.blocks()
        with pytest.raises(Forbidden, match="bot was blocked by the user"):
            await stage.bot.send_message(ann.id, "hello")
        ann.unblocks()
        await stage.bot.send_message(ann.id, "hello")
        updates = await stage.bot.get_updates(timeout=0)
        changes = [update.my_chat_member.new_chat_member.status for update in updates if update.my_chat_member]
        assert changes == ["kicked", "member"]


async def test_an_account_that_is_gone_is_told_nothing() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        ann.deletes_account()
        with pytest.raises(Forbidden, match="user is deactivated"):
            await stage.bot.send_message(ann.id, "hello")


@pytest.mark.parametrize(("basic", "name"), [(True, "group"), (False, "supergroup")])
async def test_a_bot_that_was_thrown_out_is_told_so(basic: bool, name: str) -> None:
    async with staged() as stage:
        group = stage.double.group("Four", stage.double.phone("Ann"), basic=basic)
        sent = await stage.bot.send_message(group.id, "hello")
        group.kicks_bot()
        with pytest.raises(Forbidden, match=f"bot was kicked from the {name} chat"):
            await stage.bot.send_message(group.id, "hello")
        with pytest.raises(Forbidden, match=f"bot was kicked from the {name} chat"):
            await stage.bot.edit_message_text("other", group.id, sent.message_id)
        group.adds_bot()
        await stage.bot.send_message(group.id, "hello")


async def test_a_bot_that_left_is_no_member() -> None:
    async with staged() as stage:
        group = stage.double.group("Four", stage.double.phone("Ann"))
        await stage.bot.leave_chat(group.id)
        with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
            await stage.bot.send_message(group.id, "hello")


async def test_a_group_that_is_gone_is_gone() -> None:
    async with staged() as stage:
        group = stage.double.group("Four", stage.double.phone("Ann"))
        group.deletes()
        with pytest.raises(Forbidden, match="the group chat was deleted"):
            await stage.bot.send_message(group.id, "hello")


async def test_a_bot_without_the_right_to_send_is_refused() -> None:
    async with staged() as stage:
        group = stage.double.group("Four", stage.double.phone("Ann"))
        group.silences_bot()
        with pytest.raises(BadRequest, match="Not enough rights to send text messages to the chat"):
            await stage.bot.send_message(group.id, "hello")
        assert (await stage.bot.get_chat_member(group.id, stage.bot.id)).status == "restricted"


async def test_a_group_that_becomes_a_supergroup_says_so_on_both_sides_and_refuses_from_then_on() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann, basic=True)
        old = group.id
        sent = await stage.bot.send_message(old, "hello")
        await stage.texts()
        new = group.upgrades()
        assert group.id == new
        assert str(new).startswith("-100")
        updates = await stage.bot.get_updates(timeout=0)
        told = [update.message for update in updates if update.message]
        assert [(one.chat.id, one.migrate_to_chat_id, one.migrate_from_chat_id) for one in told] == [
            (old, new, None),
            (new, None, old),
        ]
        with pytest.raises(ChatMigrated) as refused:
            await stage.bot.send_message(old, "hello")
        assert refused.value.new_chat_id == new
        with pytest.raises(ChatMigrated):
            await stage.bot.edit_message_text("other", old, sent.message_id)
        with pytest.raises(BadRequest, match="Message to edit not found"):
            await stage.bot.edit_message_text("other", new, sent.message_id)
        await stage.bot.send_message(new, "hello")
        assert ann.newest(group).text == "hello"


async def test_messages_have_numbers_of_their_own_in_every_supergroup_and_common_ones_elsewhere() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        one, other = stage.double.group("One", ann), stage.double.group("Other", ann)
        sent = [await stage.bot.send_message(where.id, "hello") for where in (one, other, ann, ann)]
        assert sent[0].message_id == sent[1].message_id
        assert sent[3].message_id == sent[2].message_id + 1


async def test_a_topic_is_named_and_the_general_one_is_not() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        forum = stage.double.group("Club", ann, forum=True)
        topic = forum.topic("Buraco")
        sent = await stage.bot.send_message(forum.id, "in it", message_thread_id=topic)
        assert (sent.message_thread_id, sent.is_topic_message) == (topic, True)
        general = await stage.bot.send_message(forum.id, "in general")
        assert (general.message_thread_id, general.is_topic_message) == (None, None)
        assert [one.text for one in ann.sees(forum, topic)][1:] == ["in it"]
        for number in (1, 99):
            with pytest.raises(BadRequest, match="Message thread not found"):
                await stage.bot.send_message(forum.id, "hello", message_thread_id=number)


async def test_what_people_write_in_a_topic_says_so_and_in_the_general_one_it_does_not() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        forum = stage.double.group("Club", ann, forum=True)
        topic = forum.topic("Buraco")
        ann.says("/new", forum, topic)
        ann.says("/new", forum, 1)
        messages = [update.message for update in await stage.bot.get_updates(timeout=0) if update.message]
        in_topic, in_general = messages[-2:]
        assert (in_topic.message_thread_id, in_topic.is_topic_message) == (topic, True)
        assert in_topic.reply_to_message is not None  # the message with which the topic began
        assert in_topic.reply_to_message.forum_topic_created is not None
        assert (in_general.message_thread_id, in_general.is_topic_message) == (None, None)


async def test_an_answer_in_a_supergroup_without_topics_has_a_thread_which_is_no_topic() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        sent = await stage.bot.send_message(group.id, "hello")
        ann.says("answer", group, reply_to=ann.newest(group))
        message = (await stage.bot.get_updates(timeout=0))[-1].message
        assert message is not None
        assert (message.message_thread_id, message.is_topic_message) == (sent.message_id, None)
        with pytest.raises(BadRequest, match="Message thread not found"):
            await stage.bot.send_message(group.id, "hello", message_thread_id=message.message_thread_id)


async def test_a_closed_topic_takes_nothing_but_from_administrators_and_a_deleted_one_is_not_there() -> None:
    async with staged() as stage:
        forum = stage.double.group("Club", stage.double.phone("Ann"), forum=True)
        topic = forum.topic("Buraco")
        forum.closes_topic(topic)
        with pytest.raises(BadRequest, match="Topic_closed"):
            await stage.bot.send_message(forum.id, "hello", message_thread_id=topic)
        forum.promotes_bot()
        await stage.bot.send_message(forum.id, "hello", message_thread_id=topic)
        forum.demotes_bot()
        forum.reopens_topic(topic)
        await stage.bot.send_message(forum.id, "hello", message_thread_id=topic)
        forum.deletes_topic(topic)
        with pytest.raises(BadRequest, match="Message thread not found"):
            await stage.bot.send_message(forum.id, "hello", message_thread_id=topic)


async def test_an_anonymous_administrator_speaks_as_the_group_and_taps_as_themselves() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        group.promotes(ann, anonymous=True)
        ann.says("/new", group)
        await stage.bot.send_message(group.id, "lobby", reply_markup=keys("Join"))
        ann.presses("Join", group)
        updates = await stage.bot.get_updates(timeout=0)
        message, tap = updates[-2].message, updates[-1].callback_query
        assert message is not None
        assert message.from_user is not None
        assert message.sender_chat is not None
        assert (message.from_user.username, message.sender_chat.id) == ("GroupAnonymousBot", group.id)
        assert tap is not None
        assert tap.from_user.id == ann.id
        member = await stage.bot.get_chat_member(group.id, ann.id)
        assert (member.status, member.to_dict()["is_anonymous"]) == ("creator", True)


async def test_who_speaks_as_their_channel_is_nobody_in_particular() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group, channel = stage.double.group("Four", ann), stage.double.channel("News", ann)
        ann.says("/new", group, channel=channel)
        message = (await stage.bot.get_updates(timeout=0))[-1].message
        assert message is not None
        assert message.from_user is not None
        assert message.sender_chat is not None
        assert (message.from_user.username, message.sender_chat.type) == ("Channel_Bot", "channel")
        assert message.sender_chat.title == "News"


async def test_a_channel_posts_without_a_sender_and_takes_posts_of_administrators_only() -> None:
    async with staged() as stage:
        channel = stage.double.channel("News", stage.double.phone("Ann"))
        with pytest.raises(Forbidden, match="bot is not a member of the channel chat"):
            await stage.bot.send_message(channel.id, "hello")
        channel.adds_bot()
        with pytest.raises(BadRequest, match="Need administrator rights in the channel chat"):
            await stage.bot.send_message(channel.id, "hello")
        channel.promotes_bot()
        sent: Message = await stage.bot.send_message(channel.id, "hello")
        assert (sent.from_user, sent.sender_chat and sent.sender_chat.id) == (None, channel.id)
        channel.posts("/new")
        post = (await stage.bot.get_updates(timeout=0))[-1].channel_post
        assert post is not None
        assert (post.text, post.from_user) == ("/new", None)


async def test_coming_and_going_is_written_in_the_group() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann)
        bob.joins(group)
        bob.leaves(group)
        assert bob.sees(group) == []
        messages = [update.message for update in await stage.bot.get_updates(timeout=0) if update.message]
        assert [one.new_chat_members[0].first_name for one in messages if one.new_chat_members] == ["Buraco", "Bob"]
        assert messages[-1].left_chat_member is not None
        assert messages[-1].left_chat_member.id == bob.id
        assert (await stage.bot.get_chat_member(group.id, bob.id)).status == "left"


async def test_the_bot_is_told_what_becomes_of_it() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        group.promotes_bot()
        group.demotes_bot()
        group.kicks_bot()
        updates = await stage.bot.get_updates(timeout=0)
        changes = [one.my_chat_member for one in updates if one.my_chat_member]
        assert [one.new_chat_member.status for one in changes] == ["member", "administrator", "member", "kicked"]
        assert changes[0].from_user.id == ann.id


async def test_a_chat_and_its_administrators_can_be_looked_up() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann", username="ann_a")
        ann.starts()
        group = stage.double.group("Four", ann, forum=True)
        group.promotes_bot()
        about = await stage.bot.get_chat(group.id)
        assert (about.title, about.type, about.is_forum) == ("Four", "supergroup", True)
        assert (await stage.bot.get_chat(ann.id)).username == "ann_a"
        found = await stage.bot.get_chat_administrators(group.id)
        assert [(one.user.id, one.status) for one in found] == [
            (ann.id, "creator"),
            (stage.bot.id, "administrator"),
        ]


@pytest.mark.parametrize("name", ["<b>&amp;_*[x](y)", "👩‍👩‍👧 Zoë", "אבג دال", "a\u202eb"])
async def test_names_come_as_people_write_them(name: str) -> None:
    async with staged() as stage:
        stage.double.phone(name).starts()
        message = (await stage.bot.get_updates(timeout=0))[-1].message
        assert message is not None
        assert message.from_user is not None
        assert (message.from_user.first_name, message.chat.first_name) == (name, name)
