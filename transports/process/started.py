"""A program's process as the operating system has it: its pipes, its keeper, its folder, and how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from transports.process import leavings
from transports.process.confinement import keeper_words
from transports.process.faults import BotFailed
from transports.process.orders import Start
from transports.process.program import Program

UNREAD: Final = 4 << 20
"""Bytes that may wait for a program to read them."""
CLOSED_S: Final = 1.0
"""Whoever has closed its standard output ends within that, or is ended: it can never answer again."""
KEEPER_S: Final = 30.0
"""A keeper that has not ended everything by then is killed; the kernel, or its program itself, does the rest."""

OVER: Final = {
    "memory": (
        "too_much_memory",
        "used more than the {memory_mb} MB of memory it may; make it smaller, or allow it more",
    ),
    "cpu": ("too_much_cpu", "used more than the {cpu_s} s of processor a deal it may; make it think less"),
    "processes": ("too_many_processes", "was more than the {processes} processes it may be; start fewer"),
}
"""By what the keeper says: a failure's code, and what it says after the program's name."""


class Started:
    """One program that runs, or has run; made by `start`."""

    def __init__(
        self, program: Program, process: asyncio.subprocess.Process, control: socket.socket, folder: Path
    ) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.stdin = process.stdin
        self.stdout = process.stdout
        self.stderr = process.stderr
        self.folder = folder
        self.pid: int | None = None
        self.exit_code: int | None = None
        self.left_over: int | None = None
        """Processes that could not be ended; None until the keeper has looked."""
        self.failed: BotFailed | None = None
        """Why it ended; what the keeper knows of it."""
        self.gone = asyncio.Event()
        """Set when nothing is left of it."""
        self._input_ended = False
        self._program = program
        self._process = process
        self._control = control
        self._asked: list[asyncio.Future[dict[str, Any]]] = []
        """Who has asked for its use; the keeper's next word of it answers them all."""
        self._listening = asyncio.create_task(self._listen(), name=f"keeper of {program.name}")

    def write(self, data: bytes) -> None:
        """To its standard input. Raises BotFailed when it has not read for long; when it has gone nothing happens."""
        transport = self.stdin.transport
        if transport.is_closing():
            return
        if transport.get_write_buffer_size() > UNREAD:
            raise BotFailed(
                "not_reading", f"{self._program.name} does not read what it is sent: it must read all of it"
            )
        self.stdin.write(data)

    def order(self, word: str) -> bool:
        """Tell the keeper; harmless when it has gone (False)."""
        try:
            self._control.send(word.encode() + b"\n")
        except BlockingIOError:  # it has not read for long, so it does not watch either
            self._kill_keeper()
            return False
        except OSError:
            return False
        return True

    async def use(self) -> dict[str, Any]:
        """What it uses now: ``use`` (bytes resident), ``cpu`` (seconds), ``processes``. Empty when it has gone."""
        if self.gone.is_set() or not self.order("use"):
            return {}
        asked: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        return await asked

    async def output_closed(self) -> BotFailed | None:
        """Its standard output has ended: None where it ends as well, or has been told to; else why it is ended."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSED_S):
                await self.gone.wait()
        if self.gone.is_set() or self._input_ended:
            return None
        text = "closed its standard output and ran on, where nobody could hear it; keep it open, or end"
        return BotFailed("output_closed", f"{self._program.name} {text}.")

    def end_input(self) -> None:
        """End its standard input: it should end then."""
        self._input_ended = True
        with suppress(OSError, RuntimeError):
            self.stdin.close()

    async def end(self, *, at_once: bool) -> None:
        """Close its input, end it, and wait until nothing is left of it."""
        self.end_input()
        if at_once:
            self.order("kill")
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._program.limits.end_ms / 1000):
                    await self.gone.wait()
            self.order("end")
        try:
            await self.gone_soon()
        finally:
            if not self.gone.is_set():  # we are cancelled: it is left to the keeper, which needs no one
                self.order("kill")
            self._listening.cancel()
            self._answer({})
            self._control.close()
            _drop(self._program, self.folder)

    async def gone_soon(self) -> None:
        """Wait until nothing is left of it, once it has been told to end: KEEPER_S, and then without its keeper."""
        for _ in range(2):
            with suppress(TimeoutError):
                async with asyncio.timeout(KEEPER_S):
                    await self.gone.wait()
                    return
            self._kill_keeper()

    def let_go(self) -> None:
        """Close our ends of its pipes, whoever may still hold the others (asyncio has no public word for that)."""
        transport = getattr(self._process, "_transport", None)
        if transport is None:
            return
        if self.gone.is_set():
            transport.close()
            return
        for fd in (0, 1, 2):  # closing all of it would kill the keeper, which has yet to end what the program started
            pipe = transport.get_pipe_transport(fd)
            if pipe is not None:
                pipe.close()

    def _kill_keeper(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def _listen(self) -> None:
        """What the keeper says, until it has ended."""
        loop = asyncio.get_running_loop()
        rest = b""
        with suppress(OSError):
            while data := await loop.sock_recv(self._control, 65_536):
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    self._hear(json.loads(line))
        await self._process.wait()
        if self.left_over is None:
            # The keeper itself was killed. The program gets SIGKILL then where the system can do that.
            if self.pid is not None:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.pid, signal.SIGKILL)
            self.failed = self.failed or BotFailed("crashed", f"{self._program.name} was ended with its keeper")
        self.gone.set()
        self._answer({})

    def _answer(self, use: dict[str, Any]) -> None:
        """Tell whoever has asked; where nobody waits any more it is forgotten, and nothing of it kept for later."""
        for asked in self._asked:
            if not asked.done():
                asked.set_result(use)
        self._asked.clear()

    def _hear(self, said: dict[str, Any]) -> None:
        name = self._program.name
        if "started" in said:
            self.pid = said["started"]
        elif "use" in said:
            self._answer(said)
        elif "failed" in said:
            self.failed = not_started(self._program, said["failed"])
        elif "over" in said:
            code, text = OVER[said["over"]]
            limits = self._program.limits
            values = {"memory_mb": limits.memory_mb, "cpu_s": limits.cpu_s, "processes": limits.processes}
            self.failed = BotFailed(code, f"{name} {text.format(**values)}.")
        elif "ended" in said:
            self.exit_code = said["ended"]
            if self.failed is None and not said["killed"]:
                self.failed = BotFailed("crashed", f"{name} ended by itself ({_how(self.exit_code)}).")
        elif "gone" in said:
            self.left_over = said["gone"]


def _how(code: int | None) -> str:
    if code is None:
        return "nobody knows how"
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def not_started(program: Program, why: str) -> BotFailed:
    """It cannot be started at all."""
    hint = "check its name and that it may be run"
    if program.confined.kind == "uid" and "ermission" in why:
        hint = "another user starts it, so it must lie where everybody may read it, with all it needs"
    return BotFailed("no_program", f"{program.command[0]} cannot be started ({why}): {hint}.")


async def start(program: Program) -> Started:
    """Start it. That it could not be started is learned from its end. Raises BotFailed."""
    if sys.platform == "win32":
        raise BotFailed(
            "not_here", "Bot programs need Linux or macOS: start buraco there, or play against its own bots."
        )
    limits = program.limits
    try:
        folder = _folder(program)
    except OSError as error:
        why = f"{error.filename}: {error.strerror}"
        raise BotFailed("no_program", f"{program.name} has no folder to work in ({why}); choose another.") from None
    order = Start(
        command=list(program.command),
        path=os.pathsep.join(os.get_exec_path()),
        folder=str(folder),
        temporary=program.folder is None,
        kind=program.confined.kind,
        spaces=program.confined.spaces,
        offline=program.confined.offline,
        hidden=[*program.confined.hidden, str(bots_folder())],
        memory_mb=limits.memory_mb,
        cpu_s=limits.cpu_s,
        processes=limits.processes,
        files=limits.files,
        file_mb=limits.file_mb,
        end_ms=limits.end_ms,
    )
    try:
        ours, theirs = socket.socketpair()
    except OSError as error:
        _drop(program, folder)
        raise not_started(program, error.strerror or "the system says no") from None
    ours.setblocking(False)
    try:
        process = await asyncio.create_subprocess_exec(
            *keeper_words("keeper"),
            str(theirs.fileno()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            pass_fds=(theirs.fileno(),),
            start_new_session=True,
            env={},
            cwd="/",
        )
        await asyncio.get_running_loop().sock_sendall(ours, order.line())
    except BaseException as error:
        ours.close()
        _drop(program, folder)
        if isinstance(error, OSError):
            raise not_started(program, error.strerror or "the system says no") from None
        raise
    finally:
        theirs.close()
    return Started(program, process, ours, folder)


def _drop(program: Program, folder: Path) -> None:
    """A temporary folder goes with its program."""
    if program.folder is None:
        leavings.remove(str(folder))
        with suppress(OSError):
            folder.parent.rmdir()  # the last one


def _folder(program: Program) -> Path:
    """Where it works. Raises OSError."""
    if program.folder is not None:
        program.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Path(os.path.realpath(program.folder))
    beside = bots_folder()
    for _ in range(10):
        with suppress(FileNotFoundError):  # another bot was the last one to leave
            beside.mkdir(mode=0o711, exist_ok=True)
            if beside.lstat().st_uid != os.getuid() or beside.is_symlink():
                break  # somebody else has made it: they shall not choose where ours lie
            return Path(tempfile.mkdtemp(prefix="bot-", dir=beside))
    return Path(os.path.realpath(tempfile.mkdtemp(prefix="buraco-bot-")))


def bots_folder() -> Path:
    """Where this user's bots have their temporary folders: each may see its own, and none of the others'."""
    return Path(os.path.realpath(tempfile.gettempdir()), f"buraco-bots-{os.getuid()}")
