"""`buraco telegram`: tables in Telegram chats, with a host in the same process or as an edge of a shared bus."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from core.table.ports import TableError
from scripts.aside import tell
from scripts.bus_file import BusFile, is_held
from scripts.bus_url import gateway_file, left_by_serve, url_file
from scripts.failure import CommandError
from scripts.garbage import looked_for_rarely
from scripts.home import Home, home_of
from scripts.match import sentence
from scripts.serve import Ending, bus_of, loop_of, open_as_many_as_allowed, warn
from scripts.server_log import log_as
from scripts.server_settings import ServerSettings, TelegramPart, server_settings
from scripts.serving import reached, serving
from scripts.telegram.assembled import assembled
from scripts.telegram.reported import told_of
from scripts.telegram.token import FILE_VARIABLE, VARIABLE, api_of, expect_webhook, token_of
from transports.redis.clients import Clients
from transports.telegram.api import BotApi, Myself
from transports.telegram.bindings import DAY_MS, Lasting
from transports.telegram.edge import Edge, Hook, notes
from transports.telegram.ending import Ending as InAll
from transports.telegram.pictures.drawn import Studio
from transports.telegram.troubles import ApiTrouble, BadToken
from transports.telegram.webhook import CannotListen, secret_of

_log = logging.getLogger(__name__)

TRIES: Final = 3
"""How often Telegram is asked at the start, before whoever has started this hears that it cannot be reached."""
AGAIN_S: Final = 2.0
END_S: Final = 4.0
"""How long chats and tables together may take to end."""
LEAST_LEAVE_S: Final = 0.5
"""How long tables have for that at least, however long the chats have taken."""
SWITCH_S: Final = 0.0005
"""So long a thread that draws pictures may keep Python from the chats, who would wait for it at each of many steps."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco telegram``."""
    parser.add_argument("--config", metavar="FILE", type=Path, help="settings in TOML that differ from the usual ones")
    parser.add_argument("--report", metavar="ID", help="say which match was reported under this id, and end")
    parser.epilog = (
        f"The bot's token, from @BotFather, is read from {VARIABLE}, or from the file that {FILE_VARIABLE} names. "
        "docs/telegram.md tells all the rest."
    )


def run(args: argparse.Namespace) -> int:
    """Look after the chats until SIGTERM, Ctrl-C or the end of its terminal; 0 when all ended in order."""
    home = home_of(os.environ)
    settings = server_settings(args.config, os.environ)
    token = token_of(settings.telegram.token_file, os.environ, lambda text: _say(f"Warning: {text}"))
    base = api_of(settings.telegram.api, os.environ)
    if args.report is not None:
        _say(asyncio.run(told_of(args.report, token, bus_named(home, settings))))
        return 0
    if base is None:
        expect_webhook(settings.telegram.webhook)
    home.make()
    open_as_many_as_allowed()
    sys.setswitchinterval(SWITCH_S)
    handler = log_as(settings.log)
    try:
        with asyncio.Runner(loop_factory=loop_of(settings.process.uvloop)) as runner:
            runner.run(_run(home, settings, token, base))
    except (TableError, CannotListen) as error:
        raise CommandError(error.code, sentence(str(error)), status=1) from None
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    return 0


async def _run(home: Home, settings: ServerSettings, token: str, base: str | None) -> None:
    file, gateway = BusFile(url_file(home)), BusFile(gateway_file(home))
    ending, left = Ending(file, gateway), InAll(END_S)
    try:
        async with contextlib.AsyncExitStack() as stack:
            api, me = await stack.enter_async_context(_telegram(token, base))
            _say(f"The bot is @{me.username}.")
            for note in notes(me):
                _say(note)
            url = bus_named(home, settings)
            clients, where = await stack.enter_async_context(_bus(home, settings, url))
            await reached(clients, _say)
            works: list[asyncio.Task[None]] = []
            if hosts_too(settings.telegram, url):
                await warn(clients, _say)
                hosts = serving(
                    clients, settings, _say, gateway.leave, home, lambda: max(LEAST_LEAVE_S, left.left(END_S))
                )
                _, hosting = await stack.enter_async_context(hosts)
                file.leave(clients.url)
                works.append(hosting)
                _say(f"Tables are hosted here, on {where}.")
            else:
                stack.enter_context(looked_for_rarely())  # who hosts does so already
                _say(f"Tables are hosted by others, on {where}.")
            edge = await stack.enter_async_context(_edge(clients, settings.telegram, api, me, token))
            works.append(asyncio.create_task(edge.run(), name="the chats"))
            stack.push_async_callback(_ended, works[-1])
            ending.started()
            await _until(ending, works)
            left.left(END_S)  # from now on
        _say("Ended.")
    except asyncio.CancelledError:
        if not ending.asked:
            raise
    finally:
        gateway.remove()
        file.remove()


