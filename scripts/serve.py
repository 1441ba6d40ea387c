"""`buraco serve`: host tables that many programs share, on a server of its own or on one that is there."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

from core.table.ports import TableError
from scripts.aside import tell
from scripts.bus_file import BusFile
from scripts.bus_url import gateway_file, url_file
from scripts.failure import CommandError
from scripts.home import Home, home_of
from scripts.launcher import program_name
from scripts.match import sentence
from scripts.server_log import log_as
from scripts.server_settings import ServerSettings, server_settings
from scripts.serving import reached, serving
from transports.redis.clients import BusTrouble, Clients
from transports.redis.durability import weakness
from transports.redis.server import embedded_server

_log = logging.getLogger(__name__)

_WITH_SERVER: Final = " and its server: the tables go on when it is started again."
_BESIDE_OTHERS: Final = ": another host goes on with the tables, or this one when it is started again."
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, *([] if sys.platform == "win32" else [signal.SIGHUP]))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of ``buraco serve``."""
    parser.add_argument("--config", metavar="FILE", type=Path, help="settings in TOML that differ from the usual ones")


def run(args: argparse.Namespace) -> int:
    """Serve until SIGTERM, Ctrl-C or the end of its terminal; 0 when the tables were handed over."""
    home = home_of(os.environ)
    settings = server_settings(args.config, os.environ)
    home.make()
    open_as_many_as_allowed()
    handler = log_as(settings.log)
    try:
        with asyncio.Runner(loop_factory=loop_of(settings.process.uvloop)) as runner:
            runner.run(_serve(home, settings))
    except TableError as error:
        raise CommandError(error.code, sentence(str(error)), status=1) from None
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    return 0


def open_as_many_as_allowed() -> None:
    """Let this process have as many open files as its hard limit says: every seat is one, and systems begin low."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # a system whose word for the most is not a number it takes
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def loop_of(fast: bool) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's, where it is wanted and installed; None: the usual one."""
    if not fast or sys.platform == "win32":
        return None
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


class Ending:
    """What signals ask: the first one to end in order, the second one to end at once."""

    def __init__(self, *files: BusFile) -> None:
        self._asked = asyncio.Event()
        self._files = files
        self._starting: asyncio.Task[None] | None = asyncio.current_task()
        """While there is nothing to end in order yet."""
        loop = asyncio.get_running_loop()
        for each in SIGNALS:
            if sys.platform != "win32" and each is signal.SIGHUP and signal.getsignal(each) is signal.SIG_IGN:
                continue  # started by nohup, to outlive its terminal
            try:
                loop.add_signal_handler(each, self._ask, each)
            except NotImplementedError:  # on Windows
                signal.signal(each, lambda number, frame: loop.call_soon_threadsafe(self._ask, number) and None)

    @property
    def asked(self) -> bool:
        """Has there been a signal?"""
        return self._asked.is_set()

    def started(self) -> None:
        """From now on a signal ends what runs, in order."""
        self._starting = None

    async def come(self) -> None:
        """Wait for a signal."""
        await self._asked.wait()

    async def wait(self, running: asyncio.Task[None]) -> None:
        """Wait for a signal. Raises CommandError where what runs ends by itself."""
        asked = asyncio.create_task(self._asked.wait())
        await asyncio.wait({asked, running}, return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            asked.cancel()
            _log.error("the host has failed", exc_info=running.exception())
            text = "The host has failed, and its log says where: start it again, nothing of the tables is lost."
            raise CommandError("host_failed", text, status=1)

    def _ask(self, number: int) -> None:
        if self._asked.is_set():
            for file in self._files:
                file.remove()
            os._exit(128 + number)  # our own server's guard sees that we are gone; the tables are in their logs
        self._asked.set()
        if self._starting is not None:
            self._starting.cancel()


async def _serve(home: Home, settings: ServerSettings) -> None:
    file, gateway = BusFile(url_file(home)), BusFile(gateway_file(home))
    ending = Ending(file, gateway)
    try:
        async with bus_of(home, settings) as (clients, where):
            await reached(clients, _say)
            await warn(clients, _say)
            async with serving(clients, settings, _say, gateway.leave, home) as (hall, running):
                file.leave(clients.url)
                _say(f"Hosting tables on {where}.")
                name = program_name()
                _say(f"`{name} create` makes a table, `{name} join CODE` takes a seat, `{name} tables` lists them.")
                own = not settings.redis.url
                _say(f"Ctrl-C ends it{_WITH_SERVER if own else _BESIDE_OTHERS}")
                ending.started()
                await ending.wait(running)
                left = len(hall.tables)
            _say(farewell(left, own))
    except asyncio.CancelledError:
        if not ending.asked:
            raise
    finally:
        gateway.remove()
        file.remove()


async def warn(clients: Clients, say: Callable[[str], None]) -> None:
    """Say it where a crash of the server could take away what was played."""
    with contextlib.suppress(BusTrouble):  # then the hall waits for it, and says so
        weak = await weakness(clients)
        if weak is not None:
            say(f"Warning: {weak}.")


@contextlib.asynccontextmanager
async def bus_of(home: Home, settings: ServerSettings) -> AsyncIterator[tuple[Clients, str]]:
    """Clients of the server that is to be used, and where it is, in words. Starts one where none was named."""
    async with contextlib.AsyncExitStack() as stack:
        url = settings.redis.url
        where = ""
        if not url:
            data = home.bus / "data"
            program = settings.redis.server or None
            url = await stack.enter_async_context(embedded_server(data, program, say=_log.warning))
            where = f"a server of its own, with its data in {data}"
        clients = Clients(url)
        stack.push_async_callback(clients.aclose)
        yield clients, where or clients.shown


def farewell(left: int, own: bool) -> str:
    """``own``: has the server ended as well, so that nobody else can go on with the tables that are ``left``?"""
    if not left:
        return "Ended; no table was being played."
    if own:
        tables = "1 table goes" if left == 1 else f"{left} tables go"
        return f"Ended; {tables} on when {program_name()} serve is started again."
    tables = "1 table is" if left == 1 else f"{left} tables are"
    return f"Ended; {tables} left to the other hosts, or to the next one."


def _say(text: str) -> None:
    tell(text, sys.stdout)  # where nobody reads it any more, the tables are played all the same
