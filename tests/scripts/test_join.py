"""People at terminals of their own around one table that a `buraco serve` hosts: they come, vanish and come back."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.scripts.machines import SHORT
from tests.scripts.serves import serving
from tests.scripts.terminal_session import TerminalSession, environment, piped


class Person:
    """Somebody at a terminal."""

    def __init__(self, terminal: TerminalSession) -> None:
        self.terminal = terminal

    async def sees(self, text: str) -> str:
        """Wait until this appears after what was seen last; gives what came before it."""
        return await asyncio.to_thread(self.terminal.expect, text)

    def types(self, line: str) -> None:
        self.terminal.line(line)

    async def ends(self) -> int:
        """Wait until the program has ended; its status."""
        return await asyncio.to_thread(self.terminal.end)


@asynccontextmanager
async def joined(home: Path, *words: str) -> AsyncIterator[Person]:
    """Somebody who joins, in a terminal of their own."""
    with TerminalSession(environment(home), "join", *words, columns=100) as terminal:
        yield Person(terminal)


async def made(home: Path, *words: str) -> str:
    """A new table; its code."""
    ran = await asyncio.to_thread(piped, home, "create", *words)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


async def test_two_people_meet_in_the_lobby_and_play(tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with serving(home):
        code = await made(home, "--rules", "stbl", "--seed", "5", "--seats", "human,human,greedy,greedy")
        async with joined(home, code) as ana:
            await ana.sees("What are you called?")
            ana.types("help")
            await ana.sees("Write what the others shall call you")
            ana.types("Ana")
            await ana.sees(f"You sit at table {code} on seat 0 as Ana.")
            await ana.sees("Seat 2, across from you: Carla (a bot).")
            await ana.sees("> ")
            async with joined(home, code, "--as", "Bruno", "--seat", "1") as bruno:
                await ana.sees("Bruno takes seat 1.")
                await bruno.sees("Seat 0: Ana, not ready yet.")
                bruno.types("say hello")
                await ana.sees("Bruno says: hello.")
                ana.types("ready")
                await bruno.sees("Ana is ready.")
                bruno.types("ready")
                await ana.sees("Deal 1: ")
                await bruno.sees("Deal 1: ")
                bruno.terminal.signal(signal.SIGINT)
                await bruno.sees("Your seat stays yours")
                await bruno.sees(f"join {code} --as Bruno")
                assert await bruno.ends() == 130
            await ana.sees("Bruno is away: when it is their turn, a stand-in plays after a minute.")
            async with joined(home, code, "--as", "Bruno") as bruno:
                await ana.sees("Bruno is here.")
                bruno.types("leave")
                await bruno.sees("Write yes to leave, anything else to stay.")
                bruno.types("yes")
                await bruno.sees("You have left the table for good.")
                assert await bruno.ends() == 0
            await ana.sees("Bruno has left for good: somebody else may take seat 1.")
            async with joined(home, code, "--as", "Elena") as elena:
                await elena.sees(f"You sit at table {code} on seat 1 as Elena.")
                await ana.sees("Elena plays in place of Bruno now.")
                elena.types("quit")
                await elena.ends()
            ana.types("quit")
            assert await ana.ends() == 0
            assert "Traceback" not in ana.terminal.shown


async def test_a_turn_staged_before_kill_9_is_there_after_joining_again(tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with serving(home):
        code = await made(home, "--rules", "burraco", "--seed", "5", "--clock", "none")
        async with joined(home, code, "--as", "Ana", "--plain") as ana:
            await ana.sees("(seats, help)")
            ana.types("fill")
            await ana.sees("Dario (a bot) takes seat 3.")
            ana.types("ready")
            await ana.sees("Your turn: ")
            ana.types("draw")
            await ana.sees("You drew ")
            await ana.sees("discard one card to end your turn")
            ana.types("hint; 0")
            await ana.sees("Enter sends your turn")
            ana.terminal.signal(signal.SIGKILL)
            assert await ana.ends() == -signal.SIGKILL
        async with joined(home, code, "--as", "Ana", "--plain") as ana:
            await ana.sees("What you had staged is back:")
            await ana.sees("Enter sends your turn")
            ana.types("")
            await ana.sees("You ")
            await ana.sees("Your turn: ")
            await asyncio.to_thread(piped, home, "admin", code, "adjourn")
            await ana.sees("The table is adjourned: join it again to go on.")
            await ana.sees("Your seat stays yours (it goes on another day).")
            await ana.sees(f"join {code} --as Ana")
            assert await ana.ends() == 0


async def test_a_host_that_dies_is_missed_in_a_sentence_and_the_next_one_goes_on(tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with serving(home) as first:
        url = (home / "bus" / "url").read_text("utf-8").strip()
        async with serving(tmp_path / "other", url=url) as other:
            other.signal(signal.SIGTERM)
            await other.ends()
        code = await made(home, "--rules", "burraco", "--seed", "5", "--clock", "none")
        async with joined(home, code, "--as", "Ana") as ana:
            await ana.sees("(seats, help)")
            ana.types("fill")
            await ana.sees("Dario (a bot) takes seat 3.")
            ana.types("ready")
            await ana.sees("Your turn: ")
            ana.types("draw")
            await ana.sees("You drew ")
            await ana.sees("discard one card to end your turn")
            ana.types("hint; 0")
            await ana.sees("Enter sends your turn")
            first.signal(signal.SIGKILL)
            await first.ends()
            await ana.sees("The connection to the table is lost; waiting for it…")
            async with serving(home):
                await ana.sees("Connected again.")
                ana.types("")
                await ana.sees("You ")
                await ana.sees("Your turn: ")


async def test_through_a_gateway_with_an_invitation(tmp_path: Path) -> None:
    home = tmp_path / "home"
    settings = tmp_path / "server.toml"
    settings.write_text("[gateway]\nserve = true\nport = 0\n", "utf-8")
    async with serving(home, "--config", str(settings), ready=False) as serve:
        said = await serve.says("Seats may connect at ")
        await serve.says("Hosting tables on")
        address = said.split("Seats may connect at ")[1].split(";")[0]
        code = await made(home, *SHORT, "--seed", "5", "--clock", "none", "--seats", "human,greedy")
        ran = await asyncio.to_thread(piped, home, "seat-token", code, "0", "--gateway", address)
        found = re.search(r"buraco join (\S+)", ran.stdout)
        assert found is not None, ran.stderr
        elsewhere = tmp_path / "elsewhere"
        for lines in ("ready\n", ""):
            words = ("join", found[1], "--as", "Ana")
            played = await asyncio.to_thread(piped, elsewhere, *words, lines=f"{lines}hint; 0\nquit\n")
            assert played.stderr == ""
            assert played.returncode == 0
            assert "Hint: " in played.stdout or "What you had staged is back:" in played.stdout
            assert "Enter sends your turn" in played.stdout
            assert f"You sit at table {code} on seat 0 as Ana." in played.stdout
            assert "and the same invitation." in played.stdout
        refused = await asyncio.to_thread(piped, elsewhere, "join", found[1][:-4] + "AAAA", "--as", "Ana")
        assert (refused.stdout, refused.returncode) == ("", 1)
        assert refused.stderr.startswith("buraco join: ")
        assert refused.stderr.count("\n") == 1
        assert ".." not in refused.stderr
        played = await asyncio.to_thread(piped, elsewhere, "join", found[1], "--bot", "greedy", "--as", "Ana")
        assert played.returncode == 0, played.stderr
        assert played.stdout == ""
        begun, ended = played.stderr.splitlines()
        assert begun == f"greedy plays seat 0 of table {code} as Ana."
        assert ended.startswith(f"Table {code}: The match is over. ")
