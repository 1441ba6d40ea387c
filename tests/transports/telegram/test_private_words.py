"""Commands in a chat of one's own: those of groups and those that there are not are answered as what they are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from scripts.locales import LANGUAGES, tongue_of
from tests.core.table.playing import Game
from tests.transports.telegram.group_fakes import FakeHouse, FakePost
from transports.telegram.bindings import Person
from transports.telegram.commands import read
from transports.telegram.happened import Who
from transports.telegram.private_words import LANGUAGE, PrivateWords
from transports.telegram.solo import KEY, Solo

ANN = Person(7, "Ann", reachable=True)


class Chat:
    """Ann's own; what she types for a table is kept."""

    def __init__(self, *, sits: bool = True) -> None:
        self.post = FakePost()
        self.typed: list[str] = []

        async def typed(user: int, line: str) -> bool:
            self.typed += [line] if sits else []
            return sits

        parts = SimpleNamespace(
            post=self.post,
            house=FakeHouse(Game()),
            seats=SimpleNamespace(typed=typed, of=lambda user: ["a seat"] if sits else []),
            reaching=SimpleNamespace(code=lambda tag: tag if tag in FakeHouse.languages else None),
        )
        self._words = PrivateWords(cast(Any, parts), Solo(cast(Any, parts), cast(Any, None)))

    async def says(self, text: str, lang: str = "en") -> str:
        """What is answered in a message of its own; "" for nothing."""
        before, word = len(self.post.said), read(text, "bot")
        assert word is not None
        await self._words.said(Who(7, "Ann"), ANN, word, tongue_of(lang))
        return "\n".join(screen.text for _, screen in self.post.said[before:])


@pytest.mark.parametrize("sits", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_command_of_groups_says_what_it_is_for_and_where(lang: str, sits: bool) -> None:
    chat = Chat(sits=sits)
    for word in ("pause", "resume", "cancel", "stats", "bot"):
        assert await chat.says(f"/{word}", lang) == tongue_of(lang).text(
            "tgfront-of-groups", command=word, what=tongue_of(lang).text(f"tgcommands-{word}")
        )
    assert chat.typed == []


async def test_a_word_of_the_console_is_for_the_table_and_any_other_is_no_command() -> None:
    chat = Chat()
    for line in ("draw", "lay 3S 4S 5S", "kick Bob", "hint", "seats"):
        assert await chat.says(f"/{line}") == ""
    assert chat.typed == ["draw", "lay 3S 4S 5S", "kick Bob", "hint", "seats"]
    assert await chat.says("/foo") == "There is no command /foo. /help tells which there are."
    chat = Chat(sits=False)
    assert (await chat.says("/draw")).startswith("You sit at no table.")
    assert (await chat.says("/kick Bob")).startswith("/kick is for groups: vote for freeing a seat.")


async def test_play_and_a_game_opens_the_page_at_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    chat = Chat()
    for said, shown in (("/play", "burraco"), ("/play Aberto", "aberto"), ("/new stbl", "stbl")):
        await chat.says(said)
        assert chat.post.shown[KEY].text.startswith(f"🃏 {shown}"), chat.post.shown[KEY].text
        marked = [one.text for row in chat.post.shown[KEY].buttons for one in row if one.text.startswith("✓")]
        assert f"✓ {shown}" in marked
    assert (await chat.says("/play poker")).startswith("There are no rules of that name.")


async def test_a_language_that_is_not_spoken_is_answered_with_those_that_are() -> None:
    chat = Chat()
    await chat.says("/lang xx")
    said = chat.post.shown[LANGUAGE]
    assert said.text.startswith("I do not speak that language. There are: English (en), русский (ru)")
    assert len([one for row in said.buttons for one in row]) == 6
    await chat.says("/lang")
    assert chat.post.shown[LANGUAGE].text.startswith("The language is English.")


async def test_what_is_of_a_table_is_said_to_have_none_where_there_is_none() -> None:
    chat = Chat(sits=False)
    for word in ("/back", "/leave", "/rules"):
        assert (await chat.says(word)).startswith("You sit at no table."), word
