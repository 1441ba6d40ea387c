"""A game that cannot be saved any more: whoever watches is told at once, and told what to do."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from threading import Timer

from tests.patience import PATIENCE_S
from tests.scripts.terminal_session import ROOT, code_in, command, environment, piped
from tests.transports.english import ENGLISH

SMALL = 'ulimit -f 24; exec "$@"'
"""A shell's words: no file of it grows beyond so many blocks, which is what a full disk is to a game."""
GAME = ("play", "--rules", "burraco", "--target", "2005", "--seed", "3", "--seats", "greedy,greedy,greedy,greedy")


def test_who_watches_bots_hears_at_once_that_nothing_can_be_saved_and_the_rest_is_kept(tmp_path: Path) -> None:
    with subprocess.Popen(
        ["sh", "-c", SMALL, "sh", *command(*GAME)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
        cwd=ROOT,
    ) as game:
        assert game.stdout is not None
        patience = Timer(PATIENCE_S, game.kill)
        patience.start()
        said = ""
        while "by itself" not in said and (line := game.stdout.readline()):
            said += line
        game.send_signal(signal.SIGINT)
        rest = game.stdout.read()
        patience.cancel()
    rest = " ".join(rest.split())
    assert ENGLISH.text("saving-fails") in " ".join(said.split())
    assert "The newest step could not be saved (not_saved: file too large); all before it is." in rest
    assert f"Make room on the disk of {tmp_path}" in rest
    again = piped(tmp_path, "play", "--resume", code_in(rest))
    assert again.returncode == 0, again.stdout
    assert "not_saved" not in again.stdout
