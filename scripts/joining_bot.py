"""A bot at a shared table, from this process: it sits down, plays until the table closes, and says how it went."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Awaitable, Callable

import msgspec

from core.table.messages import End
from scripts.aside import tell
from scripts.failure import CommandError
from scripts.home import Home, log_to_file
from scripts.joining import Guest, at_a_gateway, at_the_bus, bad_address, is_elsewhere
from scripts.language import say
from scripts.launcher import program_name
from scripts.locales import spoken
from scripts.match import told
from scripts.shared import shared
from scripts.sitting import Leaving, until_left
from transports.console.desk import names_of
from transports.console.scores import result_line
from transports.console.session import Outcome
from transports.text import Words


class Where(msgspec.Struct, frozen=True):
    """The table to join: by its code at the bus, or by a gateway's address and a token."""

    code: str | None = None
    url: str = ""
    token: str = ""


class Brings(msgspec.Struct, frozen=True):
    """A bot that is brought to a table."""

    program: str
    """What it is called by whoever brings it."""
    name: str
    """What it is called at the table."""
    play: Callable[[Guest], Awaitable[End | None]]
    """Plays until the carrier ends; gives the end of the match, None where it did not come to that."""
    worlds: int | None = None
    """The budget that the table's record names."""
    come_back: tuple[str, ...] = ()
    """The words of `buraco` that bring it back, with ``{table}`` in the place of the table."""


def run_bot(home: Home, where: Where, seat: int | None, bot: Brings, *, take_over: bool) -> int:
    """Let it play the seat until the table closes; says which seat it has, and how the match ended.

    Raises CommandError where it gets no seat, or the table closed it before the match was over.
    """
    home.make()
    log_to_file(home)
    if not take_over and where.code is not None and asyncio.run(_is_elsewhere(home, where.code, bot.name, seat)):
        text = say("join-elsewhere", name=bot.name, table=where.code)
        raise CommandError("connected_elsewhere", text, status=1)
    try:
        reason = asyncio.run(_played(home, where, seat, bot))
    except Leaving as leaving:
        _say_left(where, bot)
        return leaving.status
    except ValueError as error:
        raise bad_address(error) from None
    if reason is not None:
        text = say("joiningbot-closed", reason=told(reason))
        raise CommandError("closed", text, status=1)
    return 0


def _say_left(where: Where, bot: Brings) -> None:
    if not bot.come_back:
        return
    tell(say("joiningbot-left", name=bot.name))
    table = "INVITATION" if where.code is None else where.code
    words = [table if word == "{table}" else shlex.quote(word) for word in bot.come_back]
    tell(f"  {program_name()} {' '.join(words)}")


async def _is_elsewhere(home: Home, code: str, name: str, seat: int | None) -> bool:
    async with shared(home) as bus:
        return await is_elsewhere(bus, code, name, seat, bot=True)


async def _played(home: Home, where: Where, seat: int | None, bot: Brings) -> str | None:
    """Play; gives the reason where the seat was closed before a match was over."""

    async def play(guest: Guest) -> Outcome:
        tell(_playing(bot, guest))
        end = await bot.play(guest)
        if end is None:
            return "closed"
        hello = guest.client.hello
        if hello is not None and end.result is not None:
            tongue = spoken()
            words = Words(names_of(hello, tongue), None, guest.client.rules, tongue)
            tell(say("joiningbot-result", table=hello.table, result=result_line(end.result, words)))
        return "finished"

    if where.code is None:
        async with at_a_gateway(home, where.url, where.token, bot.name, say=tell, bot=True) as guest:
            outcome = await until_left(play(guest))
            return _why(guest) if outcome == "closed" else None
    async with (
        shared(home) as bus,
        at_the_bus(bus, where.code, bot.name, seat, bot=True, say=tell, worlds=bot.worlds) as guest,
    ):
        outcome = await until_left(play(guest))
        return _why(guest) if outcome == "closed" else None


def _playing(bot: Brings, guest: Guest) -> str:
    seat = str(guest.seat)
    return say("joiningbot-plays", bot=bot.program, seat=seat, table=guest.table, name=bot.name)


def _why(guest: Guest) -> str:
    return guest.port.ended or say("joiningbot-table-closed")
