"""What the double's bot says of itself: commands and descriptions."""

from __future__ import annotations

import pytest
from telegram import (
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeChat,
)
from telegram.error import BadRequest

from tests.transports.telegram.double.stage import staged


async def test_people_find_the_commands_of_their_kind_of_chat_in_their_language() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann", lang="pt-br"), stage.double.phone("Bob", lang="de")
        group = stage.double.group("Four", ann, bob)
        private, groups = BotCommandScopeAllPrivateChats(), BotCommandScopeAllGroupChats()
        await stage.bot.set_my_commands([("play", "Play alone")], private)
        await stage.bot.set_my_commands([("play", "Jogar sozinho")], private, "pt")
        await stage.bot.set_my_commands([("new", "A new table")], groups)
        await stage.bot.set_my_commands([("help", "Help")])
        assert [one["description"] for phone in (ann, bob) for one in phone.menu()] == ["Jogar sozinho", "Play alone"]
        assert [one["command"] for one in ann.menu(group)] == ["new"]
        await stage.bot.set_my_commands([("status", "Status")], BotCommandScopeChat(group.id))
        assert [one["command"] for one in bob.menu(group)] == ["status"]
        await stage.bot.delete_my_commands(BotCommandScopeChat(group.id))
        await stage.bot.delete_my_commands(groups)
        assert [one["command"] for one in bob.menu(group)] == ["help"]
        assert [one.command for one in await stage.bot.get_my_commands(private, "pt")] == ["play"]
        assert await stage.bot.get_my_commands(groups) == ()


async def test_administrators_find_commands_of_their_own() -> None:
    async with staged() as stage:
        ann, bob = stage.double.phone("Ann"), stage.double.phone("Bob")
        group = stage.double.group("Four", ann, bob)
        await stage.bot.set_my_commands([("kick", "Kick somebody")], BotCommandScopeAllChatAdministrators())
        await stage.bot.set_my_commands([("new", "A new table")], BotCommandScopeAllGroupChats())
        assert [one["command"] for phone in (ann, bob) for one in phone.menu(group)] == ["kick", "new"]


@pytest.mark.parametrize(
    ("command", "code", "sentence"),
    [
        (("Play", "x"), "", "bot_command_invalid"),
        (("play-now", "x"), "", "bot_command_invalid"),
        (("play", " "), "", "bot_command_description_invalid"),
        (("play", "x"), "pt-BR", "invalid language code"),
    ],
)
async def test_commands_that_telegram_would_not_take_are_refused(
    command: tuple[str, str], code: str, sentence: str
) -> None:
    async with staged() as stage:
        with pytest.raises(BadRequest, match=f"(?i){sentence}"):
            await stage.bot.set_my_commands([command], language_code=code)


async def test_the_descriptions_have_languages_and_longest_lengths() -> None:
    async with staged() as stage:
        await stage.bot.set_my_description("A table", "en")
        await stage.bot.set_my_short_description("Table")
        assert (await stage.bot.get_my_description("en")).description == "A table"
        assert (await stage.bot.get_my_short_description()).short_description == "Table"
        with pytest.raises(BadRequest, match=r"(?i)too_long"):
            await stage.bot.set_my_short_description("x" * 121)
        with pytest.raises(BadRequest, match=r"(?i)too_long"):
            await stage.bot.set_my_description("x" * 513)
