"""What the double tells the bot of what is said in groups."""

from __future__ import annotations

from tests.transports.telegram.double.inline import Offer
from tests.transports.telegram.double.messages import Content
from tests.transports.telegram.double.stage import staged


async def test_in_a_group_the_bot_hears_commands_answers_to_it_and_its_name_and_nothing_else() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann, bob)
        await stage.bot.send_message(group.id, "hello")
        ann.says("good evening", group)
        ann.says("/new", group)
        ann.says("/new@buraco_test_bot 4", group)
        ann.says("/new@other_bot", group)
        ann.says("well, @Buraco_Test_Bot?", group)
        ann.says("and @bob_b?", group)
        ann.says("7h 8h 9h", group, reply_to=ann.newest(group))
        bob.says("what is that?", group, reply_to=ann.sees(group)[-1])
        assert await stage.texts() == ["/new", "/new@buraco_test_bot 4", "well, @Buraco_Test_Bot?", "7h 8h 9h"]


async def test_an_administrator_hears_everything() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        group.promotes_bot()
        ann.says("good evening", group)
        assert await stage.texts() == ["good evening"]


async def test_a_bot_without_privacy_mode_hears_everything_and_says_so() -> None:
    async with staged() as stage:
        assert (await stage.bot.get_me()).can_read_all_group_messages is False
        stage.double.world.reads_everything = True
        ann = stage.double.phone("Ann")
        ann.says("good evening", stage.double.group("Four", ann))
        assert await stage.texts() == ["good evening"]
        assert (await stage.bot.get_me()).can_read_all_group_messages is True


async def test_a_command_is_marked_where_it_stands() -> None:
    async with staged() as stage:
        stage.double.phone("Ann").says("/start 😀 /help now, a/b")
        message = (await stage.bot.get_updates(timeout=0))[-1].message
        assert message is not None
        found = [(one.type, message.parse_entity(one)) for one in message.entities]
        assert found == [("bot_command", "/start"), ("bot_command", "/help")]


async def test_the_bot_hears_what_was_posted_through_it() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        ann.chooses(Offer("1", "Your hand", "", (), Content("Ann looks at her cards")), group)
        assert await stage.texts() == ["Ann looks at her cards"]


async def test_in_a_private_chat_the_bot_hears_all() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        ann.starts()
        ann.says("7h 8h 9h")
        assert await stage.texts() == ["/start", "7h 8h 9h"]


async def test_a_group_that_threw_the_bot_out_is_heard_no_more() -> None:
    async with staged() as stage:
        ann = stage.double.phone("Ann")
        group = stage.double.group("Four", ann)
        group.kicks_bot()
        ann.says("/new", group)
        assert await stage.texts() == []