# --- Telegram --------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def _telegram(token: str, base: str | None) -> AsyncIterator[tuple[BotApi, Myself]]:
    """The Bot API, and who the bot is. Raises CommandError where the token is none or Telegram cannot be reached."""
    try:
        api = BotApi(token, base)
    except BadToken as error:
        raise CommandError(error.code, sentence(str(error))) from None
    try:
        for left in range(TRIES - 1, -1, -1):
            try:
                me = await api.open()
                break
            except BadToken as error:
                raise CommandError(error.code, unknown_bot(str(error), base)) from None
            except ApiTrouble as error:
                if not left:
                    at = "Telegram" if base is None else f"The Bot API server at {base}"
                    text = f"{at} cannot be reached ({error}): look to the network, then start this again."
                    raise CommandError(error.code, text, status=1) from None
                await asyncio.sleep(AGAIN_S)
        yield api, me
    finally:
        await api.aclose()


def unknown_bot(said: str, base: str | None) -> str:
    """Why the token is no good, in sentences; at an address of one's own that may as well be what is wrong.

    >>> unknown_bot("there is no bot", "http://here/tg")
    "There is no bot. Or http://here/tg is no Bot API server's address: it ends where /bot and the token begin."
    """
    if base is None:
        return sentence(said)
    return f"{sentence(said)} Or {base} is no Bot API server's address: it ends where /bot and the token begin."


# --- the bus ---------------------------------------------------------------------------------------------------------


def bus_named(home: Home, settings: ServerSettings) -> str:
    """The bus that is there already: what the settings name, else that of a `buraco serve` that runs; "" for none."""
    if settings.redis.url:
        return settings.redis.url
    return (left_by_serve(home) or "") if is_held(url_file(home)) else ""


def hosts_too(part: TelegramPart, url: str) -> bool:
    """Does this process host tables itself?"""
    return not url if part.host == "auto" else part.host


@contextlib.asynccontextmanager
async def _bus(home: Home, settings: ServerSettings, url: str) -> AsyncIterator[tuple[Clients, str]]:
    if not url:
        async with bus_of(home, settings) as found:
            yield found
        return
    clients = Clients(url)
    try:
        yield clients, clients.shown
    finally:
        await clients.aclose()


@contextlib.asynccontextmanager
async def _edge(clients: Clients, part: TelegramPart, api: BotApi, me: Myself, token: str) -> AsyncIterator[Edge]:
    """The chats' side of it all."""
    hook = Hook(part.webhook, part.listen, part.port, secret_of(token)) if part.webhook else None
    lasting = Lasting(quiet_ms=part.keep_days * DAY_MS)
    with contextlib.closing(Studio()) if part.pictures else contextlib.nullcontext() as studio:
        if studio is not None:
            studio.prepare()
        async with assembled(clients, api, me, _say, hook=hook, studio=studio, lasting=lasting) as (edge, *_):
            yield edge


# --- its end ---------------------------------------------------------------------------------------------------------


async def _until(ending: Ending, works: list[asyncio.Task[None]]) -> None:
    """Wait for a signal. Raises CommandError where something ends by itself."""
    asked = asyncio.create_task(ending.come())
    try:
        await asyncio.wait({asked, *works}, return_when=asyncio.FIRST_COMPLETED)
        if asked.done():
            return
        for work in works:
            if work.done():
                error = work.exception()
                if isinstance(error, BadToken):
                    raise CommandError(error.code, sentence(str(error)), status=1)
                if isinstance(error, CannotListen | TableError):
                    raise error
                _log.error("%s has failed", work.get_name(), exc_info=error)
        text = "The program has failed, and its log says where: start it again, nothing of the tables is lost."
        raise CommandError("telegram_failed", text, status=1)
    finally:
        asked.cancel()


async def _ended(work: asyncio.Task[None]) -> None:
    work.cancel()
    await asyncio.wait({work})


def _say(text: str) -> None:
    tell(text, sys.stdout)
