"""Real servers for tests: the Valkey of the wheel and Debian's redis-server, each on a private socket of its own.

They keep everything on disk (every write before its answer), and end with the test process however that ends.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from transports.redis.server import DURABLE, GUARD, PRIVATE, wheel_binary

KINDS = ("valkey", pytest.param("redis", marks=pytest.mark.redis_server))
"""Parameters for a test that meets both; the second one's tests are left out where there is no such program."""


def program(kind: str) -> str:
    """The server program of this kind. Fails where there is none: the marker has left out what can be left out."""
    found = wheel_binary() if kind == "valkey" else shutil.which("redis-server")
    assert found is not None, f"there is no {kind} server on this machine"
    return found


class Server:
    """A server with a directory of its own, which outlives it: `start` again finds the data."""

    def __init__(self, kind: str, directory: Path, extra: Sequence[str] = ()) -> None:
        self.kind = kind
        self.directory = directory
        self.data = directory / "data"
        self.socket = directory / "s.sock"
        self.url = f"unix://{self.socket}"
        self.extra = list(extra)
        self.pid = 0
        self._guard: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.data.mkdir(exist_ok=True)
        words = [program(self.kind), *PRIVATE, *DURABLE, "--unixsocket", str(self.socket), "--dir", str(self.data)]
        with (self.directory / "server.log").open("ab") as said:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "guard", *words, *self.extra],
                stdin=subprocess.PIPE,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self.until(self.answers)
        self.pid = int(self.ask("INFO", "server").partition(b"process_id:")[2].split()[0])

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for this, as long as the server runs."""
        deadline = time.monotonic() + PATIENCE_S
        while not condition():
            assert time.monotonic() < deadline, "it does not come to pass"
            assert self._guard is not None
            with suppress(subprocess.TimeoutExpired):
                self._guard.wait(0.005)
                raise AssertionError((self.directory / "server.log").read_text("utf-8", "replace"))

    def answers(self) -> bool:
        """Does it serve (now)?"""
        try:
            return self.ask("PING").startswith(b"+PONG")
        except OSError:
            return False

    def ask(self, *words: str) -> bytes:
        """One command on a connection of its own, as the default user; the raw answer, an error too."""
        return self.ask_as("", *words)

    def ask_as(self, password: str, *words: str) -> bytes:
        """The same with the default user's password."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE_S)
            line.connect(str(self.socket))
            with line.makefile("rb") as answers:
                if password:
                    line.sendall(_command("AUTH", password))
                    assert answers.readline() == b"+OK\r\n"
                line.sendall(_command(*words))
                answer = answers.readline()
                bulk = answer.startswith(b"$") and not answer.startswith(b"$-")
                return answers.read(int(answer[1:])) if bulk else answer

    def stop(self) -> None:
        """End it in order, and wait for its end; harmless when it has ended."""
        if self._guard is not None:
            assert self._guard.stdin is not None
            self._guard.stdin.close()
            self._guard.wait(PATIENCE_S)
            self._guard = None

    def kill(self) -> None:
        """End it as a power cut does, and wait for its end."""
        assert self._guard is not None
        os.kill(self.pid, signal.SIGKILL)
        self._guard.wait(PATIENCE_S)
        self.stop()

    def restart(self) -> None:
        """End it in order and start it again."""
        self.stop()
        self.start()

    def pause(self) -> None:
        """Let it stand still: connections stay open and nothing is answered."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """After `pause`."""
        os.kill(self.pid, signal.SIGCONT)


def _command(*words: str) -> bytes:
    parts = [word.encode() for word in words]
    return b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)


@contextmanager
def running(kind: str, *extra: str) -> Iterator[Server]:
    """A server of its own for the block; it may be killed, restarted and paused in it."""
    with tempfile.TemporaryDirectory(prefix="buraco-") as directory:  # short: a socket's path has 104 bytes at most
        server = Server(kind, Path(directory), extra)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@pytest.fixture(scope="session")
def servers() -> Iterator[Callable[[str], Server]]:
    """Gives one server of a kind, the same for the whole session, without data. Leave it alive and as it is set."""
    with ExitStack() as stack:
        started: dict[str, Server] = {}

        def of(kind: str) -> Server:
            if kind not in started:
                started[kind] = stack.enter_context(running(kind))
            assert started[kind].ask("FLUSHALL").startswith(b"+OK")
            return started[kind]

        yield of


@pytest.fixture(params=KINDS)
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    """A server of each kind without data. Leave it alive and as it is set; `own_server` may be hurt."""
    return servers(request.param)


@pytest.fixture(params=KINDS)
def own_server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that the test may kill, restart, pause and configure."""
    with running(request.param) as server:
        yield server


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> str | None:
    """Take out the tests that need redis-server where there is none, and say so in one line.

    Raises UsageError instead where the environment says that they are required.
    """
    if shutil.which("redis-server") is not None:
        return None
    needing = [item for item in items if item.get_closest_marker("redis_server")]
    if not needing:
        return None
    if os.environ.get("BURACO_REQUIRE_REDIS", "") not in ("", "0"):
        raise pytest.UsageError("BURACO_REQUIRE_REDIS is set and there is no redis-server: apt install redis-server")
    items[:] = [item for item in items if item not in needing]
    config.hook.pytest_deselected(items=needing)
    return f"{len(needing)} tests with redis-server are left out: it is not on this machine (apt install redis-server)"
