"""`--network`: a bot reaches the network when it is asked for, and the line that says what holds says so."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from tests.scripts.terminal_session import ROOT, code_in, piped
from transports.process.confinement import confinement_of

PLAIN = str(ROOT / "bots" / "examples" / "plain.py")
CALLS = """
import runpy, socket, sys
try:
    socket.create_connection(("127.0.0.1", int(sys.argv[1])), 5).close()
except OSError:
    sys.exit("nobody there")
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
STBL = ("--rules", "stbl", "--seed", "7", "--plain")


def test_a_bot_that_calls_a_server_starts_with_it_and_not_without(tmp_path: Path) -> None:
    if not confinement_of(None).offline:
        pytest.skip("this machine has no network name spaces")
    with socket.create_server(("127.0.0.1", 0)) as server:
        calls = ("--", sys.executable, "-c", CALLS, str(server.getsockname()[1]), PLAIN)
        without = piped(tmp_path, "bot", "play", *STBL, *calls)
        assert without.returncode == 1
        assert "stderr: nobody there" in without.stderr
        game = piped(tmp_path, "bot", "play", "--network", *STBL, *calls, lines="quit\n")
    assert game.returncode == 0, game.stderr
    told = " ".join(game.stdout.split())
    assert "it reaches the network, servers on this machine included." in told
    assert f"bot play --network --resume {code_in(game.stdout)} -- " in told
