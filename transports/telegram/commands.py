"""The commands of chats: read out of what people write, and told to Telegram, which offers them."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Final, Protocol

import msgspec

from transports.telegram.troubles import ApiTrouble
from transports.tongue import Tongue

_log = logging.getLogger(__name__)

_COMMAND: Final = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@([A-Za-z0-9_]{1,64}))?(?:\s+|$)(.*)", re.DOTALL)
MOST_REST: Final = 200
"""Characters of what stands after a command."""


class Word(msgspec.Struct, frozen=True):
    """A command and what stands after it."""

    word: str
    """In small letters, without the slash."""
    rest: str = ""


def read(text: str, username: str) -> Word | None:
    """The command that a text is; None for one that is none, or one that is for another bot.

    >>> read("/join@burraco_bot  K7M2QX ", "Burraco_Bot"), read("/new@other_bot", "burraco_bot"), read("a /b", "bot")
    (Word(word='join', rest='K7M2QX'), None, None)
    """
    found = _COMMAND.fullmatch(text.strip())
    if found is None:
        return None
    word, name, rest = found.groups()
    if name is not None and name.lower() != username.lower():
        return None
    return Word(word.lower(), " ".join(rest[:MOST_REST].split()))


def private_commands(tongue: Tongue) -> dict[str, str]:
    """What is offered in a person's own chat with the bot, in this order, each with what it does."""
    return {
        "play": tongue.text("tgcommands-play"),
        "tables": tongue.text("tgcommands-tables"),
        "join": tongue.text("tgcommands-join"),
        "back": tongue.text("tgcommands-back"),
        "leave": tongue.text("tgcommands-leave-private"),
        "rules": tongue.text("tgcommands-rules"),
        "lang": tongue.text("tgcommands-lang"),
        "pictures": tongue.text("tgcommands-pictures"),
        "report": tongue.text("tgcommands-report"),
        "forget": tongue.text("tgcommands-forget"),
        "help": tongue.text("tgcommands-help"),
    }


def group_commands(tongue: Tongue) -> dict[str, str]:
    """What is offered in groups."""
    return {
        "new": tongue.text("tgcommands-new"),
        "bot": tongue.text("tgcommands-bot"),
        "status": tongue.text("tgcommands-status"),
        "back": tongue.text("tgcommands-back"),
        "leave": tongue.text("tgcommands-leave"),
        "kick": tongue.text("tgcommands-kick"),
        "pause": tongue.text("tgcommands-pause"),
        "resume": tongue.text("tgcommands-resume"),
        "cancel": tongue.text("tgcommands-cancel"),
        "rules": tongue.text("tgcommands-rules"),
        "stats": tongue.text("tgcommands-stats"),
        "lang": tongue.text("tgcommands-lang-group"),
        "pictures": tongue.text("tgcommands-pictures"),
        "report": tongue.text("tgcommands-report"),
        "help": tongue.text("tgcommands-help"),
    }


class Registrar(Protocol):
    """Who tells Telegram: the Bot API. Raises ApiTrouble."""

    async def set_commands(self, commands: Mapping[str, str], *, group: bool, language: str | None) -> None: ...


async def register(
    api: Registrar,
    tongues: Sequence[Tongue],
    told: str | None,
    keep: Callable[[str], Awaitable[None]],
) -> None:
    """Let Telegram offer the commands, in each of these languages; the first is also for everybody else's.

    ``told``: what was said of the last time this was done, so that nothing is said twice; ``keep`` keeps it. Where
    Telegram cannot be reached it is left for the next start: commands work without being offered.
    """
    wanted = [
        (group, code, commands(tongue))
        for group, commands in ((False, private_commands), (True, group_commands))
        for tongue, code in _by_code(tongues)
    ]
    mark = blake2b(msgspec.json.encode(wanted), digest_size=12).hexdigest()
    if mark == told:
        return
    try:
        for group, code, commands in wanted:
            await api.set_commands(commands, group=group, language=code)
    except ApiTrouble as error:
        _log.warning("the commands could not be told to Telegram (%s): that is tried at the next start", error.code)
    else:
        await keep(mark)


def _by_code(tongues: Sequence[Tongue]) -> list[tuple[Tongue, str | None]]:
    """Telegram knows languages by two letters: of several that share them the first counts."""
    found: dict[str | None, Tongue] = {None: tongues[0]}
    for tongue in tongues:
        found.setdefault(tongue.code.partition("-")[0], tongue)
    return [(tongue, code) for code, tongue in found.items()]
