"""Commands: read out of what people write, and told to Telegram once in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from scripts.locales import LANGUAGES, tongue_of
from transports.telegram import commands
from transports.telegram.commands import Word, group_commands, private_commands, register
from transports.telegram.troubles import Down


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("/new", Word("new")),
        ("/NEW@Burraco_Bot", Word("new")),
        ("  /kick   Bia  the   second\n", Word("kick", "Bia the second")),
        ("/lang\nit", Word("lang", "it")),
        ("/new@another_bot", None),
        ("new", None),
        ("say /new", None),
        ("/", None),
        ("/é", None),
        ("//new", None),
    ],
)
def test_a_command_is_read_where_it_is_for_this_bot(text: str, word: Word | None) -> None:
    assert commands.read(text, "burraco_bot") == word


def test_a_command_with_a_long_tail_is_cut() -> None:
    word = commands.read("/kick " + "x" * 10_000, "bot")
    assert word is not None
    assert len(word.rest) == commands.MOST_REST


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_offered_is_what_telegram_takes(code: str) -> None:
    for offered in (private_commands(tongue_of(code)), group_commands(tongue_of(code))):
        assert 0 < len(offered) <= 100
        for name, does in offered.items():
            assert re.fullmatch(r"[a-z0-9_]{1,32}", name)
            assert 1 <= len(does) <= 256


class Told:
    """What Telegram was told."""

    def __init__(self, down: bool = False) -> None:
        self.calls: list[tuple[bool, str | None, dict[str, str]]] = []
        self.kept: list[str] = []
        self.down = down

    async def set_commands(self, commands: Mapping[str, str], *, group: bool, language: str | None) -> None:
        if self.down:
            raise Down("it is down")
        self.calls.append((group, language, dict(commands)))

    async def keep(self, mark: str) -> None:
        self.kept.append(mark)


TONGUES = [tongue_of(code) for code in LANGUAGES]


async def test_every_language_is_told_for_private_chats_and_for_groups_and_english_to_all_others() -> None:
    told = Told()
    await register(told, TONGUES, None, told.keep)
    assert {(group, code) for group, code, _ in told.calls} == {
        (group, code) for group in (False, True) for code in (None, "en", "ru", "lv", "it", "pt", "es")
    }
    said = {(group, code): words for group, code, words in told.calls}
    assert said[True, None] == said[True, "en"] == group_commands(tongue_of("en"))
    assert said[False, "pt"] == private_commands(tongue_of("pt-BR"))


async def test_they_are_told_again_only_when_they_have_changed() -> None:
    told = Told()
    await register(told, TONGUES, None, told.keep)
    again = Told()
    await register(again, TONGUES, told.kept[0], again.keep)
    assert (again.calls, again.kept) == ([], [])
    await register(again, TONGUES[:2], told.kept[0], again.keep)
    assert len(again.calls) == 6


async def test_where_telegram_is_down_it_is_tried_at_the_next_start() -> None:
    told = Told(down=True)
    await register(told, TONGUES, None, told.keep)
    assert told.kept == []
